import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_featured" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum__posts_v_version_featured" AS ENUM('yes', 'no');
  CREATE TYPE "public"."enum_newsletter_subscribers_status" AS ENUM('pending', 'subscribed', 'unsubscribed');
  CREATE TABLE "newsletter_subscribers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_newsletter_subscribers_status" NOT NULL,
  	"round" numeric DEFAULT 1 NOT NULL,
  	"source" varchar,
  	"requested_at" timestamp(3) with time zone NOT NULL,
  	"mailed_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "in_blog" boolean;
  ALTER TABLE "pages" ADD COLUMN "listing" jsonb;
  ALTER TABLE "pages" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_in_blog" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_listing" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "posts" ADD COLUMN "featured" "enum_posts_featured";
  ALTER TABLE "posts" ADD COLUMN "tell_subscribers" boolean DEFAULT false;
  ALTER TABLE "posts" ADD COLUMN "listing" jsonb;
  ALTER TABLE "posts" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_featured" "enum__posts_v_version_featured";
  ALTER TABLE "_posts_v" ADD COLUMN "version_tell_subscribers" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_listing" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "outgoing_mail" ADD COLUMN "unsubscribe_url" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_subscribers_id" uuid;
  CREATE UNIQUE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING btree ("email");
  CREATE INDEX "newsletter_subscribers_status_idx" ON "newsletter_subscribers" USING btree ("status");
  CREATE INDEX "newsletter_subscribers_requested_at_idx" ON "newsletter_subscribers" USING btree ("requested_at");
  CREATE INDEX "newsletter_subscribers_updated_at_idx" ON "newsletter_subscribers" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk" FOREIGN KEY ("newsletter_subscribers_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscribers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_subscribers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_subscribers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk";
  
  DROP INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx";
  ALTER TABLE "pages" DROP COLUMN "in_blog";
  ALTER TABLE "pages" DROP COLUMN "listing";
  ALTER TABLE "pages" DROP COLUMN "search_text";
  ALTER TABLE "_pages_v" DROP COLUMN "version_in_blog";
  ALTER TABLE "_pages_v" DROP COLUMN "version_listing";
  ALTER TABLE "_pages_v" DROP COLUMN "version_search_text";
  ALTER TABLE "posts" DROP COLUMN "featured";
  ALTER TABLE "posts" DROP COLUMN "tell_subscribers";
  ALTER TABLE "posts" DROP COLUMN "listing";
  ALTER TABLE "posts" DROP COLUMN "search_text";
  ALTER TABLE "_posts_v" DROP COLUMN "version_featured";
  ALTER TABLE "_posts_v" DROP COLUMN "version_tell_subscribers";
  ALTER TABLE "_posts_v" DROP COLUMN "version_listing";
  ALTER TABLE "_posts_v" DROP COLUMN "version_search_text";
  ALTER TABLE "outgoing_mail" DROP COLUMN "unsubscribe_url";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_subscribers_id";
  DROP TYPE "public"."enum_posts_featured";
  DROP TYPE "public"."enum__posts_v_version_featured";
  DROP TYPE "public"."enum_newsletter_subscribers_status";`)
}
