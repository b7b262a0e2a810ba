import type { Role } from '@framewell/domain/accounts/roles'
import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { listNotices } from '@framewell/domain/notifications/noticeCalls'
import { getWaiverText, signWaiver } from '@framewell/domain/payments/billingCalls'
import { addDisputeEvidence, type DisputeDetail, getDispute } from '@framewell/domain/payments/disputeCalls'
import { type EscrowAccount, getPaymentAnalytics, listEscrow, listTransactions } from '@framewell/domain/payments/escrowCalls'
import { factoringOffer } from '@framewell/domain/payments/factoring'
import { getFactoringOffer, listFactoring, requestFactoring } from '@framewell/domain/payments/factoringCalls'
import { plannedInvoices } from '@framewell/domain/payments/invoices'
import { balanceChange, LEDGER_ACCOUNTS, type LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import { listLedgerEntries } from '@framewell/domain/payments/ledgerCalls'
import { completePhase, previewPhase } from '@framewell/domain/payments/phaseCalls'
import { INITIAL_RELEASE_POLICY, nextPhase, PHASE_WORDS, PHASES, type Phase } from '@framewell/domain/payments/phases'
import { getPaymentProject, type PaymentProject, type ProjectInvoice, releaseRetainage } from '@framewell/domain/payments/projectCalls'
import { phasePosting, phaseRelease } from '@framewell/domain/payments/releasePhase'
import { filledWaiver, INITIAL_WAIVER_TEXTS, WAIVER_TITLES, waiverKind } from '@framewell/domain/payments/waivers'
import { sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'
import { storyMessage, threadDesk } from '@framewell/remote-kit/testing/threadDesk'

export const PROJECT = 'FW-2026-00042'
const PRICE = 5_890_000
const AT = '2026-11-20T15:00:00.000Z'
const HASH = 'a'.repeat(64)
const SHOWN = ['escrow', 'fabricator_payable', 'retainage', 'advance', 'fee', 'receivable'] as const satisfies readonly LedgerAccountKind[]

const DISPUTE: DisputeDetail = {
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
    openCents: at === 0 ? 0 : amountCents,
    issuedOn: at === 2 ? null : '2026-11-02',
    dueOn: at === 2 ? null : '2026-11-12',
    daysLate: at === 1 ? 8 : 0,
    builder: 'Park Homes',
  }))
}

interface MoneyAnswers {
  readonly role: Role
  /** Phases that are complete when the story begins. */
  readonly completed: number
  /** Whether the next phase's conditional waiver is signed. */
  readonly waived: boolean
  readonly escrow: AnswerCall<typeof listEscrow>
  readonly transactions: AnswerCall<typeof listTransactions>
  readonly factoring: AnswerCall<typeof listFactoring>
  readonly analytics: AnswerCall<typeof getPaymentAnalytics>
  readonly project: AnswerCall<typeof getPaymentProject>
  /** Whether a dispute over the project is open. */
  readonly disputed: boolean
}

/** Answers the calls of payments for stories: one funded project whose phases release by the domain's rules, or what the story says instead. */
export function moneyDesk(instead: Partial<MoneyAnswers> = {}): SendRequest {
  const desk = sessionDesk({ role: instead.role ?? 'builder' })
  let completed: Phase[] = PHASES.slice(0, instead.completed ?? 1)
  let waived = instead.waived ?? true
  const releaseOf = (phase: Phase) => phaseRelease(PRICE, phase, INITIAL_RELEASE_POLICY, 0)
  const balanceOf = (account: LedgerAccountKind, phases: readonly Phase[] = completed) =>
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
      completedAt: completed.includes(phase) ? AT : null,
      completedBy: completed.includes(phase) ? 'Olivia Park' : null,
      transactionId: completed.includes(phase) ? String(1 + PHASES.indexOf(phase)) : null,
      notes: '',
      paidOut: false,
      waiversNeeded: !waived && phase === nextPhase(completed) ? ['conditional'] : [],
    })),
    invoices: storyInvoices(),
    waivers: waived
      ? [
          {
            id: 'w1',
            phase: nextPhase(completed) ?? 'delivery',
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
      releasesOn: completed.includes('delivery') ? '2026-12-04' : null,
      releasedAt: null,
      heldByDispute: instead.disputed ?? false,
    },
    openDispute: instead.disputed ? DISPUTE.id : null,
  })
  const waiver = project().waivers[0]

  return answerCalls([
    [currentSession, desk.current],
    [signIn, desk.signIn],
    [signOut, desk.signOut],
    [listNotices, () => ({ notices: [], unread: 0, more: false })],
    [listEscrow, instead.escrow ?? (() => [account()])],
    [
      listTransactions,
      instead.transactions ??
        (() => [
          ...completed.map((phase) => ({
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
        ]),
    ],
    [
      listFactoring,
      instead.factoring ??
        (() => [
          {
            id: 'f1',
            rollFormerId: 's1',
            rollFormer: 'Wabash Steel Frames',
            projectId: PROJECT,
            trustLevel: 'High' as const,
            urgency: 'urgent' as const,
            advanceAmount: 20_000,
            receivableAmount: 35_340,
            factoringDiscount: 0.03,
            paidAmount: 19_400,
            outstandingAmount: 20_000,
            status: 'pending' as const,
            decisionReason: null,
            createdAt: AT,
          },
        ]),
    ],
    [
      getPaymentAnalytics,
      instead.analytics ??
        (() => ({
          totalEscrowValue: dollarsOf('escrow'),
          totalRevenue: dollarsOf('fee'),
          monthlyRevenue: dollarsOf('fee'),
          activeAccounts: 1,
          processingVolume: (PRICE + completed.reduce((sum, phase) => sum + releaseOf(phase).grossCents, 0)) / 100,
          avgProcessingTime: null,
          totalReleased: completed.reduce((sum, phase) => sum + releaseOf(phase).grossCents, 0) / 100,
          retainageHeld: dollarsOf('retainage'),
          pendingFactoring: 1,
          advancesOutstanding: 0,
          receivables: 35_340,
          overdueReceivables: 35_340,
          calendar:
            completed.length === PHASES.length && balanceOf('retainage') > 0
              ? [
                  {
                    projectId: PROJECT,
                    title: 'Dayton ranch, 1,350 sq ft',
                    releasesOn: '2026-12-04',
                    amount: dollarsOf('retainage'),
                    held: false,
                  },
                ]
              : [],
          timeline: [
            { day: '2026-11-02', escrow: 47_120, retainage: 0, fabricators: 0, receivables: 47_120 },
            { day: '2026-11-04', escrow: PRICE / 100, retainage: 0, fabricators: 0, receivables: 47_120 },
            {
              day: '2026-11-20',
              escrow: dollarsOf('escrow'),
              retainage: dollarsOf('retainage'),
              fabricators: dollarsOf('fabricator_payable'),
              receivables: 35_340,
            },
          ],
        })),
    ],
    [getPaymentProject, instead.project ?? (() => ({ project: project() }))],
    [
      previewPhase,
      ({ phase }) => ({
        release: { phase, ...releaseOf(phase) },
        movements: phasePosting(PROJECT, phase, releaseOf(phase)).entries.map(({ account: kind, amountCents }) => ({
          account: kind,
          title: LEDGER_ACCOUNTS[kind].title,
          amountCents,
          beforeCents: balanceOf(kind),
          afterCents: balanceOf(kind) + balanceChange(kind, amountCents),
        })),
        refusal: waived
          ? null
          : {
              code: 'waiverMissing',
              message: 'A lien waiver is missing. The shop has to sign it first.',
              missing: ['Conditional waiver for quality check.'],
            },
      }),
    ],
    [
      completePhase,
      ({ phase }) => {
        if (phase !== nextPhase(completed)) throw refuseCall(completePhase, 'phaseOutOfOrder')
        completed = [...completed, phase]
        return {
          success: true as const,
          projectId: PROJECT,
          release: { phase, ...releaseOf(phase) },
          transactionId: 't1',
          completedAt: AT,
          completedBy: 'Olivia Park',
          acceptanceEndsOn: phase === 'delivery' ? '2026-12-04' : null,
        }
      },
    ],
    [releaseRetainage, () => Promise.reject(refuseCall(releaseRetainage, 'acceptanceRunning'))],
    [
      listLedgerEntries,
      () => ({
        data: [
          {
            id: 'l1',
            postingId: 'p1',
            postedAt: AT,
            kind: 'phase_release',
            description: 'Fabrication start: release from escrow',
            projectId: PROJECT,
            account: 'escrow' as const,
            title: 'Escrow',
            amountCents: releaseOf('fabrication_start').grossCents,
            balanceCents: balanceOf('escrow'),
            by: 'Olivia Park',
          },
        ],
        total: 1,
        next: null,
        balanceCents: balanceOf('escrow'),
      }),
    ],
    [
      getWaiverText,
      ({ phase, condition }) => {
        const kind = waiverKind(phase, condition)
        const amountCents = releaseOf(phase).netCents
        const fields = {
          claimant: 'Wabash Steel Frames',
          customer: 'Park Homes',
          project: PROJECT,
          phase: PHASE_WORDS[phase],
          amount: `$${amountCents / 100}`,
          throughDate: 'November 20, 2026',
          payer: 'Framewell',
        }
        const paragraphs = filledWaiver(INITIAL_WAIVER_TEXTS[kind], fields)
        return { kind, title: WAIVER_TITLES[kind], paragraphs, amountCents, textVersion: 1, textHash: HASH, signed: null }
      },
    ],
    [
      signWaiver,
      ({ signature, phase, condition }) => {
        waived = true
        const kind = waiverKind(phase, condition)
        return {
          waiver: {
            ...(waiver ?? { id: 'w1', amountCents: releaseOf(phase).netCents, signedAt: AT, textVersion: 1, textHash: HASH }),
            phase,
            condition,
            kind,
            signedBy: signature,
          },
        }
      },
    ],
    [
      getFactoringOffer,
      ({ urgency }) => {
        const offer = factoringOffer(balanceOf('escrow'), 0, 'High', urgency)
        return {
          trustLevel: 'High' as const,
          receivableAmount: dollarsOf('escrow'),
          advanceAmount: offer.advanceCents / 100,
          paidAmount: offer.paidCents / 100,
          discountAmount: offer.discountCents / 100,
          factoringDiscount: offer.factoringDiscount,
        }
      },
    ],
    [requestFactoring, () => Promise.reject(refuseCall(requestFactoring, 'requestWaits'))],
    [getDispute, () => ({ dispute: { ...DISPUTE, heldCents: balanceOf('retainage') } })],
    [addDisputeEvidence, () => Promise.reject(refuseCall(addDisputeEvidence, 'unknownFileType'))],
    ...threadDesk({
      openDispute: { id: DISPUTE.id, reason: 'damage', decideBy: DISPUTE.decideBy, late: false },
      messages: [
        storyMessage('m1', { kind: 'dispute_opened', dispute: DISPUTE.id, text: `Damage in transit: ${DISPUTE.description}`, mine: true }),
        storyMessage('m2', { party: 'fabricator', authorName: 'Dana Ruiz', text: 'We can send two new ones on Friday.', unread: true }),
      ],
    }),
  ])
}
