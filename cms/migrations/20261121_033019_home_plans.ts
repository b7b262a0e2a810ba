import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_credit_applications_project_type" AS ENUM('Build-to-Rent', 'Build-to-Sell', 'Spec', 'Renovation', 'Other');
  CREATE TYPE "public"."enum_credit_applications_start_timeline" AS ENUM('Immediately', '1-3 months', '3-6 months', '6+ months');
  CREATE TYPE "public"."enum_credit_applications_budget_scale" AS ENUM('Small (<$100K)', 'Medium ($100K–500K)', 'Large (>$500K)');
  CREATE TYPE "public"."enum_credit_applications_familiarity_with_steel" AS ENUM('Expert', 'Some experience', 'New to steel framing');
  CREATE TYPE "public"."enum_credit_applications_assigned_tier" AS ENUM('Premium', 'Preferred', 'Standard', 'Prepay');
  CREATE TYPE "public"."enum_credit_applications_qualification_status" AS ENUM('approved', 'pending', 'rejected');
  CREATE TYPE "public"."enum_product_events_event" AS ENUM('credit_application_submitted', 'credit_decision_saved', 'plan_compared');
  CREATE TABLE "home_plans" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"plan_id" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"square_feet" numeric NOT NULL,
  	"bedrooms" numeric NOT NULL,
  	"bathrooms" numeric NOT NULL,
  	"estimated_time_weeks" numeric NOT NULL,
  	"kit_base_price_cents" numeric NOT NULL,
  	"development_base_price_cents" numeric,
  	"development_square_feet" numeric,
  	"layout" jsonb NOT NULL,
  	"picture_id" uuid,
  	"offered" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_home_plans_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_plan_id" varchar NOT NULL,
  	"version_name" varchar NOT NULL,
  	"version_description" varchar NOT NULL,
  	"version_square_feet" numeric NOT NULL,
  	"version_bedrooms" numeric NOT NULL,
  	"version_bathrooms" numeric NOT NULL,
  	"version_estimated_time_weeks" numeric NOT NULL,
  	"version_kit_base_price_cents" numeric NOT NULL,
  	"version_development_base_price_cents" numeric,
  	"version_development_square_feet" numeric,
  	"version_layout" jsonb NOT NULL,
  	"version_picture_id" uuid,
  	"version_offered" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "credit_applications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"contact_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company_name" varchar,
  	"project_location" varchar NOT NULL,
  	"project_type" "enum_credit_applications_project_type" NOT NULL,
  	"start_timeline" "enum_credit_applications_start_timeline" NOT NULL,
  	"budget_scale" "enum_credit_applications_budget_scale" NOT NULL,
  	"familiarity_with_steel" "enum_credit_applications_familiarity_with_steel" NOT NULL,
  	"assigned_tier" "enum_credit_applications_assigned_tier" NOT NULL,
  	"credit_score" numeric NOT NULL,
  	"assigned_credit_limit" numeric NOT NULL,
  	"qualification_status" "enum_credit_applications_qualification_status" NOT NULL,
  	"ai_summary" varchar NOT NULL,
  	"improvements" jsonb NOT NULL,
  	"factors" jsonb NOT NULL,
  	"policy_version" numeric NOT NULL,
  	"applied_at" timestamp(3) with time zone NOT NULL,
  	"demo" boolean DEFAULT false,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "product_events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event" "enum_product_events_event" NOT NULL,
  	"data" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "credit_policy" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"points_project_type_build_to_rent" numeric NOT NULL,
  	"points_project_type_build_to_sell" numeric NOT NULL,
  	"points_project_type_spec" numeric NOT NULL,
  	"points_project_type_renovation" numeric NOT NULL,
  	"points_project_type_other" numeric NOT NULL,
  	"points_start_timeline_immediately" numeric NOT NULL,
  	"points_start_timeline_1_3_months" numeric NOT NULL,
  	"points_start_timeline_3_6_months" numeric NOT NULL,
  	"points_start_timeline_6_months" numeric NOT NULL,
  	"points_budget_scale_small_100k" numeric NOT NULL,
  	"points_budget_scale_medium_100k_500k" numeric NOT NULL,
  	"points_budget_scale_large_500k" numeric NOT NULL,
  	"points_familiarity_with_steel_expert" numeric NOT NULL,
  	"points_familiarity_with_steel_some_experience" numeric NOT NULL,
  	"points_familiarity_with_steel_new_to_steel_framing" numeric NOT NULL,
  	"points_company_named" numeric NOT NULL,
  	"points_company_unnamed" numeric NOT NULL,
  	"thresholds_preferred" numeric NOT NULL,
  	"thresholds_standard" numeric NOT NULL,
  	"tier_limits_preferred" numeric NOT NULL,
  	"tier_limits_standard" numeric NOT NULL,
  	"tier_limits_prepay" numeric NOT NULL,
  	"budget_caps_small_100k" numeric NOT NULL,
  	"budget_caps_medium_100k_500k" numeric NOT NULL,
  	"budget_caps_large_500k" numeric NOT NULL,
  	"factors_project_type_label" varchar NOT NULL,
  	"factors_project_type_improvement" varchar NOT NULL,
  	"factors_start_timeline_label" varchar NOT NULL,
  	"factors_start_timeline_improvement" varchar NOT NULL,
  	"factors_budget_scale_label" varchar NOT NULL,
  	"factors_budget_scale_improvement" varchar NOT NULL,
  	"factors_familiarity_with_steel_label" varchar NOT NULL,
  	"factors_familiarity_with_steel_improvement" varchar NOT NULL,
  	"factors_company_label" varchar NOT NULL,
  	"factors_company_improvement" varchar NOT NULL,
  	"tier_facts_preferred_credit_score" varchar NOT NULL,
  	"tier_facts_preferred_experience" varchar,
  	"tier_facts_preferred_deposit" varchar NOT NULL,
  	"tier_facts_preferred_limit" varchar NOT NULL,
  	"tier_facts_preferred_terms" varchar NOT NULL,
  	"tier_facts_standard_credit_score" varchar NOT NULL,
  	"tier_facts_standard_experience" varchar,
  	"tier_facts_standard_deposit" varchar NOT NULL,
  	"tier_facts_standard_limit" varchar NOT NULL,
  	"tier_facts_standard_terms" varchar NOT NULL,
  	"tier_facts_prepay_credit_score" varchar NOT NULL,
  	"tier_facts_prepay_experience" varchar,
  	"tier_facts_prepay_deposit" varchar NOT NULL,
  	"tier_facts_prepay_limit" varchar NOT NULL,
  	"tier_facts_prepay_terms" varchar NOT NULL,
  	"tier_terms_premium_summary" varchar NOT NULL,
  	"tier_terms_premium_payment_terms" varchar NOT NULL,
  	"tier_terms_premium_limit_text" varchar NOT NULL,
  	"tier_terms_premium_benefits" varchar NOT NULL,
  	"tier_terms_premium_upgrade_path" varchar NOT NULL,
  	"tier_terms_preferred_summary" varchar NOT NULL,
  	"tier_terms_preferred_payment_terms" varchar NOT NULL,
  	"tier_terms_preferred_limit_text" varchar NOT NULL,
  	"tier_terms_preferred_benefits" varchar NOT NULL,
  	"tier_terms_preferred_upgrade_path" varchar NOT NULL,
  	"tier_terms_standard_summary" varchar NOT NULL,
  	"tier_terms_standard_payment_terms" varchar NOT NULL,
  	"tier_terms_standard_limit_text" varchar NOT NULL,
  	"tier_terms_standard_benefits" varchar NOT NULL,
  	"tier_terms_standard_upgrade_path" varchar NOT NULL,
  	"tier_terms_prepay_summary" varchar NOT NULL,
  	"tier_terms_prepay_payment_terms" varchar NOT NULL,
  	"tier_terms_prepay_limit_text" varchar NOT NULL,
  	"tier_terms_prepay_benefits" varchar NOT NULL,
  	"tier_terms_prepay_upgrade_path" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_credit_policy_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_version" numeric DEFAULT 1 NOT NULL,
  	"version_points_project_type_build_to_rent" numeric NOT NULL,
  	"version_points_project_type_build_to_sell" numeric NOT NULL,
  	"version_points_project_type_spec" numeric NOT NULL,
  	"version_points_project_type_renovation" numeric NOT NULL,
  	"version_points_project_type_other" numeric NOT NULL,
  	"version_points_start_timeline_immediately" numeric NOT NULL,
  	"version_points_start_timeline_1_3_months" numeric NOT NULL,
  	"version_points_start_timeline_3_6_months" numeric NOT NULL,
  	"version_points_start_timeline_6_months" numeric NOT NULL,
  	"version_points_budget_scale_small_100k" numeric NOT NULL,
  	"version_points_budget_scale_medium_100k_500k" numeric NOT NULL,
  	"version_points_budget_scale_large_500k" numeric NOT NULL,
  	"version_points_familiarity_with_steel_expert" numeric NOT NULL,
  	"version_points_familiarity_with_steel_some_experience" numeric NOT NULL,
  	"version_points_familiarity_with_steel_new_to_steel_framing" numeric NOT NULL,
  	"version_points_company_named" numeric NOT NULL,
  	"version_points_company_unnamed" numeric NOT NULL,
  	"version_thresholds_preferred" numeric NOT NULL,
  	"version_thresholds_standard" numeric NOT NULL,
  	"version_tier_limits_preferred" numeric NOT NULL,
  	"version_tier_limits_standard" numeric NOT NULL,
  	"version_tier_limits_prepay" numeric NOT NULL,
  	"version_budget_caps_small_100k" numeric NOT NULL,
  	"version_budget_caps_medium_100k_500k" numeric NOT NULL,
  	"version_budget_caps_large_500k" numeric NOT NULL,
  	"version_factors_project_type_label" varchar NOT NULL,
  	"version_factors_project_type_improvement" varchar NOT NULL,
  	"version_factors_start_timeline_label" varchar NOT NULL,
  	"version_factors_start_timeline_improvement" varchar NOT NULL,
  	"version_factors_budget_scale_label" varchar NOT NULL,
  	"version_factors_budget_scale_improvement" varchar NOT NULL,
  	"version_factors_familiarity_with_steel_label" varchar NOT NULL,
  	"version_factors_familiarity_with_steel_improvement" varchar NOT NULL,
  	"version_factors_company_label" varchar NOT NULL,
  	"version_factors_company_improvement" varchar NOT NULL,
  	"version_tier_facts_preferred_credit_score" varchar NOT NULL,
  	"version_tier_facts_preferred_experience" varchar,
  	"version_tier_facts_preferred_deposit" varchar NOT NULL,
  	"version_tier_facts_preferred_limit" varchar NOT NULL,
  	"version_tier_facts_preferred_terms" varchar NOT NULL,
  	"version_tier_facts_standard_credit_score" varchar NOT NULL,
  	"version_tier_facts_standard_experience" varchar,
  	"version_tier_facts_standard_deposit" varchar NOT NULL,
  	"version_tier_facts_standard_limit" varchar NOT NULL,
  	"version_tier_facts_standard_terms" varchar NOT NULL,
  	"version_tier_facts_prepay_credit_score" varchar NOT NULL,
  	"version_tier_facts_prepay_experience" varchar,
  	"version_tier_facts_prepay_deposit" varchar NOT NULL,
  	"version_tier_facts_prepay_limit" varchar NOT NULL,
  	"version_tier_facts_prepay_terms" varchar NOT NULL,
  	"version_tier_terms_premium_summary" varchar NOT NULL,
  	"version_tier_terms_premium_payment_terms" varchar NOT NULL,
  	"version_tier_terms_premium_limit_text" varchar NOT NULL,
  	"version_tier_terms_premium_benefits" varchar NOT NULL,
  	"version_tier_terms_premium_upgrade_path" varchar NOT NULL,
  	"version_tier_terms_preferred_summary" varchar NOT NULL,
  	"version_tier_terms_preferred_payment_terms" varchar NOT NULL,
  	"version_tier_terms_preferred_limit_text" varchar NOT NULL,
  	"version_tier_terms_preferred_benefits" varchar NOT NULL,
  	"version_tier_terms_preferred_upgrade_path" varchar NOT NULL,
  	"version_tier_terms_standard_summary" varchar NOT NULL,
  	"version_tier_terms_standard_payment_terms" varchar NOT NULL,
  	"version_tier_terms_standard_limit_text" varchar NOT NULL,
  	"version_tier_terms_standard_benefits" varchar NOT NULL,
  	"version_tier_terms_standard_upgrade_path" varchar NOT NULL,
  	"version_tier_terms_prepay_summary" varchar NOT NULL,
  	"version_tier_terms_prepay_payment_terms" varchar NOT NULL,
  	"version_tier_terms_prepay_limit_text" varchar NOT NULL,
  	"version_tier_terms_prepay_benefits" varchar NOT NULL,
  	"version_tier_terms_prepay_upgrade_path" varchar NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "navigation" ALTER COLUMN "header_button_label" SET DEFAULT 'Admin';
  ALTER TABLE "navigation" ALTER COLUMN "header_button_href" SET DEFAULT '/admin';
  ALTER TABLE "_navigation_v" ALTER COLUMN "version_header_button_label" SET DEFAULT 'Admin';
  ALTER TABLE "_navigation_v" ALTER COLUMN "version_header_button_href" SET DEFAULT '/admin';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "home_plans_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "credit_applications_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "product_events_id" uuid;
  ALTER TABLE "home_plans" ADD CONSTRAINT "home_plans_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_plans_v" ADD CONSTRAINT "_home_plans_v_parent_id_home_plans_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_plans"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_plans_v" ADD CONSTRAINT "_home_plans_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "home_plans_plan_id_idx" ON "home_plans" USING btree ("plan_id");
  CREATE INDEX "home_plans_picture_idx" ON "home_plans" USING btree ("picture_id");
  CREATE INDEX "home_plans_offered_idx" ON "home_plans" USING btree ("offered");
  CREATE INDEX "home_plans_updated_at_idx" ON "home_plans" USING btree ("updated_at");
  CREATE INDEX "home_plans_created_at_idx" ON "home_plans" USING btree ("created_at");
  CREATE INDEX "_home_plans_v_parent_idx" ON "_home_plans_v" USING btree ("parent_id");
  CREATE INDEX "_home_plans_v_version_version_plan_id_idx" ON "_home_plans_v" USING btree ("version_plan_id");
  CREATE INDEX "_home_plans_v_version_version_picture_idx" ON "_home_plans_v" USING btree ("version_picture_id");
  CREATE INDEX "_home_plans_v_version_version_offered_idx" ON "_home_plans_v" USING btree ("version_offered");
  CREATE INDEX "_home_plans_v_version_version_updated_at_idx" ON "_home_plans_v" USING btree ("version_updated_at");
  CREATE INDEX "_home_plans_v_version_version_created_at_idx" ON "_home_plans_v" USING btree ("version_created_at");
  CREATE INDEX "_home_plans_v_created_at_idx" ON "_home_plans_v" USING btree ("created_at");
  CREATE INDEX "_home_plans_v_updated_at_idx" ON "_home_plans_v" USING btree ("updated_at");
  CREATE INDEX "credit_applications_email_idx" ON "credit_applications" USING btree ("email");
  CREATE INDEX "credit_applications_assigned_tier_idx" ON "credit_applications" USING btree ("assigned_tier");
  CREATE INDEX "credit_applications_qualification_status_idx" ON "credit_applications" USING btree ("qualification_status");
  CREATE INDEX "credit_applications_applied_at_idx" ON "credit_applications" USING btree ("applied_at");
  CREATE INDEX "credit_applications_demo_idx" ON "credit_applications" USING btree ("demo");
  CREATE INDEX "credit_applications_updated_at_idx" ON "credit_applications" USING btree ("updated_at");
  CREATE INDEX "credit_applications_created_at_idx" ON "credit_applications" USING btree ("created_at");
  CREATE INDEX "product_events_event_idx" ON "product_events" USING btree ("event");
  CREATE INDEX "product_events_updated_at_idx" ON "product_events" USING btree ("updated_at");
  CREATE INDEX "product_events_created_at_idx" ON "product_events" USING btree ("created_at");
  CREATE INDEX "_credit_policy_v_created_at_idx" ON "_credit_policy_v" USING btree ("created_at");
  CREATE INDEX "_credit_policy_v_updated_at_idx" ON "_credit_policy_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_home_plans_fk" FOREIGN KEY ("home_plans_id") REFERENCES "public"."home_plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_credit_applications_fk" FOREIGN KEY ("credit_applications_id") REFERENCES "public"."credit_applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_events_fk" FOREIGN KEY ("product_events_id") REFERENCES "public"."product_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_home_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("home_plans_id");
  CREATE INDEX "payload_locked_documents_rels_credit_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("credit_applications_id");
  CREATE INDEX "payload_locked_documents_rels_product_events_id_idx" ON "payload_locked_documents_rels" USING btree ("product_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_plans_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "credit_applications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "product_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "credit_policy" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_credit_policy_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "home_plans" CASCADE;
  DROP TABLE "_home_plans_v" CASCADE;
  DROP TABLE "credit_applications" CASCADE;
  DROP TABLE "product_events" CASCADE;
  DROP TABLE "credit_policy" CASCADE;
  DROP TABLE "_credit_policy_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_home_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_credit_applications_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_product_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_home_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_credit_applications_id_idx";
  DROP INDEX "payload_locked_documents_rels_product_events_id_idx";
  ALTER TABLE "navigation" ALTER COLUMN "header_button_label" DROP DEFAULT;
  ALTER TABLE "navigation" ALTER COLUMN "header_button_href" DROP DEFAULT;
  ALTER TABLE "_navigation_v" ALTER COLUMN "version_header_button_label" DROP DEFAULT;
  ALTER TABLE "_navigation_v" ALTER COLUMN "version_header_button_href" DROP DEFAULT;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "home_plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "credit_applications_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "product_events_id";
  DROP TYPE "public"."enum_credit_applications_project_type";
  DROP TYPE "public"."enum_credit_applications_start_timeline";
  DROP TYPE "public"."enum_credit_applications_budget_scale";
  DROP TYPE "public"."enum_credit_applications_familiarity_with_steel";
  DROP TYPE "public"."enum_credit_applications_assigned_tier";
  DROP TYPE "public"."enum_credit_applications_qualification_status";
  DROP TYPE "public"."enum_product_events_event";`)
}
