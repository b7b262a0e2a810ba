import { TEST_PROJECT_PREFIX } from '@framewell/domain/network/routingCalls'
import { RETENTION, type RetentionKey } from '@framewell/domain/retention/retention'
import type { Pool } from 'pg'
import { FolderStore } from '../platform/storage/FolderStore'
import { fileStore, folderOfRoom, ROOMS } from '../platform/storage/fileStores'
import { deleteUnusedPlanFiles } from '../quotes/files/deleteUnusedPlanFiles'
import { deleteOrphans } from './deleteOrphans'
import { deleteRefusedApplications } from './deleteRefusedApplications'

export interface PurgeContext {
  readonly pool: Pool
  readonly now: Date
}
/** Deletes what a rule says and resolves with how many it were. */
type Purge = (context: PurgeContext) => Promise<number>

/** Rows deleted in one statement: a first purge of years holds no lock for long. */
const BATCH = 5000

const before = (key: RetentionKey, now: Date) => new Date(now.getTime() - RETENTION[key].hours * 3_600_000)

/** Rows of a table whose time, by `column`, is over. Names are ours, never a visitor's. */
const rows =
  (key: RetentionKey, table: string, column: string, oldest: (now: Date) => Date | number = (now) => before(key, now)): Purge =>
  async ({ pool, now }) => {
    const statement = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${column} < $1 limit ${BATCH}))`
    let deleted = 0
    for (let last = BATCH; last === BATCH; deleted += last) last = (await pool.query(statement, [oldest(now)])).rowCount ?? 0
    return deleted
  }

/** How each rule is carried out: a rule without an entry does not compile. */
export const PURGES: Readonly<Record<RetentionKey, Purge>> = {
  savedConfigurations: rows('savedConfigurations', 'saved_configurations', 'saved_at'),
  productEvents: rows('productEvents', 'product_events', 'created_at'),
  metricDays: rows('metricDays', 'metric_days', 'day::date'),
  serviceMinutes: rows('serviceMinutes', 'service_minutes', 'minute'),
  serviceSamples: rows('serviceSamples', 'service_samples', 'at'),
  contentUndos: rows('contentUndos', 'content_undos', 'created_at'),
  contentComments: rows('contentComments', 'content_comments', 'updated_at'),
  remoteFailures: rows('remoteFailures', 'remote_failures', 'last_seen_at'),
  notices: rows('notices', 'notices', 'created_at'),
  // What waits for an endpoint that rests is kept from its last change on, like the rest.
  webhookDeliveries: rows('webhookDeliveries', 'webhook_deliveries', 'updated_at'),
  contactMessages: rows('contactMessages', 'contact_messages', 'sent_at'),
  refusedApplications: ({ pool, now }) => deleteRefusedApplications(pool, before('refusedApplications', now)),
  routingTests: rows('routingTests', 'routing_decisions', `starts_with(project_id, '${TEST_PROJECT_PREFIX}') and decided_at`),
  // The record says itself when it ends: a day after its answer.
  idempotencyRecords: rows('idempotencyRecords', 'idempotency_records', 'expires_at', (now) => now),
  rateLimits: rows('rateLimits', 'rate_limits', 'expire', (now) => now.getTime()),
  planFiles: ({ pool, now }) => deleteUnusedPlanFiles(pool, before('planFiles', now)),
  // By their names alone, and in this machine's folders also when there is a bucket: what arrives waits there.
  partFiles: async ({ now }) => {
    let removed = 0
    for (const room of ROOMS) removed += await new FolderStore(folderOfRoom(room)).removeParts(before('partFiles', now))
    return removed
  },
  orphanedFiles: ({ pool, now }) => deleteOrphans(pool, before('orphanedFiles', now)),
  shareCards: async ({ now }) => {
    const cards = fileStore('cards')
    const oldest = before('shareCards', now)
    let removed = 0
    for await (const { key, storedAt } of cards.list()) {
      if (storedAt >= oldest) continue
      await cards.remove(key)
      removed += 1
    }
    return removed
  },
}
