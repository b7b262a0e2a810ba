import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_content_releases_state" AS ENUM('open', 'scheduled', 'failed', 'published', 'undone');
  CREATE TABLE "content_releases" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"state" "enum_content_releases_state" NOT NULL,
  	"documents" jsonb NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"scheduled_by_id" uuid,
  	"published_at" timestamp(3) with time zone,
  	"undo" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "content_undos" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"before" jsonb NOT NULL,
  	"undone_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "content_releases" ADD CONSTRAINT "content_releases_scheduled_by_id_accounts_id_fk" FOREIGN KEY ("scheduled_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "content_releases_state_idx" ON "content_releases" USING btree ("state");
  CREATE INDEX "content_releases_due_at_idx" ON "content_releases" USING btree ("due_at");
  CREATE INDEX "content_releases_scheduled_by_idx" ON "content_releases" USING btree ("scheduled_by_id");
  CREATE INDEX "content_releases_updated_at_idx" ON "content_releases" USING btree ("updated_at");
  CREATE INDEX "content_releases_created_at_idx" ON "content_releases" USING btree ("created_at");
  CREATE INDEX "content_undos_updated_at_idx" ON "content_undos" USING btree ("updated_at");
  CREATE INDEX "content_undos_created_at_idx" ON "content_undos" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "content_releases" CASCADE;
  DROP TABLE "content_undos" CASCADE;
  DROP TYPE "public"."enum_content_releases_state";`)
}
