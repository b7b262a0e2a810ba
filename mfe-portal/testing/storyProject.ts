import { recordOf } from '@framewell/domain/collections/recordOf'
import { addCents, cents, dollarsOfCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { acceptanceEndsOn } from '@framewell/domain/payments/acceptanceEndsOn'
import type { DisputeDetail } from '@framewell/domain/payments/disputeCalls'
import type { EscrowAccount, PaymentTransaction } from '@framewell/domain/payments/escrowCalls'
import { heldWords } from '@framewell/domain/payments/heldRelease'
import type { HouseAccount } from '@framewell/domain/payments/houseAccount'
import { plannedInvoices } from '@framewell/domain/payments/invoices'
import { balanceChange, LEDGER_ACCOUNT_KINDS, LEDGER_ACCOUNTS, type LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import { EMPTY_LIEN_RECORD, type LienRecord } from '@framewell/domain/payments/lienRecord'
import {
  accountsShown,
  fundingSeen,
  isShopView,
  seenEntries,
  seesAccount,
  shownRelease,
  type View,
} from '@framewell/domain/payments/partyView'
import { INITIAL_RELEASE_POLICY, nextPhase, PHASE_WORDS, PHASES, type Phase } from '@framewell/domain/payments/phases'
import { creditProject, debitOwnAccount, debitProject, type LedgerEntry, movedCents } from '@framewell/domain/payments/posting'
import type { PaymentProject, ProjectInvoice, Waiver } from '@framewell/domain/payments/projectCalls'
import { phasePosting, phaseRelease, retainagePosting, retainedFromShop } from '@framewell/domain/payments/releasePhase'
import { shopMoney } from '@framewell/domain/payments/shopMoney'
import { transactionParties } from '@framewell/domain/payments/transactionParties'
import { WAIVER_CONDITIONS, WAIVER_STEPS, type WaiverStep } from '@framewell/domain/payments/waivers'

export const PROJECT = 'FW-2026-00042'
export const PRICE = cents(5_890_000)
/** The release policy of the story's order, with the price that its shop accepted. */
export const POLICY = { ...INITIAL_RELEASE_POLICY, shopPriceCents: cents(5_772_200) }
export const AT = '2026-11-20T15:00:00.000Z'
/** Replaces the hash of a phase's waiver. */
export const waiverHash = (step: WaiverStep) => 'abcde'.charAt(WAIVER_STEPS.indexOf(step)).repeat(64)

export const STORY_ACCOUNT: HouseAccount = {
  accountHolder: 'Framewell',
  bankName: 'First Example Bank',
  achRoutingNumber: '123456780',
  wireRoutingNumber: '123456780',
  accountNumber: '000123456789',
}

export const DISPUTE: DisputeDetail = {
  id: '5b1d0000-0000-4000-8000-000000000060',
  projectId: PROJECT,
  title: 'Dayton ranch, 1,350 sq ft',
  reason: 'damage',
  status: 'open',
  openedBy: 'Olivia Park',
  builder: 'Park Homes',
  fabricator: 'Wabash Steel Frames',
  openedAt: AT,
  decideBy: '2026-11-30',
  late: false,
  heldCents: cents(0),
  unreleasedCents: cents(0),
  heldIn: 'retainage',
  releasedCents: cents(0),
  outcome: null,
  decisionRefusal: null,
  unread: 1,
  description: 'Two wall panels came bent. The driver saw it.',
  resolution: null,
  evidence: [{ id: 'e1', name: 'panel.jpg', mimeType: 'image/jpeg', sizeBytes: 240_000, by: 'Olivia Park', at: AT }],
}

/** The invoices of the story's project: paid, overdue, upcoming. */
export function storyInvoices(): ProjectInvoice[] {
  return plannedInvoices(PRICE, { depositShare: 0.2 }).map(({ kind, amountCents, prepaid }, at) => ({
    number: `INV-2026-0010${at}`,
    projectId: PROJECT,
    kind,
    prepaid,
    status: (['paid', 'open', 'scheduled'] as const)[at] ?? 'scheduled',
    amountCents,
    paidCents: at === 0 ? amountCents : cents(0),
    creditedCents: cents(0),
    taxCents: cents(0),
    taxNote: null,
    openCents: at === 0 ? cents(0) : amountCents,
    issuedOn: at === 2 ? null : '2026-11-02',
    dueOn: at === 2 ? null : '2026-11-12',
    daysLate: at === 1 ? 8 : 0,
    builder: 'Park Homes',
  }))
}

/** The name and parties of a story's project. */
export interface StoryFacts {
  readonly number: string
  readonly title: string
  readonly builder: string
  readonly fabricator: string
  readonly openedAt: string
  /** '2026-11-20' */
  readonly today: string
  readonly siteAddress: string
  readonly invoices: readonly ProjectInvoice[]
  readonly refund?: PaymentProject['refund']
}

export const STORY_FACTS: StoryFacts = {
  number: PROJECT,
  title: 'Dayton ranch, 1,350 sq ft',
  builder: 'Park Homes',
  fabricator: 'Wabash Steel Frames',
  openedAt: '2026-11-02T15:00:00.000Z',
  today: '2026-11-20',
  siteAddress: '118 Wyoming St, Dayton, OH',
  invoices: storyInvoices(),
}

export interface StoryState {
  /** Completed phases with their notes. */
  completed: readonly { readonly phase: Phase; readonly notes: string }[]
  /** Waivers the shop has signed. */
  waivers: readonly Waiver[]
  /** Whether retainage was released. */
  released: boolean
  /** Whether the order was canceled. */
  readonly canceled?: boolean
  /** The dispute over it; null without one. */
  dispute: DisputeDetail | null
  /** Whether the order has reached the stage a phase requires; true by default. */
  readonly stageReached?: (phase: Phase) => boolean
  /** The next phase counts as accepted since this window's last day, and its funds are short. */
  readonly heldSince?: string
  /** What is recorded for lien papers; nothing by default. */
  lienRecord?: LienRecord
}

/** No early payouts have been taken. */
export const NOTHING_OWED = { advanceCents: cents(0), debtCents: cents(0) }

/** The money of one funded project in a state, computed with the domain's rules; the story advances it. */
export function storyProject(state: StoryState, facts: StoryFacts = STORY_FACTS, view: View = null) {
  const { number, title, builder, fabricator } = facts
  const phasesDone = () => state.completed.map(({ phase }) => phase)
  const releaseOf = (phase: Phase) => phaseRelease(PRICE, phase, POLICY, cents(0))
  /** Releases the retainage to the shop and earns the margin. */
  const closing = () =>
    state.released
      ? [
          retainagePosting(number, releaseOf('delivery').retainageCents, releaseOf('delivery').shopRetainageCents, NOTHING_OWED),
          { entries: [debitProject(number, 'fee', subtractCents(PRICE, POLICY.shopPriceCents))] },
        ]
      : []
  const balanceOf = (account: LedgerAccountKind) =>
    addCents(
      account === 'escrow' ? PRICE : cents(0),
      ...[...phasesDone().map((phase) => phasePosting(number, phase, releaseOf(phase), NOTHING_OWED)), ...closing()]
        .flatMap(({ entries }) => entries)
        .filter((entry) => entry.account === account)
        .map(({ amountCents }) => balanceChange(account, amountCents)),
    )
  const dollarsOf = (account: LedgerAccountKind) => dollarsOfCents(balanceOf(account))
  const deliveredOn = () => (phasesDone().includes('delivery') ? facts.today : null)
  const releasesOn = () => acceptanceEndsOn({ startsOn: deliveredOn(), releasePolicy: POLICY })
  const isSigned = (phase: Phase, condition: string) => state.waivers.some((one) => one.phase === phase && one.condition === condition)

  const balances = () => recordOf(LEDGER_ACCOUNT_KINDS, balanceOf)
  const ofShop = () =>
    shopMoney(
      {
        active: !state.released,
        priceCents: PRICE,
        releasePolicy: POLICY,
        refundedCents: cents(0),
        takenCents: cents(0),
        completed: phasesDone(),
        shopRetainageCents: retainedFromShop(balanceOf('retainage'), releaseOf('delivery')),
      },
      balances(),
    )
  const isShop = isShopView(view)
  const funding = () => (isShop ? ofShop().funding : fundingSeen(view, balances()))
  const unreleased = () => (isShop ? ofShop().unreleasedCents : balanceOf('escrow'))
  const retained = () => (isShop ? ofShop().retainedCents : balanceOf('retainage'))
  const priceCents = isShop ? POLICY.shopPriceCents : PRICE

  const account = (): EscrowAccount => ({
    id: 'e1',
    projectId: number,
    status: state.released ? 'completed' : 'active',
    totalValue: dollarsOfCents(priceCents),
    depositsHeld: isShop ? dollarsOfCents(funding().escrowCents) : dollarsOf('escrow_cash'),
    unreleased: dollarsOfCents(unreleased()),
    advancesReleased: seesAccount(view, 'advance') ? 0 : null,
    availableBalance: dollarsOfCents(unreleased()),
    retainageHeld: dollarsOfCents(retained()),
    cashHeld: dollarsOfCents(funding().cashCents),
    onCredit: dollarsOfCents(funding().creditCents),
    builder,
    fabricator,
  })
  const phaseOf = (phase: Phase): PaymentProject['phases'][number] => {
    const done = state.completed.find((one) => one.phase === phase)
    const due = phase === nextPhase(phasesDone()) && !state.released
    const recorded = due && (state.stageReached?.(phase) ?? true)
    const acceptable = recorded && isSigned(phase, 'conditional') && state.dispute === null
    const held = acceptable && state.heldSince ? { endsOn: state.heldSince, why: heldWords('underfunded') } : null
    return {
      phase,
      ...shownRelease(view, releaseOf(phase)),
      title: PHASE_WORDS[phase],
      recorded: done !== undefined || recorded,
      acceptanceEndsOn: acceptanceEndsOn({ startsOn: acceptable && !held ? facts.today : null, releasePolicy: POLICY }),
      held,
      completedAt: done ? AT : null,
      completedBy: done ? 'Olivia Park' : null,
      transactionId: done ? String(1 + PHASES.indexOf(phase)) : null,
      notes: done?.notes ?? '',
      paidOut: false,
      takenCents: cents(0),
      waiversNeeded: WAIVER_CONDITIONS.filter((condition) => condition === 'conditional' && due && !isSigned(phase, condition)),
    }
  }
  const project = (): PaymentProject => ({
    projectId: number,
    title,
    status: state.canceled ? 'closed' : state.released ? 'completed' : 'active',
    builder,
    fabricator,
    priceCents,
    openedAt: facts.openedAt,
    balances: accountsShown(view, false, balanceOf('escrow_cash')).map((kind) => ({
      account: kind,
      title: LEDGER_ACCOUNTS[kind].title,
      balanceCents: balanceOf(kind),
    })),
    funding: funding(),
    phases: PHASES.map(phaseOf),
    invoices: seesAccount(view, 'receivable') ? [...facts.invoices] : [],
    waivers: [...state.waivers],
    siteAddress: facts.siteAddress,
    lienRecord: state.lienRecord ?? EMPTY_LIEN_RECORD,
    retainage: {
      heldCents: retained(),
      releasesOn: releasesOn(),
      releasedAt: state.released ? AT : null,
      heldByDispute: state.dispute !== null && balanceOf('retainage') > 0,
      heldByCreditLimit: false,
      settledByDispute: false,
    },
    openDispute: state.dispute?.id ?? null,
    refund: facts.refund ?? null,
  })
  const transactions = (): PaymentTransaction[] => {
    const of = (type: string, description: string, entries: readonly LedgerEntry[], createdAt: string): PaymentTransaction => {
      const seen = seenEntries(entries.map((entry) => ({ ...entry, seen: seesAccount(view, entry.account) })))
      const { from, to } = transactionParties(seen, facts)
      const amount = dollarsOfCents(movedCents(seen))
      return { id: createdAt, projectId: number, type, description, fromParty: from, toParty: to, amount, status: 'completed', createdAt }
    }
    const deposit = `Payment of invoice ${facts.invoices[0]?.number}`
    const receipt = [debitOwnAccount('bank', PRICE), creditProject(number, 'escrow', PRICE)]
    return [
      ...(seesAccount(view, 'escrow') ? [of('receipt', deposit, receipt, '2026-11-04T15:00:00.000Z')] : []),
      ...phasesDone().map((phase, at) => {
        const { kind, description, entries } = phasePosting(number, phase, releaseOf(phase), NOTHING_OWED)
        return of(kind, description, entries, `2026-11-20T15:0${at}:00.000Z`)
      }),
    ]
  }
  return {
    facts,
    phasesDone,
    releaseOf,
    funding,
    unreleased,
    retained,
    ofShop,
    isShop,
    balanceOf,
    dollarsOf,
    deliveredOn,
    releasesOn,
    account,
    project,
    transactions,
  }
}
