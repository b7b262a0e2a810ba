import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Months closed before the company's time zone was a setting were closed in this one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table book_closings add column time_zone varchar default 'America/New_York' not null`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table book_closings drop column time_zone`)
}
