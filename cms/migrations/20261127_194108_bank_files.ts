import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bank_details_account_holder" AS ENUM('business', 'person');
  ALTER TABLE "bank_details" ADD COLUMN "account_holder" "enum_bank_details_account_holder" DEFAULT 'business' NOT NULL;
  ALTER TABLE "payouts" ADD COLUMN "payee_address" varchar;
  ALTER TABLE "house_bank" ADD COLUMN "balanced" boolean;
  ALTER TABLE "house_bank" ADD COLUMN "same_day_until" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bank_details" DROP COLUMN "account_holder";
  ALTER TABLE "payouts" DROP COLUMN "payee_address";
  ALTER TABLE "house_bank" DROP COLUMN "balanced";
  ALTER TABLE "house_bank" DROP COLUMN "same_day_until";
  DROP TYPE "public"."enum_bank_details_account_holder";`)
}
