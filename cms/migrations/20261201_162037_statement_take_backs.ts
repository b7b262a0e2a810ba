import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Statements can be taken back: who did it and why is a record of its own, and their lines count no more. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_bank_lines_status" ADD VALUE 'taken_back';
  CREATE TABLE "statement_take_backs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"statement_id" uuid NOT NULL,
  	"reason" varchar NOT NULL,
  	"taken_back_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "statement_take_backs_id" uuid;
  ALTER TABLE "statement_take_backs" ADD CONSTRAINT "statement_take_backs_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "statement_take_backs_statement_idx" ON "statement_take_backs" USING btree ("statement_id");
  CREATE INDEX "statement_take_backs_updated_at_idx" ON "statement_take_backs" USING btree ("updated_at");
  CREATE INDEX "statement_take_backs_created_at_idx" ON "statement_take_backs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_statement_take_backs_fk" FOREIGN KEY ("statement_take_backs_id") REFERENCES "public"."statement_take_backs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_statement_take_backs_id_idx" ON "payload_locked_documents_rels" USING btree ("statement_take_backs_id");`)
}

/** Fails once a statement was taken back: its lines would count again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "statement_take_backs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_statement_take_backs_fk";
  
  ALTER TABLE "bank_lines" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_bank_lines_status";
  CREATE TYPE "public"."enum_bank_lines_status" AS ENUM('matched', 'unmatched', 'assigned', 'returning', 'returned');
  ALTER TABLE "bank_lines" ALTER COLUMN "status" SET DATA TYPE "public"."enum_bank_lines_status" USING "status"::"public"."enum_bank_lines_status";
  DROP INDEX "payload_locked_documents_rels_statement_take_backs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "statement_take_backs_id";`)
}
