import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" ADD COLUMN "announcement_show_until" timestamp(3) with time zone;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_announcement_show_until" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP COLUMN "announcement_show_until";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_announcement_show_until";`)
}
