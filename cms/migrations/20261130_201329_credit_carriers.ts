import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who carries what is on credit, for each tier; until now Framewell always did. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_credit_policy_tier_terms_premium_carried_by" AS ENUM('framewell', 'shop');
  CREATE TYPE "public"."enum_credit_policy_tier_terms_preferred_carried_by" AS ENUM('framewell', 'shop');
  CREATE TYPE "public"."enum_credit_policy_tier_terms_standard_carried_by" AS ENUM('framewell', 'shop');
  CREATE TYPE "public"."enum_credit_policy_tier_terms_prepay_carried_by" AS ENUM('framewell', 'shop');
  CREATE TYPE "public"."enum__credit_policy_v_version_tier_terms_premium_carried_by" AS ENUM('framewell', 'shop');
  CREATE TYPE "public"."enum__credit_policy_v_version_tier_terms_preferred_carried_by" AS ENUM('framewell', 'shop');
  CREATE TYPE "public"."enum__credit_policy_v_version_tier_terms_standard_carried_by" AS ENUM('framewell', 'shop');
  CREATE TYPE "public"."enum__credit_policy_v_version_tier_terms_prepay_carried_by" AS ENUM('framewell', 'shop');
  ALTER TABLE "credit_policy" ADD COLUMN "tier_terms_premium_carried_by" "enum_credit_policy_tier_terms_premium_carried_by" DEFAULT 'framewell' NOT NULL;
  ALTER TABLE "credit_policy" ADD COLUMN "tier_terms_preferred_carried_by" "enum_credit_policy_tier_terms_preferred_carried_by" DEFAULT 'framewell' NOT NULL;
  ALTER TABLE "credit_policy" ADD COLUMN "tier_terms_standard_carried_by" "enum_credit_policy_tier_terms_standard_carried_by" DEFAULT 'framewell' NOT NULL;
  ALTER TABLE "credit_policy" ADD COLUMN "tier_terms_prepay_carried_by" "enum_credit_policy_tier_terms_prepay_carried_by" DEFAULT 'framewell' NOT NULL;
  ALTER TABLE "_credit_policy_v" ADD COLUMN "version_tier_terms_premium_carried_by" "enum__credit_policy_v_version_tier_terms_premium_carried_by" DEFAULT 'framewell' NOT NULL;
  ALTER TABLE "_credit_policy_v" ADD COLUMN "version_tier_terms_preferred_carried_by" "enum__credit_policy_v_version_tier_terms_preferred_carried_by" DEFAULT 'framewell' NOT NULL;
  ALTER TABLE "_credit_policy_v" ADD COLUMN "version_tier_terms_standard_carried_by" "enum__credit_policy_v_version_tier_terms_standard_carried_by" DEFAULT 'framewell' NOT NULL;
  ALTER TABLE "_credit_policy_v" ADD COLUMN "version_tier_terms_prepay_carried_by" "enum__credit_policy_v_version_tier_terms_prepay_carried_by" DEFAULT 'framewell' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "credit_policy" DROP COLUMN "tier_terms_premium_carried_by";
  ALTER TABLE "credit_policy" DROP COLUMN "tier_terms_preferred_carried_by";
  ALTER TABLE "credit_policy" DROP COLUMN "tier_terms_standard_carried_by";
  ALTER TABLE "credit_policy" DROP COLUMN "tier_terms_prepay_carried_by";
  ALTER TABLE "_credit_policy_v" DROP COLUMN "version_tier_terms_premium_carried_by";
  ALTER TABLE "_credit_policy_v" DROP COLUMN "version_tier_terms_preferred_carried_by";
  ALTER TABLE "_credit_policy_v" DROP COLUMN "version_tier_terms_standard_carried_by";
  ALTER TABLE "_credit_policy_v" DROP COLUMN "version_tier_terms_prepay_carried_by";
  DROP TYPE "public"."enum_credit_policy_tier_terms_premium_carried_by";
  DROP TYPE "public"."enum_credit_policy_tier_terms_preferred_carried_by";
  DROP TYPE "public"."enum_credit_policy_tier_terms_standard_carried_by";
  DROP TYPE "public"."enum_credit_policy_tier_terms_prepay_carried_by";
  DROP TYPE "public"."enum__credit_policy_v_version_tier_terms_premium_carried_by";
  DROP TYPE "public"."enum__credit_policy_v_version_tier_terms_preferred_carried_by";
  DROP TYPE "public"."enum__credit_policy_v_version_tier_terms_standard_carried_by";
  DROP TYPE "public"."enum__credit_policy_v_version_tier_terms_prepay_carried_by";`)
}
