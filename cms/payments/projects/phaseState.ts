import { companyDay } from '@framewell/domain/dates/businessDays'
import { addCents, type Cents, cents } from '@framewell/domain/money/cents'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { maxCents, subtractCents } from '@framewell/domain/money/differences'
import { hasReached, ORDER_STAGES } from '@framewell/domain/orders/stages'
import { earnedParts, type ShopOwing } from '@framewell/domain/payments/earned'
import { releaseDraws } from '@framewell/domain/payments/funding'
import { isAgreed, PHASE_STAGES, type Phase } from '@framewell/domain/payments/phases'
import { contractRelease, type PhaseRefusal, type PhaseRelease, phaseRefusal, phaseRelease } from '@framewell/domain/payments/releasePhase'
import type { SiteForms } from '@framewell/domain/payments/waiverForms'
import { PAID_STEPS } from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dayOf } from '../../platform/database/companyTime'
import { runPrepared } from '../../platform/database/runPrepared'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { waiverFactFields, waiverFactsText, waiversLacked } from '../billing/waiverFacts'
import { PAYMENTS, PHASE_PAYMENT } from '../disputes/phasePayment'
import { STAGE_OF_ORDER } from '../orderActions'
import type { StoredProject } from './findProject'
import { shopRetainage } from './storedContract'

export interface PhaseOutlook {
  /** Null before the shop accepts its price. */
  readonly release: PhaseRelease | null
  /** What the shop still owes from earlier early payouts. */
  readonly owing: ShopOwing
  /** Null when the phase can complete now. */
  readonly refusal: PhaseRefusal | 'projectClosed' | null
  /** The shop's work has reached the phase. */
  readonly recorded: boolean
  /** What the refusal is about, in words: the missing waivers, or the forms that they need. Empty for any other refusal: nothing can be signed yet. */
  readonly missing: readonly string[]
  /** What the release would draw on Framewell's own capital: released on credit before the builder pays. */
  readonly drawsCents: Cents
}

/** What completing a phase would move, and whether it may: the same for the preview and for completing it. */
export async function phaseOutlook(req: PayloadRequest, project: StoredProject, phase: Phase): Promise<PhaseOutlook> {
  const { advance, debt, escrow, retainage, receivable, stage, paid, signed, site } = await phaseFacts(req, project)
  const owing = { advanceCents: advance, debtCents: debt }
  const { priceCents, releasePolicy, refundedCents } = project
  const release = isAgreed(releasePolicy) ? phaseRelease(priceCents, phase, releasePolicy, addCents(advance, debt), refundedCents) : null
  const { grossCents, retainageCents } = release ?? contractRelease(priceCents, phase, releasePolicy, refundedCents)
  const { missing, forms, words } = waiversLacked(project, phase, release?.netCents ?? cents(0), { paid, signed, site })
  const state = {
    completed: project.completed,
    stageReached: stage !== null && hasReached(stage, PHASE_STAGES[phase]),
    disputeOpen: project.openDispute !== null,
    formsEntered: forms.length === 0,
    waiversComplete: missing.length === 0,
    escrowCents: escrow,
  }
  const refusal = project.status === 'active' ? (phaseRefusal(phase, state, release) ?? null) : 'projectClosed'
  // Where the shop carries the credit, a phase waits for its payment even if it was paid early.
  const early = project.terms.carriedBy === 'shop' ? cents(0) : advance
  const before = { escrow, retainage, receivable, advance: early }
  const after = {
    escrow: subtractCents(escrow, grossCents),
    retainage: addCents(retainage, retainageCents),
    receivable,
    advance: maxCents(cents(0), subtractCents(early, release?.repaidCents ?? cents(0))),
  }
  return {
    release,
    owing,
    refusal,
    recorded: state.stageReached,
    drawsCents: releaseDraws(before, after),
    missing: refusal === 'waiverFormMissing' || refusal === 'waiverMissing' ? words : [],
  }
}

interface RetainageOutlook {
  /** What its release would pay the shop. */
  readonly netCents: Cents
  /** Why the waivers that it needs are not complete; null when they are. */
  readonly unsigned: 'waiverFormMissing' | 'waiverMissing' | null
  /** The missing waivers, or the forms that they need, in words. */
  readonly missing: readonly string[]
}

/** What the release of a delivered project's retainage would pay its shop, and the waivers that it lacks. */
export async function retainageOutlook(req: PayloadRequest, project: StoredProject): Promise<RetainageOutlook> {
  const { advance, debt, retainage, ...facts } = await phaseFacts(req, project)
  const { netCents } = earnedParts(shopRetainage(project, retainage), { advanceCents: advance, debtCents: debt })
  if (retainage === 0) return { netCents, unsigned: null, missing: [] }
  const { missing, forms, words } = waiversLacked(project, 'retainage', netCents, facts)
  const unsigned = forms.length > 0 ? 'waiverFormMissing' : missing.length > 0 ? 'waiverMissing' : null
  return { netCents, unsigned, missing: words }
}

/** Everything that decides about a phase, in one round trip: every release reads it. */
const PHASE_FACTS = `
  select (select coalesce(sum(balance_cents), 0)::float8 from ledger_accounts where project_id = $2 and kind = 'escrow') as escrow,
    (select coalesce(sum(balance_cents), 0)::float8 from ledger_accounts where project_id = $2 and kind = 'receivable') as receivable,
    ${STAGE_OF_ORDER} as stage, ${waiverFactsText('$3')}
  from payment_projects p where p.id = $1`

const factsRow = z.object({
  ...waiverFactFields,
  escrow: centsSchema,
  receivable: centsSchema,
  stage: z.enum(ORDER_STAGES).nullable(),
})

async function phaseFacts(req: PayloadRequest, { id, number }: StoredProject): Promise<z.infer<typeof factsRow>> {
  const [row] = await runPrepared(req, 'phase-facts', PHASE_FACTS, [id, number, companyDay(new Date())])
  return factsRow.parse(row)
}

/** The state of a project's site and the waiver forms entered for it; null while the state is unknown. */
export async function siteFormsOf(req: PayloadRequest, project: StoredProject): Promise<SiteForms | null> {
  return (await phaseFacts(req, project)).site
}

/** Whether a phase of the project with this number is completed; checks no rights. */
export async function isPhaseCompleted(req: PayloadRequest, number: string, phase: Phase): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select from phase_completions x join payment_projects p on p.id = x.project_id where p.number = ${number} and x.phase = ${phase}`)
  return rows.length > 0
}

/** The day on which the work of a project's phase was done, as it is recorded: '2026-11-29'; null while it is not. */
export async function workDoneOn(req: PayloadRequest, { number }: Pick<StoredProject, 'number'>, phase: Phase): Promise<string | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select max(${dayOf(sql`e.at`)}) as day from order_events e join orders o on o.id = e.order_id
    where o.number = ${number} and e.kind = 'stage' and e.stage::text = ${PHASE_STAGES[phase]} and o.stage >= e.stage::text::enum_orders_stage`)
  return z.object({ day: z.string().nullable() }).parse(rows[0]).day
}

/** Refunded on the project with this number before delivery, in cents; zero for an order without one. Checks no rights. */
export async function refundedOn(req: PayloadRequest, number: string): Promise<Cents> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select refunded_cents as cents from payment_projects where number = ${number}`)
  return z.object({ cents: storedCentsSchema }).optional().parse(rows[0])?.cents ?? cents(0)
}

const paidRows = z.array(z.object({ phase: z.enum(PAID_STEPS), toPresent: z.boolean(), isSomething: z.boolean() }))

/**
 * Phases, and retainage, whose payout a statement has shown. Only the company that was paid can confirm it: `toPresent` says whether that is
 * the current shop's company, `isSomething` whether it was paid anything.
 */
export async function paidPhases(req: PayloadRequest, projectId: string): Promise<z.infer<typeof paidRows>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select distinct step.value as phase, coalesce(o.company_id = f.company_id, false) as "toPresent",
      exists (select from ${PAYMENTS} where x.project_id = p.id and x.phase = step.value and ${PHASE_PAYMENT} > 0) as "isSomething"
    from payouts o join payment_projects p on p.id = o.project_id left join fabricators f on f.id = p.fabricator_id
      cross join jsonb_array_elements_text(o.phases) as step(value)
    where o.project_id = ${projectId} and o.status = 'settled'`)
  return paidRows.parse(rows)
}
