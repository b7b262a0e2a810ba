import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_saved_configurations_configurator" AS ENUM('steel', 'plan', 'advanced', 'picker');
  CREATE TYPE "public"."enum_network_operators_status" AS ENUM('active', 'paused', 'suspended');
  CREATE TABLE "plan_files" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size_bytes" numeric NOT NULL,
  	"quote_number" varchar,
  	"quote_id" varchar,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "saved_configurations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"configurator" "enum_saved_configurations_configurator" NOT NULL,
  	"path" varchar NOT NULL,
  	"state" jsonb NOT NULL,
  	"saved_at" timestamp(3) with time zone NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plan_productions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"plan_id" varchar NOT NULL,
  	"plan_name" varchar NOT NULL,
  	"choices" jsonb NOT NULL,
  	"lines" jsonb NOT NULL,
  	"total_cents" numeric NOT NULL,
  	"price_book_version" numeric NOT NULL,
  	"milestones" jsonb NOT NULL,
  	"contact_name" varchar,
  	"contact_email" varchar,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "network_operators" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"weekly_capacity" numeric NOT NULL,
  	"current_load" numeric DEFAULT 0 NOT NULL,
  	"quality_score" numeric NOT NULL,
  	"status" "enum_network_operators_status" DEFAULT 'active' NOT NULL,
  	"is_preferred" boolean DEFAULT false,
  	"demo" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plan_files_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_configurations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plan_productions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "network_operators_id" uuid;
  CREATE INDEX "plan_files_quote_id_idx" ON "plan_files" USING btree ("quote_id");
  CREATE INDEX "plan_files_updated_at_idx" ON "plan_files" USING btree ("updated_at");
  CREATE INDEX "plan_files_created_at_idx" ON "plan_files" USING btree ("created_at");
  CREATE INDEX "saved_configurations_saved_at_idx" ON "saved_configurations" USING btree ("saved_at");
  CREATE INDEX "saved_configurations_updated_at_idx" ON "saved_configurations" USING btree ("updated_at");
  CREATE INDEX "saved_configurations_created_at_idx" ON "saved_configurations" USING btree ("created_at");
  CREATE UNIQUE INDEX "plan_productions_number_idx" ON "plan_productions" USING btree ("number");
  CREATE INDEX "plan_productions_updated_at_idx" ON "plan_productions" USING btree ("updated_at");
  CREATE INDEX "plan_productions_created_at_idx" ON "plan_productions" USING btree ("created_at");
  CREATE INDEX "network_operators_status_idx" ON "network_operators" USING btree ("status");
  CREATE INDEX "network_operators_updated_at_idx" ON "network_operators" USING btree ("updated_at");
  CREATE INDEX "network_operators_created_at_idx" ON "network_operators" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plan_files_fk" FOREIGN KEY ("plan_files_id") REFERENCES "public"."plan_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_configurations_fk" FOREIGN KEY ("saved_configurations_id") REFERENCES "public"."saved_configurations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plan_productions_fk" FOREIGN KEY ("plan_productions_id") REFERENCES "public"."plan_productions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_network_operators_fk" FOREIGN KEY ("network_operators_id") REFERENCES "public"."network_operators"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_plan_files_id_idx" ON "payload_locked_documents_rels" USING btree ("plan_files_id");
  CREATE INDEX "payload_locked_documents_rels_saved_configurations_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_configurations_id");
  CREATE INDEX "payload_locked_documents_rels_plan_productions_id_idx" ON "payload_locked_documents_rels" USING btree ("plan_productions_id");
  CREATE INDEX "payload_locked_documents_rels_network_operators_id_idx" ON "payload_locked_documents_rels" USING btree ("network_operators_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plan_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "saved_configurations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plan_productions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "network_operators" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "plan_files" CASCADE;
  DROP TABLE "saved_configurations" CASCADE;
  DROP TABLE "plan_productions" CASCADE;
  DROP TABLE "network_operators" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plan_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_configurations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plan_productions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_network_operators_fk";
  
  DROP INDEX "payload_locked_documents_rels_plan_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_saved_configurations_id_idx";
  DROP INDEX "payload_locked_documents_rels_plan_productions_id_idx";
  DROP INDEX "payload_locked_documents_rels_network_operators_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plan_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_configurations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plan_productions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "network_operators_id";
  DROP TYPE "public"."enum_saved_configurations_configurator";
  DROP TYPE "public"."enum_network_operators_status";`)
}
