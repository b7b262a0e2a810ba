import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// A payment received pays several invoices in part, and the rest is its customer's credit. No payment or invoice is used up twice.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "receipt_parts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"line_id" uuid NOT NULL,
  	"company_id" uuid NOT NULL,
  	"project_id" uuid NOT NULL,
  	"invoice_id" uuid,
  	"amount_cents" numeric NOT NULL,
  	"posting_id" varchar NOT NULL,
  	"decided_by" varchar NOT NULL,
  	"reason" varchar,
  	"taken_back_at" timestamp(3) with time zone,
  	"taken_back_by" varchar,
  	"taken_back_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "bank_lines" ADD COLUMN "company_id" uuid;
  ALTER TABLE "bank_lines" ADD COLUMN "unapplied_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "receipt_parts_id" uuid;
  ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_line_id_bank_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "receipt_parts_line_idx" ON "receipt_parts" USING btree ("line_id");
  CREATE INDEX "receipt_parts_company_idx" ON "receipt_parts" USING btree ("company_id");
  CREATE INDEX "receipt_parts_project_idx" ON "receipt_parts" USING btree ("project_id");
  CREATE INDEX "receipt_parts_invoice_idx" ON "receipt_parts" USING btree ("invoice_id");
  CREATE INDEX "receipt_parts_updated_at_idx" ON "receipt_parts" USING btree ("updated_at");
  CREATE INDEX "receipt_parts_created_at_idx" ON "receipt_parts" USING btree ("created_at");
  ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_receipt_parts_fk" FOREIGN KEY ("receipt_parts_id") REFERENCES "public"."receipt_parts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bank_lines_company_idx" ON "bank_lines" USING btree ("company_id");
  CREATE INDEX "payload_locked_documents_rels_receipt_parts_id_idx" ON "payload_locked_documents_rels" USING btree ("receipt_parts_id");
  -- Payments that were booked on one invoice.
  INSERT INTO "receipt_parts" ("line_id", "company_id", "project_id", "invoice_id", "amount_cents", "posting_id", "decided_by", "reason", "created_at")
    SELECT l.id, i.company_id, i.project_id, i.id, l.amount_cents, p.id::varchar, coalesce(l.decided_by, 'Matched by its text'), l.reason, p.posted_at
    FROM "bank_lines" l JOIN "invoices" i ON i.number = l.matched_to
      JOIN LATERAL (SELECT max(t.id) AS id, max(t.posted_at) AS posted_at FROM "ledger_postings" t
        WHERE t.key = 'receipt:' || l.id OR t.key LIKE 'receipt:' || l.id || ':%') p ON p.id IS NOT NULL
    WHERE l.status IN ('matched', 'assigned') AND l.amount_cents > 0;
  UPDATE "bank_lines" l SET "company_id" = x.company_id FROM "receipt_parts" x WHERE x.line_id = l.id;
  ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_unapplied" CHECK ("unapplied_cents" >= 0 AND "unapplied_cents" <= greatest("amount_cents", 0));
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_not_overpaid" CHECK ("paid_cents" >= 0 AND "credited_cents" >= 0 AND "paid_cents" + "credited_cents" <= "amount_cents");
  ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_amount" CHECK ("amount_cents" > 0);
  CREATE TRIGGER receipt_parts_fixed BEFORE UPDATE ON "receipt_parts" FOR EACH ROW
    WHEN ((old.line_id, old.company_id, old.project_id, old.invoice_id, old.amount_cents, old.posting_id)
      IS DISTINCT FROM (new.line_id, new.company_id, new.project_id, new.invoice_id, new.amount_cents, new.posting_id))
    EXECUTE FUNCTION refuse_payment_record_change();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "receipt_parts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "receipt_parts" CASCADE;
  ALTER TABLE "bank_lines" DROP CONSTRAINT "bank_lines_company_id_companies_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_receipt_parts_fk";
  
  DROP INDEX "bank_lines_company_idx";
  DROP INDEX "payload_locked_documents_rels_receipt_parts_id_idx";
  ALTER TABLE "bank_lines" DROP CONSTRAINT "bank_lines_unapplied";
  ALTER TABLE "invoices" DROP CONSTRAINT "invoices_not_overpaid";
  ALTER TABLE "bank_lines" DROP COLUMN "company_id";
  ALTER TABLE "bank_lines" DROP COLUMN "unapplied_cents";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "receipt_parts_id";`)
}
