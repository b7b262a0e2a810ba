import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_companies_kind" AS ENUM('builder', 'fabricator');
  CREATE TYPE "public"."enum_memberships_role" AS ENUM('owner', 'member');
  CREATE TYPE "public"."enum_party_invitations_role" AS ENUM('owner', 'member');
  CREATE TYPE "public"."enum_party_invitations_claim_kind" AS ENUM('credit-decision', 'quote', 'production');
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
  
  ALTER TABLE "issued_quotes" ADD COLUMN "company_id" uuid;
  ALTER TABLE "plan_productions" ADD COLUMN "company_id" uuid;
  ALTER TABLE "credit_applications" ADD COLUMN "company_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "companies_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "memberships_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "party_invitations_id" uuid;
  ALTER TABLE "people" ADD CONSTRAINT "people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "party_invitations" ADD CONSTRAINT "party_invitations_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "party_invitations" ADD CONSTRAINT "party_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "party_invitations" ADD CONSTRAINT "party_invitations_invited_by_id_accounts_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "issued_quotes" ADD CONSTRAINT "issued_quotes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "plan_productions" ADD CONSTRAINT "plan_productions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "credit_applications" ADD CONSTRAINT "credit_applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE restrict ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_memberships_fk" FOREIGN KEY ("memberships_id") REFERENCES "public"."memberships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_party_invitations_fk" FOREIGN KEY ("party_invitations_id") REFERENCES "public"."party_invitations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "issued_quotes_company_idx" ON "issued_quotes" USING btree ("company_id");
  CREATE INDEX "plan_productions_company_idx" ON "plan_productions" USING btree ("company_id");
  CREATE INDEX "credit_applications_company_idx" ON "credit_applications" USING btree ("company_id");
  CREATE INDEX "payload_locked_documents_rels_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("companies_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_memberships_id_idx" ON "payload_locked_documents_rels" USING btree ("memberships_id");
  CREATE INDEX "payload_locked_documents_rels_party_invitations_id_idx" ON "payload_locked_documents_rels" USING btree ("party_invitations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "companies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "memberships" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "party_invitations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "companies" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "memberships" CASCADE;
  DROP TABLE "party_invitations" CASCADE;
  ALTER TABLE "issued_quotes" DROP CONSTRAINT "issued_quotes_company_id_companies_id_fk";
  
  ALTER TABLE "plan_productions" DROP CONSTRAINT "plan_productions_company_id_companies_id_fk";
  
  ALTER TABLE "credit_applications" DROP CONSTRAINT "credit_applications_company_id_companies_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_companies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_people_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_memberships_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_party_invitations_fk";
  
  DROP INDEX "issued_quotes_company_idx";
  DROP INDEX "plan_productions_company_idx";
  DROP INDEX "credit_applications_company_idx";
  DROP INDEX "payload_locked_documents_rels_companies_id_idx";
  DROP INDEX "payload_locked_documents_rels_people_id_idx";
  DROP INDEX "payload_locked_documents_rels_memberships_id_idx";
  DROP INDEX "payload_locked_documents_rels_party_invitations_id_idx";
  ALTER TABLE "issued_quotes" DROP COLUMN "company_id";
  ALTER TABLE "plan_productions" DROP COLUMN "company_id";
  ALTER TABLE "credit_applications" DROP COLUMN "company_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "companies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "memberships_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "party_invitations_id";
  DROP TYPE "public"."enum_companies_kind";
  DROP TYPE "public"."enum_memberships_role";
  DROP TYPE "public"."enum_party_invitations_role";
  DROP TYPE "public"."enum_party_invitations_claim_kind";`)
}
