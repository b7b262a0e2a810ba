import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Jobs, mails and webhooks wait in their own tables; nothing is left in the former queue's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`drop schema if exists pgboss cascade`)
}

export async function down(_: MigrateDownArgs): Promise<void> {}
