import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_remote_releases_remote" AS ENUM('mfe-configurators', 'mfe-portal', 'mfe-admin');
  CREATE TYPE "public"."enum_remote_releases_status" AS ENUM('registered', 'live', 'retired');
  CREATE TYPE "public"."enum_remote_failures_remote" AS ENUM('mfe-configurators', 'mfe-portal', 'mfe-admin');
  CREATE TABLE "remote_releases" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"remote" "enum_remote_releases_remote" NOT NULL,
  	"version" varchar NOT NULL,
  	"status" "enum_remote_releases_status" NOT NULL,
  	"promoted_at" timestamp(3) with time zone,
  	"contract" numeric NOT NULL,
  	"base_url" varchar NOT NULL,
  	"manifest" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "remote_failures" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"remote" "enum_remote_failures_remote" NOT NULL,
  	"version" varchar NOT NULL,
  	"stage" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "remote_releases_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "remote_failures_id" uuid;
  CREATE INDEX "remote_releases_remote_idx" ON "remote_releases" USING btree ("remote");
  CREATE INDEX "remote_releases_status_idx" ON "remote_releases" USING btree ("status");
  CREATE INDEX "remote_releases_updated_at_idx" ON "remote_releases" USING btree ("updated_at");
  CREATE INDEX "remote_releases_created_at_idx" ON "remote_releases" USING btree ("created_at");
  CREATE UNIQUE INDEX "remote_version_idx" ON "remote_releases" USING btree ("remote","version");
  CREATE INDEX "remote_failures_last_seen_at_idx" ON "remote_failures" USING btree ("last_seen_at");
  CREATE INDEX "remote_failures_updated_at_idx" ON "remote_failures" USING btree ("updated_at");
  CREATE INDEX "remote_failures_created_at_idx" ON "remote_failures" USING btree ("created_at");
  CREATE INDEX "remote_version_stage_path_idx" ON "remote_failures" USING btree ("remote","version","stage","path");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_releases_fk" FOREIGN KEY ("remote_releases_id") REFERENCES "public"."remote_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_failures_fk" FOREIGN KEY ("remote_failures_id") REFERENCES "public"."remote_failures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_remote_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_releases_id");
  CREATE INDEX "payload_locked_documents_rels_remote_failures_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_failures_id");`)
  // Payload cannot say it: of each remote, at most one release is live. Dropped with its table.
  await db.execute(sql`create unique index remote_releases_one_live on remote_releases (remote) where status = 'live'`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "remote_releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "remote_failures" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "remote_releases" CASCADE;
  DROP TABLE "remote_failures" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_remote_releases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_remote_failures_fk";
  
  DROP INDEX "payload_locked_documents_rels_remote_releases_id_idx";
  DROP INDEX "payload_locked_documents_rels_remote_failures_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "remote_releases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "remote_failures_id";
  DROP TYPE "public"."enum_remote_releases_remote";
  DROP TYPE "public"."enum_remote_releases_status";
  DROP TYPE "public"."enum_remote_failures_remote";`)
}
