import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A lot is found by its ID among those of all developments. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create index developments_lots on developments using gin (lots jsonb_path_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index developments_lots;`)
}
