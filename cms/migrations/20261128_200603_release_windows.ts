import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment_projects" ADD COLUMN "release_held" jsonb;
  ALTER TABLE "price_settings" ADD COLUMN "phase_days" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "price_settings" ADD COLUMN "acceptance_days" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "_price_settings_v" ADD COLUMN "version_phase_days" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "_price_settings_v" ADD COLUMN "version_acceptance_days" numeric DEFAULT 14 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment_projects" DROP COLUMN "release_held";
  ALTER TABLE "price_settings" DROP COLUMN "phase_days";
  ALTER TABLE "price_settings" DROP COLUMN "acceptance_days";
  ALTER TABLE "_price_settings_v" DROP COLUMN "version_phase_days";
  ALTER TABLE "_price_settings_v" DROP COLUMN "version_acceptance_days";`)
}
