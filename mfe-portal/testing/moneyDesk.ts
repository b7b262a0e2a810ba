import type { Role } from '@framewell/domain/accounts/roles'
import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { addCents, cents, centsOfDollars, dollarsOfCents, sumCents } from '@framewell/domain/money/cents'
import { getHouseAccount, getWaiverText, listInvoices, signWaiver } from '@framewell/domain/payments/billingCalls'
import type { DisputeDetail } from '@framewell/domain/payments/disputeCalls'
import { getPaymentAnalytics, NOT_BY_VALUE, searchEscrow, searchTransactions } from '@framewell/domain/payments/escrowCalls'
import { type AdvanceFacts, offerInDollars, openOffer, requestedAdvance } from '@framewell/domain/payments/factoring'
import { type FactoringRequest, getFactoringOffer, requestFactoring, searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { LEDGER_ACCOUNTS, type LedgerAccountKind } from '@framewell/domain/payments/ledgerAccount'
import { listLedgerEntries } from '@framewell/domain/payments/ledgerCalls'
import { recordLien } from '@framewell/domain/payments/lienRecord'
import { isShopView, seesAccount, type View } from '@framewell/domain/payments/partyView'
import { completePhase, previewPhase } from '@framewell/domain/payments/phaseCalls'
import { nextPhase, PHASES } from '@framewell/domain/payments/phases'
import { getPaymentProject, releaseRetainage } from '@framewell/domain/payments/projectCalls'
import { phaseRelease, receivableCents } from '@framewell/domain/payments/releasePhase'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { fakeThreadServer, storyMessage } from '@framewell/remote-kit/testing/fakeThreadServer'
import { escrowFound, factoringFound, invoicesFound, transactionsFound } from '@framewell/remote-kit/testing/paymentLists'
import { disputeAnswers } from './disputeAnswers'
import { phaseDesk, storyWaiver } from './phaseDesk'
import { AT, DISPUTE, POLICY, PRICE, PROJECT, STORY_ACCOUNT, type StoryFacts, type StoryState, storyProject } from './storyProject'

interface MoneyAnswers {
  readonly role: Role
  /** Phases that are complete when the story starts. */
  readonly completed: number
  /** Whether the next phase's conditional waiver is signed; true by default. */
  readonly waived: boolean
  readonly escrow: AnswerCall<typeof searchEscrow>
  /** Replaces the answer with transactions. */
  readonly transactions: AnswerCall<typeof searchTransactions>
  readonly factoring: AnswerCall<typeof searchFactoring>
  /** The shop's early payout requests; one pending by default. */
  readonly requests: readonly FactoringRequest[]
  readonly analytics: AnswerCall<typeof getPaymentAnalytics>
  readonly project: AnswerCall<typeof getPaymentProject>
  /** Whether a dispute over the project is open. */
  readonly disputed: boolean
  /** Disputes over it that are decided. */
  readonly decided: readonly DisputeDetail[]
  /** The project's name and parties. */
  readonly facts: StoryFacts
  /** The next phase counts as accepted since this day and its funds are short. */
  readonly heldSince: string
  /** The project's state; overrides the options above. */
  readonly state: StoryState
}

const VIEWS: Readonly<Partial<Record<Role, View>>> = { builder: ['builder'], partner: ['fabricator'] }

/** A fake of the payment calls for stories: one funded project whose phases release by the domain's rules, or the story's overrides. */
export function moneyDesk(instead: Partial<MoneyAnswers> = {}): SendRequest {
  const desk = fakeSessionServer({ role: instead.role ?? 'builder' })
  const phases = PHASES.slice(0, instead.completed ?? 1)
  const next = instead.waived === false ? undefined : nextPhase(phases)
  const state: StoryState = instead.state ?? {
    completed: phases.map((phase) => ({ phase, notes: '' })),
    waivers: [...phases, ...(next ? [next] : [])].map((phase) => storyWaiver(phase, phaseRelease(PRICE, phase, POLICY, cents(0)).netCents)),
    released: false,
    dispute: instead.disputed ? DISPUTE : null,
    ...(instead.heldSince && { heldSince: instead.heldSince }),
  }
  const view = VIEWS[instead.role ?? 'builder'] ?? null
  const story = storyProject(state, instead.facts, view)
  const { facts, phasesDone, releaseOf, balanceOf, dollarsOf, account, transactions } = story
  let requests = instead.requests ?? [storyRequest(facts)]
  const phase = phaseDesk(state, story, view, {
    pendingCents: () => {
      const pending = requests.find(({ status }) => status === 'pending')
      return pending ? centsOfDollars(pending.paidAmount) : null
    },
    onSigned: () => {
      requests = requests.map((one) => (one.status === 'pending' ? { ...one, waiverSigned: true } : one))
    },
  })
  const standing = (): AdvanceFacts => ({
    active: !state.released,
    onHold: false,
    disputeOpen: state.dispute !== null,
    coverCents: balanceOf('escrow'),
    advancedCents: cents(0),
    receivableCents: receivableCents({ priceCents: PRICE, releasePolicy: POLICY, refundedCents: cents(0) }, phasesDone()),
    trust: 'High',
  })

  const seenOf = (kind: LedgerAccountKind) => (seesAccount(view, kind) ? dollarsOf(kind) : 0)
  const owed = (amount: number) => (seesAccount(view, 'receivable') ? amount : 0)
  const released = () => sumCents(phasesDone().map((one) => releaseOf(one).grossCents))

  return answerCalls([
    [currentSession, desk.current],
    [signIn, desk.signIn],
    [signOut, desk.signOut],
    [
      searchEscrow,
      instead.escrow ??
        ((asked) => {
          if (asked.sort === 'totalValue' && isShopView(view)) throw refuseCall(searchEscrow, 'invalidInput', NOT_BY_VALUE)
          return escrowFound([account()], asked)
        }),
    ],
    [searchTransactions, instead.transactions ?? ((asked) => transactionsFound(transactions(), asked))],
    [searchFactoring, instead.factoring ?? ((asked) => factoringFound(requests, asked))],
    [
      getPaymentAnalytics,
      instead.analytics ??
        (() => ({
          totalEscrowValue: dollarsOfCents(story.unreleased()),
          cashHeld: dollarsOfCents(story.funding().cashCents),
          cashInEscrow: dollarsOfCents(story.funding().escrowCents),
          onCredit: dollarsOfCents(story.funding().creditCents),
          totalRevenue: view === null ? dollarsOf('fee') : 0,
          monthlyRevenue: view === null ? dollarsOf('fee') : 0,
          activeAccounts: 1,
          processingVolume: dollarsOfCents(addCents(PRICE, released())),
          avgProcessingTime: null,
          totalReleased: dollarsOfCents(story.isShop ? story.ofShop().releasedCents : released()),
          retainageHeld: dollarsOfCents(story.retained()),
          pendingFactoring: seesAccount(view, 'advance') ? 1 : 0,
          advancesOutstanding: 0,
          receivables: owed(35_340),
          overdueReceivables: owed(35_340),
          calendar:
            state.completed.length === PHASES.length && balanceOf('retainage') > 0
              ? [
                  {
                    projectId: PROJECT,
                    title: 'Dayton ranch, 1,350 sq ft',
                    releasesOn: '2026-12-04',
                    amount: dollarsOfCents(story.retained()),
                    held: false,
                  },
                ]
              : [],
          timeline: [
            {
              day: '2026-11-02',
              escrow: seesAccount(view, 'escrow') ? 47_120 : 0,
              retainage: 0,
              fabricators: 0,
              refunds: 0,
              receivables: owed(47_120),
            },
            {
              day: '2026-11-04',
              escrow: seesAccount(view, 'escrow') ? dollarsOfCents(PRICE) : 0,
              retainage: 0,
              fabricators: 0,
              refunds: 0,
              receivables: owed(47_120),
            },
            {
              day: '2026-11-20',
              escrow: seenOf('escrow'),
              retainage: seenOf('retainage'),
              fabricators: seenOf('fabricator_payable'),
              refunds: 0,
              receivables: owed(35_340),
            },
          ],
        })),
    ],
    [getHouseAccount, () => ({ account: STORY_ACCOUNT })],
    [getPaymentProject, instead.project ?? phase.readProject],
    [previewPhase, phase.preview],
    [completePhase, phase.complete],
    [releaseRetainage, phase.release],
    [getWaiverText, phase.readWaiver],
    [signWaiver, phase.sign],
    [recordLien, phase.record],
    [
      listInvoices,
      (asked) =>
        invoicesFound(
          seesAccount(view, 'receivable') ? facts.invoices.map((invoice) => ({ ...invoice, id: invoice.number })) : [],
          asked,
          facts.today,
        ),
    ],
    [
      listLedgerEntries,
      () => ({
        data: [
          {
            id: 'l1',
            postingId: 'p1',
            postedAt: AT,
            kind: 'phase_release',
            description: 'Fabrication start: release to the shop',
            projectId: PROJECT,
            account: 'escrow' as const,
            title: LEDGER_ACCOUNTS.escrow.title,
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
      getFactoringOffer,
      ({ projectId, urgency }) => {
        if (projectId !== facts.number) throw refuseCall(getFactoringOffer, 'unknownProject')
        const open = openOffer(standing(), urgency)
        if ('refusal' in open) throw refuseCall(getFactoringOffer, open.refusal)
        return offerInDollars(open.offer)
      },
    ],
    [
      requestFactoring,
      ({ projectId, urgency }) => {
        if (projectId !== facts.number) throw refuseCall(requestFactoring, 'unknownProject')
        const asked = requestedAdvance(requests, standing(), urgency)
        if ('refusal' in asked) throw refuseCall(requestFactoring, asked.refusal)
        const { discountAmount: _, ...amounts } = offerInDollars(asked.offer)
        const request = { ...storyRequest(facts), ...amounts, id: `f${requests.length + 1}`, urgency, outstandingAmount: 0 }
        requests = [request, ...requests]
        return { request }
      },
    ],
    ...disputeAnswers(state, story, instead.decided ?? []),
    ...fakeThreadServer({
      openDispute: { id: DISPUTE.id, reason: 'damage', decideBy: DISPUTE.decideBy, late: false },
      messages: [
        storyMessage('m1', { kind: 'dispute_opened', dispute: DISPUTE.id, text: `Damage in transit: ${DISPUTE.description}`, mine: true }),
        storyMessage('m2', { party: 'fabricator', authorName: 'Dana Ruiz', text: 'We can send two new ones on Friday.', unread: true }),
      ],
    }),
  ])
}

/** A shop's pending early payout request. */
const storyRequest = ({ number, fabricator }: StoryFacts): FactoringRequest => ({
  id: 'f1',
  rollFormerId: 's1',
  rollFormer: fabricator,
  projectId: number,
  trustLevel: 'High',
  urgency: 'urgent',
  advanceAmount: 20_000,
  receivableAmount: 35_340,
  factoringDiscount: 0.03,
  paidAmount: 19_400,
  outstandingAmount: 20_000,
  owedAmount: 0,
  status: 'pending',
  waiverSigned: false,
  decisionReason: null,
  createdAt: AT,
})
