import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const CONDITIONAL =
  'This document gives up rights only once the payment named here has been received. Nobody should rely on it before they know that it was.'
const UNCONDITIONAL = (payment: string) =>
  `This document gives up rights now. It says that the ${payment} was received; a claimant who has not been paid signs the conditional form.`
const RIGHTS = 'gives up its rights to a lien, a stop payment notice and a claim on a payment bond'
const ALL_WORK = 'for all work done and material delivered to this job.'
const THROUGH = 'for work done and material delivered to this job through the date above.'
const JOB_BEFORE = 'Claimant: {claimant}. Customer: {customer}. Job: {project}.'
const JOB = 'Claimant: {claimant}. Customer: {customer}. Builder: {builder}. Job: {project}. Property: {property}.'
const LATER = 'work and material after the date above, and changes that were not agreed in writing before this was signed.'
const DISPUTED = 'claims that are in dispute when this is signed.'

const progress = (condition: string, received: string, job: string, excepted: string) => [
  condition,
  `${job} Work through: {throughDate}. Step: {phase}.`,
  `${received} ${RIGHTS} ${THROUGH}`,
  `Not covered: retainage held back, ${excepted}${LATER}`,
]
const final = (condition: string, received: string, job: string, excepted: string) => [
  condition,
  `${job} Step: {phase}.`,
  `${received} ${RIGHTS} ${ALL_WORK}`,
  `Not covered: ${excepted}${DISPUTED}`,
]
const PROGRESS_OF: [string, string] = [CONDITIONAL, 'When {claimant} has received {amount} from {payer}, it']
const PROGRESS_NOW: [string, string] = [UNCONDITIONAL('payment'), '{claimant} has received {amount} from {payer} and']
const FINAL_OF: [string, string] = [CONDITIONAL, 'When {claimant} has received the final payment of {amount} from {payer}, it']
const FINAL_NOW: [string, string] = [UNCONDITIONAL('final payment'), '{claimant} has received the final payment of {amount} from {payer} and']
const OTHER_STEP = 'the work of another step that is not paid, '
const RETAINAGE = 'retainage that is released after acceptance, until it is paid, and '

/** Each kind's initial texts until now, and its present one, as paragraphs. */
const TEXTS = [
  { kind: 'conditional_progress', before: [progress(...PROGRESS_OF, JOB_BEFORE, '')], now: progress(...PROGRESS_OF, JOB, OTHER_STEP) },
  { kind: 'unconditional_progress', before: [progress(...PROGRESS_NOW, JOB_BEFORE, '')], now: progress(...PROGRESS_NOW, JOB, OTHER_STEP) },
  {
    kind: 'conditional_final',
    before: [final(...FINAL_OF, JOB_BEFORE, RETAINAGE), final(...FINAL_OF, JOB, RETAINAGE)],
    now: final(...FINAL_OF, JOB, ''),
  },
  { kind: 'unconditional_final', before: [final(...FINAL_NOW, JOB_BEFORE, '')], now: final(...FINAL_NOW, JOB, '') },
]

/** SQL: a stored text is one of a kind's initial texts until now, whatever its lines end with. */
const isUnedited = ({ kind, before }: (typeof TEXTS)[number]) => {
  const texts = before.map((paragraphs) => sql`${paragraphs.join('\n')}`)
  return sql`regexp_replace(${sql.raw(kind)}, ${String.raw`\s*\n\s*`}, E'\\n', 'g') in (${sql.join(texts, sql`, `)})`
}

/**
 * Initial texts of lien waivers that were stored unedited follow the present ones, under a new version: among them the final one, which left out
 * the retainage and is its waiver since. Signed and edited texts stay.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const replaced = TEXTS.map((text) => sql`${sql.raw(text.kind)} = case when ${isUnedited(text)} then ${text.now.join('\n\n')} else ${sql.raw(text.kind)} end`)
  const kinds = TEXTS.map(({ kind }) => kind)
  await db.execute(sql`
    with replaced as (
      update waiver_texts set ${sql.join(replaced, sql`, `)}, updated_at = now(),
        version = greatest(version, (select max(version_version) from _waiver_texts_v)) + 1
      where ${sql.join(TEXTS.map(isUnedited), sql` or `)} returning *)
    insert into _waiver_texts_v (version_version, ${sql.raw(kinds.map((kind) => `version_${kind}`).join(', '))}, version_updated_at, version_created_at, created_at, updated_at)
    select version, ${sql.raw(kinds.join(', '))}, updated_at, created_at, now(), now() from replaced`)
}

/** Nothing goes back: waivers are signed under the new version. */
export async function down(_: MigrateDownArgs): Promise<void> {}
