import { notesFault } from '@framewell/domain/audit/reason'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { addCents } from '@framewell/domain/money/cents'
import { phaseCompleted, phasePayable } from '@framewell/domain/notifications/events/payments'
import { acceptanceEndsOn } from '@framewell/domain/payments/acceptanceEndsOn'
import { earnedParts, type ShopOwing } from '@framewell/domain/payments/earned'
import { balanceChange, LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import { seesAccount, shownBefore, shownRelease, type View } from '@framewell/domain/payments/partyView'
import {
  type completePhase as completePhaseCall,
  PHASE_ERRORS,
  phaseReleaseSchema,
  type previewPhase as previewPhaseCall,
} from '@framewell/domain/payments/phaseCalls'
import { PHASES, type Phase } from '@framewell/domain/payments/phases'
import type { Posting } from '@framewell/domain/payments/posting'
import { contractRelease, type PhaseRelease, phasePosting } from '@framewell/domain/payments/releasePhase'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import { isoTime } from '../../platform/database/isoTime'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { billForRelease } from '../billing/billForRelease'
import { issueReached } from '../billing/issueReached'
import { settleAdvances } from '../factoring/settleAdvances'
import { moneyChanged, projectFacts } from '../moneyChanged'
import { post } from '../post'
import { balancesOf } from './balances'
import { findProject, lockProject, type StoredProject, viewOf } from './findProject'
import { storeHeld } from './heldRelease'
import { creditRefusal } from './houseCredit'
import { phaseOutlook } from './phaseState'

const completionRow = z.object({ release: phaseReleaseSchema, postingId: z.string(), completedBy: z.string(), completedAt: z.string() })

/**
 * The builder, or an operator with a reason, accepts a phase: its money leaves escrow once. Any number of calls for the same phase, in any
 * number of processes, return the same release.
 */
export const completePhase: Operation<typeof completePhaseCall> = async ({ req, refuse, session, now }, { projectId, phase, notes }) => {
  const project = await lockProject(req, projectId)
  if (!project) throw refuse('unknownProject')
  const done = await completionOf(req, project, phase)
  const view = await viewOf(req, project)
  if (done) return answer(project, done, view)
  const outlook = await phaseOutlook(req, project, phase)
  const { refusal, missing, release, owing } = outlook
  if (refusal)
    throw refuse(refusal === 'phaseAlreadyComplete' ? 'phaseOutOfOrder' : refusal, missing.length > 0 ? { detail: missing.join('. ') } : {})
  if (!release) throw refuse('stageNotReached')
  const fault = notesFault(view === null, notes)
  if (fault !== undefined) throw refuse('invalidInput', { fields: [{ path: 'notes', message: fault }] })
  const onCredit = await creditRefusal(req, project, outlook.drawsCents, true)
  if (onCredit) throw refuse(onCredit.refusal, view === null ? { detail: onCredit.detail } : {})
  const accepted = {
    by: session?.name ?? '',
    notes,
    acceptedBecause: view === null ? `Framewell accepted it for the builder: ${notes}` : '',
  }
  const completion = await releasePhase(req, project, { release, owing }, { phase, ...accepted }, now)
  return answer(phase === PHASES.at(-1) ? { ...project, deliveredOn: companyDay(now) } : project, completion, view)
}

interface AcceptedPhase {
  readonly phase: Phase
  /** Who accepted it, by name. */
  readonly by: string
  readonly notes: string
  /** Why it was accepted without the builder; empty when the builder accepted it. */
  readonly acceptedBecause: string
}

/** Releases the accepted phase of a locked project, with everything that follows, in one transaction. Checks nothing. */
export async function releasePhase(
  req: PayloadRequest,
  project: StoredProject,
  { release, owing }: { readonly release: PhaseRelease; readonly owing: ShopOwing },
  { phase, by, notes, acceptedBecause }: AcceptedPhase,
  now: Date,
) {
  const postingId = await postRelease(req, project, phasePosting(project.number, phase, release, owing))
  const completion = await storeCompletion(req, project, { phase, release, postingId, by, notes })
  if (project.releaseHeld) await storeHeld(req, project, null)
  await followUp(req, project, phase, now)
  if (release.repaidCents > 0) await settleAdvances(req, project, earnedParts(release.repaidCents, owing).debtCents)
  await recordAudit(req, {
    action: 'phase-complete',
    subjectType: 'payment-projects',
    subjectId: project.number,
    ...(acceptedBecause && { reason: notes }),
    after: { phase, release, notes, by },
  })
  await tellParties(req, project, { phase, acceptedBecause, ...release })
  await moneyChanged(req, project)
  return completion
}

/** A phase of which dispute decisions refunded everything moves nothing: the posting of the newest decision has it. */
async function postRelease(req: PayloadRequest, { id }: StoredProject, posting: Posting): Promise<number> {
  if (posting.entries.length > 0) return (await post(req, posting)).postingId
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select max(s.id)::float8 as id from ledger_postings s join payment_disputes d on s.key = 'dispute:' || d.id where d.project_id = ${id}`)
  return z.object({ id: z.number() }).parse(rows[0]).id
}

/** Each party is notified of its own part: the builder of what left escrow, the shop of what it can be paid. */
async function tellParties(
  req: PayloadRequest,
  project: StoredProject,
  { phase, acceptedBecause, grossCents, netCents }: Pick<AcceptedPhase, 'phase' | 'acceptedBecause'> & PhaseRelease,
): Promise<void> {
  const { fabricator, companyId, fabricatorCompanyId } = project
  const facts = { ...projectFacts(project), phase, acceptedBecause }
  await notify(req, phaseCompleted, { ...facts, companies: [companyId], grossCents, fabricator: fabricator ?? 'the shop' })
  if (fabricatorCompanyId) await notify(req, phasePayable, { ...facts, companies: [fabricatorCompanyId], netCents })
}

/** Issues the invoices of a phase; delivery starts the acceptance window. */
async function followUp(req: PayloadRequest, project: StoredProject, phase: Phase, now: Date): Promise<void> {
  const db = await transactionOf(req)
  const today = companyDay(now)
  await issueReached(req, sql`p.id = ${project.id}`, now)
  await billForRelease(req, project, now)
  if (phase === PHASES.at(-1))
    await db.execute(sql`update payment_projects set delivered_on = ${today}, updated_at = now() where id = ${project.id}`)
}

const COMPLETION = sql`release, posting_id as "postingId", completed_by as "completedBy", ${isoTime(sql`created_at`)} as "completedAt"`

interface Completed {
  readonly phase: Phase
  readonly release: PhaseRelease
  readonly postingId: number
  readonly by: string
  readonly notes: string
}

async function storeCompletion(req: PayloadRequest, { id }: StoredProject, { phase, release, postingId, by, notes }: Completed) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    insert into phase_completions (project_id, phase, release, posting_id, completed_by, notes)
    values (${id}, ${phase}, ${JSON.stringify({ phase, ...release })}::jsonb, ${String(postingId)}, ${by}, ${notes}) returning ${COMPLETION}`)
  return completionRow.parse(rows[0])
}

async function completionOf(req: PayloadRequest, { id }: StoredProject, phase: Phase) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select ${COMPLETION} from phase_completions where project_id = ${id} and phase = ${phase}`)
  return completionRow.optional().parse(rows[0])
}

function answer(project: StoredProject, { release, postingId, completedAt, completedBy }: z.infer<typeof completionRow>, view: View) {
  return {
    success: true as const,
    projectId: project.number,
    release: { phase: release.phase, ...shownRelease(view, release) },
    transactionId: postingId,
    completedAt,
    completedBy,
    acceptanceEndsOn: release.phase === PHASES.at(-1) ? acceptanceEndsOn({ ...project, startsOn: project.deliveredOn }) : null,
  }
}

/** Shows exactly what completing a phase would move, account by account; writes nothing. */
export const previewPhase: Operation<typeof previewPhaseCall> = async ({ req, refuse }, { projectId, phase }) => {
  const project = await findProject(req, projectId)
  if (!project) throw refuse('unknownProject')
  const view = await viewOf(req, project)
  const outlook = await phaseOutlook(req, project, phase)
  const { release, owing } = outlook
  const onCredit = outlook.refusal === null ? await creditRefusal(req, project, outlook.drawsCents, false) : undefined
  const refusal = onCredit?.refusal ?? outlook.refusal
  const missing = onCredit === undefined ? outlook.missing : view === null ? [onCredit.detail] : []
  const { priceCents, releasePolicy, refundedCents } = project
  const shown = release ? shownRelease(view, release) : shownBefore(view, contractRelease(priceCents, phase, releasePolicy, refundedCents))
  const before = await balancesOf(req, project.number)
  const entries = release ? phasePosting(project.number, phase, release, owing).entries : []
  const movements = entries.map(({ account, amountCents }) => ({
    account,
    title: LEDGER_ACCOUNTS[account].title,
    amountCents,
    beforeCents: before[account],
    afterCents: addCents(before[account], balanceChange(account, amountCents)),
  }))
  const told =
    refusal === null
      ? null
      : refusal === 'phaseAlreadyComplete'
        ? { code: refusal, message: 'This phase is complete.' }
        : { code: refusal, message: PHASE_ERRORS[refusal].message }
  return {
    release: { phase, ...shown },
    movements: told?.code === 'phaseAlreadyComplete' ? [] : movements.filter(({ account }) => seesAccount(view, account)),
    refusal: told && { ...told, missing: [...missing] },
  }
}
