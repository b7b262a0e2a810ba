import type { Role } from '@framewell/domain/accounts/roles'
import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { getWaiverText, listInvoices, signWaiver } from '@framewell/domain/payments/billingCalls'
import { addDisputeEvidence, getDispute } from '@framewell/domain/payments/disputeCalls'
import { getPaymentAnalytics, listEscrow, listTransactions } from '@framewell/domain/payments/escrowCalls'
import { factoringOffer } from '@framewell/domain/payments/factoring'
import { getFactoringOffer, listFactoring, requestFactoring } from '@framewell/domain/payments/factoringCalls'
import { balanceChange, LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import { listLedgerEntries } from '@framewell/domain/payments/ledgerCalls'
import { completePhase, previewPhase } from '@framewell/domain/payments/phaseCalls'
import { nextPhase, PHASE_WORDS, PHASES } from '@framewell/domain/payments/phases'
import { getPaymentProject, releaseRetainage } from '@framewell/domain/payments/projectCalls'
import { phasePosting } from '@framewell/domain/payments/releasePhase'
import { filledWaiver, INITIAL_WAIVER_TEXTS, WAIVER_TITLES, waiverKind } from '@framewell/domain/payments/waivers'
import { sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'
import { storyMessage, threadDesk } from '@framewell/remote-kit/testing/threadDesk'
import { AT, DISPUTE, HASH, PRICE, PROJECT, type StoryState, storyBills, storyProject } from './storyProject'

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
  const state: StoryState = {
    completed: PHASES.slice(0, instead.completed ?? 1),
    waived: instead.waived ?? true,
    disputed: instead.disputed ?? false,
  }
  const { releaseOf, balanceOf, dollarsOf, account, project, transactions } = storyProject(state)
  const waiver = project().waivers[0]

  return answerCalls([
    [currentSession, desk.current],
    [signIn, desk.signIn],
    [signOut, desk.signOut],
    [listEscrow, instead.escrow ?? (() => [account()])],
    [listTransactions, instead.transactions ?? transactions],
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
          processingVolume: (PRICE + state.completed.reduce((sum, phase) => sum + releaseOf(phase).grossCents, 0)) / 100,
          avgProcessingTime: null,
          totalReleased: state.completed.reduce((sum, phase) => sum + releaseOf(phase).grossCents, 0) / 100,
          retainageHeld: dollarsOf('retainage'),
          pendingFactoring: 1,
          advancesOutstanding: 0,
          receivables: 35_340,
          overdueReceivables: 35_340,
          calendar:
            state.completed.length === PHASES.length && balanceOf('retainage') > 0
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
    [listInvoices, ({ status }) => storyBills(status)],
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
        refusal: state.waived
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
        if (phase !== nextPhase(state.completed)) throw refuseCall(completePhase, 'phaseOutOfOrder')
        state.completed = [...state.completed, phase]
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
        state.waived = true
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
