import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_settings" ADD COLUMN "bom_markup_percent" numeric DEFAULT 12.5 NOT NULL;
  ALTER TABLE "price_settings" ADD COLUMN "bom_preferred_discount_percent" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "price_settings" ADD COLUMN "monthly_target_cents" numeric DEFAULT 50000000 NOT NULL;
  ALTER TABLE "_price_settings_v" ADD COLUMN "version_bom_markup_percent" numeric DEFAULT 12.5 NOT NULL;
  ALTER TABLE "_price_settings_v" ADD COLUMN "version_bom_preferred_discount_percent" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "_price_settings_v" ADD COLUMN "version_monthly_target_cents" numeric DEFAULT 50000000 NOT NULL;
  -- The prices in force from here on: a book names the terms of its bills.
  INSERT INTO "price_book_versions" ("version", "content")
    SELECT "version" + 1, "content" || '{"bom": {"markupPercent": 12.5, "preferredDiscountPercent": 5}}'
    FROM "price_book_versions" ORDER BY "version" DESC LIMIT 1;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_settings" DROP COLUMN "bom_markup_percent";
  ALTER TABLE "price_settings" DROP COLUMN "bom_preferred_discount_percent";
  ALTER TABLE "price_settings" DROP COLUMN "monthly_target_cents";
  ALTER TABLE "_price_settings_v" DROP COLUMN "version_bom_markup_percent";
  ALTER TABLE "_price_settings_v" DROP COLUMN "version_bom_preferred_discount_percent";
  ALTER TABLE "_price_settings_v" DROP COLUMN "version_monthly_target_cents";`)
}
