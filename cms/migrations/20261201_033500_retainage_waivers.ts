import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The final lien waiver is that of the retainage, and what a release of retainage pays is stored. Signed and edited texts stay. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_lien_waivers_phase" ADD VALUE 'retainage' BEFORE 'early_payout';
  ALTER TABLE "waiver_texts" ALTER COLUMN "conditional_final" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Step: {phase}.
  
  When {claimant} has received the final payment of {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: claims that are in dispute when this is signed.';
  ALTER TABLE "_waiver_texts_v" ALTER COLUMN "version_conditional_final" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Step: {phase}.
  
  When {claimant} has received the final payment of {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: claims that are in dispute when this is signed.';
  ALTER TABLE "payment_projects" ADD COLUMN "retainage_net_cents" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lien_waivers" ALTER COLUMN "phase" SET DATA TYPE text;
  DROP TYPE "public"."enum_lien_waivers_phase";
  CREATE TYPE "public"."enum_lien_waivers_phase" AS ENUM('fabrication_start', 'quality_check', 'shipment', 'delivery', 'early_payout');
  ALTER TABLE "lien_waivers" ALTER COLUMN "phase" SET DATA TYPE "public"."enum_lien_waivers_phase" USING "phase"::"public"."enum_lien_waivers_phase";
  ALTER TABLE "waiver_texts" ALTER COLUMN "conditional_final" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Step: {phase}.
  
  When {claimant} has received the final payment of {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: retainage that is released after acceptance, until it is paid, and claims that are in dispute when this is signed.';
  ALTER TABLE "_waiver_texts_v" ALTER COLUMN "version_conditional_final" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Step: {phase}.
  
  When {claimant} has received the final payment of {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: retainage that is released after acceptance, until it is paid, and claims that are in dispute when this is signed.';
  ALTER TABLE "payment_projects" DROP COLUMN "retainage_net_cents";`)
}
