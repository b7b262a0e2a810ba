import { TEST_PROJECT_PREFIX } from '@framewell/domain/network/routingCalls'
import { RETENTION, type RetentionKey } from '@framewell/domain/retention/retention'
import type { Payload } from 'payload'
import { FolderStore } from '../platform/storage/FolderStore'
import { fileStore, folderOfRoom, ROOMS } from '../platform/storage/fileStores'
import { deleteUnusedPlanFiles } from '../quotes/files/deleteUnusedPlanFiles'
import { deleteOldThreads } from './deleteOldThreads'
import { deleteOrphans } from './deleteOrphans'
import { deleteRefusedApplications } from './deleteRefusedApplications'

export interface PurgeContext {
  readonly payload: Payload
  readonly now: Date
}
/** Applies a rule and resolves with the number of deletions. */
type Purge = (context: PurgeContext) => Promise<number>

/** Rows deleted per statement: a first purge of years holds no lock for long. */
const BATCH = 5000

const before = (key: RetentionKey, now: Date) => new Date(now.getTime() - RETENTION[key].hours * 3_600_000)

/** Deletes a table's rows whose time in `column` is over. Names are from code, never a visitor's. */
const rows =
  (key: RetentionKey, table: string, column: string, oldest: (now: Date) => Date | number = (now) => before(key, now)): Purge =>
  async ({ payload, now }) => {
    const { pool } = payload.db
    const statement = `delete from ${table} where ctid = any(array(select ctid from ${table} where ${column} < $1 limit ${BATCH}))`
    let deleted = 0
    for (let last = BATCH; last === BATCH; deleted += last) last = (await pool.query(statement, [oldest(now)])).rowCount ?? 0
    return deleted
  }

/** How each rule is applied: a rule without an entry does not compile. */
export const PURGES: Readonly<Record<RetentionKey, Purge>> = {
  savedConfigurations: rows('savedConfigurations', 'saved_configurations', 'saved_at'),
  productEvents: rows('productEvents', 'product_events', 'created_at'),
  metricDays: rows('metricDays', 'metric_days', 'day::date'),
  serviceMinutes: rows('serviceMinutes', 'service_minutes', 'minute'),
  serviceSamples: rows('serviceSamples', 'service_samples', 'at'),
  contentUndos: rows('contentUndos', 'content_undos', 'created_at'),
  contentComments: ({ payload, now }) => deleteOldThreads(payload, before('contentComments', now)),
  remoteFailures: rows('remoteFailures', 'remote_failures', 'last_seen_at'),
  notices: rows('notices', 'notices', 'created_at'),
  // Deliveries for a paused endpoint are kept from their last change on, like the rest.
  webhookDeliveries: rows('webhookDeliveries', 'webhook_deliveries', 'updated_at'),
  contactMessages: rows('contactMessages', 'contact_messages', 'sent_at'),
  unconfirmedWaiting: rows('unconfirmedWaiting', 'waiting_list', `status = 'pending' and requested_at`),
  toldWaiting: rows('toldWaiting', 'waiting_list', `status = 'told' and told_at`),
  unconfirmedSubscribers: rows('unconfirmedSubscribers', 'newsletter_subscribers', `status = 'pending' and requested_at`),
  refusedApplications: ({ payload, now }) => deleteRefusedApplications(payload, before('refusedApplications', now)),
  routingTests: rows('routingTests', 'routing_decisions', `starts_with(project_id, '${TEST_PROJECT_PREFIX}') and decided_at`),
  // The record has its own end: a day after its answer.
  idempotencyRecords: rows('idempotencyRecords', 'idempotency_records', 'expires_at', (now) => now),
  rateLimits: rows('rateLimits', 'rate_limits', 'expire', (now) => now.getTime()),
  planFiles: ({ payload, now }) => deleteUnusedPlanFiles(payload, before('planFiles', now)),
  // By name only, and in this machine's folders even with a bucket: arriving files wait there.
  partFiles: async ({ now }) => {
    let removed = 0
    for (const room of ROOMS) removed += await new FolderStore(folderOfRoom(room)).removeParts(before('partFiles', now))
    return removed
  },
  orphanedFiles: ({ payload, now }) => deleteOrphans(payload.db.pool, before('orphanedFiles', now)),
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
