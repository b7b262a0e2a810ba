import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A session keeps the plans of what triggers ask. One that was made while the ledger was small read it from end to end, at every posting, until
// statistics were next gathered: each posting took longer than the one before. These two look up rows by their keys, whatever the size.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter function refuse_late_entry() set enable_seqscan = off;
    alter function check_posting_balances() set enable_seqscan = off;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter function refuse_late_entry() reset enable_seqscan;
    alter function check_posting_balances() reset enable_seqscan;`)
}
