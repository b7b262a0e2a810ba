import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "service_samples" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"jobs_due" numeric NOT NULL,
  	"mails_waiting" numeric NOT NULL,
  	"deliveries_waiting" numeric NOT NULL,
  	"releases" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  DROP INDEX "product_events_event_idx";
  ALTER TABLE "service_minutes" ADD COLUMN "slowest_ms" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_samples_id" uuid;
  CREATE UNIQUE INDEX "service_samples_at_idx" ON "service_samples" USING btree ("at");
  CREATE INDEX "service_samples_updated_at_idx" ON "service_samples" USING btree ("updated_at");
  CREATE INDEX "service_samples_created_at_idx" ON "service_samples" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_samples_fk" FOREIGN KEY ("service_samples_id") REFERENCES "public"."service_samples"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "event_createdAt_idx" ON "product_events" USING btree ("event","created_at");
  CREATE INDEX "payload_locked_documents_rels_service_samples_id_idx" ON "payload_locked_documents_rels" USING btree ("service_samples_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_samples" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "service_samples" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_samples_fk";
  
  DROP INDEX "event_createdAt_idx";
  DROP INDEX "payload_locked_documents_rels_service_samples_id_idx";
  CREATE INDEX "product_events_event_idx" ON "product_events" USING btree ("event");
  ALTER TABLE "service_minutes" DROP COLUMN "slowest_ms";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_samples_id";`)
}
