import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A returned payout that waits in suspense can be paid again.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payouts_account" ADD VALUE 'suspense';
  ALTER TABLE "payouts" ADD COLUMN "pay_again_by" varchar;
  ALTER TABLE "payouts" ADD COLUMN "again_id" uuid;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_again_id_payouts_id_fk" FOREIGN KEY ("again_id") REFERENCES "public"."payouts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payouts_again_idx" ON "payouts" USING btree ("again_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payouts" DROP CONSTRAINT "payouts_again_id_payouts_id_fk";
  
  ALTER TABLE "payouts" ALTER COLUMN "account" SET DATA TYPE text;
  DROP TYPE "public"."enum_payouts_account";
  CREATE TYPE "public"."enum_payouts_account" AS ENUM('fabricator_payable', 'builder_payable');
  ALTER TABLE "payouts" ALTER COLUMN "account" SET DATA TYPE "public"."enum_payouts_account" USING "account"::"public"."enum_payouts_account";
  DROP INDEX "payouts_again_idx";
  ALTER TABLE "payouts" DROP COLUMN "pay_again_by";
  ALTER TABLE "payouts" DROP COLUMN "again_id";`)
}
