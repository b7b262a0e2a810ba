import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_remote_ship_keys_remotes" AS ENUM('mfe-configurators', 'mfe-portal', 'mfe-admin');
  ALTER TYPE "public"."enum_remote_releases_status" ADD VALUE 'candidate' BEFORE 'live';
  ALTER TYPE "public"."enum_remote_releases_status" ADD VALUE 'withdrawn';
  CREATE TABLE "remote_health" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"remote" varchar NOT NULL,
  	"version" varchar NOT NULL,
  	"visits" numeric DEFAULT 0 NOT NULL,
  	"failures" numeric DEFAULT 0 NOT NULL,
  	"errors" numeric DEFAULT 0 NOT NULL,
  	"lcp_visits" numeric DEFAULT 0 NOT NULL,
  	"lcp_slow" numeric DEFAULT 0 NOT NULL,
  	"inp_visits" numeric DEFAULT 0 NOT NULL,
  	"inp_slow" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "remote_ship_keys_remotes" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_remote_ship_keys_remotes",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "remote_ship_keys" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"holder" varchar NOT NULL,
  	"issued_by" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"last_used_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"key_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "remote_version_stage_path_idx";
  ALTER TABLE "remote_releases" ADD COLUMN "share" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "remote_releases" ADD COLUMN "notes" varchar;
  ALTER TABLE "remote_releases" ADD COLUMN "commit" varchar;
  ALTER TABLE "remote_releases" ADD COLUMN "author" varchar;
  ALTER TABLE "remote_releases" ADD COLUMN "shipped_by" varchar;
  ALTER TABLE "remote_releases" ADD COLUMN "files_kept" boolean DEFAULT true NOT NULL;
  ALTER TABLE "remote_failures" ADD COLUMN "stack" varchar;
  ALTER TABLE "remote_failures" ADD COLUMN "first_seen_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "remote_health_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "remote_ship_keys_id" uuid;
  ALTER TABLE "remote_ship_keys_remotes" ADD CONSTRAINT "remote_ship_keys_remotes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."remote_ship_keys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "remote_health_updated_at_idx" ON "remote_health" USING btree ("updated_at");
  CREATE INDEX "remote_health_created_at_idx" ON "remote_health" USING btree ("created_at");
  CREATE UNIQUE INDEX "remote_version_1_idx" ON "remote_health" USING btree ("remote","version");
  CREATE INDEX "remote_ship_keys_remotes_order_idx" ON "remote_ship_keys_remotes" USING btree ("order");
  CREATE INDEX "remote_ship_keys_remotes_parent_idx" ON "remote_ship_keys_remotes" USING btree ("parent_id");
  CREATE INDEX "remote_ship_keys_updated_at_idx" ON "remote_ship_keys" USING btree ("updated_at");
  CREATE INDEX "remote_ship_keys_created_at_idx" ON "remote_ship_keys" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_health_fk" FOREIGN KEY ("remote_health_id") REFERENCES "public"."remote_health"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_ship_keys_fk" FOREIGN KEY ("remote_ship_keys_id") REFERENCES "public"."remote_ship_keys"("id") ON DELETE cascade ON UPDATE no action;
  DELETE FROM "remote_failures" older USING "remote_failures" newer WHERE older."remote" = newer."remote" AND older."version" = newer."version" AND older."stage" = newer."stage" AND older."message" = newer."message" AND older.ctid < newer.ctid;
  CREATE UNIQUE INDEX "remote_version_stage_message_idx" ON "remote_failures" USING btree ("remote","version","stage","message");
  CREATE INDEX "payload_locked_documents_rels_remote_health_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_health_id");
  CREATE INDEX "payload_locked_documents_rels_remote_ship_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_ship_keys_id");
  ALTER TABLE "remote_releases" DROP COLUMN "base_url";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "remote_health" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "remote_ship_keys_remotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "remote_ship_keys" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "remote_health" CASCADE;
  DROP TABLE "remote_ship_keys_remotes" CASCADE;
  DROP TABLE "remote_ship_keys" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_remote_health_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_remote_ship_keys_fk";
  
  ALTER TABLE "remote_releases" ALTER COLUMN "status" SET DATA TYPE text;
  DROP TYPE "public"."enum_remote_releases_status";
  CREATE TYPE "public"."enum_remote_releases_status" AS ENUM('registered', 'live', 'retired');
  ALTER TABLE "remote_releases" ALTER COLUMN "status" SET DATA TYPE "public"."enum_remote_releases_status" USING "status"::"public"."enum_remote_releases_status";
  DROP INDEX "remote_version_stage_message_idx";
  DROP INDEX "payload_locked_documents_rels_remote_health_id_idx";
  DROP INDEX "payload_locked_documents_rels_remote_ship_keys_id_idx";
  ALTER TABLE "remote_releases" ADD COLUMN "base_url" varchar DEFAULT '' NOT NULL;
  CREATE INDEX "remote_version_stage_path_idx" ON "remote_failures" USING btree ("remote","version","stage","path");
  ALTER TABLE "remote_releases" DROP COLUMN "share";
  ALTER TABLE "remote_releases" DROP COLUMN "notes";
  ALTER TABLE "remote_releases" DROP COLUMN "commit";
  ALTER TABLE "remote_releases" DROP COLUMN "author";
  ALTER TABLE "remote_releases" DROP COLUMN "shipped_by";
  ALTER TABLE "remote_releases" DROP COLUMN "files_kept";
  ALTER TABLE "remote_failures" DROP COLUMN "stack";
  ALTER TABLE "remote_failures" DROP COLUMN "first_seen_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "remote_health_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "remote_ship_keys_id";
  DROP TYPE "public"."enum_remote_ship_keys_remotes";`)
}
