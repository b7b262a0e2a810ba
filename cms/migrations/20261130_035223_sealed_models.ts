import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Sealed sets that were added and not used before are of no known model: they are added again. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table order_files add column sealed_model varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table order_files drop column sealed_model;`)
}
