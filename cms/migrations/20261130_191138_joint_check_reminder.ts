import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The last reminder of the end of a project's joint-check agreement. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table payment_projects add column joint_reminded numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table payment_projects drop column joint_reminded;`)
}
