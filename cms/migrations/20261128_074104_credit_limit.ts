import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_settings" ADD COLUMN "credit_limit_cents" numeric;
  ALTER TABLE "_price_settings_v" ADD COLUMN "version_credit_limit_cents" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_settings" DROP COLUMN "credit_limit_cents";
  ALTER TABLE "_price_settings_v" DROP COLUMN "version_credit_limit_cents";`)
}
