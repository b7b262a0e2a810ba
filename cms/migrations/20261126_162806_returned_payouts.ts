import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Payouts know the movement that paid them; those of before are given the one that they were matched to.

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_bank_details_status" ADD VALUE 'blocked' BEFORE 'replaced';
  ALTER TABLE "bank_details" ADD COLUMN "blocked_by" varchar;
  ALTER TABLE "bank_details" ADD COLUMN "block_reason" varchar;
  ALTER TABLE "payout_runs" ADD COLUMN "file_id_modifier" varchar;
  ALTER TABLE "payouts" ADD COLUMN "trace" varchar;
  ALTER TABLE "payouts" ADD COLUMN "settled_line_id" uuid;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_settled_line_id_bank_lines_id_fk" FOREIGN KEY ("settled_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payouts_trace_idx" ON "payouts" USING btree ("trace");
  CREATE INDEX "payouts_settled_line_idx" ON "payouts" USING btree ("settled_line_id");
  update payouts o set settled_line_id = l.id from bank_lines l, payout_runs r
    where r.id = o.run_id and o.status = 'settled' and l.status = 'matched' and l.amount_cents < 0
      and l.matched_to in (o.reference, r.number) and l.booked_on = o.settled_on;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payouts" DROP CONSTRAINT "payouts_settled_line_id_bank_lines_id_fk";
  
  update bank_details set status = 'replaced' where status = 'blocked';
  DROP INDEX "bank_details_one_active";
  ALTER TABLE "bank_details" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_bank_details_status";
  CREATE TYPE "public"."enum_bank_details_status" AS ENUM('waiting', 'active', 'replaced', 'rejected');
  ALTER TABLE "bank_details" ALTER COLUMN "status" SET DATA TYPE "public"."enum_bank_details_status" USING "status"::"public"."enum_bank_details_status";
  create unique index bank_details_one_active on bank_details (company_id) where status = 'active';
  DROP INDEX "payouts_trace_idx";
  DROP INDEX "payouts_settled_line_idx";
  ALTER TABLE "bank_details" DROP COLUMN "blocked_by";
  ALTER TABLE "bank_details" DROP COLUMN "block_reason";
  ALTER TABLE "payout_runs" DROP COLUMN "file_id_modifier";
  ALTER TABLE "payouts" DROP COLUMN "trace";
  ALTER TABLE "payouts" DROP COLUMN "settled_line_id";`)
}
