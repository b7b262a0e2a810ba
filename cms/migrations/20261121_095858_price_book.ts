import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_options_group" AS ENUM('steel-foundation', 'steel-frame', 'steel-sheathing', 'steel-roofing', 'plan-choice1', 'plan-choice2', 'plan-choice3', 'advanced-foundation', 'advanced-framing', 'advanced-addition', 'picker-framing', 'picker-roofing', 'picker-exterior');
  CREATE TYPE "public"."enum_price_options_stud_gauge" AS ENUM('20', '18', '16');
  CREATE TYPE "public"."enum_price_options_stud_spacing_inches" AS ENUM('16', '24');
  CREATE TYPE "public"."enum_price_options_sheathing" AS ENUM('integrated-panel', 'insulated-panel', 'osb');
  CREATE TYPE "public"."enum_price_options_roofing" AS ENUM('standing-seam', 'architectural-shingles', 'high-definition-shingles', 'roof-panel-system');
  CREATE TYPE "public"."enum_price_options_category" AS ENUM('Protection', 'Energy', 'Comfort', 'Technology');
  CREATE TYPE "public"."enum__price_options_v_version_group" AS ENUM('steel-foundation', 'steel-frame', 'steel-sheathing', 'steel-roofing', 'plan-choice1', 'plan-choice2', 'plan-choice3', 'advanced-foundation', 'advanced-framing', 'advanced-addition', 'picker-framing', 'picker-roofing', 'picker-exterior');
  CREATE TYPE "public"."enum__price_options_v_version_stud_gauge" AS ENUM('20', '18', '16');
  CREATE TYPE "public"."enum__price_options_v_version_stud_spacing_inches" AS ENUM('16', '24');
  CREATE TYPE "public"."enum__price_options_v_version_sheathing" AS ENUM('integrated-panel', 'insulated-panel', 'osb');
  CREATE TYPE "public"."enum__price_options_v_version_roofing" AS ENUM('standing-seam', 'architectural-shingles', 'high-definition-shingles', 'roof-panel-system');
  CREATE TYPE "public"."enum__price_options_v_version_category" AS ENUM('Protection', 'Energy', 'Comfort', 'Technology');
  CREATE TABLE "pages_internal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"target_page" varchar
  );
  
  CREATE TABLE "pages_external_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "_pages_v_version_internal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"anchor" varchar,
  	"target_page" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_external_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"anchor" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "posts_internal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"target_page" varchar
  );
  
  CREATE TABLE "posts_external_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"anchor" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "_posts_v_version_internal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"anchor" varchar,
  	"target_page" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_posts_v_version_external_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"anchor" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "price_options" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"group" "enum_price_options_group" NOT NULL,
  	"option_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"price_cents" numeric NOT NULL,
  	"description" varchar NOT NULL,
  	"stud_gauge" "enum_price_options_stud_gauge",
  	"stud_spacing_inches" "enum_price_options_stud_spacing_inches",
  	"sheathing" "enum_price_options_sheathing",
  	"roofing" "enum_price_options_roofing",
  	"category" "enum_price_options_category",
  	"specifications_stud_gauge" varchar,
  	"specifications_joist_type" varchar,
  	"specifications_spacing" varchar,
  	"specifications_yield" varchar,
  	"brand" varchar,
  	"coverage" varchar,
  	"warranty" varchar,
  	"material" varchar,
  	"maintenance" varchar,
  	"recommended" boolean DEFAULT false,
  	"offered" boolean DEFAULT true,
  	"position" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_options_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_price_options_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_group" "enum__price_options_v_version_group" NOT NULL,
  	"version_option_id" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_price_cents" numeric NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_stud_gauge" "enum__price_options_v_version_stud_gauge",
  	"version_stud_spacing_inches" "enum__price_options_v_version_stud_spacing_inches",
  	"version_sheathing" "enum__price_options_v_version_sheathing",
  	"version_roofing" "enum__price_options_v_version_roofing",
  	"version_category" "enum__price_options_v_version_category",
  	"version_specifications_stud_gauge" varchar,
  	"version_specifications_joist_type" varchar,
  	"version_specifications_spacing" varchar,
  	"version_specifications_yield" varchar,
  	"version_brand" varchar,
  	"version_coverage" varchar,
  	"version_warranty" varchar,
  	"version_material" varchar,
  	"version_maintenance" varchar,
  	"version_recommended" boolean DEFAULT false,
  	"version_offered" boolean DEFAULT true,
  	"version_position" numeric DEFAULT 100 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_price_options_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "price_book_versions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" numeric NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_settings" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"base_price_cents_per_sqft" numeric NOT NULL,
  	"included_framing_cents" numeric NOT NULL,
  	"stem_wall_cents" numeric NOT NULL,
  	"fasteners_cents" numeric NOT NULL,
  	"freight_cents" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_price_settings_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_base_price_cents_per_sqft" numeric NOT NULL,
  	"version_included_framing_cents" numeric NOT NULL,
  	"version_stem_wall_cents" numeric NOT NULL,
  	"version_fasteners_cents" numeric NOT NULL,
  	"version_freight_cents" numeric NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "pages_slug_idx";
  DROP INDEX "posts_slug_idx";
  ALTER TABLE "posts" ALTER COLUMN "category" DROP DEFAULT;
  ALTER TABLE "_posts_v" ALTER COLUMN "version_category" DROP DEFAULT;
  ALTER TABLE "pages" ADD COLUMN "seo_open_graph_image_url" varchar;
  ALTER TABLE "pages" ADD COLUMN "modified_by" varchar;
  ALTER TABLE "pages" ADD COLUMN "published_when_deleted" boolean;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_open_graph_image_url" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_modified_by" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_published_when_deleted" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "seo_open_graph_image_url" varchar;
  ALTER TABLE "posts" ADD COLUMN "modified_by" varchar;
  ALTER TABLE "posts" ADD COLUMN "published_when_deleted" boolean;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_seo_open_graph_image_url" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_modified_by" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_published_when_deleted" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_options_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_book_versions_id" uuid;
  ALTER TABLE "site_settings" ADD COLUMN "minimum_seo_score" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_minimum_seo_score" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "pages_internal_links" ADD CONSTRAINT "pages_internal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_external_links" ADD CONSTRAINT "pages_external_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_internal_links" ADD CONSTRAINT "_pages_v_version_internal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_external_links" ADD CONSTRAINT "_pages_v_version_external_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_internal_links" ADD CONSTRAINT "posts_internal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_external_links" ADD CONSTRAINT "posts_external_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_internal_links" ADD CONSTRAINT "_posts_v_version_internal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_external_links" ADD CONSTRAINT "_posts_v_version_external_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_options_texts" ADD CONSTRAINT "price_options_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_options_v" ADD CONSTRAINT "_price_options_v_parent_id_price_options_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_options"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_options_v_texts" ADD CONSTRAINT "_price_options_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_price_options_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_internal_links_order_idx" ON "pages_internal_links" USING btree ("_order");
  CREATE INDEX "pages_internal_links_parent_id_idx" ON "pages_internal_links" USING btree ("_parent_id");
  CREATE INDEX "pages_external_links_order_idx" ON "pages_external_links" USING btree ("_order");
  CREATE INDEX "pages_external_links_parent_id_idx" ON "pages_external_links" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_internal_links_order_idx" ON "_pages_v_version_internal_links" USING btree ("_order");
  CREATE INDEX "_pages_v_version_internal_links_parent_id_idx" ON "_pages_v_version_internal_links" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_external_links_order_idx" ON "_pages_v_version_external_links" USING btree ("_order");
  CREATE INDEX "_pages_v_version_external_links_parent_id_idx" ON "_pages_v_version_external_links" USING btree ("_parent_id");
  CREATE INDEX "posts_internal_links_order_idx" ON "posts_internal_links" USING btree ("_order");
  CREATE INDEX "posts_internal_links_parent_id_idx" ON "posts_internal_links" USING btree ("_parent_id");
  CREATE INDEX "posts_external_links_order_idx" ON "posts_external_links" USING btree ("_order");
  CREATE INDEX "posts_external_links_parent_id_idx" ON "posts_external_links" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_internal_links_order_idx" ON "_posts_v_version_internal_links" USING btree ("_order");
  CREATE INDEX "_posts_v_version_internal_links_parent_id_idx" ON "_posts_v_version_internal_links" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_external_links_order_idx" ON "_posts_v_version_external_links" USING btree ("_order");
  CREATE INDEX "_posts_v_version_external_links_parent_id_idx" ON "_posts_v_version_external_links" USING btree ("_parent_id");
  CREATE INDEX "price_options_group_idx" ON "price_options" USING btree ("group");
  CREATE INDEX "price_options_option_id_idx" ON "price_options" USING btree ("option_id");
  CREATE INDEX "price_options_offered_idx" ON "price_options" USING btree ("offered");
  CREATE INDEX "price_options_updated_at_idx" ON "price_options" USING btree ("updated_at");
  CREATE INDEX "price_options_created_at_idx" ON "price_options" USING btree ("created_at");
  CREATE INDEX "price_options_texts_order_parent" ON "price_options_texts" USING btree ("order","parent_id");
  CREATE INDEX "_price_options_v_parent_idx" ON "_price_options_v" USING btree ("parent_id");
  CREATE INDEX "_price_options_v_version_version_group_idx" ON "_price_options_v" USING btree ("version_group");
  CREATE INDEX "_price_options_v_version_version_option_id_idx" ON "_price_options_v" USING btree ("version_option_id");
  CREATE INDEX "_price_options_v_version_version_offered_idx" ON "_price_options_v" USING btree ("version_offered");
  CREATE INDEX "_price_options_v_version_version_updated_at_idx" ON "_price_options_v" USING btree ("version_updated_at");
  CREATE INDEX "_price_options_v_version_version_created_at_idx" ON "_price_options_v" USING btree ("version_created_at");
  CREATE INDEX "_price_options_v_created_at_idx" ON "_price_options_v" USING btree ("created_at");
  CREATE INDEX "_price_options_v_updated_at_idx" ON "_price_options_v" USING btree ("updated_at");
  CREATE INDEX "_price_options_v_texts_order_parent" ON "_price_options_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "price_book_versions_version_idx" ON "price_book_versions" USING btree ("version");
  CREATE INDEX "price_book_versions_updated_at_idx" ON "price_book_versions" USING btree ("updated_at");
  CREATE INDEX "price_book_versions_created_at_idx" ON "price_book_versions" USING btree ("created_at");
  CREATE INDEX "_price_settings_v_created_at_idx" ON "_price_settings_v" USING btree ("created_at");
  CREATE INDEX "_price_settings_v_updated_at_idx" ON "_price_settings_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_options_fk" FOREIGN KEY ("price_options_id") REFERENCES "public"."price_options"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_book_versions_fk" FOREIGN KEY ("price_book_versions_id") REFERENCES "public"."price_book_versions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "payload_locked_documents_rels_price_options_id_idx" ON "payload_locked_documents_rels" USING btree ("price_options_id");
  CREATE INDEX "payload_locked_documents_rels_price_book_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("price_book_versions_id");
  CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_internal_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_external_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_internal_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_external_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_internal_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_external_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_version_internal_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_version_external_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_options" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_options_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_price_options_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_price_options_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_book_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_price_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_internal_links" CASCADE;
  DROP TABLE "pages_external_links" CASCADE;
  DROP TABLE "_pages_v_version_internal_links" CASCADE;
  DROP TABLE "_pages_v_version_external_links" CASCADE;
  DROP TABLE "posts_internal_links" CASCADE;
  DROP TABLE "posts_external_links" CASCADE;
  DROP TABLE "_posts_v_version_internal_links" CASCADE;
  DROP TABLE "_posts_v_version_external_links" CASCADE;
  DROP TABLE "price_options" CASCADE;
  DROP TABLE "price_options_texts" CASCADE;
  DROP TABLE "_price_options_v" CASCADE;
  DROP TABLE "_price_options_v_texts" CASCADE;
  DROP TABLE "price_book_versions" CASCADE;
  DROP TABLE "price_settings" CASCADE;
  DROP TABLE "_price_settings_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_options_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_book_versions_fk";
  
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "payload_locked_documents_rels_price_options_id_idx";
  DROP INDEX "payload_locked_documents_rels_price_book_versions_id_idx";
  DROP INDEX "pages_slug_idx";
  DROP INDEX "posts_slug_idx";
  ALTER TABLE "posts" ALTER COLUMN "category" SET DEFAULT 'Platform Updates';
  ALTER TABLE "_posts_v" ALTER COLUMN "version_category" SET DEFAULT 'Platform Updates';
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  ALTER TABLE "pages" DROP COLUMN "seo_open_graph_image_url";
  ALTER TABLE "pages" DROP COLUMN "modified_by";
  ALTER TABLE "pages" DROP COLUMN "published_when_deleted";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_open_graph_image_url";
  ALTER TABLE "_pages_v" DROP COLUMN "version_modified_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_published_when_deleted";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "seo_open_graph_image_url";
  ALTER TABLE "posts" DROP COLUMN "modified_by";
  ALTER TABLE "posts" DROP COLUMN "published_when_deleted";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_seo_open_graph_image_url";
  ALTER TABLE "_posts_v" DROP COLUMN "version_modified_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_published_when_deleted";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_options_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_book_versions_id";
  ALTER TABLE "site_settings" DROP COLUMN "minimum_seo_score";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_minimum_seo_score";
  DROP TYPE "public"."enum_price_options_group";
  DROP TYPE "public"."enum_price_options_stud_gauge";
  DROP TYPE "public"."enum_price_options_stud_spacing_inches";
  DROP TYPE "public"."enum_price_options_sheathing";
  DROP TYPE "public"."enum_price_options_roofing";
  DROP TYPE "public"."enum_price_options_category";
  DROP TYPE "public"."enum__price_options_v_version_group";
  DROP TYPE "public"."enum__price_options_v_version_stud_gauge";
  DROP TYPE "public"."enum__price_options_v_version_stud_spacing_inches";
  DROP TYPE "public"."enum__price_options_v_version_sheathing";
  DROP TYPE "public"."enum__price_options_v_version_roofing";
  DROP TYPE "public"."enum__price_options_v_version_category";`)
}
