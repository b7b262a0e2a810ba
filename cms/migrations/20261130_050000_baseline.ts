import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { accounts } from './baseline/accounts'
import { audit } from './baseline/audit'
import { content } from './baseline/content'
import { ledger } from './baseline/ledger'
import { network } from './baseline/network'
import { notifications } from './baseline/notifications'
import { orders } from './baseline/orders'
import { parties } from './baseline/parties'
import { payloadTables } from './baseline/payloadTables'
import { payments } from './baseline/payments'
import { quotes } from './baseline/quotes'
import { releases } from './baseline/releases'
import { tasks } from './baseline/tasks'

/** The schema of the first release: Payload's tables, then by feature what Payload's schema cannot say. */
export const BASELINE = [payloadTables, parties, accounts, audit, content, releases, quotes, network, orders, ledger, payments, tasks, notifications]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of BASELINE) await db.execute(sql.raw(part))
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('Nothing comes before the baseline. Use npm run db:reset to start from an empty database.')
}
