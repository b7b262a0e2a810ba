import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "content_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"document" varchar NOT NULL,
  	"section" varchar,
  	"section_name" varchar,
  	"thread" varchar,
  	"text" varchar,
  	"author_id" uuid,
  	"author_name" varchar NOT NULL,
  	"mentions" jsonb,
  	"edited_at" timestamp(3) with time zone,
  	"removed_at" timestamp(3) with time zone,
  	"resolved_at" timestamp(3) with time zone,
  	"resolved_by_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "content_comments_document_idx" ON "content_comments" USING btree ("document");
  CREATE INDEX "content_comments_thread_idx" ON "content_comments" USING btree ("thread");
  CREATE INDEX "content_comments_author_idx" ON "content_comments" USING btree ("author_id");
  CREATE INDEX "content_comments_updated_at_idx" ON "content_comments" USING btree ("updated_at");
  CREATE INDEX "content_comments_created_at_idx" ON "content_comments" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content_comments" CASCADE;`)
}
