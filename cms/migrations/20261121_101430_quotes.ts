import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_issued_quotes_kind" AS ENUM('plan', 'advanced', 'steel');
  CREATE TABLE "issued_quotes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"revision" numeric NOT NULL,
  	"kind" "enum_issued_quotes_kind" NOT NULL,
  	"title" varchar NOT NULL,
  	"contact_name" varchar,
  	"contact_email" varchar,
  	"contact_company" varchar,
  	"contact_phone" varchar,
  	"total_cents" numeric NOT NULL,
  	"lines" jsonb NOT NULL,
  	"changes" jsonb NOT NULL,
  	"inputs" jsonb NOT NULL,
  	"warnings" jsonb NOT NULL,
  	"assumptions" jsonb NOT NULL,
  	"layout" jsonb,
  	"price_book_version" numeric NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"valid_until" timestamp(3) with time zone NOT NULL,
  	"ordered_at" timestamp(3) with time zone,
  	"replaced_by" varchar,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "issued_quotes_id" uuid;
  CREATE INDEX "issued_quotes_kind_idx" ON "issued_quotes" USING btree ("kind");
  CREATE INDEX "issued_quotes_contact_email_idx" ON "issued_quotes" USING btree ("contact_email");
  CREATE INDEX "issued_quotes_issued_at_idx" ON "issued_quotes" USING btree ("issued_at");
  CREATE INDEX "issued_quotes_valid_until_idx" ON "issued_quotes" USING btree ("valid_until");
  CREATE INDEX "issued_quotes_updated_at_idx" ON "issued_quotes" USING btree ("updated_at");
  CREATE INDEX "issued_quotes_created_at_idx" ON "issued_quotes" USING btree ("created_at");
  CREATE UNIQUE INDEX "number_revision_idx" ON "issued_quotes" USING btree ("number","revision");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_issued_quotes_fk" FOREIGN KEY ("issued_quotes_id") REFERENCES "public"."issued_quotes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_issued_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("issued_quotes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "issued_quotes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "issued_quotes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_issued_quotes_fk";
  
  DROP INDEX "payload_locked_documents_rels_issued_quotes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "issued_quotes_id";
  DROP TYPE "public"."enum_issued_quotes_kind";`)
}
