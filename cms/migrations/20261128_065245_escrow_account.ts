import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bank_statements_house_account" AS ENUM('operating', 'escrow');
  CREATE TYPE "public"."enum_bank_lines_house_account" AS ENUM('operating', 'escrow');
  CREATE TYPE "public"."enum_bank_transfers_from" AS ENUM('operating', 'escrow');
  CREATE TABLE "bank_transfers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"from" "enum_bank_transfers_from" NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"reason" varchar NOT NULL,
  	"recorded_by" varchar NOT NULL,
  	"canceled_by" varchar,
  	"left_line_id" uuid,
  	"arrived_line_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "escrow_bank" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"bank_name" varchar,
  	"routing_number" varchar,
  	"wire_routing_number" varchar,
  	"account_number" varchar,
  	"in_use" jsonb,
  	"entered_by_id" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  DROP INDEX "bank_statements_reference_idx";
  DROP INDEX "bank_lines_bank_reference_idx";
  ALTER TABLE "bank_statements" ADD COLUMN "house_account" "enum_bank_statements_house_account" DEFAULT 'operating' NOT NULL;
  ALTER TABLE "bank_lines" ADD COLUMN "house_account" "enum_bank_lines_house_account" DEFAULT 'operating' NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bank_transfers_id" uuid;
  ALTER TABLE "book_accounts" ADD COLUMN "escrow_bank_name" varchar;
  ALTER TABLE "book_accounts" ADD COLUMN "escrow_bank_code" varchar;
  ALTER TABLE "book_accounts" ADD COLUMN "transfers_in_transit_name" varchar;
  ALTER TABLE "book_accounts" ADD COLUMN "transfers_in_transit_code" varchar;
  ALTER TABLE "book_accounts" ADD COLUMN "escrow_cash_name" varchar;
  ALTER TABLE "book_accounts" ADD COLUMN "escrow_cash_code" varchar;
  ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_left_line_id_bank_lines_id_fk" FOREIGN KEY ("left_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_arrived_line_id_bank_lines_id_fk" FOREIGN KEY ("arrived_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "bank_transfers_number_idx" ON "bank_transfers" USING btree ("number");
  CREATE INDEX "bank_transfers_left_line_idx" ON "bank_transfers" USING btree ("left_line_id");
  CREATE INDEX "bank_transfers_arrived_line_idx" ON "bank_transfers" USING btree ("arrived_line_id");
  CREATE INDEX "bank_transfers_updated_at_idx" ON "bank_transfers" USING btree ("updated_at");
  CREATE INDEX "bank_transfers_created_at_idx" ON "bank_transfers" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bank_transfers_fk" FOREIGN KEY ("bank_transfers_id") REFERENCES "public"."bank_transfers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "houseAccount_reference_idx" ON "bank_statements" USING btree ("house_account","reference");
  CREATE UNIQUE INDEX "houseAccount_bankReference_idx" ON "bank_lines" USING btree ("house_account","bank_reference");
  CREATE INDEX "payload_locked_documents_rels_bank_transfers_id_idx" ON "payload_locked_documents_rels" USING btree ("bank_transfers_id");

  create sequence bank_transfer_numbers;
  -- Amount and direction of a transfer never change, and one that a statement shows is not canceled.
  create trigger bank_transfers_fixed before update on bank_transfers for each row
    when ((new.number, new."from", new.amount_cents) is distinct from (old.number, old."from", old.amount_cents))
    execute function refuse_payment_record_change();
  alter table bank_transfers add constraint bank_transfers_one_end
    check (canceled_by is null or left_line_id is null and arrived_line_id is null);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop sequence bank_transfer_numbers;
  ALTER TABLE "bank_transfers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "escrow_bank" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bank_transfers" CASCADE;
  DROP TABLE "escrow_bank" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bank_transfers_fk";
  
  DROP INDEX "houseAccount_reference_idx";
  DROP INDEX "houseAccount_bankReference_idx";
  DROP INDEX "payload_locked_documents_rels_bank_transfers_id_idx";
  CREATE UNIQUE INDEX "bank_statements_reference_idx" ON "bank_statements" USING btree ("reference");
  CREATE UNIQUE INDEX "bank_lines_bank_reference_idx" ON "bank_lines" USING btree ("bank_reference");
  ALTER TABLE "bank_statements" DROP COLUMN "house_account";
  ALTER TABLE "bank_lines" DROP COLUMN "house_account";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bank_transfers_id";
  ALTER TABLE "book_accounts" DROP COLUMN "escrow_bank_name";
  ALTER TABLE "book_accounts" DROP COLUMN "escrow_bank_code";
  ALTER TABLE "book_accounts" DROP COLUMN "transfers_in_transit_name";
  ALTER TABLE "book_accounts" DROP COLUMN "transfers_in_transit_code";
  ALTER TABLE "book_accounts" DROP COLUMN "escrow_cash_name";
  ALTER TABLE "book_accounts" DROP COLUMN "escrow_cash_code";
  DROP TYPE "public"."enum_bank_statements_house_account";
  DROP TYPE "public"."enum_bank_lines_house_account";
  DROP TYPE "public"."enum_bank_transfers_from";`)
}
