import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fabricators" ADD COLUMN "panel_limits" jsonb;
  ALTER TABLE "orders" ADD COLUMN "panel_basis" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fabricators" DROP COLUMN "panel_limits";
  ALTER TABLE "orders" DROP COLUMN "panel_basis";`)
}
