import type { DisputeDetail } from '@framewell/domain/payments/disputeCalls'
import type { EscrowAccount, PaymentTransaction } from '@framewell/domain/payments/escrowCalls'
import { plannedInvoices } from '@framewell/domain/payments/invoices'
import { balanceChange, LEDGER_ACCOUNTS, type LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import { INITIAL_RELEASE_POLICY, nextPhase, PHASE_WORDS, PHASES, type Phase } from '@framewell/domain/payments/phases'
import type { PaymentProject, ProjectInvoice } from '@framewell/domain/payments/projectCalls'
import { phasePosting, phaseRelease } from '@framewell/domain/payments/releasePhase'

export const PROJECT = 'FW-2026-00042'
export const PRICE = 5_890_000
export const AT = '2026-11-20T15:00:00.000Z'
export const HASH = 'a'.repeat(64)
const SHOWN = ['escrow', 'fabricator_payable', 'retainage', 'advance', 'fee', 'receivable'] as const satisfies readonly LedgerAccountKind[]

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
  heldCents: 0,
  heldIn: 'retainage',
  outcome: null,
  unread: 1,
  description: 'Two wall panels came bent. The driver saw it.',
  resolution: null,
  evidence: [{ id: 'e1', name: 'panel.jpg', mimeType: 'image/jpeg', sizeBytes: 240_000, by: 'Olivia Park', at: AT }],
}

/** The bills of the story's project: paid, overdue, to come. */
export function storyInvoices(): ProjectInvoice[] {
  return plannedInvoices(PRICE, { depositShare: 0.2 }).map(({ kind, amountCents, prepaid }, at) => ({
    number: `INV-2026-0010${at}`,
    projectId: PROJECT,
    kind,
    prepaid,
    status: (['paid', 'open', 'scheduled'] as const)[at] ?? 'scheduled',
    amountCents,
    creditedCents: 0,
    openCents: at === 0 ? 0 : amountCents,
    issuedOn: at === 2 ? null : '2026-11-02',
    dueOn: at === 2 ? null : '2026-11-12',
    daysLate: at === 1 ? 8 : 0,
    builder: 'Park Homes',
  }))
}

/** The answer of the list of invoices. */
export function storyBills(status: string) {
  const data = storyInvoices().flatMap((invoice) =>
    status !== 'overdue' || invoice.daysLate > 0 ? [{ ...invoice, id: invoice.number }] : [],
  )
  const none = { count: 0, openCents: 0 }
  return {
    data,
    total: data.length,
    billedCents: data.reduce((sum, { amountCents }) => sum + amountCents, 0),
    openCents: data.reduce((sum, { openCents }) => sum + openCents, 0),
    aging: { current: none, days1to30: none, days31to60: none, days61to90: none, over90: none },
  }
}

export interface StoryState {
  /** Phases that are complete. */
  completed: readonly Phase[]
  /** Whether the next phase's conditional waiver is signed. */
  waived: boolean
  readonly disputed: boolean
}

/** The money of one funded project as the domain's rules have it in a state, which the story moves on. */
export function storyProject(state: StoryState) {
  const releaseOf = (phase: Phase) => phaseRelease(PRICE, phase, INITIAL_RELEASE_POLICY, 0)
  const balanceOf = (account: LedgerAccountKind, phases: readonly Phase[] = state.completed) =>
    phases
      .flatMap((phase) => phasePosting(PROJECT, phase, releaseOf(phase)).entries)
      .filter((entry) => entry.account === account)
      .reduce((sum, { amountCents }) => sum + balanceChange(account, amountCents), account === 'escrow' ? PRICE : 0)
  const dollarsOf = (account: LedgerAccountKind) => balanceOf(account) / 100

  const account = (): EscrowAccount => ({
    id: 'e1',
    projectId: PROJECT,
    status: 'active',
    totalValue: PRICE / 100,
    depositsHeld: dollarsOf('escrow'),
    advancesReleased: 0,
    availableBalance: dollarsOf('escrow'),
    retainageHeld: dollarsOf('retainage'),
    builder: 'Park Homes',
    fabricator: 'Wabash Steel Frames',
  })
  const project = (): PaymentProject => ({
    projectId: PROJECT,
    title: 'Dayton ranch, 1,350 sq ft',
    status: 'active',
    builder: 'Park Homes',
    fabricator: 'Wabash Steel Frames',
    priceCents: PRICE,
    openedAt: '2026-11-02T15:00:00.000Z',
    balances: SHOWN.map((kind) => ({ account: kind, title: LEDGER_ACCOUNTS[kind].title, balanceCents: balanceOf(kind) })),
    phases: PHASES.map((phase) => ({
      ...releaseOf(phase),
      phase,
      title: PHASE_WORDS[phase],
      completedAt: state.completed.includes(phase) ? AT : null,
      completedBy: state.completed.includes(phase) ? 'Olivia Park' : null,
      transactionId: state.completed.includes(phase) ? String(1 + PHASES.indexOf(phase)) : null,
      notes: '',
      paidOut: false,
      waiversNeeded: !state.waived && phase === nextPhase(state.completed) ? ['conditional'] : [],
    })),
    invoices: storyInvoices(),
    waivers: state.waived
      ? [
          {
            id: 'w1',
            phase: nextPhase(state.completed) ?? 'delivery',
            condition: 'conditional',
            kind: 'conditional_progress',
            amountCents: releaseOf('quality_check').netCents,
            signedBy: 'Dana Ruiz',
            signedAt: AT,
            textVersion: 1,
            textHash: HASH,
          },
        ]
      : [],
    retainage: {
      heldCents: balanceOf('retainage'),
      releasesOn: state.completed.includes('delivery') ? '2026-12-04' : null,
      releasedAt: null,
      heldByDispute: state.disputed,
    },
    openDispute: state.disputed ? DISPUTE.id : null,
  })
  const transactions = (): PaymentTransaction[] => [
    ...state.completed.map((phase) => ({
      id: phase,
      projectId: PROJECT,
      type: 'phase_release',
      description: `${PHASE_WORDS[phase]}: release from escrow`,
      fromParty: 'Escrow',
      toParty: 'Wabash Steel Frames',
      amount: releaseOf(phase).grossCents / 100,
      status: 'completed' as const,
      createdAt: AT,
    })),
    {
      id: 'deposit',
      projectId: PROJECT,
      type: 'deposit',
      description: 'Deposit received',
      fromParty: 'Park Homes',
      toParty: 'Escrow',
      amount: PRICE / 100,
      status: 'completed' as const,
      createdAt: '2026-11-04T15:00:00.000Z',
    },
  ]
  return { releaseOf, balanceOf, dollarsOf, account, project, transactions }
}
