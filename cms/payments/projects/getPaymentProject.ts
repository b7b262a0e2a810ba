import { companyDay } from '@framewell/domain/dates/businessDays'
import { addCents, cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { acceptanceEndsOn } from '@framewell/domain/payments/acceptanceEndsOn'
import { heldWords } from '@framewell/domain/payments/heldRelease'
import { LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import { accountsShown, fundingSeen, isShopView, seesAccount, shownBefore, shownRelease } from '@framewell/domain/payments/partyView'
import { phaseReleaseSchema } from '@framewell/domain/payments/phaseCalls'
import { isAgreed, PHASE_WORDS, PHASES, type Phase } from '@framewell/domain/payments/phases'
import type { getPaymentProject as getPaymentProjectCall, PaymentProject } from '@framewell/domain/payments/projectCalls'
import { contractRelease, phaseRelease } from '@framewell/domain/payments/releasePhase'
import { retainageRefusal } from '@framewell/domain/payments/retainage'
import { missingForms, waitsForFormsWords } from '@framewell/domain/payments/waiverForms'
import { type PaidStep, type RequiredWaiver, WAIVER_CONDITIONS } from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isoTime } from '../../platform/database/isoTime'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { findInvoices, invoiceAnswer } from '../billing/projectInvoices'
import { signedWaivers } from '../billing/signedWaivers'
import { PHASE_SENT } from '../billing/waiverSums'
import { PAYMENTS, PHASE_PAYMENT } from '../disputes/phasePayment'
import { findDisputes } from '../disputes/storedDispute'
import { owingOf } from '../factoring/storedAdvances'
import { balancesOf } from './balances'
import { companyCredit } from './companyCredit'
import { findProject, type StoredProject, viewOf } from './findProject'
import { heldBecause, isAcceptable } from './heldRelease'
import { retainageCreditRefusal } from './houseCredit'
import { acceptanceEnd } from './nextPhase'
import { paidPhases, phaseOutlook, retainageOutlook, siteFormsOf } from './phaseState'
import { refundOf } from './refundOf'
import { moneyOfShop } from './shopView'
import { holdsRetainage } from './storedContract'

const completionRows = z.array(
  z.object({
    phase: z.enum(PHASES),
    release: phaseReleaseSchema,
    // It pays something, and no payout was sent for it.
    unsent: z.boolean(),
    // By dispute decisions, of what it pays.
    taken: storedCentsSchema,
    completedBy: z.string(),
    postingId: z.string(),
    notes: z.string().nullable(),
    completedAt: z.string(),
  }),
)

export const getPaymentProject: Operation<typeof getPaymentProjectCall> = async ({ req, refuse, now }, { projectId }) => {
  const project = await findProject(req, projectId)
  if (!project) throw refuse('unknownProject')
  return { project: await projectAnswer(req, project, now) }
}

/** A project's money as its parties see it. */
export async function projectAnswer(req: PayloadRequest, project: StoredProject, now: Date): Promise<PaymentProject> {
  const view = await viewOf(req, project)
  const balances = await balancesOf(req, project.number)
  const ofShop = moneyOfShop(project, balances)
  const isShop = isShopView(view)
  const paid = await paidPhases(req, project.id)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select phase, release, ${PHASE_PAYMENT} > 0 and not ${PHASE_SENT} as unsent,
      (release ->> 'netCents')::bigint - ${PHASE_PAYMENT} as taken, completed_by as "completedBy", posting_id as "postingId", notes, ${isoTime(sql`created_at`)} as "completedAt"
    from phase_completions x where project_id = ${project.id}`)
  const completions = completionRows.parse(rows)
  const next = PHASES[project.completed.length]
  const outlook = next === undefined ? undefined : await phaseOutlook(req, project, next)
  const isRetained = project.status === 'active' && project.deliveredOn !== null
  const retained = isRetained ? await retainageOutlook(req, project) : undefined
  const toCome = retained
    ? { phase: 'retainage' as const, netCents: retained.netCents }
    : next !== undefined && outlook?.release
      ? { phase: next, netCents: outlook.release.netCents }
      : null
  const waivers = await signedWaivers(req, project.id, toCome)
  const endsOn = outlook && isAcceptable(outlook.refusal) ? await acceptanceEnd(req, project) : null
  const { releaseHeld } = project
  const isHeld = endsOn !== null && releaseHeld !== null && releaseHeld.phase === next && releaseHeld.endsOn === endsOn
  const held = isHeld && outlook ? { endsOn, why: heldWords(await heldBecause(req, project, outlook, false)) } : null
  const site = await siteFormsOf(req, project)
  const formsOf = (waiver: RequiredWaiver) => missingForms([waiver], site, holdsRetainage(project))
  const owing = await owingOf(req, project)
  const { priceCents, releasePolicy, refundedCents } = project
  let owed = addCents(owing.advanceCents, owing.debtCents)
  const plannedOf = (phase: Phase) => {
    if (!isAgreed(releasePolicy)) return shownBefore(view, contractRelease(priceCents, phase, releasePolicy, refundedCents))
    const planned = phaseRelease(priceCents, phase, releasePolicy, owed, refundedCents)
    owed = subtractCents(owed, planned.repaidCents)
    return shownRelease(view, planned)
  }
  const waiversOf = (phase: PaidStep, unsent: boolean, blocking: readonly string[] | undefined) => {
    const signed = (condition: string) =>
      waivers.some((waiver) => waiver.phase === phase && waiver.condition === condition && !waiver.amountChanged)
    const due = {
      conditional: unsent || (project.status === 'active' && toCome?.phase === phase && toCome.netCents > 0),
      unconditional: paid.some((one) => one.phase === phase && one.toPresent && one.isSomething),
    }
    const unsigned = WAIVER_CONDITIONS.filter((condition) => due[condition] && !signed(condition))
    const ofPayout = unsent && unsigned.includes('conditional') ? formsOf({ phase, condition: 'conditional' }) : []
    const before = phase === 'retainage' ? phase : 'phase'
    return {
      waiversNeeded: unsigned.filter((condition) => formsOf({ phase, condition }).length === 0),
      waitsForForm: blocking ? waitsForFormsWords(blocking, before) : ofPayout.length > 0 ? waitsForFormsWords(ofPayout, 'payout') : null,
    }
  }
  const phases = PHASES.map((phase) => {
    const done = completions.find((one) => one.phase === phase)
    return {
      phase,
      ...(done ? shownRelease(view, done.release) : plannedOf(phase)),
      title: PHASE_WORDS[phase],
      recorded: done !== undefined || (phase === next && outlook?.recorded === true),
      acceptanceEndsOn: phase === next && held === null ? endsOn : null,
      held: phase === next ? held : null,
      completedAt: done?.completedAt ?? null,
      completedBy: done?.completedBy ?? null,
      transactionId: done?.postingId ?? null,
      notes: done?.notes ?? '',
      takenCents: done && (view === null || isShop) ? done.taken : cents(0),
      paidOut: paid.some((one) => one.phase === phase),
      ...waiversOf(phase, done?.unsent === true, phase === next && outlook?.refusal === 'waiverFormMissing' ? outlook.missing : undefined),
    }
  })
  const today = companyDay(now)
  const windowPassed = retainageRefusal(project, today, false) === undefined
  const waits = windowPassed ? (await retainageCreditRefusal(req, project, false))?.refusal : undefined
  return {
    projectId: project.number,
    title: project.title,
    status: project.status,
    builder: project.builder,
    fabricator: project.fabricator,
    priceCents: isShop ? ofShop.priceCents : project.priceCents,
    openedAt: project.openedAt,
    balances: accountsShown(view, project.tax !== null, balances.escrow_cash).map((account) => ({
      account,
      title: LEDGER_ACCOUNTS[account].title,
      balanceCents: balances[account],
    })),
    funding: isShop ? ofShop.funding : fundingSeen(view, balances),
    creditLine:
      seesAccount(view, 'receivable') && project.terms.depositShare < 1 ? await companyCredit.get()(req, project.companyId) : null,
    phases,
    invoices: seesAccount(view, 'receivable')
      ? (await findInvoices(req, sql`i.project_id = ${project.id}`)).map((invoice) => invoiceAnswer(invoice, today))
      : [],
    waivers,
    siteAddress: project.siteAddress,
    lienRecord: project.lienRecord,
    retainage: {
      heldCents: isShop ? ofShop.retainedCents : balances.retainage,
      releasesOn: acceptanceEndsOn({ ...project, startsOn: project.deliveredOn }),
      releasedAt: project.retainageReleasedAt,
      settledByDispute: await isSettledByDispute(req, project),
      heldByCreditLimit: waits === 'creditLimitReached',
      heldForPayment: waits === 'builderUnpaid',
      ...waiversOf(
        'retainage',
        await isRetainageUnsent(req, project),
        retained?.unsigned === 'waiverFormMissing' && project.openDispute === null ? retained.missing : undefined,
      ),
      windowPassed,
      withoutWaiver: project.retainageReleasedAt !== null && project.retainageNetCents === null && holdsRetainage(project),
      missing: [...(retained?.missing ?? [])],
      heldByDispute: project.openDispute !== null && balances.retainage > 0,
    },
    openDispute: await readableDispute(req, project),
    refund: seesAccount(view, 'builder_payable') ? await refundOf(req, project, balances.builder_payable) : null,
  }
}

/** Whether released retainage pays something that no payout was sent for. */
async function isRetainageUnsent(req: PayloadRequest, { id }: StoredProject): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select from ${PAYMENTS} where x.project_id = ${id} and x.phase = 'retainage' and ${PHASE_PAYMENT} > 0 and not ${PHASE_SENT}`)
  return rows.length > 0
}

/** Whether a decision of a dispute ended a project's retainage: nothing of it was released by its own posting. */
async function isSettledByDispute(req: PayloadRequest, { id, number, retainageReleasedAt }: StoredProject): Promise<boolean> {
  if (retainageReleasedAt === null) return false
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select from payment_disputes d where d.project_id = ${id} and d.status = 'resolved'
      and not exists (select from ledger_postings s where s.key = ${`retainage:${number}`}) limit 1`)
  return rows.length > 0
}

/** A dispute with an earlier shop holds the project, but the current shop cannot read it. */
async function readableDispute(req: PayloadRequest, { openDispute }: StoredProject): Promise<string | null> {
  const [readable] = openDispute === null ? [] : await findDisputes(req, sql`d.id = ${openDispute}`)
  return readable?.id ?? null
}
