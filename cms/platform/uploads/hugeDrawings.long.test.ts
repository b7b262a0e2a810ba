import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { MAX_PLAN_FILE_BYTES } from '@framewell/domain/quotes/planFileCalls'
import type { ServerProcess } from '@framewell/server-kit/testing/serverProcess'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../testing/freePort'
import { bundleServer, startServer } from '../../testing/serverProcess'
import { stopEmbedded } from '../database/embeddedPostgres'
import { vouchedHeaders } from '../http/gate/clientOf'

const dataDir = mkdtempSync(join(tmpdir(), 'framewell-drawings-'))
// When root runs this, PostgreSQL runs as another user and needs access.
chmodSync(dataDir, 0o755)
let server: ServerProcess
beforeAll(async () => {
  await bundleServer()
  // A quarter of Node's default: shows the same defect with an eighth of the files.
  server = await startServer(dataDir, await freePort(), { NODE_OPTIONS: '--max-old-space-size=400' })
}, 600_000)
afterAll(async () => {
  await server?.stop('SIGTERM')
  await stopEmbedded(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}, 600_000)

/** @param address of the visitor: uploads are limited per address and hour. @param length of a stream, in bytes */
const upload = (body: Uint8Array<ArrayBuffer> | ReadableStream, address: string, length?: number) =>
  fetch(`${server.origin}/api/plan-uploads?name=drawing.svg`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      origin: 'http://localhost:3000',
      ...vouchedHeaders(address),
      ...(length === undefined ? {} : { 'content-length': String(length) }),
    },
    body,
    duplex: 'half',
  } as RequestInit)
const stored = () => readdirSync(join(dataDir, 'plan-files'))
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))

it('stays up under drawings that are made to exhaust its memory', async () => {
  // Files from the demo data.
  const before = stored().length
  const open = '<svg>'.repeat(MAX_PLAN_FILE_BYTES / 5)
  const attributes = `<svg ${Array.from({ length: 700_000 }, (_, at) => `a${at}=""`).join(' ')}>`
  const files = [open, open, open, open, attributes, attributes].map(bytesOf)
  const answers = await Promise.all(files.map((file) => upload(file, '198.51.100.1')))
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 415))
  expect(server.exitCode).toBeNull()
  // A normal drawing is still accepted.
  expect((await upload(bytesOf(drawing), '198.51.100.2')).status).toBe(200)
  expect(stored()).toHaveLength(before + 1)
})

it('handles only so many files of one address at once', async () => {
  const before = stored().length
  let send: (rest: string) => void = () => undefined
  const rest = new Promise<string>((resolve) => {
    send = resolve
  })
  async function* parts() {
    yield Buffer.from(drawing.slice(0, 20))
    yield Buffer.from(await rest)
  }
  const slow = Array.from({ length: 6 }, () =>
    upload(Readable.toWeb(Readable.from(parts())) as ReadableStream, '198.51.100.3', drawing.length),
  )
  await vi.waitUntil(() => stored().length === before + 6, { timeout: 60_000, interval: 20 })
  const seventh = await upload(bytesOf(drawing), '198.51.100.3')
  expect(seventh.status).toBe(429)
  expect(seventh.headers.get('retry-after')).toBe('2')
  send(drawing.slice(20))
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 200))
  expect((await upload(bytesOf(drawing), '198.51.100.3')).status).toBe(200)
})
