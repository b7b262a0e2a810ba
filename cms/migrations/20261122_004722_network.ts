import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_fabricators_status" AS ENUM('active', 'paused', 'suspended');
  CREATE TYPE "public"."enum_network_applications_kind" AS ENUM('simple', 'enhanced', 'directory');
  CREATE TYPE "public"."enum_network_applications_status" AS ENUM('submitted', 'in-review', 'approved', 'rejected');
  CREATE TYPE "public"."enum_application_messages_from" AS ENUM('operator', 'applicant');
  CREATE TYPE "public"."enum_network_documents_kind" AS ENUM('insurance', 'certification', 'audit', 'w9');
  CREATE TYPE "public"."enum_network_documents_status" AS ENUM('submitted', 'accepted', 'refused');
  CREATE TYPE "public"."enum_directory_partners_partner_type" AS ENUM('lumber-yard', 'installer', 'engineer', 'architect', 'manufacturer');
  CREATE TYPE "public"."enum_routing_decisions_builder_tier" AS ENUM('Premium', 'Preferred', 'Standard', 'Prepay');
  CREATE TABLE "fabricators" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"contact_name" varchar,
  	"contact_email" varchar,
  	"address" varchar NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"reach_miles" numeric NOT NULL,
  	"weekly_capacity" numeric NOT NULL,
  	"unit_cents" numeric NOT NULL,
  	"max_member_feet" numeric NOT NULL,
  	"tolerance_inches" numeric NOT NULL,
  	"webs" jsonb NOT NULL,
  	"mils" jsonb NOT NULL,
  	"finished_orders" numeric DEFAULT 0 NOT NULL,
  	"on_time_orders" numeric DEFAULT 0 NOT NULL,
  	"inspections" numeric DEFAULT 0 NOT NULL,
  	"passed_inspections" numeric DEFAULT 0 NOT NULL,
  	"disputed_orders" numeric DEFAULT 0 NOT NULL,
  	"status" "enum_fabricators_status" DEFAULT 'active' NOT NULL,
  	"status_reason" varchar,
  	"insured_until" varchar,
  	"last_notice_days" numeric,
  	"is_preferred" boolean DEFAULT false,
  	"demo" boolean DEFAULT false,
  	"application" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "network_applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"kind" "enum_network_applications_kind" NOT NULL,
  	"company_name" varchar NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"place" varchar NOT NULL,
  	"answers" jsonb NOT NULL,
  	"signature" jsonb,
  	"status" "enum_network_applications_status" NOT NULL,
  	"submitted_at" timestamp(3) with time zone NOT NULL,
  	"promised_by" timestamp(3) with time zone NOT NULL,
  	"decided_at" timestamp(3) with time zone,
  	"decision_reason" varchar,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "application_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"application_id" uuid NOT NULL,
  	"from" "enum_application_messages_from" NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "network_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"application_id" uuid NOT NULL,
  	"kind" "enum_network_documents_kind" NOT NULL,
  	"name" varchar NOT NULL,
  	"issuer" varchar NOT NULL,
  	"expires_on" varchar,
  	"status" "enum_network_documents_status" NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size_bytes" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "directory_partners" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"business_name" varchar NOT NULL,
  	"partner_type" "enum_directory_partners_partner_type" NOT NULL,
  	"location" varchar NOT NULL,
  	"phone" varchar DEFAULT '',
  	"email" varchar NOT NULL,
  	"experience" varchar DEFAULT '',
  	"verified" boolean DEFAULT false,
  	"demo" boolean DEFAULT false,
  	"application" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "directory_partners_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "routing_decisions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"project_id" varchar NOT NULL,
  	"builder_tier" "enum_routing_decisions_builder_tier" NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"units" numeric NOT NULL,
  	"required_delivery_by" varchar NOT NULL,
  	"policy_version" numeric NOT NULL,
  	"policy" jsonb NOT NULL,
  	"chosen" varchar,
  	"chosen_name" varchar,
  	"chosen_score" numeric,
  	"chosen_miles" numeric,
  	"tier_bonus_applied" boolean,
  	"explanation" varchar NOT NULL,
  	"ranked" jsonb NOT NULL,
  	"unfit" jsonb NOT NULL,
  	"candidates" numeric NOT NULL,
  	"decided_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fabricators_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "network_applications_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "application_messages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "network_documents_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "directory_partners_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "routing_decisions_id" uuid;
  ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_network_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."network_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "network_documents" ADD CONSTRAINT "network_documents_application_id_network_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."network_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "directory_partners_texts" ADD CONSTRAINT "directory_partners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."directory_partners"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "fabricators_status_idx" ON "fabricators" USING btree ("status");
  CREATE INDEX "fabricators_demo_idx" ON "fabricators" USING btree ("demo");
  CREATE INDEX "fabricators_application_idx" ON "fabricators" USING btree ("application");
  CREATE INDEX "fabricators_updated_at_idx" ON "fabricators" USING btree ("updated_at");
  CREATE INDEX "fabricators_created_at_idx" ON "fabricators" USING btree ("created_at");
  CREATE UNIQUE INDEX "network_applications_number_idx" ON "network_applications" USING btree ("number");
  CREATE INDEX "network_applications_email_idx" ON "network_applications" USING btree ("email");
  CREATE INDEX "network_applications_status_idx" ON "network_applications" USING btree ("status");
  CREATE INDEX "network_applications_submitted_at_idx" ON "network_applications" USING btree ("submitted_at");
  CREATE INDEX "network_applications_promised_by_idx" ON "network_applications" USING btree ("promised_by");
  CREATE INDEX "network_applications_updated_at_idx" ON "network_applications" USING btree ("updated_at");
  CREATE INDEX "network_applications_created_at_idx" ON "network_applications" USING btree ("created_at");
  CREATE INDEX "application_messages_application_idx" ON "application_messages" USING btree ("application_id");
  CREATE INDEX "application_messages_updated_at_idx" ON "application_messages" USING btree ("updated_at");
  CREATE INDEX "application_messages_created_at_idx" ON "application_messages" USING btree ("created_at");
  CREATE INDEX "network_documents_application_idx" ON "network_documents" USING btree ("application_id");
  CREATE INDEX "network_documents_status_idx" ON "network_documents" USING btree ("status");
  CREATE INDEX "network_documents_updated_at_idx" ON "network_documents" USING btree ("updated_at");
  CREATE INDEX "network_documents_created_at_idx" ON "network_documents" USING btree ("created_at");
  CREATE INDEX "directory_partners_application_idx" ON "directory_partners" USING btree ("application");
  CREATE INDEX "directory_partners_updated_at_idx" ON "directory_partners" USING btree ("updated_at");
  CREATE INDEX "directory_partners_created_at_idx" ON "directory_partners" USING btree ("created_at");
  CREATE INDEX "directory_partners_texts_order_parent" ON "directory_partners_texts" USING btree ("order","parent_id");
  CREATE INDEX "routing_decisions_project_id_idx" ON "routing_decisions" USING btree ("project_id");
  CREATE INDEX "routing_decisions_chosen_idx" ON "routing_decisions" USING btree ("chosen");
  CREATE INDEX "routing_decisions_decided_at_idx" ON "routing_decisions" USING btree ("decided_at");
  CREATE INDEX "routing_decisions_updated_at_idx" ON "routing_decisions" USING btree ("updated_at");
  CREATE INDEX "routing_decisions_created_at_idx" ON "routing_decisions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fabricators_fk" FOREIGN KEY ("fabricators_id") REFERENCES "public"."fabricators"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_network_applications_fk" FOREIGN KEY ("network_applications_id") REFERENCES "public"."network_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_application_messages_fk" FOREIGN KEY ("application_messages_id") REFERENCES "public"."application_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_network_documents_fk" FOREIGN KEY ("network_documents_id") REFERENCES "public"."network_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_directory_partners_fk" FOREIGN KEY ("directory_partners_id") REFERENCES "public"."directory_partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_routing_decisions_fk" FOREIGN KEY ("routing_decisions_id") REFERENCES "public"."routing_decisions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_fabricators_id_idx" ON "payload_locked_documents_rels" USING btree ("fabricators_id");
  CREATE INDEX "payload_locked_documents_rels_network_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("network_applications_id");
  CREATE INDEX "payload_locked_documents_rels_application_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("application_messages_id");
  CREATE INDEX "payload_locked_documents_rels_network_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("network_documents_id");
  CREATE INDEX "payload_locked_documents_rels_directory_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("directory_partners_id");
  CREATE INDEX "payload_locked_documents_rels_routing_decisions_id_idx" ON "payload_locked_documents_rels" USING btree ("routing_decisions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fabricators" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "network_applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "network_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "directory_partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "directory_partners_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "routing_decisions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fabricators" CASCADE;
  DROP TABLE "network_applications" CASCADE;
  DROP TABLE "application_messages" CASCADE;
  DROP TABLE "network_documents" CASCADE;
  DROP TABLE "directory_partners" CASCADE;
  DROP TABLE "directory_partners_texts" CASCADE;
  DROP TABLE "routing_decisions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fabricators_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_network_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_application_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_network_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_directory_partners_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_routing_decisions_fk";
  
  DROP INDEX "payload_locked_documents_rels_fabricators_id_idx";
  DROP INDEX "payload_locked_documents_rels_network_applications_id_idx";
  DROP INDEX "payload_locked_documents_rels_application_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_network_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_directory_partners_id_idx";
  DROP INDEX "payload_locked_documents_rels_routing_decisions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fabricators_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "network_applications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "application_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "network_documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "directory_partners_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "routing_decisions_id";
  DROP TYPE "public"."enum_fabricators_status";
  DROP TYPE "public"."enum_network_applications_kind";
  DROP TYPE "public"."enum_network_applications_status";
  DROP TYPE "public"."enum_application_messages_from";
  DROP TYPE "public"."enum_network_documents_kind";
  DROP TYPE "public"."enum_network_documents_status";
  DROP TYPE "public"."enum_directory_partners_partner_type";
  DROP TYPE "public"."enum_routing_decisions_builder_tier";`)
}
