import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_content_reviews_where" AS ENUM('pages', 'posts');
  CREATE TYPE "public"."enum_content_reviews_state" AS ENUM('waiting', 'approved', 'sentBack', 'withdrawn', 'published');
  CREATE TYPE "public"."enum_site_settings_approval_approvers" AS ENUM('operators', 'editors');
  CREATE TYPE "public"."enum__site_settings_v_version_approval_approvers" AS ENUM('operators', 'editors');
  CREATE TABLE "content_reviews" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"where" "enum_content_reviews_where" NOT NULL,
  	"document" varchar NOT NULL,
  	"state" "enum_content_reviews_state" NOT NULL,
  	"asked_by_id" uuid,
  	"asked_by_name" varchar NOT NULL,
  	"note" varchar,
  	"decided_by_id" uuid,
  	"decided_by_name" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"words" varchar,
  	"approved_words" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "posts" ADD COLUMN "changed_by" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_changed_by" jsonb;
  ALTER TABLE "site_settings" ADD COLUMN "approval_pages" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "approval_posts" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "approval_approvers" "enum_site_settings_approval_approvers" DEFAULT 'operators' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_approval_pages" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_approval_posts" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_approval_approvers" "enum__site_settings_v_version_approval_approvers" DEFAULT 'operators' NOT NULL;
  ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_asked_by_id_accounts_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_decided_by_id_accounts_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "content_reviews_document_idx" ON "content_reviews" USING btree ("document");
  CREATE INDEX "content_reviews_state_idx" ON "content_reviews" USING btree ("state");
  CREATE INDEX "content_reviews_asked_by_idx" ON "content_reviews" USING btree ("asked_by_id");
  CREATE INDEX "content_reviews_decided_by_idx" ON "content_reviews" USING btree ("decided_by_id");
  CREATE INDEX "content_reviews_updated_at_idx" ON "content_reviews" USING btree ("updated_at");
  CREATE INDEX "content_reviews_created_at_idx" ON "content_reviews" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content_reviews" CASCADE;
  ALTER TABLE "pages" DROP COLUMN "changed_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "posts" DROP COLUMN "changed_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "site_settings" DROP COLUMN "approval_pages";
  ALTER TABLE "site_settings" DROP COLUMN "approval_posts";
  ALTER TABLE "site_settings" DROP COLUMN "approval_approvers";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_approval_pages";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_approval_posts";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_approval_approvers";
  DROP TYPE "public"."enum_content_reviews_where";
  DROP TYPE "public"."enum_content_reviews_state";
  DROP TYPE "public"."enum_site_settings_approval_approvers";
  DROP TYPE "public"."enum__site_settings_v_version_approval_approvers";`)
}
