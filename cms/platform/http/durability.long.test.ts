import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerProcess } from '@framewell/server-kit/testing/serverProcess'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demoSignIns } from '../../accounts/demoAccounts'
import { freePort } from '../../testing/freePort'
import { keepWriting, type Writing } from '../../testing/keepWriting'
import { bundleServer, startServer } from '../../testing/serverProcess'
import { startEmbedded, stopEmbedded } from '../database/embeddedPostgres'
import { listen } from '../database/listen'

// The shared test server is elsewhere: this one is killed.
const dataDir = mkdtempSync(join(tmpdir(), 'framewell-durability-'))
// When root runs this, PostgreSQL runs as another user and needs access.
chmodSync(dataDir, 0o755)
let port: number
let server: ServerProcess
beforeAll(async () => {
  await bundleServer()
  port = await freePort()
  server = await startServer(dataDir, port)
}, 600_000)
afterAll(async () => {
  await server?.stop('SIGTERM')
  await stopEmbedded(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}, 600_000)

async function editorCookie(): Promise<string> {
  const editor = demoSignIns.find(({ role }) => role === 'editor')
  const answer = await fetch(`${server.origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ username: editor?.email, password: editor?.password }),
  })
  expect(answer.status).toBe(200)
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function administer<T extends pg.QueryResultRow>(statement: string): Promise<readonly T[]> {
  const client = new pg.Client({ ...(await startEmbedded(dataDir)) })
  await client.connect()
  try {
    return (await client.query<T>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Markers of all writes the database has. */
const kept = async () =>
  new Set(
    (
      await administer<{ marker: string }>(
        'select data->>\'planId\' as marker from product_events union all select substr("from", 2) from redirects',
      )
    ).map(({ marker }) => marker),
  )

const isStandby = () =>
  administer<{ standby: boolean }>('select pg_is_in_recovery() as standby').then(
    ([row]) => row?.standby === true,
    () => false,
  )

const wrote = (writing: Writing, more: number) => {
  const before = writing.acknowledged.length
  return vi.waitUntil(() => writing.acknowledged.length >= before + more, { timeout: 300_000, interval: 10 })
}

it('loses nothing it acknowledged when the process is killed during writes', async () => {
  const writing = keepWriting(server.origin, await editorCookie())
  await wrote(writing, 40)
  await server.stop('SIGKILL')
  server = await startServer(dataDir, port)
  await wrote(writing, 20)
  await writing.stop()
  const found = await kept()
  expect(writing.acknowledged.filter((marker) => !found.has(marker))).toEqual([])
}, 600_000)

it.each(['SIGINT', 'SIGQUIT'] as const)(
  'stays up and loses nothing when the database is restarted during writes (%s)',
  async (signal) => {
    const writing = keepWriting(server.origin, await editorCookie())
    await wrote(writing, 40)
    await stopEmbedded(dataDir, signal)
    await wrote(writing, 20)
    await writing.stop()
    expect(server.exitCode).toBeNull()
    const found = await kept()
    expect(writing.acknowledged.filter((marker) => !found.has(marker))).toEqual([])
    // While the database was away, writes were refused as unavailable, not as errors.
    expect([...writing.refused].filter((status) => status !== 503)).toEqual([])
  },
  600_000,
)

it('refuses writes as unavailable while its database is a standby, and continues when that becomes the primary', async () => {
  const writing = keepWriting(server.origin, await editorCookie())
  await wrote(writing, 20)
  // As after a failover that the database's name has not followed yet: the server comes back read-only.
  await writeFile(join(dataDir, 'postgres', 'standby.signal'), '')
  await stopEmbedded(dataDir)
  await vi.waitUntil(isStandby, { timeout: 300_000, interval: 50 })
  const heard: string[] = []
  const pool = new pg.Pool({ ...(await startEmbedded(dataDir)) })
  const stopListening = listen(pool, 'durability', { hear: (message) => heard.push(message), opened: () => heard.push('opened') })
  await vi.waitUntil(() => writing.refused.has(503), { timeout: 300_000, interval: 10 })
  expect((await fetch(`${server.origin}/api/qualification/tiers`)).status).toBe(200)
  await administer('select pg_promote()')
  await wrote(writing, 20)
  // Listeners of the standby hear the primary, and the queue works.
  await vi.waitUntil(() => heard.includes('opened'), { timeout: 300_000, interval: 10 })
  await administer("select pg_notify('durability', 'news')")
  await vi.waitUntil(() => heard.includes('news'), { timeout: 300_000, interval: 10 })
  stopListening()
  await pool.end()
  const [job] = await administer<{ id: string }>(
    "insert into background_jobs (name, status, attempts) values ('expire-orders', 'queued', 0) returning id",
  )
  const isDone = async () => (await administer(`select from background_jobs where id = '${job?.id}' and status = 'done'`)).length === 1
  await vi.waitUntil(isDone, { timeout: 300_000, interval: 100 })
  await writing.stop()
  expect(server.exitCode).toBeNull()
  const found = await kept()
  expect(writing.acknowledged.filter((marker) => !found.has(marker))).toEqual([])
  expect([...writing.refused].filter((status) => status !== 503)).toEqual([])
}, 600_000)

it('reports that it is stopping and keeps answering, until it is asked again', async () => {
  await server.stop('SIGTERM')
  server = await startServer(dataDir, port, { DRAIN_SECONDS: '3600' })
  server.signal('SIGTERM')
  const ready = () => fetch(`${server.origin}/readyz`)
  await vi.waitUntil(async () => (await ready()).status === 503, { timeout: 60_000, interval: 10 })
  expect(await (await ready()).json()).toEqual({ status: 'stopping' })
  const answer = await fetch(`${server.origin}/api/qualification/tiers`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  await server.stop('SIGTERM')
  expect(server.exitCode).toBe(0)
  server = await startServer(dataDir, port)
}, 600_000)

it('stops on SIGTERM, and its database with it', async () => {
  await server.stop('SIGTERM')
  expect(server.exitCode).toBe(0)
  expect(await stopEmbedded(dataDir)).toBe(false)
}, 600_000)
