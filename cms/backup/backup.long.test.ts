import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { uploadPlanFile } from '@framewell/domain/quotes/planFileCalls'
import { features } from '@payload-config'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env, ROOT } from '../env'
import { fileStore } from '../platform/storage/fileStores'
import { S3Store } from '../platform/storage/S3Store'
import { runSeeds } from '../seed/runSeeds'
import { bootCms, type TestCms } from '../testing/bootCms'
import { freePort } from '../testing/freePort'
import { bundledScript, bundleServer, startServer } from '../testing/serverProcess'
import { testBucket } from '../testing/testBucket'
import { lastBackupAt } from './lastBackup'

const run = promisify(execFile)
let cms: TestCms
let folder: string
let archive: string
const fresh = `test_restored_${randomUUID().slice(0, 8)}`
const at = (database: string, given = env.DATABASE_OWNER_URL) => {
  const url = new URL(given ?? '')
  url.pathname = `/${database}`
  return url.href
}
const source = () => new URL(env.DATABASE_URL ?? '').pathname.slice(1)
const admin = async (statement: string) => {
  const client = new pg.Client({ connectionString: at('postgres') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
/** Runs `npm run backup` or `npm run restore` as an operator does. */
const script = (name: 'backup' | 'restore', file: string, settings: Record<string, string> = {}) =>
  run(join(ROOT, 'node_modules', '.bin', 'tsx'), ['--conditions=production', `backup/${name}.ts`, file], {
    cwd: join(ROOT, 'cms'),
    env: { ...process.env, ...settings },
  })
/** The same from the bundle: for what the scripts refuse, and for buckets. */
const quickly = (name: 'backup' | 'restore', file: string, settings: Record<string, string> = {}) =>
  run(process.execPath, ['--conditions=production', bundledScript(name), file], {
    cwd: join(ROOT, 'cms'),
    env: { ...process.env, ...settings },
  })
const settingsOf = (database: string) => ({ DATABASE_URL: at(database, env.DATABASE_URL), DATABASE_OWNER_URL: at(database) })
const restored = () => ({ ...settingsOf(fresh), DATA_DIR: join(folder, 'data') })
const messageOf = async (failing: Promise<unknown>) => failing.then(String, (error) => String(error.stderr))

const pdf = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'
let fileId: string
beforeAll(async () => {
  cms = await bootCms()
  await bundleServer()
  await runSeeds(cms.payload, features)
  folder = await mkdtemp(join(tmpdir(), 'framewell-backup-'))
  archive = join(folder, 'a.tar')
  const headers = { 'content-type': 'application/octet-stream' }
  const body = new Uint8Array(Buffer.from(pdf))
  const answer = await cms.request('/api/plan-uploads?name=plan.pdf', { method: 'POST', headers, body })
  fileId = uploadPlanFile.output.parse(await answer.json()).file.id
  await mkdir(join(env.DATA_DIR, 'cards'), { recursive: true })
  await writeFile(join(env.DATA_DIR, 'cards', 'a.png'), 'picture')
  await writeFile(join(env.DATA_DIR, 'plan-files', `${randomUUID()}.arriving`), 'half')
}, 300_000)
afterAll(async () => {
  await cms.stop()
  await admin(`drop database if exists ${fresh} with (force)`)
  await rm(folder, { recursive: true, force: true })
})

/** Every row of every table, as text. */
async function contents(database: string): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: at(database) })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const all: Record<string, string[]> = {}
  for (const { name } of tables.filter((table) => table.name !== 'rate_limits'))
    all[name] = (await client.query<{ row: string }>(`select t::text as row from ${client.escapeIdentifier(name)} t order by 1`)).rows.map(
      ({ row }) => row,
    )
  await client.end()
  return all
}

it('a backup restores into a new product: every row, every file, and it runs', async () => {
  const before = await contents(source())
  const stop = new AbortController()
  // The product keeps writing meanwhile: the archive shows one moment.
  const writing = (async () => {
    while (!stop.signal.aborted) {
      await cms.request('/api/track', { json: { event: 'plan_compared', data: { m: randomUUID() } } })
      // Often, but without taking a core from the backup.
      await pause(20)
    }
  })()
  await script('backup', archive)
  stop.abort()
  await writing
  expect(await lastBackupAt(cms.payload.db.pool)).toBeInstanceOf(Date)

  await admin(`create database ${fresh}`)
  // Something in the way of its files: none is kept, no table is filled, and the same archive can be restored once it is gone.
  const { DATA_DIR } = restored()
  await mkdir(DATA_DIR)
  await writeFile(join(DATA_DIR, 'plan-files'), 'In the way')
  expect(await messageOf(quickly('restore', archive, restored()))).toMatch(
    /plan-files\/\S+ could not be stored: .+ No file was kept.+ The database has tables now/,
  )
  expect((await contents(fresh)).home_plans).toEqual([])
  await admin(`drop database ${fresh} with (force)`)
  await admin(`create database ${fresh}`)
  await rm(join(DATA_DIR, 'plan-files'))
  await script('restore', archive, restored())
  const after = await contents(fresh)
  expect(Object.keys(after)).toEqual(Object.keys(before))
  const { product_events: eventsBefore, ...restBefore } = before
  const { product_events: eventsAfter, ...restAfter } = after
  expect(restAfter).toEqual(restBefore)
  expect(eventsAfter?.length).toBeGreaterThanOrEqual(eventsBefore?.length ?? 0)
  expect(await readFile(join(DATA_DIR, 'plan-files', fileId), 'utf8')).toBe(pdf)
  // Includes the demo applications' files; a file that was still arriving does not count yet.
  const whole = (await readdir(join(env.DATA_DIR, 'plan-files'))).filter((name) => !name.endsWith('.arriving'))
  expect((await readdir(join(DATA_DIR, 'plan-files'))).sort()).toEqual(whole.sort())
  expect(await readFile(join(DATA_DIR, 'cards', 'a.png'), 'utf8')).toBe('picture')
  // The guards are in force again.
  await expect(
    (async () => {
      const client = new pg.Client({ connectionString: at(fresh) })
      await client.connect()
      await client.query('delete from audit_records').finally(() => client.end())
    })(),
  ).rejects.toThrow(/append/i)

  const server = await startServer(DATA_DIR, await freePort(), restored())
  expect((await fetch(`${server.origin}/api/catalog/plans`)).status).toBe(200)
  await server.stop('SIGTERM')
}, 600_000)

it('nothing is restored over a product with data', async () => {
  expect(await messageOf(quickly('restore', archive, { ...restored(), ...settingsOf(source()) }))).toMatch(/database is not empty/)
})

it('a damaged archive is refused before anything is changed', async () => {
  const whole = await readFile(archive)
  const damaged = Buffer.from(whole)
  const place = damaged.indexOf(pdf)
  damaged[place + 3] = 0
  const empty = `${fresh}_empty`
  await admin(`create database ${empty}`)
  try {
    for (const [bytes, words] of [
      [damaged, /missing or damaged/],
      [whole.subarray(0, whole.length / 2), /not whole|damaged|end of data|Unexpected end/],
    ] as const) {
      const file = join(folder, 'damaged.tar')
      await writeFile(file, bytes)
      expect(await messageOf(quickly('restore', file, { ...settingsOf(empty), DATA_DIR: join(folder, 'other') }))).toMatch(words)
      expect(await contents(empty)).toEqual({})
    }
  } finally {
    await admin(`drop database if exists ${empty} with (force)`)
  }
}, 300_000)

it("files of a bucket are in the archive, and a restore puts them into the new product's bucket", async () => {
  const bucket = await testBucket()
  const elsewhere = { ...bucket.settings, S3_PREFIX: 'fresh/' }
  const another = `${fresh}_bucket`
  await admin(`create database ${another}`)
  try {
    const headers = { 'content-type': 'application/octet-stream' }
    const body = new Uint8Array(Buffer.from(pdf))
    const { file } = uploadPlanFile.output.parse(
      await (await cms.request('/api/plan-uploads?name=plan.pdf', { method: 'POST', headers, body })).json(),
    )
    await fileStore('media').put('a.png', Buffer.from('picture'))
    await fileStore('releases').put('.waiting/mfe-portal/hash', Buffer.from('waits for its release'))
    const kept = join(folder, 'bucket.tar')
    await quickly('backup', kept, bucket.settings)
    const settings = { ...settingsOf(another), DATA_DIR: join(folder, 'of-bucket'), ...elsewhere }
    await quickly('restore', kept, settings)
    const restoredIn = async (room: string) => {
      const keys: string[] = []
      for await (const { key } of new S3Store(`fresh/${room}/`).list()) keys.push(key)
      return keys
    }
    expect(await restoredIn('plan-files')).toEqual([file.id])
    expect(await restoredIn('media')).toEqual(['a.png'])
    expect(await restoredIn('releases')).toEqual([])
    const found = await new S3Store('fresh/plan-files/').read(file.id)
    expect(found && (await text(found.stream))).toBe(pdf)
    // Never over existing files, and never while the store is away.
    await admin(`drop database ${another} with (force)`)
    await admin(`create database ${another}`)
    expect(await messageOf(quickly('restore', kept, settings))).toMatch(/media\/ in the bucket framewell is not empty/)
    await bucket.goAway()
    expect(await messageOf(quickly('restore', kept, settings))).toMatch(/does not answer for the bucket framewell/)
    expect(await messageOf(quickly('backup', join(folder, 'none.tar'), bucket.settings))).toMatch(/ECONNREFUSED/)
    expect(await readdir(folder)).not.toContain('none.tar')
  } finally {
    await bucket.stop()
    await admin(`drop database if exists ${another} with (force)`)
  }
}, 600_000)
