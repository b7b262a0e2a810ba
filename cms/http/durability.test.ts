import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startEmbedded, stopEmbedded } from '../database/embeddedPostgres'
import { demoSignIns } from '../seed/demoAccounts'
import { freePort } from '../testing/freePort'
import { keepWriting, type Writing } from '../testing/keepWriting'
import { bundleServer, type ServerProcess, startServer } from '../testing/serverProcess'

// The tests' own server lives elsewhere: this one is killed.
const dataDir = mkdtempSync(join(tmpdir(), 'framewell-durability-'))
// As root, PostgreSQL runs as another user and has to get in.
chmodSync(dataDir, 0o755)
let port: number
let server: ServerProcess
beforeAll(async () => {
  await bundleServer()
  port = await freePort()
  server = await startServer(dataDir, port)
}, 600_000)
afterAll(async () => {
  await server?.kill('SIGTERM')
  await stopEmbedded(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}, 600_000)

async function editorCookie(): Promise<string> {
  const editor = demoSignIns.find(({ role }) => role === 'editor')
  const answer = await fetch(`${server.origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: editor?.email, password: editor?.password }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Markers of all writes that the database holds. */
async function kept(): Promise<Set<string>> {
  const client = new pg.Client({ ...(await startEmbedded(dataDir)) })
  await client.connect()
  const { rows } = await client.query<{ marker: string }>(
    'select data->>\'planId\' as marker from product_events union all select substr("from", 2) from redirects',
  )
  await client.end()
  return new Set(rows.map(({ marker }) => marker))
}

const wrote = (writing: Writing, more: number) => {
  const before = writing.acknowledged.length
  return vi.waitUntil(() => writing.acknowledged.length >= before + more, { timeout: 300_000, interval: 10 })
}

it('loses nothing it acknowledged when the process is killed under writes', async () => {
  const writing = keepWriting(server.origin, await editorCookie())
  await wrote(writing, 40)
  await server.kill('SIGKILL')
  server = await startServer(dataDir, port)
  await wrote(writing, 20)
  await writing.stop()
  const found = await kept()
  expect(writing.acknowledged.filter((marker) => !found.has(marker))).toEqual([])
}, 600_000)

it.each(['SIGINT', 'SIGQUIT'] as const)(
  'stays up and loses nothing when the database is restarted under writes (%s)',
  async (signal) => {
    const writing = keepWriting(server.origin, await editorCookie())
    await wrote(writing, 40)
    await stopEmbedded(dataDir, signal)
    await wrote(writing, 20)
    await writing.stop()
    expect(server.child.exitCode).toBeNull()
    const found = await kept()
    expect(writing.acknowledged.filter((marker) => !found.has(marker))).toEqual([])
    // While the database was away, writes were refused as unavailable, not as faults.
    expect([...writing.refused].filter((status) => status !== 503)).toEqual([])
  },
  600_000,
)

it('stops on SIGTERM, and its database with it', async () => {
  await server.kill('SIGTERM')
  expect(server.child.exitCode).toBe(0)
  expect(await stopEmbedded(dataDir)).toBe(false)
}, 600_000)
