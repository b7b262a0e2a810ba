/** Tables, types and indexes of the collections and globals, as Payload's generator writes them. */
export const payloadTables = `
CREATE TYPE "public"."enum_pages_chrome" AS ENUM('site', 'alternate');
CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__pages_v_version_chrome" AS ENUM('site', 'alternate');
CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_posts_category" AS ENUM('Education', 'Industry Insights', 'Platform Updates', 'Case Studies');
CREATE TYPE "public"."enum_posts_featured" AS ENUM('yes', 'no');
CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum__posts_v_version_category" AS ENUM('Education', 'Industry Insights', 'Platform Updates', 'Case Studies');
CREATE TYPE "public"."enum__posts_v_version_featured" AS ENUM('yes', 'no');
CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
CREATE TYPE "public"."enum_content_releases_state" AS ENUM('open', 'scheduled', 'failed', 'published', 'undone');
CREATE TYPE "public"."enum_content_reviews_where" AS ENUM('pages', 'posts');
CREATE TYPE "public"."enum_content_reviews_state" AS ENUM('waiting', 'approved', 'sentBack', 'withdrawn', 'published');
CREATE TYPE "public"."enum_price_options_group" AS ENUM('steel-foundation', 'steel-frame', 'steel-sheathing', 'steel-roofing', 'plan-choice1', 'plan-choice2', 'plan-choice3', 'advanced-foundation', 'advanced-framing', 'advanced-addition', 'picker-framing', 'picker-roofing', 'picker-exterior');
CREATE TYPE "public"."enum_price_options_stud_gauge" AS ENUM('20', '18', '16');
CREATE TYPE "public"."enum_price_options_stud_spacing_inches" AS ENUM('16', '24');
CREATE TYPE "public"."enum_price_options_wall_height_feet" AS ENUM('8', '9', '10');
CREATE TYPE "public"."enum_price_options_upper_wall_height_feet" AS ENUM('8', '9', '10');
CREATE TYPE "public"."enum_price_options_sheathing" AS ENUM('integrated-panel', 'insulated-panel', 'osb');
CREATE TYPE "public"."enum_price_options_roofing" AS ENUM('standing-seam', 'architectural-shingles', 'high-definition-shingles', 'roof-panel-system');
CREATE TYPE "public"."enum_price_options_category" AS ENUM('Protection', 'Energy', 'Comfort', 'Technology');
CREATE TYPE "public"."enum__price_options_v_version_group" AS ENUM('steel-foundation', 'steel-frame', 'steel-sheathing', 'steel-roofing', 'plan-choice1', 'plan-choice2', 'plan-choice3', 'advanced-foundation', 'advanced-framing', 'advanced-addition', 'picker-framing', 'picker-roofing', 'picker-exterior');
CREATE TYPE "public"."enum__price_options_v_version_stud_gauge" AS ENUM('20', '18', '16');
CREATE TYPE "public"."enum__price_options_v_version_stud_spacing_inches" AS ENUM('16', '24');
CREATE TYPE "public"."enum__price_options_v_version_wall_height_feet" AS ENUM('8', '9', '10');
CREATE TYPE "public"."enum__price_options_v_version_upper_wall_height_feet" AS ENUM('8', '9', '10');
CREATE TYPE "public"."enum__price_options_v_version_sheathing" AS ENUM('integrated-panel', 'insulated-panel', 'osb');
CREATE TYPE "public"."enum__price_options_v_version_roofing" AS ENUM('standing-seam', 'architectural-shingles', 'high-definition-shingles', 'roof-panel-system');
CREATE TYPE "public"."enum__price_options_v_version_category" AS ENUM('Protection', 'Energy', 'Comfort', 'Technology');
CREATE TYPE "public"."enum_materials_category" AS ENUM('framing', 'bracing', 'sheathing', 'fasteners', 'insulation', 'roofing');
CREATE TYPE "public"."enum_materials_csi" AS ENUM('05 05 23', '05 40 00', '06 16 00', '06 16 23', '07 21 16', '07 25 00', '07 30 00', '07 31 13', '07 41 13', '07 62 00', '09 22 16', '09 29 00');
CREATE TYPE "public"."enum_materials_unit" AS ENUM('ft', 'sq ft', 'each', 'bundle');
CREATE TYPE "public"."enum__materials_v_version_category" AS ENUM('framing', 'bracing', 'sheathing', 'fasteners', 'insulation', 'roofing');
CREATE TYPE "public"."enum__materials_v_version_csi" AS ENUM('05 05 23', '05 40 00', '06 16 00', '06 16 23', '07 21 16', '07 25 00', '07 30 00', '07 31 13', '07 41 13', '07 62 00', '09 22 16', '09 29 00');
CREATE TYPE "public"."enum__materials_v_version_unit" AS ENUM('ft', 'sq ft', 'each', 'bundle');
CREATE TYPE "public"."enum_issued_quotes_kind" AS ENUM('plan', 'advanced', 'steel', 'lots');
CREATE TYPE "public"."enum_saved_configurations_configurator" AS ENUM('steel', 'plan', 'advanced', 'picker', 'simple-onboarding', 'enhanced-onboarding');
CREATE TYPE "public"."enum_plan_productions_status" AS ENUM('requested', 'confirmed', 'declined');
CREATE TYPE "public"."enum_payment_projects_status" AS ENUM('active', 'closed', 'completed');
CREATE TYPE "public"."enum_phase_completions_phase" AS ENUM('fabrication_start', 'quality_check', 'shipment', 'delivery');
CREATE TYPE "public"."enum_invoices_kind" AS ENUM('deposit', 'progress', 'final', 'change');
CREATE TYPE "public"."enum_invoices_status" AS ENUM('scheduled', 'open', 'paid', 'void');
CREATE TYPE "public"."enum_lien_waivers_phase" AS ENUM('fabrication_start', 'quality_check', 'shipment', 'delivery', 'early_payout');
CREATE TYPE "public"."enum_lien_waivers_condition" AS ENUM('conditional', 'unconditional');
CREATE TYPE "public"."enum_lien_waivers_kind" AS ENUM('conditional_progress', 'unconditional_progress', 'conditional_final', 'unconditional_final');
CREATE TYPE "public"."enum_waiver_forms_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
CREATE TYPE "public"."enum_waiver_forms_kind" AS ENUM('conditional_progress', 'unconditional_progress', 'conditional_final', 'unconditional_final');
CREATE TYPE "public"."enum_waiver_forms_basis" AS ENUM('form', 'general');
CREATE TYPE "public"."enum_factoring_requests_status" AS ENUM('pending', 'approved', 'rejected', 'settled', 'withdrawn', 'owed', 'written_off');
CREATE TYPE "public"."enum_factoring_requests_urgency" AS ENUM('standard', 'urgent');
CREATE TYPE "public"."enum_factoring_requests_trust_level" AS ENUM('High', 'Medium', 'Low');
CREATE TYPE "public"."enum_factoring_requests_debt_decision" AS ENUM('write_off', 'set_off', 'received');
CREATE TYPE "public"."enum_payment_disputes_reason" AS ENUM('quality', 'missing_parts', 'late', 'damage', 'payment', 'other');
CREATE TYPE "public"."enum_payment_disputes_status" AS ENUM('open', 'resolved');
CREATE TYPE "public"."enum_payment_disputes_outcome" AS ENUM('release', 'refund', 'split');
CREATE TYPE "public"."enum_bank_statements_house_account" AS ENUM('operating', 'escrow');
CREATE TYPE "public"."enum_bank_statements_format" AS ENUM('camt053', 'bai2', 'csv');
CREATE TYPE "public"."enum_bank_lines_house_account" AS ENUM('operating', 'escrow');
CREATE TYPE "public"."enum_bank_lines_status" AS ENUM('matched', 'unmatched', 'assigned', 'returning', 'returned');
CREATE TYPE "public"."enum_bank_transfers_from" AS ENUM('operating', 'escrow');
CREATE TYPE "public"."enum_bank_details_status" AS ENUM('waiting', 'active', 'blocked', 'replaced', 'rejected');
CREATE TYPE "public"."enum_bank_details_account_type" AS ENUM('checking', 'savings');
CREATE TYPE "public"."enum_bank_details_account_holder" AS ENUM('business', 'person');
CREATE TYPE "public"."enum_payout_runs_status" AS ENUM('proposed', 'approved_once', 'sent', 'settled', 'cancelled');
CREATE TYPE "public"."enum_payouts_account" AS ENUM('fabricator_payable', 'builder_payable', 'suspense');
CREATE TYPE "public"."enum_payouts_status" AS ENUM('waiting', 'sent', 'settled', 'returned', 'cancelled');
CREATE TYPE "public"."enum_payee_checks_kind" AS ENUM('name', 'account');
CREATE TYPE "public"."enum_payee_checks_result" AS ENUM('passed', 'failed');
CREATE TYPE "public"."enum_w9_forms_tax_class" AS ENUM('individual', 'c_corporation', 's_corporation', 'partnership', 'trust', 'llc_c', 'llc_s', 'llc_p', 'other');
CREATE TYPE "public"."enum_credit_applications_project_type" AS ENUM('Build-to-Rent', 'Build-to-Sell', 'Spec', 'Renovation', 'Other');
CREATE TYPE "public"."enum_credit_applications_start_timeline" AS ENUM('Immediately', '1-3 months', '3-6 months', '6+ months');
CREATE TYPE "public"."enum_credit_applications_budget_scale" AS ENUM('Small (<$100K)', 'Medium ($100K–500K)', 'Large (>$500K)');
CREATE TYPE "public"."enum_credit_applications_familiarity_with_steel" AS ENUM('Expert', 'Some experience', 'New to steel framing');
CREATE TYPE "public"."enum_credit_applications_assigned_tier" AS ENUM('Premium', 'Preferred', 'Standard', 'Prepay');
CREATE TYPE "public"."enum_credit_applications_qualification_status" AS ENUM('approved', 'pending', 'rejected');
CREATE TYPE "public"."enum_accounts_role" AS ENUM('super_admin', 'operator', 'editor', 'builder', 'partner');
CREATE TYPE "public"."enum_companies_kind" AS ENUM('builder', 'fabricator', 'partner', 'engineer');
CREATE TYPE "public"."enum_memberships_role" AS ENUM('owner', 'member');
CREATE TYPE "public"."enum_party_invitations_role" AS ENUM('owner', 'member');
CREATE TYPE "public"."enum_party_invitations_claim_kind" AS ENUM('credit-decision', 'quote', 'production');
CREATE TYPE "public"."enum_fabricators_status" AS ENUM('active', 'paused', 'suspended');
CREATE TYPE "public"."enum_network_applications_kind" AS ENUM('simple', 'enhanced', 'directory');
CREATE TYPE "public"."enum_network_applications_status" AS ENUM('submitted', 'in-review', 'approved', 'rejected');
CREATE TYPE "public"."enum_application_messages_from" AS ENUM('operator', 'applicant');
CREATE TYPE "public"."enum_network_documents_kind" AS ENUM('insurance', 'certification', 'audit', 'w9');
CREATE TYPE "public"."enum_network_documents_status" AS ENUM('submitted', 'accepted', 'refused');
CREATE TYPE "public"."enum_directory_partners_partner_type" AS ENUM('lumber-yard', 'installer', 'engineer', 'architect', 'manufacturer', 'capacity-broker');
CREATE TYPE "public"."enum_routing_decisions_builder_tier" AS ENUM('Premium', 'Preferred', 'Standard', 'Prepay');
CREATE TYPE "public"."enum_shop_price_lists_status" AS ENUM('proposed', 'approved', 'declined', 'withdrawn', 'replaced');
CREATE TYPE "public"."enum_waiting_list_status" AS ENUM('pending', 'waiting', 'told');
CREATE TYPE "public"."enum_tax_rates_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
CREATE TYPE "public"."enum_tax_rates_level" AS ENUM('state', 'county', 'city', 'special');
CREATE TYPE "public"."enum_tax_states_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
CREATE TYPE "public"."enum_tax_certificates_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
CREATE TYPE "public"."enum_tax_certificates_kind" AS ENUM('exemption', 'resale');
CREATE TYPE "public"."enum_orders_status" AS ENUM('awaiting_signature', 'awaiting_funds', 'active', 'on_hold', 'cancelled', 'completed');
CREATE TYPE "public"."enum_orders_stage" AS ENUM('qualification_approved', 'order_placed', 'fabrication_started', 'fabrication_complete', 'kit_packaged', 'in_transit', 'delivered_to_site', 'assembly_scheduled', 'assembly_in_progress', 'completion_qa');
CREATE TYPE "public"."enum_orders_tier" AS ENUM('Premium', 'Preferred', 'Standard', 'Prepay');
CREATE TYPE "public"."enum_order_events_kind" AS ENUM('stage', 'funded', 'accept', 'hold', 'resume', 'cancel', 'fallback', 'change', 'review', 'shipment', 'undone');
CREATE TYPE "public"."enum_order_events_stage" AS ENUM('qualification_approved', 'order_placed', 'fabrication_started', 'fabrication_complete', 'kit_packaged', 'in_transit', 'delivered_to_site', 'assembly_scheduled', 'assembly_in_progress', 'completion_qa');
CREATE TYPE "public"."enum_order_messages_kind" AS ENUM('message', 'dispute_opened', 'evidence', 'dispute_resolved');
CREATE TYPE "public"."enum_order_messages_party" AS ENUM('builder', 'fabricator', 'operator', 'system');
CREATE TYPE "public"."enum_order_changes_status" AS ENUM('proposed', 'accepted', 'declined');
CREATE TYPE "public"."enum_order_changes_proposed_by" AS ENUM('builder', 'operator');
CREATE TYPE "public"."enum_order_panels_part" AS ENUM('floor', 'exterior-wall', 'interior-wall', 'truss', 'roof');
CREATE TYPE "public"."enum_engineer_licenses_state" AS ENUM('AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY');
CREATE TYPE "public"."enum_outgoing_mail_channel" AS ENUM('mail', 'sms');
CREATE TYPE "public"."enum_outgoing_mail_status" AS ENUM('queued', 'sending', 'sent', 'bounced', 'failed', 'outbox');
CREATE TYPE "public"."enum_notices_kind" AS ENUM('info', 'warning', 'success', 'error');
CREATE TYPE "public"."enum_notification_preferences_digest" AS ENUM('immediately', 'daily', 'weekly');
CREATE TYPE "public"."enum_webhook_endpoints_state" AS ENUM('active', 'paused', 'disabled');
CREATE TYPE "public"."enum_webhook_deliveries_state" AS ENUM('queued', 'sending', 'delivered', 'failed');
CREATE TYPE "public"."enum_newsletter_subscribers_status" AS ENUM('pending', 'subscribed', 'unsubscribed');
CREATE TYPE "public"."enum_contact_messages_topic" AS ENUM('plan', 'credit', 'order', 'program', 'partner', 'other');
CREATE TYPE "public"."enum_background_jobs_status" AS ENUM('queued', 'done', 'failed');
CREATE TYPE "public"."enum_remote_releases_status" AS ENUM('registered', 'candidate', 'live', 'retired', 'withdrawn');
CREATE TYPE "public"."enum_remote_reports_kind" AS ENUM('begun', 'visit', 'lcp', 'inp', 'failure', 'error');
CREATE TYPE "public"."enum_product_events_event" AS ENUM('credit_application_submitted', 'credit_decision_saved', 'plan_compared', 'configuration_completed', 'configuration_shared', 'quote_submitted', 'quote_emailed', 'production_started', 'bom_generated');
CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
CREATE TYPE "public"."enum_site_settings_approval_approvers" AS ENUM('operators', 'editors');
CREATE TYPE "public"."enum__site_settings_v_version_approval_approvers" AS ENUM('operators', 'editors');
CREATE TYPE "public"."enum_security_settings_directory_roles_role" AS ENUM('super_admin', 'operator', 'editor');
CREATE TABLE "pages_internal_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "anchor" varchar,
    "target_page" varchar
);

CREATE TABLE "pages_external_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "anchor" varchar,
    "url" varchar
);

CREATE TABLE "pages" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "title" varchar,
    "sections" jsonb,
    "seo_title" varchar,
    "seo_description" varchar,
    "seo_canonical_url" varchar,
    "seo_open_graph_image_id" uuid,
    "seo_open_graph_image_url" varchar,
    "seo_no_index" boolean DEFAULT false,
    "slug" varchar,
    "chrome" "enum_pages_chrome" DEFAULT 'site',
    "in_blog" boolean,
    "published_at" timestamp(3) with time zone,
    "listing" jsonb,
    "search_text" varchar,
    "modified_by" varchar,
    "changed_by" jsonb,
    "published_when_deleted" boolean,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "_status" "enum_pages_status" DEFAULT 'draft'
);

CREATE TABLE "pages_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
);

CREATE TABLE "_pages_v_version_internal_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "anchor" varchar,
    "target_page" varchar,
    "_uuid" varchar
);

CREATE TABLE "_pages_v_version_external_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "anchor" varchar,
    "url" varchar,
    "_uuid" varchar
);

CREATE TABLE "_pages_v" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "parent_id" uuid,
    "version_title" varchar,
    "version_sections" jsonb,
    "version_seo_title" varchar,
    "version_seo_description" varchar,
    "version_seo_canonical_url" varchar,
    "version_seo_open_graph_image_id" uuid,
    "version_seo_open_graph_image_url" varchar,
    "version_seo_no_index" boolean DEFAULT false,
    "version_slug" varchar,
    "version_chrome" "enum__pages_v_version_chrome" DEFAULT 'site',
    "version_in_blog" boolean,
    "version_published_at" timestamp(3) with time zone,
    "version_listing" jsonb,
    "version_search_text" varchar,
    "version_modified_by" varchar,
    "version_changed_by" jsonb,
    "version_published_when_deleted" boolean,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version__status" "enum__pages_v_version_status" DEFAULT 'draft',
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "latest" boolean,
    "autosave" boolean
);

CREATE TABLE "_pages_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
);

CREATE TABLE "posts_internal_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "anchor" varchar,
    "target_page" varchar
);

CREATE TABLE "posts_external_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "anchor" varchar,
    "url" varchar
);

CREATE TABLE "posts" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "title" varchar,
    "excerpt" varchar,
    "cover_id" uuid,
    "sections" jsonb,
    "seo_title" varchar,
    "seo_description" varchar,
    "seo_canonical_url" varchar,
    "seo_open_graph_image_id" uuid,
    "seo_open_graph_image_url" varchar,
    "seo_no_index" boolean DEFAULT false,
    "slug" varchar,
    "category" "enum_posts_category",
    "author" varchar DEFAULT 'Framewell Editorial',
    "featured" "enum_posts_featured",
    "tell_subscribers" boolean DEFAULT false,
    "published_at" timestamp(3) with time zone,
    "listing" jsonb,
    "search_text" varchar,
    "modified_by" varchar,
    "changed_by" jsonb,
    "published_when_deleted" boolean,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "deleted_at" timestamp(3) with time zone,
    "_status" "enum_posts_status" DEFAULT 'draft'
);

CREATE TABLE "posts_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
);

CREATE TABLE "_posts_v_version_internal_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "anchor" varchar,
    "target_page" varchar,
    "_uuid" varchar
);

CREATE TABLE "_posts_v_version_external_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "anchor" varchar,
    "url" varchar,
    "_uuid" varchar
);

CREATE TABLE "_posts_v" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "parent_id" uuid,
    "version_title" varchar,
    "version_excerpt" varchar,
    "version_cover_id" uuid,
    "version_sections" jsonb,
    "version_seo_title" varchar,
    "version_seo_description" varchar,
    "version_seo_canonical_url" varchar,
    "version_seo_open_graph_image_id" uuid,
    "version_seo_open_graph_image_url" varchar,
    "version_seo_no_index" boolean DEFAULT false,
    "version_slug" varchar,
    "version_category" "enum__posts_v_version_category",
    "version_author" varchar DEFAULT 'Framewell Editorial',
    "version_featured" "enum__posts_v_version_featured",
    "version_tell_subscribers" boolean DEFAULT false,
    "version_published_at" timestamp(3) with time zone,
    "version_listing" jsonb,
    "version_search_text" varchar,
    "version_modified_by" varchar,
    "version_changed_by" jsonb,
    "version_published_when_deleted" boolean,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "version_deleted_at" timestamp(3) with time zone,
    "version__status" "enum__posts_v_version_status" DEFAULT 'draft',
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "latest" boolean,
    "autosave" boolean
);

CREATE TABLE "_posts_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
);

CREATE TABLE "media" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "alt" varchar NOT NULL,
    "upload_name" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "url" varchar,
    "thumbnail_u_r_l" varchar,
    "filename" varchar,
    "mime_type" varchar,
    "filesize" numeric,
    "width" numeric,
    "height" numeric,
    "focal_x" numeric,
    "focal_y" numeric,
    "sizes_small_url" varchar,
    "sizes_small_width" numeric,
    "sizes_small_height" numeric,
    "sizes_small_mime_type" varchar,
    "sizes_small_filesize" numeric,
    "sizes_small_filename" varchar,
    "sizes_medium_url" varchar,
    "sizes_medium_width" numeric,
    "sizes_medium_height" numeric,
    "sizes_medium_mime_type" varchar,
    "sizes_medium_filesize" numeric,
    "sizes_medium_filename" varchar,
    "sizes_large_url" varchar,
    "sizes_large_width" numeric,
    "sizes_large_height" numeric,
    "sizes_large_mime_type" varchar,
    "sizes_large_filesize" numeric,
    "sizes_large_filename" varchar,
    "sizes_wide_url" varchar,
    "sizes_wide_width" numeric,
    "sizes_wide_height" numeric,
    "sizes_wide_mime_type" varchar,
    "sizes_wide_filesize" numeric,
    "sizes_wide_filename" varchar,
    "sizes_small_avif_url" varchar,
    "sizes_small_avif_width" numeric,
    "sizes_small_avif_height" numeric,
    "sizes_small_avif_mime_type" varchar,
    "sizes_small_avif_filesize" numeric,
    "sizes_small_avif_filename" varchar,
    "sizes_medium_avif_url" varchar,
    "sizes_medium_avif_width" numeric,
    "sizes_medium_avif_height" numeric,
    "sizes_medium_avif_mime_type" varchar,
    "sizes_medium_avif_filesize" numeric,
    "sizes_medium_avif_filename" varchar,
    "sizes_large_avif_url" varchar,
    "sizes_large_avif_width" numeric,
    "sizes_large_avif_height" numeric,
    "sizes_large_avif_mime_type" varchar,
    "sizes_large_avif_filesize" numeric,
    "sizes_large_avif_filename" varchar
);

CREATE TABLE "redirects" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "from" varchar NOT NULL,
    "to" varchar NOT NULL,
    "permanent" boolean DEFAULT true,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

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

CREATE TABLE "content_undos" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "before" jsonb NOT NULL,
    "undone_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "home_plans" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "plan_id" varchar NOT NULL,
    "name" varchar NOT NULL,
    "description" varchar NOT NULL,
    "subtitle" varchar,
    "lifestyle" varchar,
    "best_for" varchar,
    "roi" varchar,
    "square_feet" numeric NOT NULL,
    "bedrooms" numeric NOT NULL,
    "bathrooms" numeric NOT NULL,
    "estimated_time_weeks" numeric NOT NULL,
    "kit_base_price_cents" numeric NOT NULL,
    "development_base_price_cents" numeric,
    "development_square_feet" numeric,
    "layout" jsonb NOT NULL,
    "picture_id" uuid,
    "framed_picture_id" uuid,
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
    "version_subtitle" varchar,
    "version_lifestyle" varchar,
    "version_best_for" varchar,
    "version_roi" varchar,
    "version_square_feet" numeric NOT NULL,
    "version_bedrooms" numeric NOT NULL,
    "version_bathrooms" numeric NOT NULL,
    "version_estimated_time_weeks" numeric NOT NULL,
    "version_kit_base_price_cents" numeric NOT NULL,
    "version_development_base_price_cents" numeric,
    "version_development_square_feet" numeric,
    "version_layout" jsonb NOT NULL,
    "version_picture_id" uuid,
    "version_framed_picture_id" uuid,
    "version_offered" boolean DEFAULT true,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "price_options" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "group" "enum_price_options_group" NOT NULL,
    "option_id" varchar NOT NULL,
    "name" varchar NOT NULL,
    "price_cents" numeric NOT NULL,
    "description" varchar NOT NULL,
    "stud_gauge" "enum_price_options_stud_gauge",
    "stud_spacing_inches" "enum_price_options_stud_spacing_inches",
    "wall_height_feet" "enum_price_options_wall_height_feet",
    "upper_wall_height_feet" "enum_price_options_upper_wall_height_feet",
    "sheathing" "enum_price_options_sheathing",
    "roofing" "enum_price_options_roofing",
    "category" "enum_price_options_category",
    "specifications_stud_gauge" varchar,
    "specifications_joist_type" varchar,
    "specifications_spacing" varchar,
    "specifications_yield" varchar,
    "brand" varchar,
    "coverage" varchar,
    "warranty" varchar,
    "material" varchar,
    "maintenance" varchar,
    "recommended" boolean DEFAULT false,
    "offered" boolean DEFAULT true,
    "position" numeric DEFAULT 100 NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "price_options_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
);

CREATE TABLE "_price_options_v" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "parent_id" uuid,
    "version_group" "enum__price_options_v_version_group" NOT NULL,
    "version_option_id" varchar NOT NULL,
    "version_name" varchar NOT NULL,
    "version_price_cents" numeric NOT NULL,
    "version_description" varchar NOT NULL,
    "version_stud_gauge" "enum__price_options_v_version_stud_gauge",
    "version_stud_spacing_inches" "enum__price_options_v_version_stud_spacing_inches",
    "version_wall_height_feet" "enum__price_options_v_version_wall_height_feet",
    "version_upper_wall_height_feet" "enum__price_options_v_version_upper_wall_height_feet",
    "version_sheathing" "enum__price_options_v_version_sheathing",
    "version_roofing" "enum__price_options_v_version_roofing",
    "version_category" "enum__price_options_v_version_category",
    "version_specifications_stud_gauge" varchar,
    "version_specifications_joist_type" varchar,
    "version_specifications_spacing" varchar,
    "version_specifications_yield" varchar,
    "version_brand" varchar,
    "version_coverage" varchar,
    "version_warranty" varchar,
    "version_material" varchar,
    "version_maintenance" varchar,
    "version_recommended" boolean DEFAULT false,
    "version_offered" boolean DEFAULT true,
    "version_position" numeric DEFAULT 100 NOT NULL,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "_price_options_v_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
);

CREATE TABLE "price_book_versions" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "version" numeric NOT NULL,
    "content" jsonb NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "distributors" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "distributor_id" varchar NOT NULL,
    "name" varchar NOT NULL,
    "region" varchar NOT NULL,
    "lead_time_days" numeric NOT NULL,
    "demo" boolean DEFAULT false,
    "offered" boolean DEFAULT true,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "_distributors_v" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "parent_id" uuid,
    "version_distributor_id" varchar NOT NULL,
    "version_name" varchar NOT NULL,
    "version_region" varchar NOT NULL,
    "version_lead_time_days" numeric NOT NULL,
    "version_demo" boolean DEFAULT false,
    "version_offered" boolean DEFAULT true,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "materials" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "sku" varchar NOT NULL,
    "product_name" varchar NOT NULL,
    "category" "enum_materials_category" NOT NULL,
    "csi" "enum_materials_csi" NOT NULL,
    "unit" "enum_materials_unit" NOT NULL,
    "purchase_unit" varchar NOT NULL,
    "package_size" numeric NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "_materials_v" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "parent_id" uuid,
    "version_sku" varchar NOT NULL,
    "version_product_name" varchar NOT NULL,
    "version_category" "enum__materials_v_version_category" NOT NULL,
    "version_csi" "enum__materials_v_version_csi" NOT NULL,
    "version_unit" "enum__materials_v_version_unit" NOT NULL,
    "version_purchase_unit" varchar NOT NULL,
    "version_package_size" numeric NOT NULL,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "price_lists_rows" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "sku" varchar NOT NULL,
    "unit_cost_cents" numeric NOT NULL,
    "lead_time_days" numeric NOT NULL,
    "supplier" varchar NOT NULL,
    "supplier_sku" varchar NOT NULL
);

CREATE TABLE "price_lists" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "distributor_id" uuid NOT NULL,
    "version" numeric DEFAULT 1 NOT NULL,
    "effective_date" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "_price_lists_v_version_rows" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "sku" varchar NOT NULL,
    "unit_cost_cents" numeric NOT NULL,
    "lead_time_days" numeric NOT NULL,
    "supplier" varchar NOT NULL,
    "supplier_sku" varchar NOT NULL,
    "_uuid" varchar
);

CREATE TABLE "_price_lists_v" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "parent_id" uuid,
    "version_distributor_id" uuid NOT NULL,
    "version_version" numeric DEFAULT 1 NOT NULL,
    "version_effective_date" varchar NOT NULL,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "issued_quotes" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "number" varchar NOT NULL,
    "revision" numeric NOT NULL,
    "kind" "enum_issued_quotes_kind" NOT NULL,
    "title" varchar NOT NULL,
    "contact_name" varchar,
    "contact_email" varchar,
    "contact_company" varchar,
    "contact_phone" varchar,
    "site_zip" varchar,
    "deliver_by" varchar,
    "total_cents" numeric NOT NULL,
    "tax" jsonb,
    "lines" jsonb NOT NULL,
    "changes" jsonb NOT NULL,
    "inputs" jsonb NOT NULL,
    "warnings" jsonb NOT NULL,
    "assumptions" jsonb NOT NULL,
    "layout" jsonb,
    "price_book_version" numeric NOT NULL,
    "issued_at" timestamp(3) with time zone NOT NULL,
    "valid_until" timestamp(3) with time zone NOT NULL,
    "ordered_at" timestamp(3) with time zone,
    "replaced_by" varchar,
    "company_id" uuid,
    "token_hash" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "plan_files" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "mime_type" varchar NOT NULL,
    "size_bytes" numeric NOT NULL,
    "quote_number" varchar,
    "quote_id" varchar,
    "token_hash" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "saved_configurations" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "configurator" "enum_saved_configurations_configurator" NOT NULL,
    "path" varchar NOT NULL,
    "state" jsonb NOT NULL,
    "saved_at" timestamp(3) with time zone NOT NULL,
    "token_hash" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "developments" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "company_id" uuid NOT NULL,
    "created_by_id" uuid NOT NULL,
    "lots" jsonb NOT NULL,
    "lot_count" numeric NOT NULL,
    "quote_id" varchar,
    "quoted_layouts" jsonb,
    "signature" jsonb,
    "ordered_at" timestamp(3) with time zone,
    "changed_at" timestamp(3) with time zone NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "plan_productions" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "number" varchar NOT NULL,
    "plan_id" varchar NOT NULL,
    "plan_name" varchar NOT NULL,
    "choices" jsonb NOT NULL,
    "lines" jsonb NOT NULL,
    "total_cents" numeric NOT NULL,
    "price_book_version" numeric NOT NULL,
    "status" "enum_plan_productions_status" NOT NULL,
    "decline_reason" varchar,
    "milestones" jsonb NOT NULL,
    "contact_name" varchar,
    "contact_email" varchar,
    "company_id" uuid,
    "token_hash" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payment_projects" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "number" varchar NOT NULL,
    "title" varchar NOT NULL,
    "company_id" uuid NOT NULL,
    "fabricator_id" uuid,
    "price_cents" numeric NOT NULL,
    "refunded_cents" numeric DEFAULT 0 NOT NULL,
    "tax" jsonb,
    "terms" jsonb NOT NULL,
    "release_policy" jsonb NOT NULL,
    "lien_record" jsonb,
    "notice_reminded" numeric,
    "status" "enum_payment_projects_status" NOT NULL,
    "delivered_on" varchar,
    "retainage_released_at" timestamp(3) with time zone,
    "release_held" jsonb,
    "close_reason" varchar,
    "closing" jsonb,
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
    "tax_cents" numeric DEFAULT 0 NOT NULL,
    "paid_tax_cents" numeric DEFAULT 0 NOT NULL,
    "credited_tax_cents" numeric DEFAULT 0 NOT NULL,
    "issued_on" varchar,
    "due_on" varchar,
    "last_reminder_days" numeric,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "lien_waivers" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "project_id" uuid NOT NULL,
    "fabricator_id" uuid NOT NULL,
    "company_id" uuid NOT NULL,
    "phase" "enum_lien_waivers_phase" NOT NULL,
    "advance_id" uuid,
    "condition" "enum_lien_waivers_condition" NOT NULL,
    "kind" "enum_lien_waivers_kind" NOT NULL,
    "amount_cents" numeric NOT NULL,
    "paragraphs" jsonb NOT NULL,
    "source" varchar,
    "exceptions" varchar,
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

CREATE TABLE "waiver_forms" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "version" numeric DEFAULT 1 NOT NULL,
    "state" "enum_waiver_forms_state" NOT NULL,
    "kind" "enum_waiver_forms_kind" NOT NULL,
    "citation" varchar NOT NULL,
    "effective_from" varchar NOT NULL,
    "basis" "enum_waiver_forms_basis" DEFAULT 'form' NOT NULL,
    "text" varchar,
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
    "owed_cents" numeric DEFAULT 0 NOT NULL,
    "factoring_discount" numeric NOT NULL,
    "requested_by" varchar NOT NULL,
    "decided_by" varchar,
    "decision_reason" varchar,
    "decided_at" timestamp(3) with time zone,
    "end_reason" varchar,
    "debt_decision" "enum_factoring_requests_debt_decision",
    "debt_decided_by" varchar,
    "debt_reason" varchar,
    "debt_decided_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payment_disputes" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "project_id" uuid NOT NULL,
    "fabricator_id" uuid,
    "reason" "enum_payment_disputes_reason" NOT NULL,
    "description" varchar NOT NULL,
    "status" "enum_payment_disputes_status" NOT NULL,
    "opened_by" varchar NOT NULL,
    "decide_by" varchar NOT NULL,
    "outcome" "enum_payment_disputes_outcome",
    "refund_cents" numeric,
    "release_cents" numeric,
    "released_refund_cents" numeric,
    "taken_cents" numeric,
    "shop_release_cents" numeric,
    "taken_of_phases" jsonb,
    "resolution_reason" varchar,
    "resolved_by" varchar,
    "resolved_at" timestamp(3) with time zone,
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
    "house_account" "enum_bank_statements_house_account" DEFAULT 'operating' NOT NULL,
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
    "house_account" "enum_bank_lines_house_account" DEFAULT 'operating' NOT NULL,
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
    "company_id" uuid,
    "unapplied_cents" numeric DEFAULT 0 NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "bank_transfers" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "number" varchar NOT NULL,
    "from" "enum_bank_transfers_from" NOT NULL,
    "amount_cents" numeric NOT NULL,
    "reason" varchar NOT NULL,
    "recorded_by" varchar NOT NULL,
    "canceled_by" varchar,
    "left_line_id" uuid,
    "arrived_line_id" uuid,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "receipt_parts" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "line_id" uuid NOT NULL,
    "company_id" uuid NOT NULL,
    "project_id" uuid NOT NULL,
    "invoice_id" uuid,
    "amount_cents" numeric NOT NULL,
    "posting_id" varchar NOT NULL,
    "decided_by" varchar NOT NULL,
    "reason" varchar,
    "taken_back_at" timestamp(3) with time zone,
    "taken_back_by" varchar,
    "taken_back_reason" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "statement_profiles" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "layout_hash" varchar NOT NULL,
    "profile" jsonb NOT NULL,
    "saved_by" varchar NOT NULL,
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
    "account_holder" "enum_bank_details_account_holder" DEFAULT 'business' NOT NULL,
    "sealed" varchar NOT NULL,
    "proposed_by" varchar NOT NULL,
    "proposed_by_id" varchar NOT NULL,
    "agreed_by" varchar,
    "agreed_by_id" varchar,
    "decided_by" varchar,
    "decision_reason" varchar,
    "prenote_file_id" uuid,
    "prenote" varchar,
    "prenote_trace" varchar,
    "blocked_by" varchar,
    "block_reason" varchar,
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
    "file_id_modifier" varchar,
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
    "fabricator_id" uuid,
    "amount_cents" numeric NOT NULL,
    "bank_detail_id" uuid NOT NULL,
    "status" "enum_payouts_status" NOT NULL,
    "phases" jsonb NOT NULL,
    "trace" varchar,
    "remittance" varchar,
    "payee_address" varchar,
    "settled_on" varchar,
    "settled_line_id" uuid,
    "fail_reason" varchar,
    "took_back" jsonb,
    "pay_again_by" varchar,
    "again_id" uuid,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "prenote_files" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "number" varchar NOT NULL,
    "settles_on" varchar NOT NULL,
    "usable_from" varchar NOT NULL,
    "sent_by" varchar NOT NULL,
    "file_id_modifier" varchar NOT NULL,
    "originator" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payee_checks" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "company_id" uuid NOT NULL,
    "bank_detail_id" uuid NOT NULL,
    "kind" "enum_payee_checks_kind" NOT NULL,
    "subject" varchar NOT NULL,
    "source" varchar NOT NULL,
    "list_date" varchar,
    "checked_on" varchar NOT NULL,
    "result" "enum_payee_checks_result" NOT NULL,
    "note" varchar,
    "provider" varchar NOT NULL,
    "checked_by" varchar NOT NULL,
    "checked_by_id" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "book_closings" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "month" varchar NOT NULL,
    "until" varchar NOT NULL,
    "ends_at" timestamp(3) with time zone NOT NULL,
    "time_zone" varchar DEFAULT 'America/New_York' NOT NULL,
    "closed_by" varchar NOT NULL,
    "closed_by_id" varchar NOT NULL,
    "reason" varchar NOT NULL,
    "balances" jsonb NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "w9_forms" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "company_id" uuid NOT NULL,
    "name" varchar NOT NULL,
    "business_name" varchar,
    "tax_class" "enum_w9_forms_tax_class" NOT NULL,
    "address" varchar NOT NULL,
    "masked_tin" varchar NOT NULL,
    "sealed" varchar NOT NULL,
    "signed_by" varchar NOT NULL,
    "signer_email" varchar NOT NULL,
    "signed_on" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "credit_applications" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "contact_name" varchar NOT NULL,
    "email" varchar NOT NULL,
    "company_name" varchar,
    "project_location" varchar NOT NULL,
    "site_zip" varchar,
    "deliver_by" varchar,
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
    "adverse_action" jsonb,
    "policy_version" numeric NOT NULL,
    "applied_at" timestamp(3) with time zone NOT NULL,
    "demo" boolean DEFAULT false,
    "company_id" uuid,
    "token_hash" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "accounts_sessions" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "created_at" timestamp(3) with time zone,
    "expires_at" timestamp(3) with time zone NOT NULL
);

CREATE TABLE "accounts" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "role" "enum_accounts_role" NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "email" varchar NOT NULL,
    "reset_password_token" varchar,
    "reset_password_expiration" timestamp(3) with time zone,
    "salt" varchar,
    "hash" varchar,
    "reset_password_requested_at" timestamp(3) with time zone
);

CREATE TABLE "companies" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "kind" "enum_companies_kind" NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "people" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "email" varchar NOT NULL,
    "account_id" uuid,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "memberships" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "company_id" uuid NOT NULL,
    "person_id" uuid NOT NULL,
    "role" "enum_memberships_role" NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "party_invitations" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "person_id" uuid NOT NULL,
    "company_id" uuid NOT NULL,
    "role" "enum_party_invitations_role" NOT NULL,
    "invited_by_id" uuid,
    "claim_kind" "enum_party_invitations_claim_kind",
    "claim_id" varchar,
    "expires_at" timestamp(3) with time zone NOT NULL,
    "accepted_at" timestamp(3) with time zone,
    "withdrawn_at" timestamp(3) with time zone,
    "token_hash" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "fabricators" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "contact_name" varchar,
    "contact_email" varchar,
    "address" varchar NOT NULL,
    "latitude" numeric NOT NULL,
    "longitude" numeric NOT NULL,
    "reach_miles" numeric NOT NULL,
    "weekly_capacity" numeric NOT NULL,
    "max_member_feet" numeric NOT NULL,
    "tolerance_inches" numeric NOT NULL,
    "webs" jsonb NOT NULL,
    "mils" jsonb NOT NULL,
    "panel_limits" jsonb,
    "roll_formers" jsonb,
    "finished_orders" numeric DEFAULT 0 NOT NULL,
    "on_time_orders" numeric DEFAULT 0 NOT NULL,
    "inspections" numeric DEFAULT 0 NOT NULL,
    "passed_inspections" numeric DEFAULT 0 NOT NULL,
    "disputed_orders" numeric DEFAULT 0 NOT NULL,
    "status" "enum_fabricators_status" DEFAULT 'active' NOT NULL,
    "status_reason" varchar,
    "insured_until" varchar,
    "last_notice_days" numeric,
    "is_preferred" boolean DEFAULT false,
    "demo" boolean DEFAULT false,
    "company_id" uuid,
    "application" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "network_applications" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "number" varchar NOT NULL,
    "kind" "enum_network_applications_kind" NOT NULL,
    "company_name" varchar NOT NULL,
    "contact_name" varchar NOT NULL,
    "email" varchar NOT NULL,
    "place" varchar NOT NULL,
    "answers" jsonb NOT NULL,
    "signature" jsonb,
    "status" "enum_network_applications_status" NOT NULL,
    "submitted_at" timestamp(3) with time zone NOT NULL,
    "promised_by" timestamp(3) with time zone NOT NULL,
    "decided_at" timestamp(3) with time zone,
    "decision_reason" varchar,
    "token_hash" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "application_messages" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "application_id" uuid NOT NULL,
    "from" "enum_application_messages_from" NOT NULL,
    "text" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "application_notes" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "application_id" uuid NOT NULL,
    "author" varchar NOT NULL,
    "text" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "network_documents" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "application_id" uuid,
    "fabricator_id" uuid,
    "kind" "enum_network_documents_kind" NOT NULL,
    "name" varchar NOT NULL,
    "issuer" varchar NOT NULL,
    "expires_on" varchar,
    "status" "enum_network_documents_status" NOT NULL,
    "mime_type" varchar NOT NULL,
    "size_bytes" numeric NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "directory_partners" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "business_name" varchar NOT NULL,
    "partner_type" "enum_directory_partners_partner_type" NOT NULL,
    "location" varchar NOT NULL,
    "phone" varchar DEFAULT '',
    "email" varchar NOT NULL,
    "experience" varchar DEFAULT '',
    "verified" boolean DEFAULT false,
    "demo" boolean DEFAULT false,
    "company_id" uuid,
    "application" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "directory_partners_texts" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer NOT NULL,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "text" varchar
);

CREATE TABLE "routing_decisions" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "project_id" varchar NOT NULL,
    "builder_tier" "enum_routing_decisions_builder_tier" NOT NULL,
    "latitude" numeric NOT NULL,
    "longitude" numeric NOT NULL,
    "units" numeric NOT NULL,
    "required_delivery_by" varchar NOT NULL,
    "policy_version" numeric NOT NULL,
    "policy" jsonb NOT NULL,
    "chosen" varchar,
    "chosen_name" varchar,
    "chosen_score" numeric,
    "chosen_miles" numeric,
    "tier_bonus_applied" boolean,
    "explanation" varchar NOT NULL,
    "ranked" jsonb NOT NULL,
    "unfit" jsonb NOT NULL,
    "needs" jsonb,
    "left_out" jsonb,
    "candidates" numeric NOT NULL,
    "decided_at" timestamp(3) with time zone NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "shop_price_lists" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "fabricator_id" uuid NOT NULL,
    "status" "enum_shop_price_lists_status" NOT NULL,
    "from" varchar,
    "rates" jsonb,
    "order_id" uuid,
    "quote_cents" numeric,
    "note" varchar,
    "proposed_by" varchar NOT NULL,
    "decided_by" varchar,
    "decided_at" timestamp(3) with time zone,
    "reason" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "waiting_list" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "zip" varchar NOT NULL,
    "email" varchar NOT NULL,
    "status" "enum_waiting_list_status" NOT NULL,
    "consent" varchar NOT NULL,
    "requested_at" timestamp(3) with time zone NOT NULL,
    "mailed_at" timestamp(3) with time zone,
    "confirmed_at" timestamp(3) with time zone,
    "told_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "tax_rates" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "state" "enum_tax_rates_state" NOT NULL,
    "level" "enum_tax_rates_level" NOT NULL,
    "name" varchar NOT NULL,
    "percent" numeric NOT NULL,
    "zips" varchar,
    "effective_from" varchar NOT NULL,
    "effective_until" varchar,
    "source" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "tax_states" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "state" "enum_tax_states_state" NOT NULL,
    "charged" boolean DEFAULT false NOT NULL,
    "materials" boolean DEFAULT false NOT NULL,
    "freight" boolean DEFAULT false NOT NULL,
    "services" boolean DEFAULT false NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "tax_certificates" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "company_id" uuid NOT NULL,
    "state" "enum_tax_certificates_state" NOT NULL,
    "kind" "enum_tax_certificates_kind" NOT NULL,
    "number" varchar NOT NULL,
    "expires_on" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "orders" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "number" varchar NOT NULL,
    "title" varchar NOT NULL,
    "status" "enum_orders_status" NOT NULL,
    "stage" "enum_orders_stage" NOT NULL,
    "stage_reached_at" timestamp(3) with time zone NOT NULL,
    "company_id" uuid NOT NULL,
    "company_name" varchar NOT NULL,
    "placed_by_id" uuid NOT NULL,
    "fabricator_id" uuid NOT NULL,
    "fabricator_name" varchar NOT NULL,
    "source" jsonb NOT NULL,
    "source_id" varchar NOT NULL,
    "revision" numeric NOT NULL,
    "tier" "enum_orders_tier" NOT NULL,
    "price_cents" numeric NOT NULL,
    "credit_cents" numeric NOT NULL,
    "units" numeric NOT NULL,
    "steel_pounds" numeric NOT NULL,
    "tax" jsonb,
    "terms" jsonb NOT NULL,
    "release_policy" jsonb NOT NULL,
    "frozen" jsonb NOT NULL,
    "cut_list" varchar NOT NULL,
    "form" jsonb NOT NULL,
    "signature" jsonb,
    "site_address" varchar NOT NULL,
    "site_zip" varchar NOT NULL,
    "latitude" numeric NOT NULL,
    "longitude" numeric NOT NULL,
    "deliver_by" varchar NOT NULL,
    "routing_decision" varchar NOT NULL,
    "hold_id" varchar,
    "slots" jsonb NOT NULL,
    "held_until" timestamp(3) with time zone,
    "accept_by" timestamp(3) with time zone,
    "accepted_at" timestamp(3) with time zone,
    "panel_basis" jsonb,
    "shop_price" jsonb,
    "review_policy" jsonb,
    "placed_at" timestamp(3) with time zone NOT NULL,
    "signed_at" timestamp(3) with time zone,
    "closed_at" timestamp(3) with time zone,
    "cancel_reason" varchar,
    "demo" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "order_events" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "order_id" uuid NOT NULL,
    "kind" "enum_order_events_kind" NOT NULL,
    "stage" "enum_order_events_stage" NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "actor" varchar NOT NULL,
    "actor_name" varchar NOT NULL,
    "fabricator_id" uuid,
    "notes" varchar,
    "expected_at" timestamp(3) with time zone,
    "eta_to_next" timestamp(3) with time zone,
    "proof_id" uuid,
    "metadata" jsonb,
    "device_key" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "order_messages" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "order_id" uuid NOT NULL,
    "fabricator_id" uuid,
    "kind" "enum_order_messages_kind" DEFAULT 'message' NOT NULL,
    "dispute_id" uuid,
    "evidence_id" uuid,
    "party" "enum_order_messages_party" NOT NULL,
    "author_id" uuid,
    "author_name" varchar NOT NULL,
    "text" varchar NOT NULL,
    "at" timestamp(3) with time zone NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "order_files" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "order_id" uuid NOT NULL,
    "name" varchar NOT NULL,
    "mime_type" varchar NOT NULL,
    "size_bytes" numeric NOT NULL,
    "uploaded_by_id" uuid NOT NULL,
    "message_id" uuid,
    "sealed_model" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "order_changes" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "order_id" uuid NOT NULL,
    "number" numeric NOT NULL,
    "status" "enum_order_changes_status" NOT NULL,
    "proposed_by" "enum_order_changes_proposed_by" NOT NULL,
    "reason" varchar NOT NULL,
    "facts" jsonb NOT NULL,
    "frozen" jsonb NOT NULL,
    "cut_list" varchar NOT NULL,
    "text" jsonb NOT NULL,
    "builder_signature" jsonb,
    "house_signature" jsonb,
    "proposed_at" timestamp(3) with time zone NOT NULL,
    "decided_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "order_panels" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "order_id" uuid NOT NULL,
    "mark" varchar NOT NULL,
    "revision" numeric NOT NULL,
    "part" "enum_order_panels_part" NOT NULL,
    "loose" boolean DEFAULT false NOT NULL,
    "bundle" varchar NOT NULL,
    "shipped_pounds" numeric NOT NULL,
    "erection_sequence" numeric NOT NULL,
    "assembled_on" varchar,
    "shipment" numeric,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "order_shipments" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "order_id" uuid NOT NULL,
    "number" numeric NOT NULL,
    "carrier" varchar,
    "bill_of_lading" varchar,
    "shipped_on" varchar NOT NULL,
    "limit_pounds" numeric,
    "delivered_on" varchar,
    "canceled_on" varchar,
    "cancel_reason" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "engineer_licenses" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "person_id" uuid NOT NULL,
    "name" varchar NOT NULL,
    "number" varchar NOT NULL,
    "state" "enum_engineer_licenses_state" NOT NULL,
    "expires_on" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "engineering_reviews" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "order_id" uuid NOT NULL,
    "license_id" uuid NOT NULL,
    "engineer_id" uuid NOT NULL,
    "engineer_name" varchar NOT NULL,
    "assigned_by_id" uuid NOT NULL,
    "assigned_at" timestamp(3) with time zone NOT NULL,
    "site" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "engineering_approvals" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "order_id" uuid NOT NULL,
    "revision" numeric NOT NULL,
    "model_hash" varchar NOT NULL,
    "engineer_id" uuid NOT NULL,
    "engineer_name" varchar NOT NULL,
    "license_number" varchar NOT NULL,
    "license_state" varchar NOT NULL,
    "license_expires_on" varchar NOT NULL,
    "signature" jsonb NOT NULL,
    "site" jsonb NOT NULL,
    "sealed_set_id" uuid NOT NULL,
    "approved_at" timestamp(3) with time zone NOT NULL,
    "voided_at" timestamp(3) with time zone,
    "void_reason" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "engineering_questions" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "order_id" uuid NOT NULL,
    "text" varchar NOT NULL,
    "member" varchar,
    "pin" jsonb,
    "asked_by_id" uuid NOT NULL,
    "asked_by_name" varchar NOT NULL,
    "asked_at" timestamp(3) with time zone NOT NULL,
    "answer" varchar,
    "answered_by_id" uuid,
    "answered_by_name" varchar,
    "answered_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "audit_records" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "action" varchar NOT NULL,
    "subject_type" varchar NOT NULL,
    "subject_id" varchar NOT NULL,
    "actor_id" varchar,
    "actor_email" varchar NOT NULL,
    "actor_role" varchar,
    "address" varchar,
    "request_id" varchar,
    "reason" varchar,
    "before" jsonb,
    "after" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "api_keys" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "prefix" varchar NOT NULL,
    "company_id" uuid,
    "account_id" uuid NOT NULL,
    "scopes" jsonb NOT NULL,
    "calls_per_minute" numeric NOT NULL,
    "expires_at" timestamp(3) with time zone NOT NULL,
    "last_used_at" timestamp(3) with time zone,
    "revoked_at" timestamp(3) with time zone,
    "reason" varchar,
    "key_hash" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "outgoing_mail" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "channel" "enum_outgoing_mail_channel" DEFAULT 'mail' NOT NULL,
    "to" varchar NOT NULL,
    "subject" varchar NOT NULL,
    "text" varchar NOT NULL,
    "html" varchar,
    "unsubscribe_url" varchar,
    "sealed" varchar,
    "status" "enum_outgoing_mail_status" DEFAULT 'queued' NOT NULL,
    "attempts" numeric DEFAULT 0 NOT NULL,
    "dedup_key" varchar NOT NULL,
    "account_id" uuid,
    "event_id" uuid,
    "send_after" timestamp(3) with time zone,
    "lease_until" timestamp(3) with time zone,
    "sent_at" timestamp(3) with time zone,
    "error" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "notification_events" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "payload" jsonb NOT NULL,
    "actor" varchar,
    "once_key" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "notices" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "account_id" uuid NOT NULL,
    "event_id" uuid NOT NULL,
    "kind" "enum_notices_kind" NOT NULL,
    "title" varchar NOT NULL,
    "body" varchar,
    "path" varchar,
    "read_at" timestamp(3) with time zone,
    "digest_after" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "notification_preferences" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "account_id" uuid NOT NULL,
    "email" varchar,
    "email_verified_at" timestamp(3) with time zone,
    "email_token_hash" varchar,
    "email_token_until" timestamp(3) with time zone,
    "phone" varchar,
    "email_notifications" boolean DEFAULT true NOT NULL,
    "sms_notifications" boolean DEFAULT false NOT NULL,
    "notification_types" jsonb NOT NULL,
    "quiet_hours" boolean DEFAULT false NOT NULL,
    "quiet_start" varchar DEFAULT '22:00' NOT NULL,
    "quiet_end" varchar DEFAULT '08:00' NOT NULL,
    "timezone" varchar DEFAULT 'America/New_York' NOT NULL,
    "digest" "enum_notification_preferences_digest" DEFAULT 'immediately' NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "notification_templates" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "event" varchar NOT NULL,
    "version" numeric NOT NULL,
    "words" jsonb,
    "edited_by" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "webhook_endpoints" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "url" varchar NOT NULL,
    "company_id" uuid,
    "of_staff" boolean DEFAULT false NOT NULL,
    "events" jsonb NOT NULL,
    "state" "enum_webhook_endpoints_state" DEFAULT 'active' NOT NULL,
    "failing_since" timestamp(3) with time zone,
    "reason" varchar,
    "secret" varchar NOT NULL,
    "old_secret" varchar,
    "old_secret_until" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "webhook_deliveries" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "endpoint_id" uuid NOT NULL,
    "message" varchar NOT NULL,
    "event" varchar NOT NULL,
    "cause_id" uuid,
    "state" "enum_webhook_deliveries_state" DEFAULT 'queued' NOT NULL,
    "tries" numeric DEFAULT 0 NOT NULL,
    "next_at" timestamp(3) with time zone,
    "lease_until" timestamp(3) with time zone,
    "delivered_at" timestamp(3) with time zone,
    "attempts" jsonb NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

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

CREATE TABLE "contact_messages" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "email" varchar NOT NULL,
    "topic" "enum_contact_messages_topic" NOT NULL,
    "message" varchar NOT NULL,
    "sent_at" timestamp(3) with time zone NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "idempotency_records" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "scope" varchar NOT NULL,
    "call" varchar NOT NULL,
    "body_hash" varchar NOT NULL,
    "status" numeric NOT NULL,
    "answer" varchar NOT NULL,
    "expires_at" timestamp(3) with time zone NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "background_jobs" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "status" "enum_background_jobs_status" DEFAULT 'queued' NOT NULL,
    "input" jsonb,
    "attempts" numeric DEFAULT 0 NOT NULL,
    "error" varchar,
    "dedup_key" varchar,
    "run_after" timestamp(3) with time zone,
    "done_at" timestamp(3) with time zone,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "remote_releases" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "remote" varchar NOT NULL,
    "version" varchar NOT NULL,
    "status" "enum_remote_releases_status" NOT NULL,
    "share" numeric DEFAULT 0 NOT NULL,
    "promoted_at" timestamp(3) with time zone,
    "notes" varchar,
    "commit" varchar,
    "author" varchar,
    "shipped_by" varchar,
    "ended_at" timestamp(3) with time zone,
    "ended_by" varchar,
    "end_reason" varchar,
    "contract" numeric NOT NULL,
    "files_kept" boolean DEFAULT true NOT NULL,
    "manifest" jsonb NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "remote_failures" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "remote" varchar NOT NULL,
    "version" varchar NOT NULL,
    "stage" varchar NOT NULL,
    "path" varchar NOT NULL,
    "message" varchar NOT NULL,
    "stack" varchar,
    "count" numeric DEFAULT 1 NOT NULL,
    "first_seen_at" timestamp(3) with time zone,
    "last_seen_at" timestamp(3) with time zone NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "remote_health" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "remote" varchar NOT NULL,
    "version" varchar NOT NULL,
    "begun" numeric DEFAULT 0 NOT NULL,
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

CREATE TABLE "remote_reports" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "remote" varchar NOT NULL,
    "version" varchar NOT NULL,
    "kind" "enum_remote_reports_kind" NOT NULL,
    "network" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "remote_drawing" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "remote" varchar NOT NULL,
    "drawn" boolean DEFAULT false NOT NULL,
    "reason" varchar NOT NULL,
    "decided_by" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "remote_services" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "remote" varchar NOT NULL,
    "origin" varchar,
    "methods" jsonb NOT NULL,
    "per_minute" numeric NOT NULL,
    "body_kb" numeric NOT NULL,
    "answer_kb" numeric NOT NULL,
    "seconds" numeric NOT NULL,
    "reason" varchar NOT NULL,
    "decided_by" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "remote_terms" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "remote" varchar NOT NULL,
    "company_id" uuid,
    "script_kb" numeric,
    "reason" varchar NOT NULL,
    "decided_by" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "remote_ship_keys" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "holder" varchar NOT NULL,
    "remotes" jsonb NOT NULL,
    "issued_by" varchar NOT NULL,
    "expires_at" timestamp(3) with time zone NOT NULL,
    "last_used_at" timestamp(3) with time zone,
    "revoked_at" timestamp(3) with time zone,
    "key_hash" varchar NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "kit_versions" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "version" varchar NOT NULL,
    "contract" numeric NOT NULL,
    "sources" varchar NOT NULL,
    "changes" jsonb NOT NULL,
    "files" jsonb NOT NULL,
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
    "slowest_ms" numeric DEFAULT 0 NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

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

CREATE TABLE "payload_kv" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "key" varchar NOT NULL,
    "data" jsonb NOT NULL
);

CREATE TABLE "payload_jobs_log" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "executed_at" timestamp(3) with time zone NOT NULL,
    "completed_at" timestamp(3) with time zone NOT NULL,
    "task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
    "task_i_d" varchar NOT NULL,
    "input" jsonb,
    "output" jsonb,
    "state" "enum_payload_jobs_log_state" NOT NULL,
    "error" jsonb
);

CREATE TABLE "payload_jobs" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "input" jsonb,
    "completed_at" timestamp(3) with time zone,
    "total_tried" numeric DEFAULT 0,
    "has_error" boolean DEFAULT false,
    "error" jsonb,
    "task_slug" "enum_payload_jobs_task_slug",
    "queue" varchar DEFAULT 'default',
    "wait_until" timestamp(3) with time zone,
    "processing" boolean DEFAULT false,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_locked_documents" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "global_slug" varchar,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_locked_documents_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "media_id" uuid,
    "redirects_id" uuid,
    "home_plans_id" uuid,
    "price_options_id" uuid,
    "price_book_versions_id" uuid,
    "distributors_id" uuid,
    "materials_id" uuid,
    "price_lists_id" uuid,
    "issued_quotes_id" uuid,
    "plan_files_id" uuid,
    "saved_configurations_id" uuid,
    "developments_id" uuid,
    "plan_productions_id" uuid,
    "payment_projects_id" uuid,
    "phase_completions_id" uuid,
    "invoices_id" uuid,
    "lien_waivers_id" uuid,
    "waiver_forms_id" uuid,
    "factoring_requests_id" uuid,
    "payment_disputes_id" uuid,
    "dispute_evidence_id" uuid,
    "bank_statements_id" uuid,
    "bank_lines_id" uuid,
    "bank_transfers_id" uuid,
    "receipt_parts_id" uuid,
    "statement_profiles_id" uuid,
    "bank_details_id" uuid,
    "payout_runs_id" uuid,
    "payouts_id" uuid,
    "prenote_files_id" uuid,
    "payee_checks_id" uuid,
    "book_closings_id" uuid,
    "w9_forms_id" uuid,
    "credit_applications_id" uuid,
    "accounts_id" uuid,
    "companies_id" uuid,
    "people_id" uuid,
    "memberships_id" uuid,
    "party_invitations_id" uuid,
    "fabricators_id" uuid,
    "network_applications_id" uuid,
    "application_messages_id" uuid,
    "application_notes_id" uuid,
    "network_documents_id" uuid,
    "directory_partners_id" uuid,
    "routing_decisions_id" uuid,
    "shop_price_lists_id" uuid,
    "waiting_list_id" uuid,
    "tax_rates_id" uuid,
    "tax_states_id" uuid,
    "tax_certificates_id" uuid,
    "orders_id" uuid,
    "order_events_id" uuid,
    "order_messages_id" uuid,
    "order_files_id" uuid,
    "order_changes_id" uuid,
    "order_panels_id" uuid,
    "order_shipments_id" uuid,
    "engineer_licenses_id" uuid,
    "engineering_reviews_id" uuid,
    "engineering_approvals_id" uuid,
    "engineering_questions_id" uuid,
    "audit_records_id" uuid,
    "api_keys_id" uuid,
    "outgoing_mail_id" uuid,
    "notification_events_id" uuid,
    "notices_id" uuid,
    "notification_preferences_id" uuid,
    "notification_templates_id" uuid,
    "webhook_endpoints_id" uuid,
    "webhook_deliveries_id" uuid,
    "newsletter_subscribers_id" uuid,
    "contact_messages_id" uuid,
    "idempotency_records_id" uuid,
    "background_jobs_id" uuid,
    "remote_releases_id" uuid,
    "remote_failures_id" uuid,
    "remote_health_id" uuid,
    "remote_reports_id" uuid,
    "remote_drawing_id" uuid,
    "remote_services_id" uuid,
    "remote_terms_id" uuid,
    "remote_ship_keys_id" uuid,
    "kit_versions_id" uuid,
    "product_events_id" uuid,
    "metric_days_id" uuid,
    "alert_rules_id" uuid,
    "service_minutes_id" uuid,
    "service_samples_id" uuid
);

CREATE TABLE "payload_preferences" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "key" varchar,
    "value" jsonb,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "payload_preferences_rels" (
    "id" serial PRIMARY KEY NOT NULL,
    "order" integer,
    "parent_id" uuid NOT NULL,
    "path" varchar NOT NULL,
    "accounts_id" uuid
);

CREATE TABLE "payload_migrations" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar,
    "batch" numeric,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "navigation_header_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "label" varchar NOT NULL,
    "href" varchar NOT NULL
);

CREATE TABLE "navigation_header_mobile_extra" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "label" varchar NOT NULL,
    "href" varchar NOT NULL
);

CREATE TABLE "navigation_alternate_header_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "label" varchar NOT NULL,
    "href" varchar NOT NULL
);

CREATE TABLE "navigation_footer_groups_links" (
    "_order" integer NOT NULL,
    "_parent_id" varchar NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "label" varchar NOT NULL,
    "href" varchar NOT NULL
);

CREATE TABLE "navigation_footer_groups" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "title" varchar NOT NULL
);

CREATE TABLE "navigation" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "header_button_label" varchar DEFAULT 'Admin' NOT NULL,
    "header_button_href" varchar DEFAULT '/admin' NOT NULL,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
);

CREATE TABLE "_navigation_v_version_header_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "label" varchar NOT NULL,
    "href" varchar NOT NULL,
    "_uuid" varchar
);

CREATE TABLE "_navigation_v_version_header_mobile_extra" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "label" varchar NOT NULL,
    "href" varchar NOT NULL,
    "_uuid" varchar
);

CREATE TABLE "_navigation_v_version_alternate_header_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "label" varchar NOT NULL,
    "href" varchar NOT NULL,
    "_uuid" varchar
);

CREATE TABLE "_navigation_v_version_footer_groups_links" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "label" varchar NOT NULL,
    "href" varchar NOT NULL,
    "_uuid" varchar
);

CREATE TABLE "_navigation_v_version_footer_groups" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "title" varchar NOT NULL,
    "_uuid" varchar
);

CREATE TABLE "_navigation_v" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "version_header_button_label" varchar DEFAULT 'Admin' NOT NULL,
    "version_header_button_href" varchar DEFAULT '/admin' NOT NULL,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "site_settings_claims" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "name" varchar NOT NULL,
    "label" varchar NOT NULL,
    "value" varchar NOT NULL
);

CREATE TABLE "site_settings" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "site_name" varchar DEFAULT 'Framewell' NOT NULL,
    "tagline" varchar DEFAULT 'Steel-framed homes for builders' NOT NULL,
    "description" varchar DEFAULT 'Plans, credit, fabrication and delivery of steel-framed homes for residential builders.' NOT NULL,
    "contact_email" varchar DEFAULT 'hello@framewell.test' NOT NULL,
    "enterprise_email" varchar DEFAULT 'enterprise@framewell.test' NOT NULL,
    "phone" varchar,
    "address" varchar,
    "tax_id" varchar,
    "announcement_text" varchar,
    "announcement_href" varchar,
    "announcement_show_until" timestamp(3) with time zone,
    "minimum_seo_score" numeric DEFAULT 0 NOT NULL,
    "approval_pages" boolean DEFAULT false,
    "approval_posts" boolean DEFAULT false,
    "approval_approvers" "enum_site_settings_approval_approvers" DEFAULT 'operators' NOT NULL,
    "small_print" varchar,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
);

CREATE TABLE "_site_settings_v_version_claims" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar NOT NULL,
    "label" varchar NOT NULL,
    "value" varchar NOT NULL,
    "_uuid" varchar
);

CREATE TABLE "_site_settings_v" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "version_site_name" varchar DEFAULT 'Framewell' NOT NULL,
    "version_tagline" varchar DEFAULT 'Steel-framed homes for builders' NOT NULL,
    "version_description" varchar DEFAULT 'Plans, credit, fabrication and delivery of steel-framed homes for residential builders.' NOT NULL,
    "version_contact_email" varchar DEFAULT 'hello@framewell.test' NOT NULL,
    "version_enterprise_email" varchar DEFAULT 'enterprise@framewell.test' NOT NULL,
    "version_phone" varchar,
    "version_address" varchar,
    "version_tax_id" varchar,
    "version_announcement_text" varchar,
    "version_announcement_href" varchar,
    "version_announcement_show_until" timestamp(3) with time zone,
    "version_minimum_seo_score" numeric DEFAULT 0 NOT NULL,
    "version_approval_pages" boolean DEFAULT false,
    "version_approval_posts" boolean DEFAULT false,
    "version_approval_approvers" "enum__site_settings_v_version_approval_approvers" DEFAULT 'operators' NOT NULL,
    "version_small_print" varchar,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "price_settings_lot_breaks" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "from_lots" numeric NOT NULL,
    "percent" numeric NOT NULL
);

CREATE TABLE "price_settings" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "base_price_cents_per_sqft" numeric NOT NULL,
    "included_framing_cents" numeric NOT NULL,
    "stem_wall_cents" numeric NOT NULL,
    "fasteners_cents" numeric NOT NULL,
    "freight_cents" numeric NOT NULL,
    "bom_markup_percent" numeric DEFAULT 12.5 NOT NULL,
    "bom_preferred_discount_percent" numeric DEFAULT 5 NOT NULL,
    "monthly_target_cents" numeric DEFAULT 50000000 NOT NULL,
    "credit_limit_cents" numeric,
    "phase_days" numeric DEFAULT 14 NOT NULL,
    "acceptance_days" numeric DEFAULT 14 NOT NULL,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
);

CREATE TABLE "_price_settings_v_version_lot_breaks" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "from_lots" numeric NOT NULL,
    "percent" numeric NOT NULL,
    "_uuid" varchar
);

CREATE TABLE "_price_settings_v" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "version_base_price_cents_per_sqft" numeric NOT NULL,
    "version_included_framing_cents" numeric NOT NULL,
    "version_stem_wall_cents" numeric NOT NULL,
    "version_fasteners_cents" numeric NOT NULL,
    "version_freight_cents" numeric NOT NULL,
    "version_bom_markup_percent" numeric DEFAULT 12.5 NOT NULL,
    "version_bom_preferred_discount_percent" numeric DEFAULT 5 NOT NULL,
    "version_monthly_target_cents" numeric DEFAULT 50000000 NOT NULL,
    "version_credit_limit_cents" numeric,
    "version_phase_days" numeric DEFAULT 14 NOT NULL,
    "version_acceptance_days" numeric DEFAULT 14 NOT NULL,
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
    "wire_routing_number" varchar,
    "account_number" varchar,
    "balanced" boolean,
    "same_day_until" varchar,
    "skip_prenotes" boolean,
    "in_use" jsonb,
    "entered_by_id" varchar,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
);

CREATE TABLE "escrow_bank" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "name" varchar,
    "bank_name" varchar,
    "routing_number" varchar,
    "wire_routing_number" varchar,
    "account_number" varchar,
    "in_use" jsonb,
    "entered_by_id" varchar,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
);

CREATE TABLE "book_accounts" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "bank_name" varchar,
    "bank_code" varchar,
    "escrow_bank_name" varchar,
    "escrow_bank_code" varchar,
    "transfers_in_transit_name" varchar,
    "transfers_in_transit_code" varchar,
    "payouts_in_transit_name" varchar,
    "payouts_in_transit_code" varchar,
    "suspense_name" varchar,
    "suspense_code" varchar,
    "customer_credit_name" varchar,
    "customer_credit_code" varchar,
    "capital_name" varchar,
    "capital_code" varchar,
    "bad_debt_name" varchar,
    "bad_debt_code" varchar,
    "bank_charges_name" varchar,
    "bank_charges_code" varchar,
    "expenses_name" varchar,
    "expenses_code" varchar,
    "sales_tax_paid_name" varchar,
    "sales_tax_paid_code" varchar,
    "revenue_name" varchar,
    "revenue_code" varchar,
    "receivable_name" varchar,
    "receivable_code" varchar,
    "tax_receivable_name" varchar,
    "tax_receivable_code" varchar,
    "sales_tax_name" varchar,
    "sales_tax_code" varchar,
    "escrow_cash_name" varchar,
    "escrow_cash_code" varchar,
    "escrow_name" varchar,
    "escrow_code" varchar,
    "fabricator_payable_name" varchar,
    "fabricator_payable_code" varchar,
    "retainage_name" varchar,
    "retainage_code" varchar,
    "advance_name" varchar,
    "advance_code" varchar,
    "shop_debt_name" varchar,
    "shop_debt_code" varchar,
    "builder_payable_name" varchar,
    "builder_payable_code" varchar,
    "fee_name" varchar,
    "fee_code" varchar,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
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
    "tier_terms_premium_deposit_share" numeric NOT NULL,
    "tier_terms_premium_net_days" numeric NOT NULL,
    "tier_terms_premium_summary" varchar NOT NULL,
    "tier_terms_premium_limit_text" varchar NOT NULL,
    "tier_terms_premium_benefits" varchar NOT NULL,
    "tier_terms_premium_upgrade_path" varchar NOT NULL,
    "tier_terms_preferred_deposit_share" numeric NOT NULL,
    "tier_terms_preferred_net_days" numeric NOT NULL,
    "tier_terms_preferred_summary" varchar NOT NULL,
    "tier_terms_preferred_limit_text" varchar NOT NULL,
    "tier_terms_preferred_benefits" varchar NOT NULL,
    "tier_terms_preferred_upgrade_path" varchar NOT NULL,
    "tier_terms_standard_deposit_share" numeric NOT NULL,
    "tier_terms_standard_net_days" numeric NOT NULL,
    "tier_terms_standard_summary" varchar NOT NULL,
    "tier_terms_standard_limit_text" varchar NOT NULL,
    "tier_terms_standard_benefits" varchar NOT NULL,
    "tier_terms_standard_upgrade_path" varchar NOT NULL,
    "tier_terms_prepay_deposit_share" numeric NOT NULL,
    "tier_terms_prepay_net_days" numeric NOT NULL,
    "tier_terms_prepay_summary" varchar NOT NULL,
    "tier_terms_prepay_limit_text" varchar NOT NULL,
    "tier_terms_prepay_benefits" varchar NOT NULL,
    "tier_terms_prepay_upgrade_path" varchar NOT NULL,
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
    "version_tier_terms_premium_deposit_share" numeric NOT NULL,
    "version_tier_terms_premium_net_days" numeric NOT NULL,
    "version_tier_terms_premium_summary" varchar NOT NULL,
    "version_tier_terms_premium_limit_text" varchar NOT NULL,
    "version_tier_terms_premium_benefits" varchar NOT NULL,
    "version_tier_terms_premium_upgrade_path" varchar NOT NULL,
    "version_tier_terms_preferred_deposit_share" numeric NOT NULL,
    "version_tier_terms_preferred_net_days" numeric NOT NULL,
    "version_tier_terms_preferred_summary" varchar NOT NULL,
    "version_tier_terms_preferred_limit_text" varchar NOT NULL,
    "version_tier_terms_preferred_benefits" varchar NOT NULL,
    "version_tier_terms_preferred_upgrade_path" varchar NOT NULL,
    "version_tier_terms_standard_deposit_share" numeric NOT NULL,
    "version_tier_terms_standard_net_days" numeric NOT NULL,
    "version_tier_terms_standard_summary" varchar NOT NULL,
    "version_tier_terms_standard_limit_text" varchar NOT NULL,
    "version_tier_terms_standard_benefits" varchar NOT NULL,
    "version_tier_terms_standard_upgrade_path" varchar NOT NULL,
    "version_tier_terms_prepay_deposit_share" numeric NOT NULL,
    "version_tier_terms_prepay_net_days" numeric NOT NULL,
    "version_tier_terms_prepay_summary" varchar NOT NULL,
    "version_tier_terms_prepay_limit_text" varchar NOT NULL,
    "version_tier_terms_prepay_benefits" varchar NOT NULL,
    "version_tier_terms_prepay_upgrade_path" varchar NOT NULL,
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
    "version_updated_at" timestamp(3) with time zone,
    "version_created_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "security_settings_directory_roles" (
    "_order" integer NOT NULL,
    "_parent_id" uuid NOT NULL,
    "id" varchar PRIMARY KEY NOT NULL,
    "group" varchar NOT NULL,
    "role" "enum_security_settings_directory_roles_role" NOT NULL
);

CREATE TABLE "security_settings" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "second_factor_required" boolean,
    "directory_label" varchar,
    "directory_issuer" varchar,
    "directory_client_id" varchar,
    "directory_acr" varchar,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
);

CREATE TABLE "key_policy" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
    "max_days" numeric DEFAULT 366 NOT NULL,
    "calls_per_minute" numeric DEFAULT 600 NOT NULL,
    "updated_at" timestamp(3) with time zone,
    "created_at" timestamp(3) with time zone
);

ALTER TABLE "pages_internal_links" ADD CONSTRAINT "pages_internal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages_external_links" ADD CONSTRAINT "pages_external_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_open_graph_image_id_media_id_fk" FOREIGN KEY ("seo_open_graph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_version_internal_links" ADD CONSTRAINT "_pages_v_version_internal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v_version_external_links" ADD CONSTRAINT "_pages_v_version_external_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_open_graph_image_id_media_id_fk" FOREIGN KEY ("version_seo_open_graph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "posts_internal_links" ADD CONSTRAINT "posts_internal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "posts_external_links" ADD CONSTRAINT "posts_external_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_open_graph_image_id_media_id_fk" FOREIGN KEY ("seo_open_graph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "posts_texts" ADD CONSTRAINT "posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_posts_v_version_internal_links" ADD CONSTRAINT "_posts_v_version_internal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_posts_v_version_external_links" ADD CONSTRAINT "_posts_v_version_external_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_open_graph_image_id_media_id_fk" FOREIGN KEY ("version_seo_open_graph_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_posts_v_texts" ADD CONSTRAINT "_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "content_releases" ADD CONSTRAINT "content_releases_scheduled_by_id_accounts_id_fk" FOREIGN KEY ("scheduled_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_asked_by_id_accounts_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "content_reviews" ADD CONSTRAINT "content_reviews_decided_by_id_accounts_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home_plans" ADD CONSTRAINT "home_plans_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "home_plans" ADD CONSTRAINT "home_plans_framed_picture_id_media_id_fk" FOREIGN KEY ("framed_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_plans_v" ADD CONSTRAINT "_home_plans_v_parent_id_home_plans_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home_plans"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_plans_v" ADD CONSTRAINT "_home_plans_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_home_plans_v" ADD CONSTRAINT "_home_plans_v_version_framed_picture_id_media_id_fk" FOREIGN KEY ("version_framed_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "price_options_texts" ADD CONSTRAINT "price_options_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_options"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_price_options_v" ADD CONSTRAINT "_price_options_v_parent_id_price_options_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_options"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_price_options_v_texts" ADD CONSTRAINT "_price_options_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_price_options_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_distributors_v" ADD CONSTRAINT "_distributors_v_parent_id_distributors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."distributors"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_materials_v" ADD CONSTRAINT "_materials_v_parent_id_materials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."materials"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "price_lists_rows" ADD CONSTRAINT "price_lists_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_distributor_id_distributors_id_fk" FOREIGN KEY ("distributor_id") REFERENCES "public"."distributors"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_price_lists_v_version_rows" ADD CONSTRAINT "_price_lists_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_lists_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_price_lists_v" ADD CONSTRAINT "_price_lists_v_parent_id_price_lists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_lists"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "_price_lists_v" ADD CONSTRAINT "_price_lists_v_version_distributor_id_distributors_id_fk" FOREIGN KEY ("version_distributor_id") REFERENCES "public"."distributors"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "issued_quotes" ADD CONSTRAINT "issued_quotes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "developments" ADD CONSTRAINT "developments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "developments" ADD CONSTRAINT "developments_created_by_id_accounts_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "plan_productions" ADD CONSTRAINT "plan_productions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payment_projects" ADD CONSTRAINT "payment_projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payment_projects" ADD CONSTRAINT "payment_projects_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "phase_completions" ADD CONSTRAINT "phase_completions_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lien_waivers" ADD CONSTRAINT "lien_waivers_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lien_waivers" ADD CONSTRAINT "lien_waivers_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lien_waivers" ADD CONSTRAINT "lien_waivers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "lien_waivers" ADD CONSTRAINT "lien_waivers_advance_id_factoring_requests_id_fk" FOREIGN KEY ("advance_id") REFERENCES "public"."factoring_requests"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "factoring_requests" ADD CONSTRAINT "factoring_requests_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "factoring_requests" ADD CONSTRAINT "factoring_requests_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "dispute_evidence" ADD CONSTRAINT "dispute_evidence_dispute_id_payment_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."payment_disputes"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_left_line_id_bank_lines_id_fk" FOREIGN KEY ("left_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_arrived_line_id_bank_lines_id_fk" FOREIGN KEY ("arrived_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_line_id_bank_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "receipt_parts" ADD CONSTRAINT "receipt_parts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "bank_details" ADD CONSTRAINT "bank_details_prenote_file_id_prenote_files_id_fk" FOREIGN KEY ("prenote_file_id") REFERENCES "public"."prenote_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_project_id_payment_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."payment_projects"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_bank_detail_id_bank_details_id_fk" FOREIGN KEY ("bank_detail_id") REFERENCES "public"."bank_details"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_settled_line_id_bank_lines_id_fk" FOREIGN KEY ("settled_line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_again_id_payouts_id_fk" FOREIGN KEY ("again_id") REFERENCES "public"."payouts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payee_checks" ADD CONSTRAINT "payee_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payee_checks" ADD CONSTRAINT "payee_checks_bank_detail_id_bank_details_id_fk" FOREIGN KEY ("bank_detail_id") REFERENCES "public"."bank_details"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "w9_forms" ADD CONSTRAINT "w9_forms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "credit_applications" ADD CONSTRAINT "credit_applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "accounts_sessions" ADD CONSTRAINT "accounts_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "people" ADD CONSTRAINT "people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "party_invitations" ADD CONSTRAINT "party_invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "party_invitations" ADD CONSTRAINT "party_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "party_invitations" ADD CONSTRAINT "party_invitations_invited_by_id_accounts_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "fabricators" ADD CONSTRAINT "fabricators_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_network_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."network_applications"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_network_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."network_applications"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "network_documents" ADD CONSTRAINT "network_documents_application_id_network_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."network_applications"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "network_documents" ADD CONSTRAINT "network_documents_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "directory_partners" ADD CONSTRAINT "directory_partners_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "directory_partners_texts" ADD CONSTRAINT "directory_partners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."directory_partners"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "shop_price_lists" ADD CONSTRAINT "shop_price_lists_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "shop_price_lists" ADD CONSTRAINT "shop_price_lists_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "tax_certificates" ADD CONSTRAINT "tax_certificates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_id_accounts_id_fk" FOREIGN KEY ("placed_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "orders" ADD CONSTRAINT "orders_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_proof_id_order_files_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."order_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_fabricator_id_fabricators_id_fk" FOREIGN KEY ("fabricator_id") REFERENCES "public"."fabricators"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_dispute_id_payment_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."payment_disputes"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_evidence_id_dispute_evidence_id_fk" FOREIGN KEY ("evidence_id") REFERENCES "public"."dispute_evidence"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_uploaded_by_id_accounts_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_message_id_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_messages"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_panels" ADD CONSTRAINT "order_panels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "engineer_licenses" ADD CONSTRAINT "engineer_licenses_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "engineering_reviews" ADD CONSTRAINT "engineering_reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "engineering_reviews" ADD CONSTRAINT "engineering_reviews_license_id_engineer_licenses_id_fk" FOREIGN KEY ("license_id") REFERENCES "public"."engineer_licenses"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "engineering_reviews" ADD CONSTRAINT "engineering_reviews_engineer_id_accounts_id_fk" FOREIGN KEY ("engineer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "engineering_reviews" ADD CONSTRAINT "engineering_reviews_assigned_by_id_accounts_id_fk" FOREIGN KEY ("assigned_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "engineering_approvals" ADD CONSTRAINT "engineering_approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "engineering_approvals" ADD CONSTRAINT "engineering_approvals_engineer_id_accounts_id_fk" FOREIGN KEY ("engineer_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "engineering_approvals" ADD CONSTRAINT "engineering_approvals_sealed_set_id_order_files_id_fk" FOREIGN KEY ("sealed_set_id") REFERENCES "public"."order_files"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "engineering_questions" ADD CONSTRAINT "engineering_questions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "engineering_questions" ADD CONSTRAINT "engineering_questions_asked_by_id_accounts_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "engineering_questions" ADD CONSTRAINT "engineering_questions_answered_by_id_accounts_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_event_id_notification_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notification_events"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "notices" ADD CONSTRAINT "notices_event_id_notification_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notification_events"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_cause_id_notification_events_id_fk" FOREIGN KEY ("cause_id") REFERENCES "public"."notification_events"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "remote_terms" ADD CONSTRAINT "remote_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_home_plans_fk" FOREIGN KEY ("home_plans_id") REFERENCES "public"."home_plans"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_options_fk" FOREIGN KEY ("price_options_id") REFERENCES "public"."price_options"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_book_versions_fk" FOREIGN KEY ("price_book_versions_id") REFERENCES "public"."price_book_versions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_distributors_fk" FOREIGN KEY ("distributors_id") REFERENCES "public"."distributors"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_materials_fk" FOREIGN KEY ("materials_id") REFERENCES "public"."materials"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_lists_fk" FOREIGN KEY ("price_lists_id") REFERENCES "public"."price_lists"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_issued_quotes_fk" FOREIGN KEY ("issued_quotes_id") REFERENCES "public"."issued_quotes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plan_files_fk" FOREIGN KEY ("plan_files_id") REFERENCES "public"."plan_files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_configurations_fk" FOREIGN KEY ("saved_configurations_id") REFERENCES "public"."saved_configurations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_developments_fk" FOREIGN KEY ("developments_id") REFERENCES "public"."developments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plan_productions_fk" FOREIGN KEY ("plan_productions_id") REFERENCES "public"."plan_productions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_projects_fk" FOREIGN KEY ("payment_projects_id") REFERENCES "public"."payment_projects"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_phase_completions_fk" FOREIGN KEY ("phase_completions_id") REFERENCES "public"."phase_completions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_invoices_fk" FOREIGN KEY ("invoices_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lien_waivers_fk" FOREIGN KEY ("lien_waivers_id") REFERENCES "public"."lien_waivers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_waiver_forms_fk" FOREIGN KEY ("waiver_forms_id") REFERENCES "public"."waiver_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_factoring_requests_fk" FOREIGN KEY ("factoring_requests_id") REFERENCES "public"."factoring_requests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_disputes_fk" FOREIGN KEY ("payment_disputes_id") REFERENCES "public"."payment_disputes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dispute_evidence_fk" FOREIGN KEY ("dispute_evidence_id") REFERENCES "public"."dispute_evidence"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bank_statements_fk" FOREIGN KEY ("bank_statements_id") REFERENCES "public"."bank_statements"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bank_lines_fk" FOREIGN KEY ("bank_lines_id") REFERENCES "public"."bank_lines"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bank_transfers_fk" FOREIGN KEY ("bank_transfers_id") REFERENCES "public"."bank_transfers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_receipt_parts_fk" FOREIGN KEY ("receipt_parts_id") REFERENCES "public"."receipt_parts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_statement_profiles_fk" FOREIGN KEY ("statement_profiles_id") REFERENCES "public"."statement_profiles"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bank_details_fk" FOREIGN KEY ("bank_details_id") REFERENCES "public"."bank_details"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payout_runs_fk" FOREIGN KEY ("payout_runs_id") REFERENCES "public"."payout_runs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payouts_fk" FOREIGN KEY ("payouts_id") REFERENCES "public"."payouts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_prenote_files_fk" FOREIGN KEY ("prenote_files_id") REFERENCES "public"."prenote_files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payee_checks_fk" FOREIGN KEY ("payee_checks_id") REFERENCES "public"."payee_checks"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_book_closings_fk" FOREIGN KEY ("book_closings_id") REFERENCES "public"."book_closings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_w9_forms_fk" FOREIGN KEY ("w9_forms_id") REFERENCES "public"."w9_forms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_credit_applications_fk" FOREIGN KEY ("credit_applications_id") REFERENCES "public"."credit_applications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accounts_fk" FOREIGN KEY ("accounts_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_memberships_fk" FOREIGN KEY ("memberships_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_party_invitations_fk" FOREIGN KEY ("party_invitations_id") REFERENCES "public"."party_invitations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fabricators_fk" FOREIGN KEY ("fabricators_id") REFERENCES "public"."fabricators"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_network_applications_fk" FOREIGN KEY ("network_applications_id") REFERENCES "public"."network_applications"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_application_messages_fk" FOREIGN KEY ("application_messages_id") REFERENCES "public"."application_messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_application_notes_fk" FOREIGN KEY ("application_notes_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_network_documents_fk" FOREIGN KEY ("network_documents_id") REFERENCES "public"."network_documents"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_directory_partners_fk" FOREIGN KEY ("directory_partners_id") REFERENCES "public"."directory_partners"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_routing_decisions_fk" FOREIGN KEY ("routing_decisions_id") REFERENCES "public"."routing_decisions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shop_price_lists_fk" FOREIGN KEY ("shop_price_lists_id") REFERENCES "public"."shop_price_lists"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_waiting_list_fk" FOREIGN KEY ("waiting_list_id") REFERENCES "public"."waiting_list"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tax_rates_fk" FOREIGN KEY ("tax_rates_id") REFERENCES "public"."tax_rates"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tax_states_fk" FOREIGN KEY ("tax_states_id") REFERENCES "public"."tax_states"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tax_certificates_fk" FOREIGN KEY ("tax_certificates_id") REFERENCES "public"."tax_certificates"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_events_fk" FOREIGN KEY ("order_events_id") REFERENCES "public"."order_events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_messages_fk" FOREIGN KEY ("order_messages_id") REFERENCES "public"."order_messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_files_fk" FOREIGN KEY ("order_files_id") REFERENCES "public"."order_files"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_changes_fk" FOREIGN KEY ("order_changes_id") REFERENCES "public"."order_changes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_panels_fk" FOREIGN KEY ("order_panels_id") REFERENCES "public"."order_panels"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_shipments_fk" FOREIGN KEY ("order_shipments_id") REFERENCES "public"."order_shipments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_engineer_licenses_fk" FOREIGN KEY ("engineer_licenses_id") REFERENCES "public"."engineer_licenses"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_engineering_reviews_fk" FOREIGN KEY ("engineering_reviews_id") REFERENCES "public"."engineering_reviews"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_engineering_approvals_fk" FOREIGN KEY ("engineering_approvals_id") REFERENCES "public"."engineering_approvals"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_engineering_questions_fk" FOREIGN KEY ("engineering_questions_id") REFERENCES "public"."engineering_questions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_records_fk" FOREIGN KEY ("audit_records_id") REFERENCES "public"."audit_records"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_outgoing_mail_fk" FOREIGN KEY ("outgoing_mail_id") REFERENCES "public"."outgoing_mail"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notification_events_fk" FOREIGN KEY ("notification_events_id") REFERENCES "public"."notification_events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notification_preferences_fk" FOREIGN KEY ("notification_preferences_id") REFERENCES "public"."notification_preferences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notification_templates_fk" FOREIGN KEY ("notification_templates_id") REFERENCES "public"."notification_templates"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_endpoints_fk" FOREIGN KEY ("webhook_endpoints_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhook_deliveries_fk" FOREIGN KEY ("webhook_deliveries_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk" FOREIGN KEY ("newsletter_subscribers_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_messages_fk" FOREIGN KEY ("contact_messages_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_idempotency_records_fk" FOREIGN KEY ("idempotency_records_id") REFERENCES "public"."idempotency_records"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_background_jobs_fk" FOREIGN KEY ("background_jobs_id") REFERENCES "public"."background_jobs"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_releases_fk" FOREIGN KEY ("remote_releases_id") REFERENCES "public"."remote_releases"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_failures_fk" FOREIGN KEY ("remote_failures_id") REFERENCES "public"."remote_failures"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_health_fk" FOREIGN KEY ("remote_health_id") REFERENCES "public"."remote_health"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_reports_fk" FOREIGN KEY ("remote_reports_id") REFERENCES "public"."remote_reports"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_drawing_fk" FOREIGN KEY ("remote_drawing_id") REFERENCES "public"."remote_drawing"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_services_fk" FOREIGN KEY ("remote_services_id") REFERENCES "public"."remote_services"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_terms_fk" FOREIGN KEY ("remote_terms_id") REFERENCES "public"."remote_terms"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_remote_ship_keys_fk" FOREIGN KEY ("remote_ship_keys_id") REFERENCES "public"."remote_ship_keys"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_kit_versions_fk" FOREIGN KEY ("kit_versions_id") REFERENCES "public"."kit_versions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_events_fk" FOREIGN KEY ("product_events_id") REFERENCES "public"."product_events"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_metric_days_fk" FOREIGN KEY ("metric_days_id") REFERENCES "public"."metric_days"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alert_rules_fk" FOREIGN KEY ("alert_rules_id") REFERENCES "public"."alert_rules"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_minutes_fk" FOREIGN KEY ("service_minutes_id") REFERENCES "public"."service_minutes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_service_samples_fk" FOREIGN KEY ("service_samples_id") REFERENCES "public"."service_samples"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_accounts_fk" FOREIGN KEY ("accounts_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_header_links" ADD CONSTRAINT "navigation_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_header_mobile_extra" ADD CONSTRAINT "navigation_header_mobile_extra_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_alternate_header_links" ADD CONSTRAINT "navigation_alternate_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_footer_groups_links" ADD CONSTRAINT "navigation_footer_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "navigation_footer_groups" ADD CONSTRAINT "navigation_footer_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_version_header_links" ADD CONSTRAINT "_navigation_v_version_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_version_header_mobile_extra" ADD CONSTRAINT "_navigation_v_version_header_mobile_extra_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_version_alternate_header_links" ADD CONSTRAINT "_navigation_v_version_alternate_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_version_footer_groups_links" ADD CONSTRAINT "_navigation_v_version_footer_groups_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_navigation_v_version_footer_groups" ADD CONSTRAINT "_navigation_v_version_footer_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "site_settings_claims" ADD CONSTRAINT "site_settings_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_site_settings_v_version_claims" ADD CONSTRAINT "_site_settings_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "price_settings_lot_breaks" ADD CONSTRAINT "price_settings_lot_breaks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_settings"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "_price_settings_v_version_lot_breaks" ADD CONSTRAINT "_price_settings_v_version_lot_breaks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_settings_v"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "security_settings_directory_roles" ADD CONSTRAINT "security_settings_directory_roles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."security_settings"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "pages_internal_links_order_idx" ON "pages_internal_links" USING btree ("_order");
CREATE INDEX "pages_internal_links_parent_id_idx" ON "pages_internal_links" USING btree ("_parent_id");
CREATE INDEX "pages_external_links_order_idx" ON "pages_external_links" USING btree ("_order");
CREATE INDEX "pages_external_links_parent_id_idx" ON "pages_external_links" USING btree ("_parent_id");
CREATE INDEX "pages_seo_seo_open_graph_image_idx" ON "pages" USING btree ("seo_open_graph_image_id");
CREATE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
CREATE INDEX "pages_published_at_idx" ON "pages" USING btree ("published_at");
CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
CREATE INDEX "pages_texts_order_parent" ON "pages_texts" USING btree ("order","parent_id");
CREATE INDEX "_pages_v_version_internal_links_order_idx" ON "_pages_v_version_internal_links" USING btree ("_order");
CREATE INDEX "_pages_v_version_internal_links_parent_id_idx" ON "_pages_v_version_internal_links" USING btree ("_parent_id");
CREATE INDEX "_pages_v_version_external_links_order_idx" ON "_pages_v_version_external_links" USING btree ("_order");
CREATE INDEX "_pages_v_version_external_links_parent_id_idx" ON "_pages_v_version_external_links" USING btree ("_parent_id");
CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
CREATE INDEX "_pages_v_version_seo_version_seo_open_graph_image_idx" ON "_pages_v" USING btree ("version_seo_open_graph_image_id");
CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
CREATE INDEX "_pages_v_version_version_published_at_idx" ON "_pages_v" USING btree ("version_published_at");
CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
CREATE INDEX "_pages_v_texts_order_parent" ON "_pages_v_texts" USING btree ("order","parent_id");
CREATE INDEX "posts_internal_links_order_idx" ON "posts_internal_links" USING btree ("_order");
CREATE INDEX "posts_internal_links_parent_id_idx" ON "posts_internal_links" USING btree ("_parent_id");
CREATE INDEX "posts_external_links_order_idx" ON "posts_external_links" USING btree ("_order");
CREATE INDEX "posts_external_links_parent_id_idx" ON "posts_external_links" USING btree ("_parent_id");
CREATE INDEX "posts_cover_idx" ON "posts" USING btree ("cover_id");
CREATE INDEX "posts_seo_seo_open_graph_image_idx" ON "posts" USING btree ("seo_open_graph_image_id");
CREATE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category");
CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
CREATE INDEX "posts_texts_order_parent" ON "posts_texts" USING btree ("order","parent_id");
CREATE INDEX "_posts_v_version_internal_links_order_idx" ON "_posts_v_version_internal_links" USING btree ("_order");
CREATE INDEX "_posts_v_version_internal_links_parent_id_idx" ON "_posts_v_version_internal_links" USING btree ("_parent_id");
CREATE INDEX "_posts_v_version_external_links_order_idx" ON "_posts_v_version_external_links" USING btree ("_order");
CREATE INDEX "_posts_v_version_external_links_parent_id_idx" ON "_posts_v_version_external_links" USING btree ("_parent_id");
CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
CREATE INDEX "_posts_v_version_version_cover_idx" ON "_posts_v" USING btree ("version_cover_id");
CREATE INDEX "_posts_v_version_seo_version_seo_open_graph_image_idx" ON "_posts_v" USING btree ("version_seo_open_graph_image_id");
CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category");
CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
CREATE INDEX "_posts_v_texts_order_parent" ON "_posts_v_texts" USING btree ("order","parent_id");
CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
CREATE INDEX "media_sizes_medium_sizes_medium_filename_idx" ON "media" USING btree ("sizes_medium_filename");
CREATE INDEX "media_sizes_large_sizes_large_filename_idx" ON "media" USING btree ("sizes_large_filename");
CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
CREATE INDEX "media_sizes_small_avif_sizes_small_avif_filename_idx" ON "media" USING btree ("sizes_small_avif_filename");
CREATE INDEX "media_sizes_medium_avif_sizes_medium_avif_filename_idx" ON "media" USING btree ("sizes_medium_avif_filename");
CREATE INDEX "media_sizes_large_avif_sizes_large_avif_filename_idx" ON "media" USING btree ("sizes_large_avif_filename");
CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
CREATE INDEX "content_releases_state_idx" ON "content_releases" USING btree ("state");
CREATE INDEX "content_releases_due_at_idx" ON "content_releases" USING btree ("due_at");
CREATE INDEX "content_releases_scheduled_by_idx" ON "content_releases" USING btree ("scheduled_by_id");
CREATE INDEX "content_releases_updated_at_idx" ON "content_releases" USING btree ("updated_at");
CREATE INDEX "content_releases_created_at_idx" ON "content_releases" USING btree ("created_at");
CREATE INDEX "content_reviews_document_idx" ON "content_reviews" USING btree ("document");
CREATE INDEX "content_reviews_state_idx" ON "content_reviews" USING btree ("state");
CREATE INDEX "content_reviews_asked_by_idx" ON "content_reviews" USING btree ("asked_by_id");
CREATE INDEX "content_reviews_decided_by_idx" ON "content_reviews" USING btree ("decided_by_id");
CREATE INDEX "content_reviews_updated_at_idx" ON "content_reviews" USING btree ("updated_at");
CREATE INDEX "content_reviews_created_at_idx" ON "content_reviews" USING btree ("created_at");
CREATE INDEX "content_comments_document_idx" ON "content_comments" USING btree ("document");
CREATE INDEX "content_comments_thread_idx" ON "content_comments" USING btree ("thread");
CREATE INDEX "content_comments_author_idx" ON "content_comments" USING btree ("author_id");
CREATE INDEX "content_comments_updated_at_idx" ON "content_comments" USING btree ("updated_at");
CREATE INDEX "content_comments_created_at_idx" ON "content_comments" USING btree ("created_at");
CREATE INDEX "content_undos_updated_at_idx" ON "content_undos" USING btree ("updated_at");
CREATE INDEX "content_undos_created_at_idx" ON "content_undos" USING btree ("created_at");
CREATE UNIQUE INDEX "home_plans_plan_id_idx" ON "home_plans" USING btree ("plan_id");
CREATE INDEX "home_plans_picture_idx" ON "home_plans" USING btree ("picture_id");
CREATE INDEX "home_plans_framed_picture_idx" ON "home_plans" USING btree ("framed_picture_id");
CREATE INDEX "home_plans_offered_idx" ON "home_plans" USING btree ("offered");
CREATE INDEX "home_plans_updated_at_idx" ON "home_plans" USING btree ("updated_at");
CREATE INDEX "home_plans_created_at_idx" ON "home_plans" USING btree ("created_at");
CREATE INDEX "_home_plans_v_parent_idx" ON "_home_plans_v" USING btree ("parent_id");
CREATE INDEX "_home_plans_v_version_version_plan_id_idx" ON "_home_plans_v" USING btree ("version_plan_id");
CREATE INDEX "_home_plans_v_version_version_picture_idx" ON "_home_plans_v" USING btree ("version_picture_id");
CREATE INDEX "_home_plans_v_version_version_framed_picture_idx" ON "_home_plans_v" USING btree ("version_framed_picture_id");
CREATE INDEX "_home_plans_v_version_version_offered_idx" ON "_home_plans_v" USING btree ("version_offered");
CREATE INDEX "_home_plans_v_version_version_updated_at_idx" ON "_home_plans_v" USING btree ("version_updated_at");
CREATE INDEX "_home_plans_v_version_version_created_at_idx" ON "_home_plans_v" USING btree ("version_created_at");
CREATE INDEX "_home_plans_v_created_at_idx" ON "_home_plans_v" USING btree ("created_at");
CREATE INDEX "_home_plans_v_updated_at_idx" ON "_home_plans_v" USING btree ("updated_at");
CREATE INDEX "price_options_group_idx" ON "price_options" USING btree ("group");
CREATE INDEX "price_options_option_id_idx" ON "price_options" USING btree ("option_id");
CREATE INDEX "price_options_offered_idx" ON "price_options" USING btree ("offered");
CREATE INDEX "price_options_updated_at_idx" ON "price_options" USING btree ("updated_at");
CREATE INDEX "price_options_created_at_idx" ON "price_options" USING btree ("created_at");
CREATE INDEX "price_options_texts_order_parent" ON "price_options_texts" USING btree ("order","parent_id");
CREATE INDEX "_price_options_v_parent_idx" ON "_price_options_v" USING btree ("parent_id");
CREATE INDEX "_price_options_v_version_version_group_idx" ON "_price_options_v" USING btree ("version_group");
CREATE INDEX "_price_options_v_version_version_option_id_idx" ON "_price_options_v" USING btree ("version_option_id");
CREATE INDEX "_price_options_v_version_version_offered_idx" ON "_price_options_v" USING btree ("version_offered");
CREATE INDEX "_price_options_v_version_version_updated_at_idx" ON "_price_options_v" USING btree ("version_updated_at");
CREATE INDEX "_price_options_v_version_version_created_at_idx" ON "_price_options_v" USING btree ("version_created_at");
CREATE INDEX "_price_options_v_created_at_idx" ON "_price_options_v" USING btree ("created_at");
CREATE INDEX "_price_options_v_updated_at_idx" ON "_price_options_v" USING btree ("updated_at");
CREATE INDEX "_price_options_v_texts_order_parent" ON "_price_options_v_texts" USING btree ("order","parent_id");
CREATE UNIQUE INDEX "price_book_versions_version_idx" ON "price_book_versions" USING btree ("version");
CREATE INDEX "price_book_versions_updated_at_idx" ON "price_book_versions" USING btree ("updated_at");
CREATE INDEX "price_book_versions_created_at_idx" ON "price_book_versions" USING btree ("created_at");
CREATE UNIQUE INDEX "distributors_distributor_id_idx" ON "distributors" USING btree ("distributor_id");
CREATE INDEX "distributors_offered_idx" ON "distributors" USING btree ("offered");
CREATE INDEX "distributors_updated_at_idx" ON "distributors" USING btree ("updated_at");
CREATE INDEX "distributors_created_at_idx" ON "distributors" USING btree ("created_at");
CREATE INDEX "_distributors_v_parent_idx" ON "_distributors_v" USING btree ("parent_id");
CREATE INDEX "_distributors_v_version_version_distributor_id_idx" ON "_distributors_v" USING btree ("version_distributor_id");
CREATE INDEX "_distributors_v_version_version_offered_idx" ON "_distributors_v" USING btree ("version_offered");
CREATE INDEX "_distributors_v_version_version_updated_at_idx" ON "_distributors_v" USING btree ("version_updated_at");
CREATE INDEX "_distributors_v_version_version_created_at_idx" ON "_distributors_v" USING btree ("version_created_at");
CREATE INDEX "_distributors_v_created_at_idx" ON "_distributors_v" USING btree ("created_at");
CREATE INDEX "_distributors_v_updated_at_idx" ON "_distributors_v" USING btree ("updated_at");
CREATE UNIQUE INDEX "materials_sku_idx" ON "materials" USING btree ("sku");
CREATE INDEX "materials_category_idx" ON "materials" USING btree ("category");
CREATE INDEX "materials_updated_at_idx" ON "materials" USING btree ("updated_at");
CREATE INDEX "materials_created_at_idx" ON "materials" USING btree ("created_at");
CREATE INDEX "_materials_v_parent_idx" ON "_materials_v" USING btree ("parent_id");
CREATE INDEX "_materials_v_version_version_sku_idx" ON "_materials_v" USING btree ("version_sku");
CREATE INDEX "_materials_v_version_version_category_idx" ON "_materials_v" USING btree ("version_category");
CREATE INDEX "_materials_v_version_version_updated_at_idx" ON "_materials_v" USING btree ("version_updated_at");
CREATE INDEX "_materials_v_version_version_created_at_idx" ON "_materials_v" USING btree ("version_created_at");
CREATE INDEX "_materials_v_created_at_idx" ON "_materials_v" USING btree ("created_at");
CREATE INDEX "_materials_v_updated_at_idx" ON "_materials_v" USING btree ("updated_at");
CREATE INDEX "price_lists_rows_order_idx" ON "price_lists_rows" USING btree ("_order");
CREATE INDEX "price_lists_rows_parent_id_idx" ON "price_lists_rows" USING btree ("_parent_id");
CREATE UNIQUE INDEX "price_lists_distributor_idx" ON "price_lists" USING btree ("distributor_id");
CREATE INDEX "price_lists_updated_at_idx" ON "price_lists" USING btree ("updated_at");
CREATE INDEX "price_lists_created_at_idx" ON "price_lists" USING btree ("created_at");
CREATE INDEX "_price_lists_v_version_rows_order_idx" ON "_price_lists_v_version_rows" USING btree ("_order");
CREATE INDEX "_price_lists_v_version_rows_parent_id_idx" ON "_price_lists_v_version_rows" USING btree ("_parent_id");
CREATE INDEX "_price_lists_v_parent_idx" ON "_price_lists_v" USING btree ("parent_id");
CREATE INDEX "_price_lists_v_version_version_distributor_idx" ON "_price_lists_v" USING btree ("version_distributor_id");
CREATE INDEX "_price_lists_v_version_version_updated_at_idx" ON "_price_lists_v" USING btree ("version_updated_at");
CREATE INDEX "_price_lists_v_version_version_created_at_idx" ON "_price_lists_v" USING btree ("version_created_at");
CREATE INDEX "_price_lists_v_created_at_idx" ON "_price_lists_v" USING btree ("created_at");
CREATE INDEX "_price_lists_v_updated_at_idx" ON "_price_lists_v" USING btree ("updated_at");
CREATE INDEX "issued_quotes_kind_idx" ON "issued_quotes" USING btree ("kind");
CREATE INDEX "issued_quotes_contact_email_idx" ON "issued_quotes" USING btree ("contact_email");
CREATE INDEX "issued_quotes_issued_at_idx" ON "issued_quotes" USING btree ("issued_at");
CREATE INDEX "issued_quotes_valid_until_idx" ON "issued_quotes" USING btree ("valid_until");
CREATE INDEX "issued_quotes_company_idx" ON "issued_quotes" USING btree ("company_id");
CREATE INDEX "issued_quotes_updated_at_idx" ON "issued_quotes" USING btree ("updated_at");
CREATE INDEX "issued_quotes_created_at_idx" ON "issued_quotes" USING btree ("created_at");
CREATE UNIQUE INDEX "number_revision_idx" ON "issued_quotes" USING btree ("number","revision");
CREATE INDEX "plan_files_quote_id_idx" ON "plan_files" USING btree ("quote_id");
CREATE INDEX "plan_files_updated_at_idx" ON "plan_files" USING btree ("updated_at");
CREATE INDEX "plan_files_created_at_idx" ON "plan_files" USING btree ("created_at");
CREATE INDEX "saved_configurations_saved_at_idx" ON "saved_configurations" USING btree ("saved_at");
CREATE INDEX "saved_configurations_updated_at_idx" ON "saved_configurations" USING btree ("updated_at");
CREATE INDEX "saved_configurations_created_at_idx" ON "saved_configurations" USING btree ("created_at");
CREATE INDEX "developments_company_idx" ON "developments" USING btree ("company_id");
CREATE INDEX "developments_created_by_idx" ON "developments" USING btree ("created_by_id");
CREATE INDEX "developments_changed_at_idx" ON "developments" USING btree ("changed_at");
CREATE INDEX "developments_updated_at_idx" ON "developments" USING btree ("updated_at");
CREATE INDEX "developments_created_at_idx" ON "developments" USING btree ("created_at");
CREATE UNIQUE INDEX "plan_productions_number_idx" ON "plan_productions" USING btree ("number");
CREATE INDEX "plan_productions_status_idx" ON "plan_productions" USING btree ("status");
CREATE INDEX "plan_productions_company_idx" ON "plan_productions" USING btree ("company_id");
CREATE INDEX "plan_productions_updated_at_idx" ON "plan_productions" USING btree ("updated_at");
CREATE INDEX "plan_productions_created_at_idx" ON "plan_productions" USING btree ("created_at");
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
CREATE INDEX "lien_waivers_fabricator_idx" ON "lien_waivers" USING btree ("fabricator_id");
CREATE INDEX "lien_waivers_company_idx" ON "lien_waivers" USING btree ("company_id");
CREATE INDEX "lien_waivers_advance_idx" ON "lien_waivers" USING btree ("advance_id");
CREATE INDEX "lien_waivers_updated_at_idx" ON "lien_waivers" USING btree ("updated_at");
CREATE INDEX "lien_waivers_created_at_idx" ON "lien_waivers" USING btree ("created_at");
CREATE INDEX "project_phase_condition_fabricator_company_idx" ON "lien_waivers" USING btree ("project_id","phase","condition","fabricator_id","company_id");
CREATE INDEX "waiver_forms_state_idx" ON "waiver_forms" USING btree ("state");
CREATE INDEX "waiver_forms_updated_at_idx" ON "waiver_forms" USING btree ("updated_at");
CREATE INDEX "waiver_forms_created_at_idx" ON "waiver_forms" USING btree ("created_at");
CREATE UNIQUE INDEX "state_kind_effectiveFrom_idx" ON "waiver_forms" USING btree ("state","kind","effective_from");
CREATE INDEX "factoring_requests_project_idx" ON "factoring_requests" USING btree ("project_id");
CREATE INDEX "factoring_requests_fabricator_idx" ON "factoring_requests" USING btree ("fabricator_id");
CREATE INDEX "factoring_requests_status_idx" ON "factoring_requests" USING btree ("status");
CREATE INDEX "factoring_requests_updated_at_idx" ON "factoring_requests" USING btree ("updated_at");
CREATE INDEX "factoring_requests_created_at_idx" ON "factoring_requests" USING btree ("created_at");
CREATE INDEX "payment_disputes_project_idx" ON "payment_disputes" USING btree ("project_id");
CREATE INDEX "payment_disputes_fabricator_idx" ON "payment_disputes" USING btree ("fabricator_id");
CREATE INDEX "payment_disputes_status_idx" ON "payment_disputes" USING btree ("status");
CREATE INDEX "payment_disputes_decide_by_idx" ON "payment_disputes" USING btree ("decide_by");
CREATE INDEX "payment_disputes_updated_at_idx" ON "payment_disputes" USING btree ("updated_at");
CREATE INDEX "payment_disputes_created_at_idx" ON "payment_disputes" USING btree ("created_at");
CREATE INDEX "dispute_evidence_dispute_idx" ON "dispute_evidence" USING btree ("dispute_id");
CREATE INDEX "dispute_evidence_updated_at_idx" ON "dispute_evidence" USING btree ("updated_at");
CREATE INDEX "dispute_evidence_created_at_idx" ON "dispute_evidence" USING btree ("created_at");
CREATE INDEX "bank_statements_day_idx" ON "bank_statements" USING btree ("day");
CREATE INDEX "bank_statements_updated_at_idx" ON "bank_statements" USING btree ("updated_at");
CREATE INDEX "bank_statements_created_at_idx" ON "bank_statements" USING btree ("created_at");
CREATE UNIQUE INDEX "houseAccount_reference_idx" ON "bank_statements" USING btree ("house_account","reference");
CREATE INDEX "bank_lines_statement_idx" ON "bank_lines" USING btree ("statement_id");
CREATE INDEX "bank_lines_status_idx" ON "bank_lines" USING btree ("status");
CREATE INDEX "bank_lines_matched_to_idx" ON "bank_lines" USING btree ("matched_to");
CREATE INDEX "bank_lines_company_idx" ON "bank_lines" USING btree ("company_id");
CREATE INDEX "bank_lines_updated_at_idx" ON "bank_lines" USING btree ("updated_at");
CREATE INDEX "bank_lines_created_at_idx" ON "bank_lines" USING btree ("created_at");
CREATE UNIQUE INDEX "houseAccount_bankReference_idx" ON "bank_lines" USING btree ("house_account","bank_reference");
CREATE UNIQUE INDEX "bank_transfers_number_idx" ON "bank_transfers" USING btree ("number");
CREATE INDEX "bank_transfers_left_line_idx" ON "bank_transfers" USING btree ("left_line_id");
CREATE INDEX "bank_transfers_arrived_line_idx" ON "bank_transfers" USING btree ("arrived_line_id");
CREATE INDEX "bank_transfers_updated_at_idx" ON "bank_transfers" USING btree ("updated_at");
CREATE INDEX "bank_transfers_created_at_idx" ON "bank_transfers" USING btree ("created_at");
CREATE INDEX "receipt_parts_line_idx" ON "receipt_parts" USING btree ("line_id");
CREATE INDEX "receipt_parts_company_idx" ON "receipt_parts" USING btree ("company_id");
CREATE INDEX "receipt_parts_project_idx" ON "receipt_parts" USING btree ("project_id");
CREATE INDEX "receipt_parts_invoice_idx" ON "receipt_parts" USING btree ("invoice_id");
CREATE INDEX "receipt_parts_updated_at_idx" ON "receipt_parts" USING btree ("updated_at");
CREATE INDEX "receipt_parts_created_at_idx" ON "receipt_parts" USING btree ("created_at");
CREATE UNIQUE INDEX "statement_profiles_layout_hash_idx" ON "statement_profiles" USING btree ("layout_hash");
CREATE INDEX "statement_profiles_updated_at_idx" ON "statement_profiles" USING btree ("updated_at");
CREATE INDEX "statement_profiles_created_at_idx" ON "statement_profiles" USING btree ("created_at");
CREATE INDEX "bank_details_company_idx" ON "bank_details" USING btree ("company_id");
CREATE INDEX "bank_details_status_idx" ON "bank_details" USING btree ("status");
CREATE INDEX "bank_details_prenote_file_idx" ON "bank_details" USING btree ("prenote_file_id");
CREATE INDEX "bank_details_prenote_idx" ON "bank_details" USING btree ("prenote");
CREATE INDEX "bank_details_prenote_trace_idx" ON "bank_details" USING btree ("prenote_trace");
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
CREATE INDEX "payouts_fabricator_idx" ON "payouts" USING btree ("fabricator_id");
CREATE INDEX "payouts_bank_detail_idx" ON "payouts" USING btree ("bank_detail_id");
CREATE INDEX "payouts_status_idx" ON "payouts" USING btree ("status");
CREATE INDEX "payouts_trace_idx" ON "payouts" USING btree ("trace");
CREATE INDEX "payouts_settled_line_idx" ON "payouts" USING btree ("settled_line_id");
CREATE INDEX "payouts_again_idx" ON "payouts" USING btree ("again_id");
CREATE INDEX "payouts_updated_at_idx" ON "payouts" USING btree ("updated_at");
CREATE INDEX "payouts_created_at_idx" ON "payouts" USING btree ("created_at");
CREATE UNIQUE INDEX "prenote_files_number_idx" ON "prenote_files" USING btree ("number");
CREATE INDEX "prenote_files_updated_at_idx" ON "prenote_files" USING btree ("updated_at");
CREATE INDEX "prenote_files_created_at_idx" ON "prenote_files" USING btree ("created_at");
CREATE INDEX "payee_checks_company_idx" ON "payee_checks" USING btree ("company_id");
CREATE INDEX "payee_checks_bank_detail_idx" ON "payee_checks" USING btree ("bank_detail_id");
CREATE INDEX "payee_checks_updated_at_idx" ON "payee_checks" USING btree ("updated_at");
CREATE INDEX "payee_checks_created_at_idx" ON "payee_checks" USING btree ("created_at");
CREATE UNIQUE INDEX "book_closings_month_idx" ON "book_closings" USING btree ("month");
CREATE INDEX "book_closings_updated_at_idx" ON "book_closings" USING btree ("updated_at");
CREATE INDEX "book_closings_created_at_idx" ON "book_closings" USING btree ("created_at");
CREATE INDEX "w9_forms_company_idx" ON "w9_forms" USING btree ("company_id");
CREATE INDEX "w9_forms_updated_at_idx" ON "w9_forms" USING btree ("updated_at");
CREATE INDEX "w9_forms_created_at_idx" ON "w9_forms" USING btree ("created_at");
CREATE INDEX "credit_applications_email_idx" ON "credit_applications" USING btree ("email");
CREATE INDEX "credit_applications_assigned_tier_idx" ON "credit_applications" USING btree ("assigned_tier");
CREATE INDEX "credit_applications_qualification_status_idx" ON "credit_applications" USING btree ("qualification_status");
CREATE INDEX "credit_applications_applied_at_idx" ON "credit_applications" USING btree ("applied_at");
CREATE INDEX "credit_applications_demo_idx" ON "credit_applications" USING btree ("demo");
CREATE INDEX "credit_applications_company_idx" ON "credit_applications" USING btree ("company_id");
CREATE INDEX "credit_applications_updated_at_idx" ON "credit_applications" USING btree ("updated_at");
CREATE INDEX "credit_applications_created_at_idx" ON "credit_applications" USING btree ("created_at");
CREATE INDEX "accounts_sessions_order_idx" ON "accounts_sessions" USING btree ("_order");
CREATE INDEX "accounts_sessions_parent_id_idx" ON "accounts_sessions" USING btree ("_parent_id");
CREATE INDEX "accounts_updated_at_idx" ON "accounts" USING btree ("updated_at");
CREATE INDEX "accounts_created_at_idx" ON "accounts" USING btree ("created_at");
CREATE UNIQUE INDEX "accounts_email_idx" ON "accounts" USING btree ("email");
CREATE INDEX "companies_name_idx" ON "companies" USING btree ("name");
CREATE INDEX "companies_updated_at_idx" ON "companies" USING btree ("updated_at");
CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at");
CREATE UNIQUE INDEX "people_email_idx" ON "people" USING btree ("email");
CREATE UNIQUE INDEX "people_account_idx" ON "people" USING btree ("account_id");
CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
CREATE INDEX "memberships_company_idx" ON "memberships" USING btree ("company_id");
CREATE INDEX "memberships_person_idx" ON "memberships" USING btree ("person_id");
CREATE INDEX "memberships_updated_at_idx" ON "memberships" USING btree ("updated_at");
CREATE INDEX "memberships_created_at_idx" ON "memberships" USING btree ("created_at");
CREATE UNIQUE INDEX "company_person_idx" ON "memberships" USING btree ("company_id","person_id");
CREATE INDEX "party_invitations_person_idx" ON "party_invitations" USING btree ("person_id");
CREATE INDEX "party_invitations_company_idx" ON "party_invitations" USING btree ("company_id");
CREATE INDEX "party_invitations_invited_by_idx" ON "party_invitations" USING btree ("invited_by_id");
CREATE UNIQUE INDEX "party_invitations_token_hash_idx" ON "party_invitations" USING btree ("token_hash");
CREATE INDEX "party_invitations_updated_at_idx" ON "party_invitations" USING btree ("updated_at");
CREATE INDEX "party_invitations_created_at_idx" ON "party_invitations" USING btree ("created_at");
CREATE INDEX "fabricators_latitude_idx" ON "fabricators" USING btree ("latitude");
CREATE INDEX "fabricators_status_idx" ON "fabricators" USING btree ("status");
CREATE INDEX "fabricators_demo_idx" ON "fabricators" USING btree ("demo");
CREATE INDEX "fabricators_company_idx" ON "fabricators" USING btree ("company_id");
CREATE INDEX "fabricators_application_idx" ON "fabricators" USING btree ("application");
CREATE INDEX "fabricators_updated_at_idx" ON "fabricators" USING btree ("updated_at");
CREATE INDEX "fabricators_created_at_idx" ON "fabricators" USING btree ("created_at");
CREATE UNIQUE INDEX "network_applications_number_idx" ON "network_applications" USING btree ("number");
CREATE INDEX "network_applications_email_idx" ON "network_applications" USING btree ("email");
CREATE INDEX "network_applications_status_idx" ON "network_applications" USING btree ("status");
CREATE INDEX "network_applications_submitted_at_idx" ON "network_applications" USING btree ("submitted_at");
CREATE INDEX "network_applications_promised_by_idx" ON "network_applications" USING btree ("promised_by");
CREATE INDEX "network_applications_updated_at_idx" ON "network_applications" USING btree ("updated_at");
CREATE INDEX "network_applications_created_at_idx" ON "network_applications" USING btree ("created_at");
CREATE INDEX "application_messages_application_idx" ON "application_messages" USING btree ("application_id");
CREATE INDEX "application_messages_updated_at_idx" ON "application_messages" USING btree ("updated_at");
CREATE INDEX "application_messages_created_at_idx" ON "application_messages" USING btree ("created_at");
CREATE INDEX "application_notes_application_idx" ON "application_notes" USING btree ("application_id");
CREATE INDEX "application_notes_updated_at_idx" ON "application_notes" USING btree ("updated_at");
CREATE INDEX "application_notes_created_at_idx" ON "application_notes" USING btree ("created_at");
CREATE INDEX "network_documents_application_idx" ON "network_documents" USING btree ("application_id");
CREATE INDEX "network_documents_fabricator_idx" ON "network_documents" USING btree ("fabricator_id");
CREATE INDEX "network_documents_status_idx" ON "network_documents" USING btree ("status");
CREATE INDEX "network_documents_updated_at_idx" ON "network_documents" USING btree ("updated_at");
CREATE INDEX "network_documents_created_at_idx" ON "network_documents" USING btree ("created_at");
CREATE INDEX "directory_partners_company_idx" ON "directory_partners" USING btree ("company_id");
CREATE INDEX "directory_partners_application_idx" ON "directory_partners" USING btree ("application");
CREATE INDEX "directory_partners_updated_at_idx" ON "directory_partners" USING btree ("updated_at");
CREATE INDEX "directory_partners_created_at_idx" ON "directory_partners" USING btree ("created_at");
CREATE INDEX "directory_partners_texts_order_parent" ON "directory_partners_texts" USING btree ("order","parent_id");
CREATE INDEX "routing_decisions_project_id_idx" ON "routing_decisions" USING btree ("project_id");
CREATE INDEX "routing_decisions_chosen_idx" ON "routing_decisions" USING btree ("chosen");
CREATE INDEX "routing_decisions_decided_at_idx" ON "routing_decisions" USING btree ("decided_at");
CREATE INDEX "routing_decisions_updated_at_idx" ON "routing_decisions" USING btree ("updated_at");
CREATE INDEX "routing_decisions_created_at_idx" ON "routing_decisions" USING btree ("created_at");
CREATE INDEX "shop_price_lists_fabricator_idx" ON "shop_price_lists" USING btree ("fabricator_id");
CREATE INDEX "shop_price_lists_status_idx" ON "shop_price_lists" USING btree ("status");
CREATE INDEX "shop_price_lists_order_idx" ON "shop_price_lists" USING btree ("order_id");
CREATE INDEX "shop_price_lists_updated_at_idx" ON "shop_price_lists" USING btree ("updated_at");
CREATE INDEX "shop_price_lists_created_at_idx" ON "shop_price_lists" USING btree ("created_at");
CREATE INDEX "waiting_list_zip_idx" ON "waiting_list" USING btree ("zip");
CREATE INDEX "waiting_list_status_idx" ON "waiting_list" USING btree ("status");
CREATE INDEX "waiting_list_requested_at_idx" ON "waiting_list" USING btree ("requested_at");
CREATE INDEX "waiting_list_updated_at_idx" ON "waiting_list" USING btree ("updated_at");
CREATE INDEX "waiting_list_created_at_idx" ON "waiting_list" USING btree ("created_at");
CREATE UNIQUE INDEX "email_zip_idx" ON "waiting_list" USING btree ("email","zip");
CREATE INDEX "tax_rates_state_idx" ON "tax_rates" USING btree ("state");
CREATE INDEX "tax_rates_updated_at_idx" ON "tax_rates" USING btree ("updated_at");
CREATE INDEX "tax_rates_created_at_idx" ON "tax_rates" USING btree ("created_at");
CREATE UNIQUE INDEX "tax_states_state_idx" ON "tax_states" USING btree ("state");
CREATE INDEX "tax_states_updated_at_idx" ON "tax_states" USING btree ("updated_at");
CREATE INDEX "tax_states_created_at_idx" ON "tax_states" USING btree ("created_at");
CREATE INDEX "tax_certificates_company_idx" ON "tax_certificates" USING btree ("company_id");
CREATE INDEX "tax_certificates_state_idx" ON "tax_certificates" USING btree ("state");
CREATE INDEX "tax_certificates_updated_at_idx" ON "tax_certificates" USING btree ("updated_at");
CREATE INDEX "tax_certificates_created_at_idx" ON "tax_certificates" USING btree ("created_at");
CREATE UNIQUE INDEX "orders_number_idx" ON "orders" USING btree ("number");
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status");
CREATE INDEX "orders_stage_idx" ON "orders" USING btree ("stage");
CREATE INDEX "orders_company_idx" ON "orders" USING btree ("company_id");
CREATE INDEX "orders_placed_by_idx" ON "orders" USING btree ("placed_by_id");
CREATE INDEX "orders_fabricator_idx" ON "orders" USING btree ("fabricator_id");
CREATE INDEX "orders_source_id_idx" ON "orders" USING btree ("source_id");
CREATE INDEX "orders_deliver_by_idx" ON "orders" USING btree ("deliver_by");
CREATE INDEX "orders_hold_id_idx" ON "orders" USING btree ("hold_id");
CREATE INDEX "orders_held_until_idx" ON "orders" USING btree ("held_until");
CREATE INDEX "orders_accept_by_idx" ON "orders" USING btree ("accept_by");
CREATE INDEX "orders_placed_at_idx" ON "orders" USING btree ("placed_at");
CREATE INDEX "orders_demo_idx" ON "orders" USING btree ("demo");
CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id");
CREATE INDEX "order_events_at_idx" ON "order_events" USING btree ("at");
CREATE INDEX "order_events_fabricator_idx" ON "order_events" USING btree ("fabricator_id");
CREATE INDEX "order_events_proof_idx" ON "order_events" USING btree ("proof_id");
CREATE INDEX "order_events_updated_at_idx" ON "order_events" USING btree ("updated_at");
CREATE INDEX "order_events_created_at_idx" ON "order_events" USING btree ("created_at");
CREATE UNIQUE INDEX "order_deviceKey_idx" ON "order_events" USING btree ("order_id","device_key");
CREATE INDEX "order_messages_order_idx" ON "order_messages" USING btree ("order_id");
CREATE INDEX "order_messages_fabricator_idx" ON "order_messages" USING btree ("fabricator_id");
CREATE INDEX "order_messages_dispute_idx" ON "order_messages" USING btree ("dispute_id");
CREATE INDEX "order_messages_evidence_idx" ON "order_messages" USING btree ("evidence_id");
CREATE INDEX "order_messages_author_idx" ON "order_messages" USING btree ("author_id");
CREATE INDEX "order_messages_at_idx" ON "order_messages" USING btree ("at");
CREATE INDEX "order_messages_updated_at_idx" ON "order_messages" USING btree ("updated_at");
CREATE INDEX "order_messages_created_at_idx" ON "order_messages" USING btree ("created_at");
CREATE INDEX "order_files_order_idx" ON "order_files" USING btree ("order_id");
CREATE INDEX "order_files_uploaded_by_idx" ON "order_files" USING btree ("uploaded_by_id");
CREATE INDEX "order_files_message_idx" ON "order_files" USING btree ("message_id");
CREATE INDEX "order_files_updated_at_idx" ON "order_files" USING btree ("updated_at");
CREATE INDEX "order_files_created_at_idx" ON "order_files" USING btree ("created_at");
CREATE INDEX "order_changes_order_idx" ON "order_changes" USING btree ("order_id");
CREATE INDEX "order_changes_status_idx" ON "order_changes" USING btree ("status");
CREATE INDEX "order_changes_updated_at_idx" ON "order_changes" USING btree ("updated_at");
CREATE INDEX "order_changes_created_at_idx" ON "order_changes" USING btree ("created_at");
CREATE UNIQUE INDEX "order_number_idx" ON "order_changes" USING btree ("order_id","number");
CREATE INDEX "order_panels_order_idx" ON "order_panels" USING btree ("order_id");
CREATE INDEX "order_panels_updated_at_idx" ON "order_panels" USING btree ("updated_at");
CREATE INDEX "order_panels_created_at_idx" ON "order_panels" USING btree ("created_at");
CREATE UNIQUE INDEX "order_mark_idx" ON "order_panels" USING btree ("order_id","mark");
CREATE INDEX "order_shipments_order_idx" ON "order_shipments" USING btree ("order_id");
CREATE INDEX "order_shipments_updated_at_idx" ON "order_shipments" USING btree ("updated_at");
CREATE INDEX "order_shipments_created_at_idx" ON "order_shipments" USING btree ("created_at");
CREATE UNIQUE INDEX "order_number_1_idx" ON "order_shipments" USING btree ("order_id","number");
CREATE INDEX "engineer_licenses_person_idx" ON "engineer_licenses" USING btree ("person_id");
CREATE INDEX "engineer_licenses_state_idx" ON "engineer_licenses" USING btree ("state");
CREATE INDEX "engineer_licenses_updated_at_idx" ON "engineer_licenses" USING btree ("updated_at");
CREATE INDEX "engineer_licenses_created_at_idx" ON "engineer_licenses" USING btree ("created_at");
CREATE UNIQUE INDEX "state_number_idx" ON "engineer_licenses" USING btree ("state","number");
CREATE INDEX "engineering_reviews_order_idx" ON "engineering_reviews" USING btree ("order_id");
CREATE INDEX "engineering_reviews_license_idx" ON "engineering_reviews" USING btree ("license_id");
CREATE INDEX "engineering_reviews_engineer_idx" ON "engineering_reviews" USING btree ("engineer_id");
CREATE INDEX "engineering_reviews_assigned_by_idx" ON "engineering_reviews" USING btree ("assigned_by_id");
CREATE INDEX "engineering_reviews_updated_at_idx" ON "engineering_reviews" USING btree ("updated_at");
CREATE INDEX "engineering_reviews_created_at_idx" ON "engineering_reviews" USING btree ("created_at");
CREATE UNIQUE INDEX "order_idx" ON "engineering_reviews" USING btree ("order_id");
CREATE INDEX "engineering_approvals_order_idx" ON "engineering_approvals" USING btree ("order_id");
CREATE INDEX "engineering_approvals_engineer_idx" ON "engineering_approvals" USING btree ("engineer_id");
CREATE INDEX "engineering_approvals_sealed_set_idx" ON "engineering_approvals" USING btree ("sealed_set_id");
CREATE INDEX "engineering_approvals_approved_at_idx" ON "engineering_approvals" USING btree ("approved_at");
CREATE INDEX "engineering_approvals_updated_at_idx" ON "engineering_approvals" USING btree ("updated_at");
CREATE INDEX "engineering_approvals_created_at_idx" ON "engineering_approvals" USING btree ("created_at");
CREATE INDEX "engineering_questions_order_idx" ON "engineering_questions" USING btree ("order_id");
CREATE INDEX "engineering_questions_asked_by_idx" ON "engineering_questions" USING btree ("asked_by_id");
CREATE INDEX "engineering_questions_asked_at_idx" ON "engineering_questions" USING btree ("asked_at");
CREATE INDEX "engineering_questions_answered_by_idx" ON "engineering_questions" USING btree ("answered_by_id");
CREATE INDEX "engineering_questions_updated_at_idx" ON "engineering_questions" USING btree ("updated_at");
CREATE INDEX "engineering_questions_created_at_idx" ON "engineering_questions" USING btree ("created_at");
CREATE INDEX "audit_records_action_idx" ON "audit_records" USING btree ("action");
CREATE INDEX "audit_records_subject_id_idx" ON "audit_records" USING btree ("subject_id");
CREATE INDEX "audit_records_updated_at_idx" ON "audit_records" USING btree ("updated_at");
CREATE INDEX "audit_records_created_at_idx" ON "audit_records" USING btree ("created_at");
CREATE UNIQUE INDEX "api_keys_prefix_idx" ON "api_keys" USING btree ("prefix");
CREATE INDEX "api_keys_company_idx" ON "api_keys" USING btree ("company_id");
CREATE INDEX "api_keys_account_idx" ON "api_keys" USING btree ("account_id");
CREATE INDEX "api_keys_updated_at_idx" ON "api_keys" USING btree ("updated_at");
CREATE INDEX "api_keys_created_at_idx" ON "api_keys" USING btree ("created_at");
CREATE INDEX "outgoing_mail_status_idx" ON "outgoing_mail" USING btree ("status");
CREATE UNIQUE INDEX "outgoing_mail_dedup_key_idx" ON "outgoing_mail" USING btree ("dedup_key");
CREATE INDEX "outgoing_mail_account_idx" ON "outgoing_mail" USING btree ("account_id");
CREATE INDEX "outgoing_mail_event_idx" ON "outgoing_mail" USING btree ("event_id");
CREATE INDEX "outgoing_mail_updated_at_idx" ON "outgoing_mail" USING btree ("updated_at");
CREATE INDEX "outgoing_mail_created_at_idx" ON "outgoing_mail" USING btree ("created_at");
CREATE INDEX "notification_events_name_idx" ON "notification_events" USING btree ("name");
CREATE UNIQUE INDEX "notification_events_once_key_idx" ON "notification_events" USING btree ("once_key");
CREATE INDEX "notification_events_updated_at_idx" ON "notification_events" USING btree ("updated_at");
CREATE INDEX "notification_events_created_at_idx" ON "notification_events" USING btree ("created_at");
CREATE INDEX "notices_account_idx" ON "notices" USING btree ("account_id");
CREATE INDEX "notices_event_idx" ON "notices" USING btree ("event_id");
CREATE INDEX "notices_digest_after_idx" ON "notices" USING btree ("digest_after");
CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
CREATE INDEX "account_createdAt_idx" ON "notices" USING btree ("account_id","created_at");
CREATE UNIQUE INDEX "event_account_idx" ON "notices" USING btree ("event_id","account_id");
CREATE UNIQUE INDEX "notification_preferences_account_idx" ON "notification_preferences" USING btree ("account_id");
CREATE INDEX "notification_preferences_updated_at_idx" ON "notification_preferences" USING btree ("updated_at");
CREATE INDEX "notification_preferences_created_at_idx" ON "notification_preferences" USING btree ("created_at");
CREATE INDEX "notification_templates_event_idx" ON "notification_templates" USING btree ("event");
CREATE INDEX "notification_templates_updated_at_idx" ON "notification_templates" USING btree ("updated_at");
CREATE INDEX "notification_templates_created_at_idx" ON "notification_templates" USING btree ("created_at");
CREATE UNIQUE INDEX "event_version_idx" ON "notification_templates" USING btree ("event","version");
CREATE INDEX "webhook_endpoints_company_idx" ON "webhook_endpoints" USING btree ("company_id");
CREATE INDEX "webhook_endpoints_updated_at_idx" ON "webhook_endpoints" USING btree ("updated_at");
CREATE INDEX "webhook_endpoints_created_at_idx" ON "webhook_endpoints" USING btree ("created_at");
CREATE INDEX "webhook_deliveries_endpoint_idx" ON "webhook_deliveries" USING btree ("endpoint_id");
CREATE INDEX "webhook_deliveries_cause_idx" ON "webhook_deliveries" USING btree ("cause_id");
CREATE INDEX "webhook_deliveries_updated_at_idx" ON "webhook_deliveries" USING btree ("updated_at");
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at");
CREATE UNIQUE INDEX "endpoint_message_idx" ON "webhook_deliveries" USING btree ("endpoint_id","message");
CREATE INDEX "endpoint_state_nextAt_idx" ON "webhook_deliveries" USING btree ("endpoint_id","state","next_at");
CREATE UNIQUE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING btree ("email");
CREATE INDEX "newsletter_subscribers_status_idx" ON "newsletter_subscribers" USING btree ("status");
CREATE INDEX "newsletter_subscribers_requested_at_idx" ON "newsletter_subscribers" USING btree ("requested_at");
CREATE INDEX "newsletter_subscribers_updated_at_idx" ON "newsletter_subscribers" USING btree ("updated_at");
CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" USING btree ("created_at");
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");
CREATE INDEX "contact_messages_sent_at_idx" ON "contact_messages" USING btree ("sent_at");
CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
CREATE UNIQUE INDEX "idempotency_records_scope_idx" ON "idempotency_records" USING btree ("scope");
CREATE INDEX "idempotency_records_expires_at_idx" ON "idempotency_records" USING btree ("expires_at");
CREATE INDEX "idempotency_records_updated_at_idx" ON "idempotency_records" USING btree ("updated_at");
CREATE INDEX "idempotency_records_created_at_idx" ON "idempotency_records" USING btree ("created_at");
CREATE INDEX "background_jobs_name_idx" ON "background_jobs" USING btree ("name");
CREATE INDEX "background_jobs_status_idx" ON "background_jobs" USING btree ("status");
CREATE UNIQUE INDEX "background_jobs_dedup_key_idx" ON "background_jobs" USING btree ("dedup_key");
CREATE INDEX "background_jobs_done_at_idx" ON "background_jobs" USING btree ("done_at");
CREATE INDEX "background_jobs_updated_at_idx" ON "background_jobs" USING btree ("updated_at");
CREATE INDEX "background_jobs_created_at_idx" ON "background_jobs" USING btree ("created_at");
CREATE INDEX "remote_releases_remote_idx" ON "remote_releases" USING btree ("remote");
CREATE INDEX "remote_releases_status_idx" ON "remote_releases" USING btree ("status");
CREATE INDEX "remote_releases_updated_at_idx" ON "remote_releases" USING btree ("updated_at");
CREATE INDEX "remote_releases_created_at_idx" ON "remote_releases" USING btree ("created_at");
CREATE UNIQUE INDEX "remote_version_idx" ON "remote_releases" USING btree ("remote","version");
CREATE INDEX "remote_failures_last_seen_at_idx" ON "remote_failures" USING btree ("last_seen_at");
CREATE INDEX "remote_failures_updated_at_idx" ON "remote_failures" USING btree ("updated_at");
CREATE INDEX "remote_failures_created_at_idx" ON "remote_failures" USING btree ("created_at");
CREATE UNIQUE INDEX "remote_version_stage_message_idx" ON "remote_failures" USING btree ("remote","version","stage","message");
CREATE INDEX "remote_health_updated_at_idx" ON "remote_health" USING btree ("updated_at");
CREATE INDEX "remote_health_created_at_idx" ON "remote_health" USING btree ("created_at");
CREATE UNIQUE INDEX "remote_version_1_idx" ON "remote_health" USING btree ("remote","version");
CREATE INDEX "remote_reports_updated_at_idx" ON "remote_reports" USING btree ("updated_at");
CREATE INDEX "remote_reports_created_at_idx" ON "remote_reports" USING btree ("created_at");
CREATE UNIQUE INDEX "remote_version_kind_network_idx" ON "remote_reports" USING btree ("remote","version","kind","network");
CREATE UNIQUE INDEX "remote_drawing_remote_idx" ON "remote_drawing" USING btree ("remote");
CREATE INDEX "remote_drawing_updated_at_idx" ON "remote_drawing" USING btree ("updated_at");
CREATE INDEX "remote_drawing_created_at_idx" ON "remote_drawing" USING btree ("created_at");
CREATE UNIQUE INDEX "remote_services_remote_idx" ON "remote_services" USING btree ("remote");
CREATE INDEX "remote_services_updated_at_idx" ON "remote_services" USING btree ("updated_at");
CREATE INDEX "remote_services_created_at_idx" ON "remote_services" USING btree ("created_at");
CREATE UNIQUE INDEX "remote_terms_remote_idx" ON "remote_terms" USING btree ("remote");
CREATE INDEX "remote_terms_company_idx" ON "remote_terms" USING btree ("company_id");
CREATE INDEX "remote_terms_updated_at_idx" ON "remote_terms" USING btree ("updated_at");
CREATE INDEX "remote_terms_created_at_idx" ON "remote_terms" USING btree ("created_at");
CREATE INDEX "remote_ship_keys_updated_at_idx" ON "remote_ship_keys" USING btree ("updated_at");
CREATE INDEX "remote_ship_keys_created_at_idx" ON "remote_ship_keys" USING btree ("created_at");
CREATE UNIQUE INDEX "kit_versions_version_idx" ON "kit_versions" USING btree ("version");
CREATE INDEX "kit_versions_updated_at_idx" ON "kit_versions" USING btree ("updated_at");
CREATE INDEX "kit_versions_created_at_idx" ON "kit_versions" USING btree ("created_at");
CREATE INDEX "product_events_updated_at_idx" ON "product_events" USING btree ("updated_at");
CREATE INDEX "product_events_created_at_idx" ON "product_events" USING btree ("created_at");
CREATE INDEX "event_createdAt_idx" ON "product_events" USING btree ("event","created_at");
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
CREATE UNIQUE INDEX "service_samples_at_idx" ON "service_samples" USING btree ("at");
CREATE INDEX "service_samples_updated_at_idx" ON "service_samples" USING btree ("updated_at");
CREATE INDEX "service_samples_created_at_idx" ON "service_samples" USING btree ("created_at");
CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
CREATE INDEX "payload_locked_documents_rels_home_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("home_plans_id");
CREATE INDEX "payload_locked_documents_rels_price_options_id_idx" ON "payload_locked_documents_rels" USING btree ("price_options_id");
CREATE INDEX "payload_locked_documents_rels_price_book_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("price_book_versions_id");
CREATE INDEX "payload_locked_documents_rels_distributors_id_idx" ON "payload_locked_documents_rels" USING btree ("distributors_id");
CREATE INDEX "payload_locked_documents_rels_materials_id_idx" ON "payload_locked_documents_rels" USING btree ("materials_id");
CREATE INDEX "payload_locked_documents_rels_price_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("price_lists_id");
CREATE INDEX "payload_locked_documents_rels_issued_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("issued_quotes_id");
CREATE INDEX "payload_locked_documents_rels_plan_files_id_idx" ON "payload_locked_documents_rels" USING btree ("plan_files_id");
CREATE INDEX "payload_locked_documents_rels_saved_configurations_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_configurations_id");
CREATE INDEX "payload_locked_documents_rels_developments_id_idx" ON "payload_locked_documents_rels" USING btree ("developments_id");
CREATE INDEX "payload_locked_documents_rels_plan_productions_id_idx" ON "payload_locked_documents_rels" USING btree ("plan_productions_id");
CREATE INDEX "payload_locked_documents_rels_payment_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_projects_id");
CREATE INDEX "payload_locked_documents_rels_phase_completions_id_idx" ON "payload_locked_documents_rels" USING btree ("phase_completions_id");
CREATE INDEX "payload_locked_documents_rels_invoices_id_idx" ON "payload_locked_documents_rels" USING btree ("invoices_id");
CREATE INDEX "payload_locked_documents_rels_lien_waivers_id_idx" ON "payload_locked_documents_rels" USING btree ("lien_waivers_id");
CREATE INDEX "payload_locked_documents_rels_waiver_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("waiver_forms_id");
CREATE INDEX "payload_locked_documents_rels_factoring_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("factoring_requests_id");
CREATE INDEX "payload_locked_documents_rels_payment_disputes_id_idx" ON "payload_locked_documents_rels" USING btree ("payment_disputes_id");
CREATE INDEX "payload_locked_documents_rels_dispute_evidence_id_idx" ON "payload_locked_documents_rels" USING btree ("dispute_evidence_id");
CREATE INDEX "payload_locked_documents_rels_bank_statements_id_idx" ON "payload_locked_documents_rels" USING btree ("bank_statements_id");
CREATE INDEX "payload_locked_documents_rels_bank_lines_id_idx" ON "payload_locked_documents_rels" USING btree ("bank_lines_id");
CREATE INDEX "payload_locked_documents_rels_bank_transfers_id_idx" ON "payload_locked_documents_rels" USING btree ("bank_transfers_id");
CREATE INDEX "payload_locked_documents_rels_receipt_parts_id_idx" ON "payload_locked_documents_rels" USING btree ("receipt_parts_id");
CREATE INDEX "payload_locked_documents_rels_statement_profiles_id_idx" ON "payload_locked_documents_rels" USING btree ("statement_profiles_id");
CREATE INDEX "payload_locked_documents_rels_bank_details_id_idx" ON "payload_locked_documents_rels" USING btree ("bank_details_id");
CREATE INDEX "payload_locked_documents_rels_payout_runs_id_idx" ON "payload_locked_documents_rels" USING btree ("payout_runs_id");
CREATE INDEX "payload_locked_documents_rels_payouts_id_idx" ON "payload_locked_documents_rels" USING btree ("payouts_id");
CREATE INDEX "payload_locked_documents_rels_prenote_files_id_idx" ON "payload_locked_documents_rels" USING btree ("prenote_files_id");
CREATE INDEX "payload_locked_documents_rels_payee_checks_id_idx" ON "payload_locked_documents_rels" USING btree ("payee_checks_id");
CREATE INDEX "payload_locked_documents_rels_book_closings_id_idx" ON "payload_locked_documents_rels" USING btree ("book_closings_id");
CREATE INDEX "payload_locked_documents_rels_w9_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("w9_forms_id");
CREATE INDEX "payload_locked_documents_rels_credit_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("credit_applications_id");
CREATE INDEX "payload_locked_documents_rels_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("accounts_id");
CREATE INDEX "payload_locked_documents_rels_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("companies_id");
CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
CREATE INDEX "payload_locked_documents_rels_memberships_id_idx" ON "payload_locked_documents_rels" USING btree ("memberships_id");
CREATE INDEX "payload_locked_documents_rels_party_invitations_id_idx" ON "payload_locked_documents_rels" USING btree ("party_invitations_id");
CREATE INDEX "payload_locked_documents_rels_fabricators_id_idx" ON "payload_locked_documents_rels" USING btree ("fabricators_id");
CREATE INDEX "payload_locked_documents_rels_network_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("network_applications_id");
CREATE INDEX "payload_locked_documents_rels_application_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("application_messages_id");
CREATE INDEX "payload_locked_documents_rels_application_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("application_notes_id");
CREATE INDEX "payload_locked_documents_rels_network_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("network_documents_id");
CREATE INDEX "payload_locked_documents_rels_directory_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("directory_partners_id");
CREATE INDEX "payload_locked_documents_rels_routing_decisions_id_idx" ON "payload_locked_documents_rels" USING btree ("routing_decisions_id");
CREATE INDEX "payload_locked_documents_rels_shop_price_lists_id_idx" ON "payload_locked_documents_rels" USING btree ("shop_price_lists_id");
CREATE INDEX "payload_locked_documents_rels_waiting_list_id_idx" ON "payload_locked_documents_rels" USING btree ("waiting_list_id");
CREATE INDEX "payload_locked_documents_rels_tax_rates_id_idx" ON "payload_locked_documents_rels" USING btree ("tax_rates_id");
CREATE INDEX "payload_locked_documents_rels_tax_states_id_idx" ON "payload_locked_documents_rels" USING btree ("tax_states_id");
CREATE INDEX "payload_locked_documents_rels_tax_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("tax_certificates_id");
CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
CREATE INDEX "payload_locked_documents_rels_order_events_id_idx" ON "payload_locked_documents_rels" USING btree ("order_events_id");
CREATE INDEX "payload_locked_documents_rels_order_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("order_messages_id");
CREATE INDEX "payload_locked_documents_rels_order_files_id_idx" ON "payload_locked_documents_rels" USING btree ("order_files_id");
CREATE INDEX "payload_locked_documents_rels_order_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("order_changes_id");
CREATE INDEX "payload_locked_documents_rels_order_panels_id_idx" ON "payload_locked_documents_rels" USING btree ("order_panels_id");
CREATE INDEX "payload_locked_documents_rels_order_shipments_id_idx" ON "payload_locked_documents_rels" USING btree ("order_shipments_id");
CREATE INDEX "payload_locked_documents_rels_engineer_licenses_id_idx" ON "payload_locked_documents_rels" USING btree ("engineer_licenses_id");
CREATE INDEX "payload_locked_documents_rels_engineering_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("engineering_reviews_id");
CREATE INDEX "payload_locked_documents_rels_engineering_approvals_id_idx" ON "payload_locked_documents_rels" USING btree ("engineering_approvals_id");
CREATE INDEX "payload_locked_documents_rels_engineering_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("engineering_questions_id");
CREATE INDEX "payload_locked_documents_rels_audit_records_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_records_id");
CREATE INDEX "payload_locked_documents_rels_api_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("api_keys_id");
CREATE INDEX "payload_locked_documents_rels_outgoing_mail_id_idx" ON "payload_locked_documents_rels" USING btree ("outgoing_mail_id");
CREATE INDEX "payload_locked_documents_rels_notification_events_id_idx" ON "payload_locked_documents_rels" USING btree ("notification_events_id");
CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
CREATE INDEX "payload_locked_documents_rels_notification_preferences_i_idx" ON "payload_locked_documents_rels" USING btree ("notification_preferences_id");
CREATE INDEX "payload_locked_documents_rels_notification_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("notification_templates_id");
CREATE INDEX "payload_locked_documents_rels_webhook_endpoints_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_endpoints_id");
CREATE INDEX "payload_locked_documents_rels_webhook_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("webhook_deliveries_id");
CREATE INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscribers_id");
CREATE INDEX "payload_locked_documents_rels_contact_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_messages_id");
CREATE INDEX "payload_locked_documents_rels_idempotency_records_id_idx" ON "payload_locked_documents_rels" USING btree ("idempotency_records_id");
CREATE INDEX "payload_locked_documents_rels_background_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("background_jobs_id");
CREATE INDEX "payload_locked_documents_rels_remote_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_releases_id");
CREATE INDEX "payload_locked_documents_rels_remote_failures_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_failures_id");
CREATE INDEX "payload_locked_documents_rels_remote_health_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_health_id");
CREATE INDEX "payload_locked_documents_rels_remote_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_reports_id");
CREATE INDEX "payload_locked_documents_rels_remote_drawing_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_drawing_id");
CREATE INDEX "payload_locked_documents_rels_remote_services_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_services_id");
CREATE INDEX "payload_locked_documents_rels_remote_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_terms_id");
CREATE INDEX "payload_locked_documents_rels_remote_ship_keys_id_idx" ON "payload_locked_documents_rels" USING btree ("remote_ship_keys_id");
CREATE INDEX "payload_locked_documents_rels_kit_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("kit_versions_id");
CREATE INDEX "payload_locked_documents_rels_product_events_id_idx" ON "payload_locked_documents_rels" USING btree ("product_events_id");
CREATE INDEX "payload_locked_documents_rels_metric_days_id_idx" ON "payload_locked_documents_rels" USING btree ("metric_days_id");
CREATE INDEX "payload_locked_documents_rels_alert_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("alert_rules_id");
CREATE INDEX "payload_locked_documents_rels_service_minutes_id_idx" ON "payload_locked_documents_rels" USING btree ("service_minutes_id");
CREATE INDEX "payload_locked_documents_rels_service_samples_id_idx" ON "payload_locked_documents_rels" USING btree ("service_samples_id");
CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
CREATE INDEX "payload_preferences_rels_accounts_id_idx" ON "payload_preferences_rels" USING btree ("accounts_id");
CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
CREATE INDEX "navigation_header_links_order_idx" ON "navigation_header_links" USING btree ("_order");
CREATE INDEX "navigation_header_links_parent_id_idx" ON "navigation_header_links" USING btree ("_parent_id");
CREATE INDEX "navigation_header_mobile_extra_order_idx" ON "navigation_header_mobile_extra" USING btree ("_order");
CREATE INDEX "navigation_header_mobile_extra_parent_id_idx" ON "navigation_header_mobile_extra" USING btree ("_parent_id");
CREATE INDEX "navigation_alternate_header_links_order_idx" ON "navigation_alternate_header_links" USING btree ("_order");
CREATE INDEX "navigation_alternate_header_links_parent_id_idx" ON "navigation_alternate_header_links" USING btree ("_parent_id");
CREATE INDEX "navigation_footer_groups_links_order_idx" ON "navigation_footer_groups_links" USING btree ("_order");
CREATE INDEX "navigation_footer_groups_links_parent_id_idx" ON "navigation_footer_groups_links" USING btree ("_parent_id");
CREATE INDEX "navigation_footer_groups_order_idx" ON "navigation_footer_groups" USING btree ("_order");
CREATE INDEX "navigation_footer_groups_parent_id_idx" ON "navigation_footer_groups" USING btree ("_parent_id");
CREATE INDEX "_navigation_v_version_header_links_order_idx" ON "_navigation_v_version_header_links" USING btree ("_order");
CREATE INDEX "_navigation_v_version_header_links_parent_id_idx" ON "_navigation_v_version_header_links" USING btree ("_parent_id");
CREATE INDEX "_navigation_v_version_header_mobile_extra_order_idx" ON "_navigation_v_version_header_mobile_extra" USING btree ("_order");
CREATE INDEX "_navigation_v_version_header_mobile_extra_parent_id_idx" ON "_navigation_v_version_header_mobile_extra" USING btree ("_parent_id");
CREATE INDEX "_navigation_v_version_alternate_header_links_order_idx" ON "_navigation_v_version_alternate_header_links" USING btree ("_order");
CREATE INDEX "_navigation_v_version_alternate_header_links_parent_id_idx" ON "_navigation_v_version_alternate_header_links" USING btree ("_parent_id");
CREATE INDEX "_navigation_v_version_footer_groups_links_order_idx" ON "_navigation_v_version_footer_groups_links" USING btree ("_order");
CREATE INDEX "_navigation_v_version_footer_groups_links_parent_id_idx" ON "_navigation_v_version_footer_groups_links" USING btree ("_parent_id");
CREATE INDEX "_navigation_v_version_footer_groups_order_idx" ON "_navigation_v_version_footer_groups" USING btree ("_order");
CREATE INDEX "_navigation_v_version_footer_groups_parent_id_idx" ON "_navigation_v_version_footer_groups" USING btree ("_parent_id");
CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
CREATE INDEX "site_settings_claims_order_idx" ON "site_settings_claims" USING btree ("_order");
CREATE INDEX "site_settings_claims_parent_id_idx" ON "site_settings_claims" USING btree ("_parent_id");
CREATE INDEX "_site_settings_v_version_claims_order_idx" ON "_site_settings_v_version_claims" USING btree ("_order");
CREATE INDEX "_site_settings_v_version_claims_parent_id_idx" ON "_site_settings_v_version_claims" USING btree ("_parent_id");
CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
CREATE INDEX "price_settings_lot_breaks_order_idx" ON "price_settings_lot_breaks" USING btree ("_order");
CREATE INDEX "price_settings_lot_breaks_parent_id_idx" ON "price_settings_lot_breaks" USING btree ("_parent_id");
CREATE INDEX "_price_settings_v_version_lot_breaks_order_idx" ON "_price_settings_v_version_lot_breaks" USING btree ("_order");
CREATE INDEX "_price_settings_v_version_lot_breaks_parent_id_idx" ON "_price_settings_v_version_lot_breaks" USING btree ("_parent_id");
CREATE INDEX "_price_settings_v_created_at_idx" ON "_price_settings_v" USING btree ("created_at");
CREATE INDEX "_price_settings_v_updated_at_idx" ON "_price_settings_v" USING btree ("updated_at");
CREATE INDEX "_waiver_texts_v_created_at_idx" ON "_waiver_texts_v" USING btree ("created_at");
CREATE INDEX "_waiver_texts_v_updated_at_idx" ON "_waiver_texts_v" USING btree ("updated_at");
CREATE INDEX "_credit_policy_v_created_at_idx" ON "_credit_policy_v" USING btree ("created_at");
CREATE INDEX "_credit_policy_v_updated_at_idx" ON "_credit_policy_v" USING btree ("updated_at");
CREATE INDEX "security_settings_directory_roles_order_idx" ON "security_settings_directory_roles" USING btree ("_order");
CREATE INDEX "security_settings_directory_roles_parent_id_idx" ON "security_settings_directory_roles" USING btree ("_parent_id");
`
