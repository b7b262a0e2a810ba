import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Engineers' licenses, and the reviews, questions and approvals of orders.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_engineer_licenses_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
  ALTER TYPE "public"."enum_companies_kind" ADD VALUE 'engineer';
  ALTER TYPE "public"."enum_order_events_kind" ADD VALUE 'review';
  CREATE TABLE "engineer_licenses" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"person_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"number" varchar NOT NULL,
  	"state" "enum_engineer_licenses_state" NOT NULL,
  	"expires_on" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "engineering_reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"license_id" uuid NOT NULL,
  	"engineer_id" uuid NOT NULL,
  	"engineer_name" varchar NOT NULL,
  	"assigned_by_id" uuid NOT NULL,
  	"assigned_at" timestamp(3) with time zone NOT NULL,
  	"site" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "engineering_approvals" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"revision" numeric NOT NULL,
  	"model_hash" varchar NOT NULL,
  	"engineer_id" uuid NOT NULL,
  	"engineer_name" varchar NOT NULL,
  	"license_number" varchar NOT NULL,
  	"license_state" varchar NOT NULL,
  	"license_expires_on" varchar NOT NULL,
  	"signature" jsonb NOT NULL,
  	"site" jsonb NOT NULL,
  	"sealed_set_id" uuid NOT NULL,
  	"approved_at" timestamp(3) with time zone NOT NULL,
  	"voided_at" timestamp(3) with time zone,
  	"void_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "engineering_questions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"order_id" uuid NOT NULL,
  	"text" varchar NOT NULL,
  	"asked_by_id" uuid NOT NULL,
  	"asked_by_name" varchar NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"answer" varchar,
  	"answered_by_id" uuid,
  	"answered_by_name" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "orders" ADD COLUMN "review_policy" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "engineer_licenses_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "engineering_reviews_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "engineering_approvals_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "engineering_questions_id" uuid;
  ALTER TABLE "engineer_licenses" ADD CONSTRAINT "engineer_licenses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "engineering_reviews" ADD CONSTRAINT "engineering_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "engineering_reviews" ADD CONSTRAINT "engineering_reviews_license_id_engineer_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."engineer_licenses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "engineering_reviews" ADD CONSTRAINT "engineering_reviews_engineer_id_accounts_id_fk" FOREIGN KEY ("engineer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "engineering_reviews" ADD CONSTRAINT "engineering_reviews_assigned_by_id_accounts_id_fk" FOREIGN KEY ("assigned_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "engineering_approvals" ADD CONSTRAINT "engineering_approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "engineering_approvals" ADD CONSTRAINT "engineering_approvals_engineer_id_accounts_id_fk" FOREIGN KEY ("engineer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "engineering_approvals" ADD CONSTRAINT "engineering_approvals_sealed_set_id_order_files_id_fk" FOREIGN KEY ("sealed_set_id") REFERENCES "public"."order_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "engineering_questions" ADD CONSTRAINT "engineering_questions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "engineering_questions" ADD CONSTRAINT "engineering_questions_asked_by_id_accounts_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "engineering_questions" ADD CONSTRAINT "engineering_questions_answered_by_id_accounts_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "engineer_licenses_person_idx" ON "engineer_licenses" USING btree ("person_id");
  CREATE INDEX "engineer_licenses_state_idx" ON "engineer_licenses" USING btree ("state");
  CREATE INDEX "engineer_licenses_updated_at_idx" ON "engineer_licenses" USING btree ("updated_at");
  CREATE INDEX "engineer_licenses_created_at_idx" ON "engineer_licenses" USING btree ("created_at");
  CREATE UNIQUE INDEX "state_number_idx" ON "engineer_licenses" USING btree ("state","number");
  CREATE INDEX "engineering_reviews_order_idx" ON "engineering_reviews" USING btree ("order_id");
  CREATE INDEX "engineering_reviews_license_idx" ON "engineering_reviews" USING btree ("license_id");
  CREATE INDEX "engineering_reviews_engineer_idx" ON "engineering_reviews" USING btree ("engineer_id");
  CREATE INDEX "engineering_reviews_assigned_by_idx" ON "engineering_reviews" USING btree ("assigned_by_id");
  CREATE INDEX "engineering_reviews_updated_at_idx" ON "engineering_reviews" USING btree ("updated_at");
  CREATE INDEX "engineering_reviews_created_at_idx" ON "engineering_reviews" USING btree ("created_at");
  CREATE UNIQUE INDEX "order_idx" ON "engineering_reviews" USING btree ("order_id");
  CREATE INDEX "engineering_approvals_order_idx" ON "engineering_approvals" USING btree ("order_id");
  CREATE INDEX "engineering_approvals_engineer_idx" ON "engineering_approvals" USING btree ("engineer_id");
  CREATE INDEX "engineering_approvals_sealed_set_idx" ON "engineering_approvals" USING btree ("sealed_set_id");
  CREATE INDEX "engineering_approvals_approved_at_idx" ON "engineering_approvals" USING btree ("approved_at");
  CREATE INDEX "engineering_approvals_updated_at_idx" ON "engineering_approvals" USING btree ("updated_at");
  CREATE INDEX "engineering_approvals_created_at_idx" ON "engineering_approvals" USING btree ("created_at");
  CREATE INDEX "engineering_questions_order_idx" ON "engineering_questions" USING btree ("order_id");
  CREATE INDEX "engineering_questions_asked_by_idx" ON "engineering_questions" USING btree ("asked_by_id");
  CREATE INDEX "engineering_questions_asked_at_idx" ON "engineering_questions" USING btree ("asked_at");
  CREATE INDEX "engineering_questions_answered_by_idx" ON "engineering_questions" USING btree ("answered_by_id");
  CREATE INDEX "engineering_questions_updated_at_idx" ON "engineering_questions" USING btree ("updated_at");
  CREATE INDEX "engineering_questions_created_at_idx" ON "engineering_questions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_engineer_licenses_fk" FOREIGN KEY ("engineer_licenses_id") REFERENCES "public"."engineer_licenses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_engineering_reviews_fk" FOREIGN KEY ("engineering_reviews_id") REFERENCES "public"."engineering_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_engineering_approvals_fk" FOREIGN KEY ("engineering_approvals_id") REFERENCES "public"."engineering_approvals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_engineering_questions_fk" FOREIGN KEY ("engineering_questions_id") REFERENCES "public"."engineering_questions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_engineer_licenses_id_idx" ON "payload_locked_documents_rels" USING btree ("engineer_licenses_id");
  CREATE INDEX "payload_locked_documents_rels_engineering_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("engineering_reviews_id");
  CREATE INDEX "payload_locked_documents_rels_engineering_approvals_id_idx" ON "payload_locked_documents_rels" USING btree ("engineering_approvals_id");
  CREATE INDEX "payload_locked_documents_rels_engineering_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("engineering_questions_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "engineer_licenses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "engineering_reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "engineering_approvals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "engineering_questions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "engineer_licenses" CASCADE;
  DROP TABLE "engineering_reviews" CASCADE;
  DROP TABLE "engineering_approvals" CASCADE;
  DROP TABLE "engineering_questions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_engineer_licenses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_engineering_reviews_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_engineering_approvals_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_engineering_questions_fk";
  
  ALTER TABLE "companies" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_companies_kind";
  CREATE TYPE "public"."enum_companies_kind" AS ENUM('builder', 'fabricator', 'partner');
  ALTER TABLE "companies" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_companies_kind" USING "kind"::"public"."enum_companies_kind";
  ALTER TABLE "order_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_order_events_kind";
  CREATE TYPE "public"."enum_order_events_kind" AS ENUM('stage', 'funded', 'accept', 'hold', 'resume', 'cancel', 'fallback', 'change');
  ALTER TABLE "order_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_order_events_kind" USING "kind"::"public"."enum_order_events_kind";
  DROP INDEX "payload_locked_documents_rels_engineer_licenses_id_idx";
  DROP INDEX "payload_locked_documents_rels_engineering_reviews_id_idx";
  DROP INDEX "payload_locked_documents_rels_engineering_approvals_id_idx";
  DROP INDEX "payload_locked_documents_rels_engineering_questions_id_idx";
  ALTER TABLE "orders" DROP COLUMN "review_policy";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "engineer_licenses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "engineering_reviews_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "engineering_approvals_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "engineering_questions_id";
  DROP TYPE "public"."enum_engineer_licenses_state";`)
}
