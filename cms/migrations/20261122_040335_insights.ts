import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "metric_days" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"metric" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"value" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alert_rules" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"rule" varchar NOT NULL,
  	"threshold" numeric NOT NULL,
  	"on" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "service_minutes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"minute" timestamp(3) with time zone NOT NULL,
  	"process" varchar NOT NULL,
  	"requests" numeric NOT NULL,
  	"errors" numeric NOT NULL,
  	"total_ms" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "metric_days_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "alert_rules_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "service_minutes_id" uuid;
  CREATE INDEX "metric_days_day_idx" ON "metric_days" USING btree ("day");
  CREATE INDEX "metric_days_updated_at_idx" ON "metric_days" USING btree ("updated_at");
  CREATE INDEX "metric_days_created_at_idx" ON "metric_days" USING btree ("created_at");
  CREATE UNIQUE INDEX "metric_day_idx" ON "metric_days" USING btree ("metric","day");
  CREATE UNIQUE INDEX "alert_rules_rule_idx" ON "alert_rules" USING btree ("rule");
  CREATE INDEX "alert_rules_updated_at_idx" ON "alert_rules" USING btree ("updated_at");
  CREATE INDEX "alert_rules_created_at_idx" ON "alert_rules" USING btree ("created_at");
  CREATE INDEX "service_minutes_updated_at_idx" ON "service_minutes" USING btree ("updated_at");
  CREATE INDEX "service_minutes_created_at_idx" ON "service_minutes" USING btree ("created_at");
  CREATE UNIQUE INDEX "minute_process_idx" ON "service_minutes" USING btree ("minute","process");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_metric_days_fk" FOREIGN KEY ("metric_days_id") REFERENCES "public"."metric_days"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alert_rules_fk" FOREIGN KEY ("alert_rules_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_minutes_fk" FOREIGN KEY ("service_minutes_id") REFERENCES "public"."service_minutes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_metric_days_id_idx" ON "payload_locked_documents_rels" USING btree ("metric_days_id");
  CREATE INDEX "payload_locked_documents_rels_alert_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("alert_rules_id");
  CREATE INDEX "payload_locked_documents_rels_service_minutes_id_idx" ON "payload_locked_documents_rels" USING btree ("service_minutes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "metric_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "service_minutes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "metric_days" CASCADE;
  DROP TABLE "alert_rules" CASCADE;
  DROP TABLE "service_minutes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_metric_days_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_alert_rules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_service_minutes_fk";
  
  DROP INDEX "payload_locked_documents_rels_metric_days_id_idx";
  DROP INDEX "payload_locked_documents_rels_alert_rules_id_idx";
  DROP INDEX "payload_locked_documents_rels_service_minutes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "metric_days_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "alert_rules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "service_minutes_id";`)
}
