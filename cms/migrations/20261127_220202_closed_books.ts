import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "book_closings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"month" varchar NOT NULL,
  	"until" varchar NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"closed_by" varchar NOT NULL,
  	"closed_by_id" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"balances" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "book_accounts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"bank_name" varchar,
  	"bank_code" varchar,
  	"payouts_in_transit_name" varchar,
  	"payouts_in_transit_code" varchar,
  	"suspense_name" varchar,
  	"suspense_code" varchar,
  	"customer_credit_name" varchar,
  	"customer_credit_code" varchar,
  	"capital_name" varchar,
  	"capital_code" varchar,
  	"bad_debt_name" varchar,
  	"bad_debt_code" varchar,
  	"bank_charges_name" varchar,
  	"bank_charges_code" varchar,
  	"expenses_name" varchar,
  	"expenses_code" varchar,
  	"sales_tax_paid_name" varchar,
  	"sales_tax_paid_code" varchar,
  	"revenue_name" varchar,
  	"revenue_code" varchar,
  	"receivable_name" varchar,
  	"receivable_code" varchar,
  	"tax_receivable_name" varchar,
  	"tax_receivable_code" varchar,
  	"sales_tax_name" varchar,
  	"sales_tax_code" varchar,
  	"escrow_name" varchar,
  	"escrow_code" varchar,
  	"fabricator_payable_name" varchar,
  	"fabricator_payable_code" varchar,
  	"retainage_name" varchar,
  	"retainage_code" varchar,
  	"advance_name" varchar,
  	"advance_code" varchar,
  	"shop_debt_name" varchar,
  	"shop_debt_code" varchar,
  	"builder_payable_name" varchar,
  	"builder_payable_code" varchar,
  	"fee_name" varchar,
  	"fee_code" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "book_closings_id" uuid;
  CREATE UNIQUE INDEX "book_closings_month_idx" ON "book_closings" USING btree ("month");
  CREATE INDEX "book_closings_updated_at_idx" ON "book_closings" USING btree ("updated_at");
  CREATE INDEX "book_closings_created_at_idx" ON "book_closings" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_book_closings_fk" FOREIGN KEY ("book_closings_id") REFERENCES "public"."book_closings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_book_closings_id_idx" ON "payload_locked_documents_rels" USING btree ("book_closings_id");

  -- Nothing is posted in a month that is closed.
  create function refuse_closed_month() returns trigger language plpgsql as $$
  begin
    if exists (select from book_closings where ends_at > new.posted_at) then
      raise exception 'The books of this day are closed' using errcode = '23514';
    end if;
    return new;
  end $$;
  create trigger ledger_postings_open_month before insert on ledger_postings for each row execute function refuse_closed_month();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  drop trigger ledger_postings_open_month on ledger_postings;
  drop function refuse_closed_month();
  ALTER TABLE "book_closings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "book_accounts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "book_closings" CASCADE;
  DROP TABLE "book_accounts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_book_closings_fk";
  
  DROP INDEX "payload_locked_documents_rels_book_closings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "book_closings_id";`)
}
