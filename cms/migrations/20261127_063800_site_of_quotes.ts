import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Where and by when a frame is needed, given with an application or a quote.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "issued_quotes" ADD COLUMN "site_zip" varchar;
  ALTER TABLE "issued_quotes" ADD COLUMN "deliver_by" varchar;
  ALTER TABLE "credit_applications" ADD COLUMN "site_zip" varchar;
  ALTER TABLE "credit_applications" ADD COLUMN "deliver_by" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "issued_quotes" DROP COLUMN "site_zip";
  ALTER TABLE "issued_quotes" DROP COLUMN "deliver_by";
  ALTER TABLE "credit_applications" DROP COLUMN "site_zip";
  ALTER TABLE "credit_applications" DROP COLUMN "deliver_by";`)
}
