import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The initial texts of lien waivers name Framewell as the shop's customer, and the property. Signed and edited texts stay. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "waiver_texts" ALTER COLUMN "conditional_progress" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Work through: {throughDate}. Step: {phase}.
  
  When {claimant} has received {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, the work of another step that is not paid, work and material after the date above, and changes that were not agreed in writing before this was signed.';
  ALTER TABLE "waiver_texts" ALTER COLUMN "unconditional_progress" SET DEFAULT 'This document gives up rights now. It says that the payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Work through: {throughDate}. Step: {phase}.
  
  {claimant} has received {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, the work of another step that is not paid, work and material after the date above, and changes that were not agreed in writing before this was signed.';
  ALTER TABLE "waiver_texts" ALTER COLUMN "conditional_final" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Step: {phase}.
  
  When {claimant} has received the final payment of {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: retainage that is released after acceptance, until it is paid, and claims that are in dispute when this is signed.';
  ALTER TABLE "waiver_texts" ALTER COLUMN "unconditional_final" SET DEFAULT 'This document gives up rights now. It says that the final payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Step: {phase}.
  
  {claimant} has received the final payment of {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: claims that are in dispute when this is signed.';
  ALTER TABLE "_waiver_texts_v" ALTER COLUMN "version_conditional_progress" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Work through: {throughDate}. Step: {phase}.
  
  When {claimant} has received {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, the work of another step that is not paid, work and material after the date above, and changes that were not agreed in writing before this was signed.';
  ALTER TABLE "_waiver_texts_v" ALTER COLUMN "version_unconditional_progress" SET DEFAULT 'This document gives up rights now. It says that the payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Work through: {throughDate}. Step: {phase}.
  
  {claimant} has received {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, the work of another step that is not paid, work and material after the date above, and changes that were not agreed in writing before this was signed.';
  ALTER TABLE "_waiver_texts_v" ALTER COLUMN "version_conditional_final" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Step: {phase}.
  
  When {claimant} has received the final payment of {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: retainage that is released after acceptance, until it is paid, and claims that are in dispute when this is signed.';
  ALTER TABLE "_waiver_texts_v" ALTER COLUMN "version_unconditional_final" SET DEFAULT 'This document gives up rights now. It says that the final payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}. Step: {phase}.
  
  {claimant} has received the final payment of {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: claims that are in dispute when this is signed.';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "waiver_texts" ALTER COLUMN "conditional_progress" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Work through: {throughDate}. Step: {phase}.
  
  When {claimant} has received {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, work and material after the date above, and changes that were not agreed in writing before this was signed.';
  ALTER TABLE "waiver_texts" ALTER COLUMN "unconditional_progress" SET DEFAULT 'This document gives up rights now. It says that the payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Work through: {throughDate}. Step: {phase}.
  
  {claimant} has received {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, work and material after the date above, and changes that were not agreed in writing before this was signed.';
  ALTER TABLE "waiver_texts" ALTER COLUMN "conditional_final" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Step: {phase}.
  
  When {claimant} has received the final payment of {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: retainage that is released after acceptance, until it is paid, and claims that are in dispute when this is signed.';
  ALTER TABLE "waiver_texts" ALTER COLUMN "unconditional_final" SET DEFAULT 'This document gives up rights now. It says that the final payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Step: {phase}.
  
  {claimant} has received the final payment of {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: claims that are in dispute when this is signed.';
  ALTER TABLE "_waiver_texts_v" ALTER COLUMN "version_conditional_progress" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Work through: {throughDate}. Step: {phase}.
  
  When {claimant} has received {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, work and material after the date above, and changes that were not agreed in writing before this was signed.';
  ALTER TABLE "_waiver_texts_v" ALTER COLUMN "version_unconditional_progress" SET DEFAULT 'This document gives up rights now. It says that the payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Work through: {throughDate}. Step: {phase}.
  
  {claimant} has received {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for work done and material delivered to this job through the date above.
  
  Not covered: retainage held back, work and material after the date above, and changes that were not agreed in writing before this was signed.';
  ALTER TABLE "_waiver_texts_v" ALTER COLUMN "version_conditional_final" SET DEFAULT 'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Step: {phase}.
  
  When {claimant} has received the final payment of {amount} from {payer}, it gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: retainage that is released after acceptance, until it is paid, and claims that are in dispute when this is signed.';
  ALTER TABLE "_waiver_texts_v" ALTER COLUMN "version_unconditional_final" SET DEFAULT 'This document gives up rights now. It says that the final payment was received; a claimant who has not been paid signs the conditional form.
  
  Claimant: {claimant}. Customer: {customer}. Job: {project}. Step: {phase}.
  
  {claimant} has received the final payment of {amount} from {payer} and gives up its rights to a lien, a stop payment notice and a claim on a payment bond for all work done and material delivered to this job.
  
  Not covered: claims that are in dispute when this is signed.';`)
}
