import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Payment terms become figures of the credit policy. Every version gets the days that its text named and the initial deposits: until now
 * no version held the terms that orders were signed under, which orders keep themselves.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "credit_policy"
      ADD COLUMN "tier_terms_premium_deposit_share" numeric NOT NULL DEFAULT 0,
      ADD COLUMN "tier_terms_premium_net_days" numeric NOT NULL DEFAULT 30,
      DROP COLUMN "tier_terms_premium_payment_terms",
      ADD COLUMN "tier_terms_preferred_deposit_share" numeric NOT NULL DEFAULT 0.1,
      ADD COLUMN "tier_terms_preferred_net_days" numeric NOT NULL DEFAULT 30,
      DROP COLUMN "tier_terms_preferred_payment_terms",
      ADD COLUMN "tier_terms_standard_deposit_share" numeric NOT NULL DEFAULT 0.2,
      ADD COLUMN "tier_terms_standard_net_days" numeric NOT NULL DEFAULT 30,
      DROP COLUMN "tier_terms_standard_payment_terms",
      ADD COLUMN "tier_terms_prepay_deposit_share" numeric NOT NULL DEFAULT 1,
      ADD COLUMN "tier_terms_prepay_net_days" numeric NOT NULL DEFAULT 0,
      DROP COLUMN "tier_terms_prepay_payment_terms";
    ALTER TABLE "credit_policy"
      ALTER COLUMN "tier_terms_premium_deposit_share" DROP DEFAULT,
      ALTER COLUMN "tier_terms_premium_net_days" DROP DEFAULT,
      ALTER COLUMN "tier_terms_preferred_deposit_share" DROP DEFAULT,
      ALTER COLUMN "tier_terms_preferred_net_days" DROP DEFAULT,
      ALTER COLUMN "tier_terms_standard_deposit_share" DROP DEFAULT,
      ALTER COLUMN "tier_terms_standard_net_days" DROP DEFAULT,
      ALTER COLUMN "tier_terms_prepay_deposit_share" DROP DEFAULT,
      ALTER COLUMN "tier_terms_prepay_net_days" DROP DEFAULT;
    ALTER TABLE "_credit_policy_v"
      ADD COLUMN "version_tier_terms_premium_deposit_share" numeric NOT NULL DEFAULT 0,
      ADD COLUMN "version_tier_terms_premium_net_days" numeric NOT NULL DEFAULT 30,
      DROP COLUMN "version_tier_terms_premium_payment_terms",
      ADD COLUMN "version_tier_terms_preferred_deposit_share" numeric NOT NULL DEFAULT 0.1,
      ADD COLUMN "version_tier_terms_preferred_net_days" numeric NOT NULL DEFAULT 30,
      DROP COLUMN "version_tier_terms_preferred_payment_terms",
      ADD COLUMN "version_tier_terms_standard_deposit_share" numeric NOT NULL DEFAULT 0.2,
      ADD COLUMN "version_tier_terms_standard_net_days" numeric NOT NULL DEFAULT 30,
      DROP COLUMN "version_tier_terms_standard_payment_terms",
      ADD COLUMN "version_tier_terms_prepay_deposit_share" numeric NOT NULL DEFAULT 1,
      ADD COLUMN "version_tier_terms_prepay_net_days" numeric NOT NULL DEFAULT 0,
      DROP COLUMN "version_tier_terms_prepay_payment_terms";
    ALTER TABLE "_credit_policy_v"
      ALTER COLUMN "version_tier_terms_premium_deposit_share" DROP DEFAULT,
      ALTER COLUMN "version_tier_terms_premium_net_days" DROP DEFAULT,
      ALTER COLUMN "version_tier_terms_preferred_deposit_share" DROP DEFAULT,
      ALTER COLUMN "version_tier_terms_preferred_net_days" DROP DEFAULT,
      ALTER COLUMN "version_tier_terms_standard_deposit_share" DROP DEFAULT,
      ALTER COLUMN "version_tier_terms_standard_net_days" DROP DEFAULT,
      ALTER COLUMN "version_tier_terms_prepay_deposit_share" DROP DEFAULT,
      ALTER COLUMN "version_tier_terms_prepay_net_days" DROP DEFAULT;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "credit_policy"
      DROP COLUMN "tier_terms_premium_deposit_share",
      DROP COLUMN "tier_terms_premium_net_days",
      ADD COLUMN "tier_terms_premium_payment_terms" varchar NOT NULL DEFAULT 'Net 30',
      DROP COLUMN "tier_terms_preferred_deposit_share",
      DROP COLUMN "tier_terms_preferred_net_days",
      ADD COLUMN "tier_terms_preferred_payment_terms" varchar NOT NULL DEFAULT 'Net 30',
      DROP COLUMN "tier_terms_standard_deposit_share",
      DROP COLUMN "tier_terms_standard_net_days",
      ADD COLUMN "tier_terms_standard_payment_terms" varchar NOT NULL DEFAULT 'Net 30',
      DROP COLUMN "tier_terms_prepay_deposit_share",
      DROP COLUMN "tier_terms_prepay_net_days",
      ADD COLUMN "tier_terms_prepay_payment_terms" varchar NOT NULL DEFAULT 'Deposit required before fabrication';
    ALTER TABLE "credit_policy"
      ALTER COLUMN "tier_terms_premium_payment_terms" DROP DEFAULT,
      ALTER COLUMN "tier_terms_preferred_payment_terms" DROP DEFAULT,
      ALTER COLUMN "tier_terms_standard_payment_terms" DROP DEFAULT,
      ALTER COLUMN "tier_terms_prepay_payment_terms" DROP DEFAULT;
    ALTER TABLE "_credit_policy_v"
      DROP COLUMN "version_tier_terms_premium_deposit_share",
      DROP COLUMN "version_tier_terms_premium_net_days",
      ADD COLUMN "version_tier_terms_premium_payment_terms" varchar NOT NULL DEFAULT 'Net 30',
      DROP COLUMN "version_tier_terms_preferred_deposit_share",
      DROP COLUMN "version_tier_terms_preferred_net_days",
      ADD COLUMN "version_tier_terms_preferred_payment_terms" varchar NOT NULL DEFAULT 'Net 30',
      DROP COLUMN "version_tier_terms_standard_deposit_share",
      DROP COLUMN "version_tier_terms_standard_net_days",
      ADD COLUMN "version_tier_terms_standard_payment_terms" varchar NOT NULL DEFAULT 'Net 30',
      DROP COLUMN "version_tier_terms_prepay_deposit_share",
      DROP COLUMN "version_tier_terms_prepay_net_days",
      ADD COLUMN "version_tier_terms_prepay_payment_terms" varchar NOT NULL DEFAULT 'Deposit required before fabrication';
    ALTER TABLE "_credit_policy_v"
      ALTER COLUMN "version_tier_terms_premium_payment_terms" DROP DEFAULT,
      ALTER COLUMN "version_tier_terms_preferred_payment_terms" DROP DEFAULT,
      ALTER COLUMN "version_tier_terms_standard_payment_terms" DROP DEFAULT,
      ALTER COLUMN "version_tier_terms_prepay_payment_terms" DROP DEFAULT;`)
}
