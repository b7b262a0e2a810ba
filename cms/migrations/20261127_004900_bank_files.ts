import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Operators explain the columns of a bank's CSV files once. A payout keeps the text of its addenda record.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payouts" ADD COLUMN "remittance" varchar;
  CREATE TABLE "statement_profiles" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"layout_hash" varchar NOT NULL,
  	"profile" jsonb NOT NULL,
  	"saved_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "statement_profiles_id" uuid;
  CREATE UNIQUE INDEX "statement_profiles_layout_hash_idx" ON "statement_profiles" USING btree ("layout_hash");
  CREATE INDEX "statement_profiles_updated_at_idx" ON "statement_profiles" USING btree ("updated_at");
  CREATE INDEX "statement_profiles_created_at_idx" ON "statement_profiles" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_statement_profiles_fk" FOREIGN KEY ("statement_profiles_id") REFERENCES "public"."statement_profiles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_statement_profiles_id_idx" ON "payload_locked_documents_rels" USING btree ("statement_profiles_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payouts" DROP COLUMN "remittance";
  ALTER TABLE "statement_profiles" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "statement_profiles" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_statement_profiles_fk";
  
  DROP INDEX "payload_locked_documents_rels_statement_profiles_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "statement_profiles_id";`)
}
