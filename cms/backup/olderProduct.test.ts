import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { CALLS } from '@framewell/domain/calls'
import { listOrderMessages } from '@framewell/domain/orders/messageCalls'
import { listDisputes } from '@framewell/domain/payments/disputeCalls'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { env } from '../env'
import { migrations } from '../migrations'
import { verifyLedger } from '../payments/proveLedger'
import { bootCms, forgetInstances, type TestCms } from '../testing/bootCms'
import { createEmptyDatabase } from '../testing/testDatabase'
import type { Manifest } from './manifest'
import { restoreBackup } from './restoreBackup'

/**
 * A backup of a product of an earlier commit (41e88f9), filled by its own code: the demo's content, orders and people, a funded project with a
 * released phase, and a dispute that three people wrote in. Zip codes and most mails are left out for its size.
 */
const EARLIER = join(import.meta.dirname, 'earlierProduct.tar.gz')

let cms: TestCms
let earlier: Manifest
beforeAll(async () => {
  cms = await bootCms([], async () => {
    await createEmptyDatabase()
    await mkdir(env.DATA_DIR, { recursive: true })
    const archive = join(env.DATA_DIR, 'earlier.tar')
    await pipeline(createReadStream(EARLIER), createGunzip(), createWriteStream(archive))
    earlier = await restoreBackup(archive)
    // A restore runs the migrations of its archive only; the start after it runs the others.
    delete process.env.PAYLOAD_MIGRATING
    forgetInstances()
  })
})
afterAll(() => cms.stop())

it('a product filled by an earlier version is migrated by the start: no row is lost, every list is read, and the ledger holds', async () => {
  const { pool } = cms.payload.db
  const { rows: ran } = await pool.query<{ name: string }>('select name from payload_migrations')
  expect(
    ran
      .map(({ name }) => name)
      .filter((name) => name !== 'dev')
      .sort(),
  ).toEqual(migrations.map(({ name }) => name).sort())
  expect(earlier.migrations.length).toBeLessThan(migrations.length)

  const { rows: tables } = await pool.query<{ name: string }>("select tablename as name from pg_tables where schemaname = 'public'")
  const lost: string[] = []
  for (const { name, rows } of earlier.tables) {
    if (!tables.some((table) => table.name === name)) {
      if (!MOVED.has(name)) lost.push(name)
      continue
    }
    const { rows: counted } = await pool.query<{ rows: number }>(`select count(*)::int as rows from "${name}"`)
    if ((counted[0]?.rows ?? 0) < rows) lost.push(`${name}: ${rows} before, ${counted[0]?.rows} now`)
  }
  expect(lost).toEqual([])

  const { cookie } = await cms.signInAs('super_admin')
  const unread: string[] = []
  for (const call of CALLS) {
    if (call.method !== 'GET' || call.answers === 'stream' || call.path.includes('{') || !call.input.safeParse({}).success) continue
    if (typeof call.access !== 'string' && !call.access.includes('super_admin')) continue
    const answer = await cms.request(call.path, { cookie })
    const body = await answer.text()
    if (answer.status !== 200) unread.push(`${call.name}: ${answer.status} ${body.slice(0, 200)}`)
  }
  expect(unread).toEqual([])

  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const { findings } = await verifyLedger(client).finally(() => client.end())
  expect(findings).toEqual([])
})

it('what was under way goes on: a dispute has its words in its order’s conversation and is decided', async () => {
  const { cookie } = await cms.signInAs('operator')
  const read = async (path: string) => (await cms.request(path, { cookie })).json()
  const { data } = listDisputes.output.parse(await read('/api/payments/disputes?status=open&search=bent'))
  const [dispute] = data
  if (!dispute) throw new Error('The earlier product had a dispute')
  const { messages } = listOrderMessages.output.parse(await read(listOrderMessages.path.replace('{orderId}', dispute.projectId)))
  const words = messages.map(({ text }) => text)
  for (const said of ['The photo shows which ones.', 'We can send two new ones on Friday.', 'Then we wait for Friday.'])
    expect(words).toContain(said)
  const json = { outcome: 'split', refundCents: 1_001, reason: 'Both had a part in it' }
  const decided = await cms.request(`/api/payments/disputes/${dispute.id}/resolve`, { cookie, json })
  expect(await decided.json()).toMatchObject({ dispute: { status: 'resolved', resolution: { refundCents: 1_001 } } })
})

/** Tables whose rows stand elsewhere since. */
const MOVED = new Set(['dispute_messages', 'remote_ship_keys_remotes'])
