import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { APPLICATION_KINDS } from '@framewell/domain/network/applicationOptions'
import { RETENTION, type RetentionKey, retentionTable } from '@framewell/domain/retention/retention'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../env'
import { storedName } from '../orders/fileOfOrder'
import { folderOfRoom, type Room } from '../platform/storage/fileStores'
import { PLAN_FILE_FOLDER } from '../platform/uploads/uploadStore'
import { bootCms, type TestCms } from '../testing/bootCms'
import { NAMED_IN } from './deleteOrphans'
import { purgeExpired } from './purgeExpired'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const HOUR = 3_600_000
const now = new Date()
const purge = () => purgeExpired({ payload: cms.payload, now })
/** Just before and just after a rule's time. */
const moments = (key: RetentionKey) =>
  [
    ['kept', new Date(now.getTime() - RETENTION[key].hours * HOUR + 60_000)],
    ['over', new Date(now.getTime() - RETENTION[key].hours * HOUR - 60_000)],
  ] as const
const query = async (sql: string, values: unknown[] = []) => (await cms.payload.db.pool.query(sql, values)).rows
const count = async (table: string) => Number((await query(`select count(*) from ${table}`))[0]?.count)

const STORES = /\b(keepArriving|keepArrivingAs|storeUpload)[(<]/
const INSERTS = {
  savedConfigurations: [
    'saved_configurations',
    `insert into saved_configurations (configurator, path, state, saved_at, token_hash) values ('steel', '/', '{}', $1, 'x')`,
  ],
  productEvents: ['product_events', `insert into product_events (event, data, created_at) values ('plan_compared', '{}', $1)`],
  contentUndos: ['content_undos', `insert into content_undos (before, created_at) values ('{}', $1)`],
  remoteFailures: [
    'remote_failures',
    `insert into remote_failures (remote, version, stage, path, message, last_seen_at) values ('mfe-portal', '1', 'load', '/', $1::timestamptz::text, $1::timestamptz)`,
  ],
  idempotencyRecords: [
    'idempotency_records',
    `insert into idempotency_records (scope, call, body_hash, status, answer, expires_at)
     values ($1::timestamptz::text, 'c', 'h', 200, '{}', $1::timestamptz + interval '24 hours')`,
  ],
  rateLimits: [
    'rate_limits',
    'insert into rate_limits (key, points, expire) values ($1::timestamptz::text, 1, extract(epoch from $1::timestamptz) * 1000)',
  ],
  notices: [
    'notices',
    `with person as (insert into accounts (name, role, email) values ('Ada', 'builder', gen_random_uuid() || '@example.com') returning id),
       event as (insert into notification_events (name, payload) values ('test-quote', '{}') returning id)
     insert into notices (account_id, event_id, kind, title, created_at) select person.id, event.id, 'info', 'T', $1 from person, event`,
  ],
  refusedApplications: [
    'network_applications',
    `with refused as (
       insert into network_applications (number, kind, company_name, contact_name, email, place, answers, status, submitted_at, promised_by, decided_at, token_hash)
       values (gen_random_uuid(), '${APPLICATION_KINDS[0]}', 'C', 'N', 'a@example.com', 'P', '{}', 'rejected', $1::timestamptz, $1::timestamptz, $1::timestamptz, 'x') returning id)
     insert into application_messages (application_id, "from", text) select id, 'operator', 'Why?' from refused`,
  ],
  routingTests: [
    'routing_decisions',
    `insert into routing_decisions (project_id, builder_tier, latitude, longitude, units, required_delivery_by, policy_version, policy, explanation, ranked, unfit, candidates, decided_at)
     values ('test-1', 'Standard', 30, -90, 1, '2027-01-01', 1, '{}', 'E', '[]', '[]', 0, $1)`,
  ],
  unconfirmedWaiting: [
    'waiting_list',
    `insert into waiting_list (email, zip, status, consent, requested_at)
     values (gen_random_uuid() || '@example.com', '77494', 'pending', 'C', $1)`,
  ],
  toldWaiting: [
    'waiting_list',
    `insert into waiting_list (email, zip, status, consent, requested_at, told_at)
     values (gen_random_uuid() || '@example.com', '77494', 'told', 'C', '2020-01-01', $1)`,
  ],
  unconfirmedSubscribers: [
    'newsletter_subscribers',
    `insert into newsletter_subscribers (email, status, round, requested_at) values (gen_random_uuid() || '@example.com', 'pending', 1, $1)`,
  ],
  planFiles: [
    'plan_files',
    `insert into plan_files (name, mime_type, size_bytes, token_hash, created_at) values ('a.pdf', 'application/pdf', 1, 'x', $1)`,
  ],
} as const satisfies Partial<Record<RetentionKey, readonly [string, string]>>

describe('expired data', () => {
  it.each(Object.keys(INSERTS) as (keyof typeof INSERTS)[])('%s is deleted, and nothing before its time', async (key) => {
    const [table, insert] = INSERTS[key]
    const before = await count(table)
    for (const [, at] of moments(key)) await query(insert, [at])
    expect(await count(table)).toBe(before + 2)
    await purge()
    expect(await count(table)).toBe(before + 1)
  })

  it('leaves people who still wait for a shop or read the newsletter, however long', async () => {
    await query(
      `insert into waiting_list (email, zip, status, consent, requested_at) values ('waits@example.com', '77494', 'waiting', 'C', '2020-01-01')`,
    )
    await query(
      `insert into newsletter_subscribers (email, status, round, requested_at) values ('reads@example.com', 'subscribed', 1, '2020-01-01')`,
    )
    await purge()
    expect(await query(`select 1 from waiting_list where email = 'waits@example.com'`)).toHaveLength(1)
    expect(await query(`select 1 from newsletter_subscribers where email = 'reads@example.com'`)).toHaveLength(1)
  })

  it('leaves a plan that a quote was made with, however old', async () => {
    await query(
      `insert into plan_files (name, mime_type, size_bytes, token_hash, created_at, quote_id) values ('q.pdf', 'application/pdf', 1, 'x', '2020-01-01', 'q')`,
    )
    await purge()
    expect(await query(`select 1 from plan_files where name = 'q.pdf'`)).toHaveLength(1)
  })

  it('leaves decisions about real projects, and approved and open applications', async () => {
    await query(`insert into routing_decisions (project_id, builder_tier, latitude, longitude, units, required_delivery_by, policy_version, policy, explanation, ranked, unfit, candidates, decided_at)
      values ('FW-2026-00001', 'Standard', 30, -90, 1, '2020-01-01', 1, '{}', 'E', '[]', '[]', 0, '2020-01-01')`)
    for (const status of ['approved', 'submitted'])
      await query(
        `insert into network_applications (number, kind, company_name, contact_name, email, place, answers, status, submitted_at, promised_by, decided_at, token_hash)
         values ($1, $2, 'C', 'N', 'a@example.com', 'P', '{}', $3, '2020-01-01', '2020-01-01', '2020-01-01', 'x')`,
        [`kept-${status}`, APPLICATION_KINDS[0], status],
      )
    await purge()
    expect(await query(`select 1 from routing_decisions where project_id = 'FW-2026-00001'`)).toHaveLength(1)
    await expect(query(`delete from routing_decisions where project_id = 'FW-2026-00001'`)).rejects.toThrow('never go')
    expect(await query(`select 1 from network_applications where number like 'kept-%'`)).toHaveLength(2)
  })

  it('removes parts of uploads; leaves those that are arriving, and every complete file of any feature', async () => {
    await mkdir(PLAN_FILE_FOLDER, { recursive: true })
    for (const [word, at] of moments('partFiles'))
      for (const name of [`${word}.arriving`, `${word}.cleaned`, `whole-${word}`]) {
        await writeFile(join(PLAN_FILE_FOLDER, name), 'x')
        await utimes(join(PLAN_FILE_FOLDER, name), at, at)
      }
    await purge()
    expect((await readdir(PLAN_FILE_FOLDER)).sort()).toEqual(['kept.arriving', 'kept.cleaned', 'whole-kept', 'whole-over'])
  })

  it("removes people's files that no record names after two weeks, and none of a room if there are as many as with another database", async () => {
    const day = RETENTION.orphanedFiles.hours * HOUR
    const store = async (room: Room, name: string, age = day + 60_000) => {
      const at = new Date(now.getTime() - age)
      await mkdir(folderOfRoom(room), { recursive: true })
      await writeFile(join(folderOfRoom(room), name), 'x')
      await utimes(join(folderOfRoom(room), name), at, at)
    }
    const [{ id: plan }] = await query(
      `insert into plan_files (name, mime_type, size_bytes, token_hash) values ('a.pdf', 'application/pdf', 1, 'x') returning id`,
    )
    await query(`insert into media (alt, filename, sizes_small_avif_filename) values ('P', 'named.png', 'named-small.avif')`)
    for (const name of [plan, 'orphan']) await store('plan-files', name)
    await store('plan-files', 'young', day - 60_000)
    for (const name of ['named.png', 'named-small.avif', 'orphan.png']) await store('media', name)
    await purge()
    expect((await readdir(PLAN_FILE_FOLDER)).filter((name) => [plan, 'orphan', 'young'].includes(name)).sort()).toEqual(
      [plan, 'young'].sort(),
    )
    expect((await readdir(folderOfRoom('media'))).sort()).toEqual(['named-small.avif', 'named.png'])
    const many = Array.from({ length: 20 }, (_, index) => `many-${index}.png`)
    for (const name of many) await store('media', name)
    await store('plan-files', 'late')
    await purge()
    expect(await readdir(folderOfRoom('media'))).toEqual(expect.arrayContaining(many))
    expect(await readdir(PLAN_FILE_FOLDER)).not.toContain('late')
    // An empty database names none: its files are somebody else's.
    for (const name of many) await rm(join(folderOfRoom('media'), name))
    await query('delete from media')
    await purge()
    expect((await readdir(folderOfRoom('media'))).sort()).toEqual(['named-small.avif', 'named.png'])
  })

  it('knows which tables name the files of every feature that stores some', async () => {
    const [order, file] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
    const named = `with order_files (order_id, id) as (values ($1::uuid, $2::uuid)) ${NAMED_IN['plan-files'].order_files}`
    expect(Object.values((await query(named, [order, file]))[0])).toEqual([storedName(order, file)])
    const storing: string[] = []
    for (const feature of (await readdir(join(ROOT, 'cms'), { withFileTypes: true })).filter(
      (entry) => entry.isDirectory() && /^[a-z]+$/.test(entry.name),
    ))
      for (const path of await readdir(join(ROOT, 'cms', feature.name), { recursive: true }))
        if (path.endsWith('.ts') && STORES.test(await readFile(join(ROOT, 'cms', feature.name, path), 'utf8')))
          storing.push(join(feature.name, path))
    // Each has its table in NAMED_IN; a new one needs one too, or its files last two weeks.
    expect(storing.sort()).toEqual([
      'network/receiveDocument.ts',
      'orders/uploadOrderFile.ts',
      'payments/disputes/disputeEvidence.ts',
      'platform/uploads/storeUpload.ts',
      'platform/uploads/uploadStore.ts',
      'quotes/files/uploadPlanFile.ts',
    ])
  })

  it('removes pictures for shared links that were drawn long ago', async () => {
    const CARD_FOLDER = folderOfRoom('cards')
    await mkdir(CARD_FOLDER, { recursive: true })
    for (const [word, at] of moments('shareCards')) {
      await writeFile(join(CARD_FOLDER, word), 'x')
      await utimes(join(CARD_FOLDER, word), at, at)
    }
    await purge()
    expect(await readdir(CARD_FOLDER)).toEqual(['kept'])
  })
})

it('is what docs/security/data.md says', async () => {
  expect(await readFile(join(ROOT, 'docs', 'security', 'data.md'), 'utf8')).toContain(retentionTable())
})

it('keeps a thread of comments as long as anything in it is recent, and deletes it whole', async () => {
  const [[, kept], [, over]] = moments('contentComments')
  const say = async (text: string, at: Date, thread: string | null = null) =>
    (
      await query(
        `insert into content_comments (document, thread, text, author_name, created_at, updated_at)
         values ('d', $1, $2, 'Ada', $3, $3) returning id`,
        [thread, text, at],
      )
    )[0]?.id
  const active = await say('Old start', over)
  await say('Recent reply', kept, active)
  await say('Old reply', over, await say('Old thread', over))
  await purge()
  expect((await query('select text from content_comments order by text')).map(({ text }) => text)).toEqual(['Old start', 'Recent reply'])
})
