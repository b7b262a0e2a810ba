import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payment_projects_status" AS ENUM('active', 'closed', 'completed');
  CREATE TYPE "public"."enum_phase_completions_phase" AS ENUM('fabrication_start', 'quality_check', 'shipment', 'delivery');
  CREATE TYPE "public"."enum_invoices_kind" AS ENUM('deposit', 'progress', 'final', 'change');
  CREATE TYPE "public"."enum_invoices_status" AS ENUM('scheduled', 'open', 'paid', 'void');
  CREATE TYPE "public"."enum_lien_waivers_phase" AS ENUM('fabrication_start', 'quality_check', 'shipment', 'delivery');
  CREATE TYPE "public"."enum_lien_waivers_condition" AS ENUM('conditional', 'unconditional');
  CREATE TYPE "public"."enum_lien_waivers_kind" AS ENUM('conditional_progress', 'unconditional_progress', 'conditional_final', 'unconditional_final');
  CREATE TYPE "public"."enum_factoring_requests_status" AS ENUM('pending', 'approved', 'rejected', 'settled');
  CREATE TYPE "public"."enum_factoring_requests_urgency" AS ENUM('standard', 'urgent');
  CREATE TYPE "public"."enum_factoring_requests_trust_level" AS ENUM('High', 'Medium', 'Low');
  CREATE TYPE "public"."enum_payment_disputes_reason" AS ENUM('quality', 'missing_parts', 'late', 'damage', 'payment', 'other');
  CREATE TYPE "public"."enum_payment_disputes_status" AS ENUM('open', 'resolved');
  CREATE TYPE "public"."enum_payment_disputes_outcome" AS ENUM('release', 'refund', 'split');
  CREATE TYPE "public"."enum_dispute_messages_side" AS ENUM('builder', 'fabricator', 'operator');
  CREATE TYPE "public"."enum_bank_statements_format" AS ENUM('camt053', 'bai2', 'csv');
  CREATE TYPE "public"."enum_bank_lines_status" AS ENUM('matched', 'unmatched', 'assigned', 'returning', 'returned');
  CREATE TYPE "public"."enum_bank_details_status" AS ENUM('waiting', 'active', 'replaced', 'rejected');
  CREATE TYPE "public"."enum_bank_details_account_type" AS ENUM('checking', 'savings');
  CREATE TYPE "public"."enum_payout_runs_status" AS ENUM('proposed', 'approved_once', 'sent', 'settled', 'cancelled');
  CREATE TYPE "public"."enum_payouts_account" AS ENUM('fabricator_payable', 'builder_payable');
  CREATE TYPE "public"."enum_payouts_status" AS ENUM('waiting', 'sent', 'settled', 'returned', 'cancelled');
  CREATE TABLE "payment_projects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"company_id" uuid NOT NULL,
  	"fabricator_id" uuid,
  	"price_cents" numeric NOT NULL,
  	"refunded_cents" numeric DEFAULT 0 NOT NULL,
  	"terms" jsonb NOT NULL,
  	"release_policy" jsonb NOT NULL,
  	"status" "enum_payment_projects_status" NOT NULL,
  	"delivered_on" varchar,
  	"retainage_released_at" timestamp(3) with time zone,
  	"close_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "phase_completions" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"project_id" uuid NOT NULL,
  	"phase" "enum_phase_completions_phase" NOT NULL,
  	"release" jsonb NOT NULL,
  	"posting_id" varchar NOT NULL,
  	"completed_by" varchar NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invoices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"project_id" uuid NOT NULL,
  	"company_id" uuid NOT NULL,
  	"kind" "enum_invoices_kind" NOT NULL,
  	"status" "enum_invoices_status" NOT NULL,
  	"prepaid" boolean DEFAULT false NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"paid_cents" numeric DEFAULT 0 NOT NULL,
  	"credited_cents" numeric DEFAULT 0 NOT NULL,
  	"issued_on" varchar,
  	"due_on" varchar,
  	"last_reminder_days" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lien_waivers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"project_id" uuid NOT NULL,
  	"phase" "enum_lien_waivers_phase" NOT NULL,
  	"condition" "enum_lien_waivers_condition" NOT NULL,
  	"kind" "enum_lien_waivers_kind" NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"paragraphs" jsonb NOT NULL,
  	"text_version" numeric NOT NULL,
  	"text_hash" varchar NOT NULL,
  	"signed_by" varchar NOT NULL,
  	"signer_title" varchar,
  	"signer_email" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"signed_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "factoring_requests" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"project_id" uuid NOT NULL,
  	"fabricator_id" uuid NOT NULL,
  	"status" "enum_factoring_requests_status" NOT NULL,
  	"urgency" "enum_factoring_requests_urgency" NOT NULL,
  	"trust_level" "enum_factoring_requests_trust_level" NOT NULL,
  	"receivable_cents" numeric NOT NULL,
  	"advance_cents" numeric NOT NULL,
  	"paid_cents" numeric NOT NULL,
  	"factoring_discount" numeric NOT NULL,
  	"requested_by" varchar NOT NULL,
  	"decided_by" varchar,
  	"decision_reason" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payment_disputes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"project_id" uuid NOT NULL,
  	"reason" "enum_payment_disputes_reason" NOT NULL,
  	"description" varchar NOT NULL,
  	"status" "enum_payment_disputes_status" NOT NULL,
  	"opened_by" varchar NOT NULL,
  	"decide_by" varchar NOT NULL,
  	"outcome" "enum_payment_disputes_outcome",
  	"refund_cents" numeric,
  	"release_cents" numeric,
  	"resolution_reason" varchar,
  	"resolved_by" varchar,
  	"resolved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dispute_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"dispute_id" uuid NOT NULL,
  	"side" "enum_dispute_messages_side" NOT NULL,
  	"by" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "dispute_evidence" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"dispute_id" uuid NOT NULL,
  	"name" varchar NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size_bytes" numeric NOT NULL,
  	"by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bank_statements" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"reference" varchar NOT NULL,
  	"account_last_four" varchar NOT NULL,
  	"account_hash" varchar NOT NULL,
  	"content_hash" varchar NOT NULL,
  	"format" "enum_bank_statements_format" NOT NULL,
  	"file_name" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"opening_cents" numeric NOT NULL,
  	"closing_cents" numeric NOT NULL,
  	"line_count" numeric NOT NULL,
  	"imported_by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bank_lines" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"statement_id" uuid NOT NULL,
  	"bank_reference" varchar NOT NULL,
  	"booked_on" varchar NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"text" varchar NOT NULL,
  	"counterparty" varchar,
  	"status" "enum_bank_lines_status" NOT NULL,
  	"matched_to" varchar,
  	"why" varchar,
  	"decided_by" varchar,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "bank_details" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"company_id" uuid NOT NULL,
  	"status" "enum_bank_details_status" NOT NULL,
  	"account_name" varchar NOT NULL,
  	"routing_last_four" varchar NOT NULL,
  	"account_last_four" varchar NOT NULL,
  	"account_type" "enum_bank_details_account_type" NOT NULL,
  	"sealed" varchar NOT NULL,
  	"proposed_by" varchar NOT NULL,
  	"proposed_by_id" varchar NOT NULL,
  	"decided_by" varchar,
  	"decision_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payout_runs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"number" varchar NOT NULL,
  	"status" "enum_payout_runs_status" NOT NULL,
  	"pay_on" varchar NOT NULL,
  	"total_cents" numeric NOT NULL,
  	"proposed_by" varchar NOT NULL,
  	"approvals" jsonb NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"originator" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payouts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"run_id" uuid NOT NULL,
  	"reference" varchar NOT NULL,
  	"company_id" uuid NOT NULL,
  	"project_id" uuid NOT NULL,
  	"account" "enum_payouts_account" NOT NULL,
  	"amount_cents" numeric NOT NULL,
  	"bank_detail_id" uuid NOT NULL,
  	"status" "enum_payouts_status" NOT NULL,
  	"phases" jsonb NOT NULL,
  	"settled_on" varchar,
  	"fail_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "waiver_texts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version" numeric DEFAULT 1 NOT NULL,
  	"conditional_progress" varchar DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Work through: {throughDate}. Step: {phase}.
  
  When {claimant} has received {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, work and material after the date above, and changes that were not agreed in writing before this was signed.' NOT NULL,
  	"unconditional_progress" varchar DEFAULT 'This document gives up rights now. It says that the payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Work through: {throughDate}. Step: {phase}.
  
  {claimant} has received {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, work and material after the date above, and changes that were not agreed in writing before this was signed.' NOT NULL,
  	"conditional_final" varchar DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Step: {phase}.
  
  When {claimant} has received the final payment of {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: retainage that is released after acceptance, until it is paid, and claims that are in dispute when this is signed.' NOT NULL,
  	"unconditional_final" varchar DEFAULT 'This document gives up rights now. It says that the final payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Step: {phase}.
  
  {claimant} has received the final payment of {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: claims that are in dispute when this is signed.' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_waiver_texts_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_version" numeric DEFAULT 1 NOT NULL,
  	"version_conditional_progress" varchar DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Work through: {throughDate}. Step: {phase}.
  
  When {claimant} has received {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, work and material after the date above, and changes that were not agreed in writing before this was signed.' NOT NULL,
  	"version_unconditional_progress" varchar DEFAULT 'This document gives up rights now. It says that the payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Work through: {throughDate}. Step: {phase}.
  
  {claimant} has received {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, work and material after the date above, and changes that were not agreed in writing before this was signed.' NOT NULL,
  	"version_conditional_final" varchar DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Step: {phase}.
  
  When {claimant} has received the final payment of {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: retainage that is released after acceptance, until it is paid, and claims that are in dispute when this is signed.' NOT NULL,
  	"version_unconditional_final" varchar DEFAULT 'This document gives up rights now. It says that the final payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Step: {phase}.
  
  {claimant} has received the final payment of {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: claims that are in dispute when this is signed.' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "house_bank" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"company_id" varchar,
  	"bank_name" varchar,
  	"routing_number" varchar,
  	"account_number" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payment_projects_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "phase_completions_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "invoices_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lien_waivers_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "factoring_requests_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payment_disputes_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dispute_messages_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dispute_evidence_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bank_statements_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bank_lines_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bank_details_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payout_runs_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "payouts_id" uuid;
  ALTER TABLE "payment_projects" ADD CONSTRAINT "payment_projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_projects" ADD CONSTRAINT "payment_projects_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "phase_completions" ADD CONSTRAINT "phase_completions_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lien_waivers" ADD CONSTRAINT "lien_waivers_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "factoring_requests" ADD CONSTRAINT "factoring_requests_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "factoring_requests" ADD CONSTRAINT "factoring_requests_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dispute_messages" ADD CONSTRAINT "dispute_messages_dispute_id_payment_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."payment_disputes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_dispute_id_payment_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."payment_disputes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payouts" ADD CONSTRAINT "payouts_bank_detail_id_bank_details_id_fk" FOREIGN KEY ("bank_detail_id") REFERENCES "public"."bank_details"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "payment_projects_number_idx" ON "payment_projects" USING btree ("number");
  CREATE INDEX "payment_projects_company_idx" ON "payment_projects" USING btree ("company_id");
  CREATE INDEX "payment_projects_fabricator_idx" ON "payment_projects" USING btree ("fabricator_id");
  CREATE INDEX "payment_projects_status_idx" ON "payment_projects" USING btree ("status");
  CREATE INDEX "payment_projects_delivered_on_idx" ON "payment_projects" USING btree ("delivered_on");
  CREATE INDEX "payment_projects_updated_at_idx" ON "payment_projects" USING btree ("updated_at");
  CREATE INDEX "payment_projects_created_at_idx" ON "payment_projects" USING btree ("created_at");
  CREATE INDEX "phase_completions_project_idx" ON "phase_completions" USING btree ("project_id");
  CREATE INDEX "phase_completions_updated_at_idx" ON "phase_completions" USING btree ("updated_at");
  CREATE INDEX "phase_completions_created_at_idx" ON "phase_completions" USING btree ("created_at");
  CREATE UNIQUE INDEX "project_phase_idx" ON "phase_completions" USING btree ("project_id","phase");
  CREATE UNIQUE INDEX "invoices_number_idx" ON "invoices" USING btree ("number");
  CREATE INDEX "invoices_project_idx" ON "invoices" USING btree ("project_id");
  CREATE INDEX "invoices_company_idx" ON "invoices" USING btree ("company_id");
  CREATE INDEX "invoices_status_idx" ON "invoices" USING btree ("status");
  CREATE INDEX "invoices_due_on_idx" ON "invoices" USING btree ("due_on");
  CREATE INDEX "invoices_updated_at_idx" ON "invoices" USING btree ("updated_at");
  CREATE INDEX "invoices_created_at_idx" ON "invoices" USING btree ("created_at");
  CREATE INDEX "lien_waivers_project_idx" ON "lien_waivers" USING btree ("project_id");
  CREATE INDEX "lien_waivers_updated_at_idx" ON "lien_waivers" USING btree ("updated_at");
  CREATE INDEX "lien_waivers_created_at_idx" ON "lien_waivers" USING btree ("created_at");
  CREATE UNIQUE INDEX "project_phase_condition_idx" ON "lien_waivers" USING btree ("project_id","phase","condition");
  CREATE INDEX "factoring_requests_project_idx" ON "factoring_requests" USING btree ("project_id");
  CREATE INDEX "factoring_requests_fabricator_idx" ON "factoring_requests" USING btree ("fabricator_id");
  CREATE INDEX "factoring_requests_status_idx" ON "factoring_requests" USING btree ("status");
  CREATE INDEX "factoring_requests_updated_at_idx" ON "factoring_requests" USING btree ("updated_at");
  CREATE INDEX "factoring_requests_created_at_idx" ON "factoring_requests" USING btree ("created_at");
  CREATE INDEX "payment_disputes_project_idx" ON "payment_disputes" USING btree ("project_id");
  CREATE INDEX "payment_disputes_status_idx" ON "payment_disputes" USING btree ("status");
  CREATE INDEX "payment_disputes_decide_by_idx" ON "payment_disputes" USING btree ("decide_by");
  CREATE INDEX "payment_disputes_updated_at_idx" ON "payment_disputes" USING btree ("updated_at");
  CREATE INDEX "payment_disputes_created_at_idx" ON "payment_disputes" USING btree ("created_at");
  CREATE INDEX "dispute_messages_dispute_idx" ON "dispute_messages" USING btree ("dispute_id");
  CREATE INDEX "dispute_messages_updated_at_idx" ON "dispute_messages" USING btree ("updated_at");
  CREATE INDEX "dispute_messages_created_at_idx" ON "dispute_messages" USING btree ("created_at");
  CREATE INDEX "dispute_evidence_dispute_idx" ON "dispute_evidence" USING btree ("dispute_id");
  CREATE INDEX "dispute_evidence_updated_at_idx" ON "dispute_evidence" USING btree ("updated_at");
  CREATE INDEX "dispute_evidence_created_at_idx" ON "dispute_evidence" USING btree ("created_at");
  CREATE UNIQUE INDEX "bank_statements_reference_idx" ON "bank_statements" USING btree ("reference");
  CREATE INDEX "bank_statements_day_idx" ON "bank_statements" USING btree ("day");
  CREATE INDEX "bank_statements_updated_at_idx" ON "bank_statements" USING btree ("updated_at");
  CREATE INDEX "bank_statements_created_at_idx" ON "bank_statements" USING btree ("created_at");
  CREATE INDEX "bank_lines_statement_idx" ON "bank_lines" USING btree ("statement_id");
  CREATE UNIQUE INDEX "bank_lines_bank_reference_idx" ON "bank_lines" USING btree ("bank_reference");
  CREATE INDEX "bank_lines_status_idx" ON "bank_lines" USING btree ("status");
  CREATE INDEX "bank_lines_matched_to_idx" ON "bank_lines" USING btree ("matched_to");
  CREATE INDEX "bank_lines_updated_at_idx" ON "bank_lines" USING btree ("updated_at");
  CREATE INDEX "bank_lines_created_at_idx" ON "bank_lines" USING btree ("created_at");
  CREATE INDEX "bank_details_company_idx" ON "bank_details" USING btree ("company_id");
  CREATE INDEX "bank_details_status_idx" ON "bank_details" USING btree ("status");
  CREATE INDEX "bank_details_updated_at_idx" ON "bank_details" USING btree ("updated_at");
  CREATE INDEX "bank_details_created_at_idx" ON "bank_details" USING btree ("created_at");
  CREATE UNIQUE INDEX "payout_runs_number_idx" ON "payout_runs" USING btree ("number");
  CREATE INDEX "payout_runs_status_idx" ON "payout_runs" USING btree ("status");
  CREATE INDEX "payout_runs_updated_at_idx" ON "payout_runs" USING btree ("updated_at");
  CREATE INDEX "payout_runs_created_at_idx" ON "payout_runs" USING btree ("created_at");
  CREATE INDEX "payouts_run_idx" ON "payouts" USING btree ("run_id");
  CREATE UNIQUE INDEX "payouts_reference_idx" ON "payouts" USING btree ("reference");
  CREATE INDEX "payouts_company_idx" ON "payouts" USING btree ("company_id");
  CREATE INDEX "payouts_project_idx" ON "payouts" USING btree ("project_id");
  CREATE INDEX "payouts_bank_detail_idx" ON "payouts" USING btree ("bank_detail_id");
  CREATE INDEX "payouts_status_idx" ON "payouts" USING btree ("status");
  CREATE INDEX "payouts_updated_at_idx" ON "payouts" USING btree ("updated_at");
  CREATE INDEX "payouts_created_at_idx" ON "payouts" USING btree ("created_at");
  CREATE INDEX "_waiver_texts_v_created_at_idx" ON "_waiver_texts_v" USING btree ("created_at");
  CREATE INDEX "_waiver_texts_v_updated_at_idx" ON "_waiver_texts_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_projects_fk" FOREIGN KEY ("payment_projects_id") REFERENCES "public"."payment_projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_phase_completions_fk" FOREIGN KEY ("phase_completions_id") REFERENCES "public"."phase_completions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoices_fk" FOREIGN KEY ("invoices_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lien_waivers_fk" FOREIGN KEY ("lien_waivers_id") REFERENCES "public"."lien_waivers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_factoring_requests_fk" FOREIGN KEY ("factoring_requests_id") REFERENCES "public"."factoring_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_disputes_fk" FOREIGN KEY ("payment_disputes_id") REFERENCES "public"."payment_disputes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dispute_messages_fk" FOREIGN KEY ("dispute_messages_id") REFERENCES "public"."dispute_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dispute_evidence_fk" FOREIGN KEY ("dispute_evidence_id") REFERENCES "public"."dispute_evidence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bank_statements_fk" FOREIGN KEY ("bank_statements_id") REFERENCES "public"."bank_statements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bank_lines_fk" FOREIGN KEY ("bank_lines_id") REFERENCES "public"."bank_lines"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bank_details_fk" FOREIGN KEY ("bank_details_id") REFERENCES "public"."bank_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payout_runs_fk" FOREIGN KEY ("payout_runs_id") REFERENCES "public"."payout_runs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payouts_fk" FOREIGN KEY ("payouts_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_payment_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_projects_id");
  CREATE INDEX "payload_locked_documents_rels_phase_completions_id_idx" ON "payload_locked_documents_rels" USING btree ("phase_completions_id");
  CREATE INDEX "payload_locked_documents_rels_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("invoices_id");
  CREATE INDEX "payload_locked_documents_rels_lien_waivers_id_idx" ON "payload_locked_documents_rels" USING btree ("lien_waivers_id");
  CREATE INDEX "payload_locked_documents_rels_factoring_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("factoring_requests_id");
  CREATE INDEX "payload_locked_documents_rels_payment_disputes_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_disputes_id");
  CREATE INDEX "payload_locked_documents_rels_dispute_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("dispute_messages_id");
  CREATE INDEX "payload_locked_documents_rels_dispute_evidence_id_idx" ON "payload_locked_documents_rels" USING btree ("dispute_evidence_id");
  CREATE INDEX "payload_locked_documents_rels_bank_statements_id_idx" ON "payload_locked_documents_rels" USING btree ("bank_statements_id");
  CREATE INDEX "payload_locked_documents_rels_bank_lines_id_idx" ON "payload_locked_documents_rels" USING btree ("bank_lines_id");
  CREATE INDEX "payload_locked_documents_rels_bank_details_id_idx" ON "payload_locked_documents_rels" USING btree ("bank_details_id");
  CREATE INDEX "payload_locked_documents_rels_payout_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("payout_runs_id");
  CREATE INDEX "payload_locked_documents_rels_payouts_id_idx" ON "payload_locked_documents_rels" USING btree ("payouts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment_projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "phase_completions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "invoices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lien_waivers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "factoring_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payment_disputes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dispute_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dispute_evidence" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bank_statements" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bank_lines" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "bank_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payout_runs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payouts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "waiver_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_waiver_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "house_bank" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payment_projects" CASCADE;
  DROP TABLE "phase_completions" CASCADE;
  DROP TABLE "invoices" CASCADE;
  DROP TABLE "lien_waivers" CASCADE;
  DROP TABLE "factoring_requests" CASCADE;
  DROP TABLE "payment_disputes" CASCADE;
  DROP TABLE "dispute_messages" CASCADE;
  DROP TABLE "dispute_evidence" CASCADE;
  DROP TABLE "bank_statements" CASCADE;
  DROP TABLE "bank_lines" CASCADE;
  DROP TABLE "bank_details" CASCADE;
  DROP TABLE "payout_runs" CASCADE;
  DROP TABLE "payouts" CASCADE;
  DROP TABLE "waiver_texts" CASCADE;
  DROP TABLE "_waiver_texts_v" CASCADE;
  DROP TABLE "house_bank" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payment_projects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_phase_completions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_invoices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lien_waivers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_factoring_requests_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payment_disputes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dispute_messages_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dispute_evidence_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bank_statements_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bank_lines_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bank_details_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payout_runs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payouts_fk";
  
  DROP INDEX "payload_locked_documents_rels_payment_projects_id_idx";
  DROP INDEX "payload_locked_documents_rels_phase_completions_id_idx";
  DROP INDEX "payload_locked_documents_rels_invoices_id_idx";
  DROP INDEX "payload_locked_documents_rels_lien_waivers_id_idx";
  DROP INDEX "payload_locked_documents_rels_factoring_requests_id_idx";
  DROP INDEX "payload_locked_documents_rels_payment_disputes_id_idx";
  DROP INDEX "payload_locked_documents_rels_dispute_messages_id_idx";
  DROP INDEX "payload_locked_documents_rels_dispute_evidence_id_idx";
  DROP INDEX "payload_locked_documents_rels_bank_statements_id_idx";
  DROP INDEX "payload_locked_documents_rels_bank_lines_id_idx";
  DROP INDEX "payload_locked_documents_rels_bank_details_id_idx";
  DROP INDEX "payload_locked_documents_rels_payout_runs_id_idx";
  DROP INDEX "payload_locked_documents_rels_payouts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payment_projects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "phase_completions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "invoices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lien_waivers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "factoring_requests_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payment_disputes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dispute_messages_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dispute_evidence_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bank_statements_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bank_lines_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bank_details_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payout_runs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "payouts_id";
  DROP TYPE "public"."enum_payment_projects_status";
  DROP TYPE "public"."enum_phase_completions_phase";
  DROP TYPE "public"."enum_invoices_kind";
  DROP TYPE "public"."enum_invoices_status";
  DROP TYPE "public"."enum_lien_waivers_phase";
  DROP TYPE "public"."enum_lien_waivers_condition";
  DROP TYPE "public"."enum_lien_waivers_kind";
  DROP TYPE "public"."enum_factoring_requests_status";
  DROP TYPE "public"."enum_factoring_requests_urgency";
  DROP TYPE "public"."enum_factoring_requests_trust_level";
  DROP TYPE "public"."enum_payment_disputes_reason";
  DROP TYPE "public"."enum_payment_disputes_status";
  DROP TYPE "public"."enum_payment_disputes_outcome";
  DROP TYPE "public"."enum_dispute_messages_side";
  DROP TYPE "public"."enum_bank_statements_format";
  DROP TYPE "public"."enum_bank_lines_status";
  DROP TYPE "public"."enum_bank_details_status";
  DROP TYPE "public"."enum_bank_details_account_type";
  DROP TYPE "public"."enum_payout_runs_status";
  DROP TYPE "public"."enum_payouts_account";
  DROP TYPE "public"."enum_payouts_status";`)
}
