import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_materials_category" AS ENUM('framing', 'bracing', 'sheathing', 'fasteners', 'insulation', 'roofing');
  CREATE TYPE "public"."enum_materials_csi" AS ENUM('05 05 23', '05 40 00', '06 16 00', '06 16 23', '07 21 16', '07 25 00', '07 30 00', '07 31 13', '07 41 13', '07 62 00', '09 22 16', '09 29 00');
  CREATE TYPE "public"."enum_materials_unit" AS ENUM('ft', 'sq ft', 'each', 'bundle');
  CREATE TYPE "public"."enum__materials_v_version_category" AS ENUM('framing', 'bracing', 'sheathing', 'fasteners', 'insulation', 'roofing');
  CREATE TYPE "public"."enum__materials_v_version_csi" AS ENUM('05 05 23', '05 40 00', '06 16 00', '06 16 23', '07 21 16', '07 25 00', '07 30 00', '07 31 13', '07 41 13', '07 62 00', '09 22 16', '09 29 00');
  CREATE TYPE "public"."enum__materials_v_version_unit" AS ENUM('ft', 'sq ft', 'each', 'bundle');
  CREATE TABLE "distributors" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"distributor_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"region" varchar NOT NULL,
  	"lead_time_days" numeric NOT NULL,
  	"demo" boolean DEFAULT false,
  	"offered" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_distributors_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_distributor_id" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_region" varchar NOT NULL,
  	"version_lead_time_days" numeric NOT NULL,
  	"version_demo" boolean DEFAULT false,
  	"version_offered" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "materials" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sku" varchar NOT NULL,
  	"product_name" varchar NOT NULL,
  	"category" "enum_materials_category" NOT NULL,
  	"csi" "enum_materials_csi" NOT NULL,
  	"unit" "enum_materials_unit" NOT NULL,
  	"purchase_unit" varchar NOT NULL,
  	"package_size" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_materials_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_sku" varchar NOT NULL,
  	"version_product_name" varchar NOT NULL,
  	"version_category" "enum__materials_v_version_category" NOT NULL,
  	"version_csi" "enum__materials_v_version_csi" NOT NULL,
  	"version_unit" "enum__materials_v_version_unit" NOT NULL,
  	"version_purchase_unit" varchar NOT NULL,
  	"version_package_size" numeric NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_lists_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"sku" varchar NOT NULL,
  	"unit_cost_cents" numeric NOT NULL,
  	"lead_time_days" numeric NOT NULL,
  	"supplier" varchar NOT NULL,
  	"supplier_sku" varchar NOT NULL
  );
  
  CREATE TABLE "price_lists" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"distributor_id" uuid NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"effective_date" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_price_lists_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"sku" varchar NOT NULL,
  	"unit_cost_cents" numeric NOT NULL,
  	"lead_time_days" numeric NOT NULL,
  	"supplier" varchar NOT NULL,
  	"supplier_sku" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_price_lists_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_distributor_id" uuid NOT NULL,
  	"version_version" numeric DEFAULT 1 NOT NULL,
  	"version_effective_date" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "distributors_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "materials_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_lists_id" uuid;
  ALTER TABLE "_distributors_v" ADD CONSTRAINT "_distributors_v_parent_id_distributors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."distributors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_parent_id_materials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_lists_rows" ADD CONSTRAINT "price_lists_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_distributor_id_distributors_id_fk" FOREIGN KEY ("distributor_id") REFERENCES "public"."distributors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_lists_v_version_rows" ADD CONSTRAINT "_price_lists_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_lists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_lists_v" ADD CONSTRAINT "_price_lists_v_parent_id_price_lists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_lists_v" ADD CONSTRAINT "_price_lists_v_version_distributor_id_distributors_id_fk" FOREIGN KEY ("version_distributor_id") REFERENCES "public"."distributors"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "distributors_distributor_id_idx" ON "distributors" USING btree ("distributor_id");
  CREATE INDEX "distributors_offered_idx" ON "distributors" USING btree ("offered");
  CREATE INDEX "distributors_updated_at_idx" ON "distributors" USING btree ("updated_at");
  CREATE INDEX "distributors_created_at_idx" ON "distributors" USING btree ("created_at");
  CREATE INDEX "_distributors_v_parent_idx" ON "_distributors_v" USING btree ("parent_id");
  CREATE INDEX "_distributors_v_version_version_distributor_id_idx" ON "_distributors_v" USING btree ("version_distributor_id");
  CREATE INDEX "_distributors_v_version_version_offered_idx" ON "_distributors_v" USING btree ("version_offered");
  CREATE INDEX "_distributors_v_version_version_updated_at_idx" ON "_distributors_v" USING btree ("version_updated_at");
  CREATE INDEX "_distributors_v_version_version_created_at_idx" ON "_distributors_v" USING btree ("version_created_at");
  CREATE INDEX "_distributors_v_created_at_idx" ON "_distributors_v" USING btree ("created_at");
  CREATE INDEX "_distributors_v_updated_at_idx" ON "_distributors_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "materials_sku_idx" ON "materials" USING btree ("sku");
  CREATE INDEX "materials_category_idx" ON "materials" USING btree ("category");
  CREATE INDEX "materials_updated_at_idx" ON "materials" USING btree ("updated_at");
  CREATE INDEX "materials_created_at_idx" ON "materials" USING btree ("created_at");
  CREATE INDEX "_materials_v_parent_idx" ON "_materials_v" USING btree ("parent_id");
  CREATE INDEX "_materials_v_version_version_sku_idx" ON "_materials_v" USING btree ("version_sku");
  CREATE INDEX "_materials_v_version_version_category_idx" ON "_materials_v" USING btree ("version_category");
  CREATE INDEX "_materials_v_version_version_updated_at_idx" ON "_materials_v" USING btree ("version_updated_at");
  CREATE INDEX "_materials_v_version_version_created_at_idx" ON "_materials_v" USING btree ("version_created_at");
  CREATE INDEX "_materials_v_created_at_idx" ON "_materials_v" USING btree ("created_at");
  CREATE INDEX "_materials_v_updated_at_idx" ON "_materials_v" USING btree ("updated_at");
  CREATE INDEX "price_lists_rows_order_idx" ON "price_lists_rows" USING btree ("_order");
  CREATE INDEX "price_lists_rows_parent_id_idx" ON "price_lists_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "price_lists_distributor_idx" ON "price_lists" USING btree ("distributor_id");
  CREATE INDEX "price_lists_updated_at_idx" ON "price_lists" USING btree ("updated_at");
  CREATE INDEX "price_lists_created_at_idx" ON "price_lists" USING btree ("created_at");
  CREATE INDEX "_price_lists_v_version_rows_order_idx" ON "_price_lists_v_version_rows" USING btree ("_order");
  CREATE INDEX "_price_lists_v_version_rows_parent_id_idx" ON "_price_lists_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_price_lists_v_parent_idx" ON "_price_lists_v" USING btree ("parent_id");
  CREATE INDEX "_price_lists_v_version_version_distributor_idx" ON "_price_lists_v" USING btree ("version_distributor_id");
  CREATE INDEX "_price_lists_v_version_version_updated_at_idx" ON "_price_lists_v" USING btree ("version_updated_at");
  CREATE INDEX "_price_lists_v_version_version_created_at_idx" ON "_price_lists_v" USING btree ("version_created_at");
  CREATE INDEX "_price_lists_v_created_at_idx" ON "_price_lists_v" USING btree ("created_at");
  CREATE INDEX "_price_lists_v_updated_at_idx" ON "_price_lists_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_distributors_fk" FOREIGN KEY ("distributors_id") REFERENCES "public"."distributors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_lists_fk" FOREIGN KEY ("price_lists_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_distributors_id_idx" ON "payload_locked_documents_rels" USING btree ("distributors_id");
  CREATE INDEX "payload_locked_documents_rels_materials_id_idx" ON "payload_locked_documents_rels" USING btree ("materials_id");
  CREATE INDEX "payload_locked_documents_rels_price_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("price_lists_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "distributors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_distributors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "materials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_materials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_lists_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_lists" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_price_lists_v_version_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_price_lists_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "distributors" CASCADE;
  DROP TABLE "_distributors_v" CASCADE;
  DROP TABLE "materials" CASCADE;
  DROP TABLE "_materials_v" CASCADE;
  DROP TABLE "price_lists_rows" CASCADE;
  DROP TABLE "price_lists" CASCADE;
  DROP TABLE "_price_lists_v_version_rows" CASCADE;
  DROP TABLE "_price_lists_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_distributors_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_materials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_lists_fk";
  
  DROP INDEX "payload_locked_documents_rels_distributors_id_idx";
  DROP INDEX "payload_locked_documents_rels_materials_id_idx";
  DROP INDEX "payload_locked_documents_rels_price_lists_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "distributors_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "materials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_lists_id";
  DROP TYPE "public"."enum_materials_category";
  DROP TYPE "public"."enum_materials_csi";
  DROP TYPE "public"."enum_materials_unit";
  DROP TYPE "public"."enum__materials_v_version_category";
  DROP TYPE "public"."enum__materials_v_version_csi";
  DROP TYPE "public"."enum__materials_v_version_unit";`)
}
