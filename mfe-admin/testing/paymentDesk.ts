import { currentSession } from '@framewell/domain/accounts/session'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { BankPosition } from '@framewell/domain/payments/bankCalls'
import { decideBankLine, importStatement, listBankLines, listStatements, undoLineDecision } from '@framewell/domain/payments/bankCalls'
import { listInvoices } from '@framewell/domain/payments/billingCalls'
import { getDispute, listDisputes, resolveDispute } from '@framewell/domain/payments/disputeCalls'
import { resolveDispute as resolution } from '@framewell/domain/payments/disputes'
import { decideFactoring, listFactoring } from '@framewell/domain/payments/factoringCalls'
import { listLedgerEntries } from '@framewell/domain/payments/ledgerCalls'
import {
  type BankDetail,
  decideBankDetail,
  decidePayoutRun,
  listBankDetails,
  listPayoutRuns,
  proposeBankDetail,
  proposePayoutRun,
} from '@framewell/domain/payments/payoutCalls'
import { approveRun } from '@framewell/domain/payments/payoutRun'
import { sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'
import { storyMessage, threadDesk } from '@framewell/remote-kit/testing/threadDesk'
import { AT, DAY, detail, dispute, ID, invoice, line, request, run, statement } from './paymentRecords'

interface PaymentDesk {
  /** False: nothing has happened yet. */
  readonly filled?: boolean
  /** Instead of every list. */
  readonly lists?: () => Promise<never>
}

/** The operators' side of payments, answered by the rules of the domain. */
export function paymentDesk({ filled = true, lists }: PaymentDesk = {}) {
  const session = sessionDesk()
  let lines = [
    line(1, {}),
    line(2, { amountCents: 500_000, text: 'kit payment', status: 'unmatched', matchedTo: null, why: 'noReference' }),
    line(3, { amountCents: -4_500, text: 'SERVICE CHARGE', counterparty: '', status: 'unmatched', matchedTo: null, why: 'outgoing' }),
  ]
  let runs = [run]
  let details = [detail]
  let requests = [request]
  let shown = dispute
  const rows = <Row>(all: readonly Row[]) => (filled ? [...all] : [])
  const listed = <Row>(all: readonly Row[]) => ({ data: rows(all), total: rows(all).length })
  const position = (): BankPosition => ({
    ledgerCents: filled ? 11_604_500 : 0,
    statementCents: filled ? 11_600_000 : null,
    statementDay: filled ? DAY : null,
    differenceCents: filled ? -4_500 : null,
    suspenseCents: filled ? 500_000 : 0,
    inTransitCents: 0,
    unmatchedIn: filled ? 1 : 0,
    unmatchedOut: filled ? 1 : 0,
  })
  const answers: SendRequest = answerCalls([
    [currentSession, session.current],
    [listStatements, lists ?? (() => ({ ...listed([statement]), position: position() }))],
    [importStatement, () => ({ statement, imported: false, matched: 1, unmatched: 2 })],
    [listBankLines, lists ?? (({ status }) => listed(lines.filter((one) => status === 'all' || one.status === status)))],
    [
      decideBankLine,
      ({ id, decision, invoice: number }) => {
        if (decision === 'invoice' && !number) throw refuseCall(decideBankLine, 'invoiceNeeded')
        lines = lines.map((one) =>
          one.id === id ? { ...one, status: 'assigned', matchedTo: number ?? decision, decidedBy: 'Olivia Park' } : one,
        )
        const [decided = line(1, {})] = lines.filter((one) => one.id === id)
        return { line: decided }
      },
    ],
    [
      undoLineDecision,
      ({ id }) => {
        lines = lines.map((one) => (one.id === id ? { ...one, status: 'unmatched', matchedTo: null, decidedBy: null } : one))
        const [undone = line(1, {})] = lines.filter((one) => one.id === id)
        return { line: undone }
      },
    ],
    [
      listInvoices,
      lists ??
        (({ status }) => ({
          ...listed(
            [invoice(1, {}), invoice(2, { kind: 'final', status: 'scheduled', issuedOn: null, dueOn: null, daysLate: 0 })].filter(
              (one) => status === 'all' || status === 'overdue' || one.status === status,
            ),
          ),
          aging: {
            current: { count: 0, openCents: 0 },
            days1to30: { count: filled ? 1 : 0, openCents: filled ? 3_534_000 : 0 },
            days31to60: { count: 0, openCents: 0 },
            days61to90: { count: 0, openCents: 0 },
            over90: { count: 0, openCents: 0 },
          },
        })),
    ],
    [
      listPayoutRuns,
      lists ??
        (() => ({
          ...listed(runs),
          payable: rows([
            {
              companyId: ID(71),
              payee: 'Wabash Steel Frames',
              projectId: 'FW-2026-00014',
              account: 'fabricator_payable' as const,
              amountCents: 577_220,
              blocked: null,
            },
            {
              companyId: ID(72),
              payee: 'Hearth Homes LLC',
              projectId: 'FW-2026-00009',
              account: 'builder_payable' as const,
              amountCents: 10_000,
              blocked: 'noBankDetails' as const,
            },
          ]),
          bankCents: 11_604_500,
        })),
    ],
    [proposePayoutRun, () => ({ run })],
    [
      decidePayoutRun,
      ({ decision }) => {
        const outcome = approveRun({ status: runs[0]?.status ?? 'sent', approvedBy: runs[0]?.approvedByMe ? ['a1'] : [] }, 'a1')
        if (decision === 'approve' && 'refusal' in outcome) throw refuseCall(decidePayoutRun, outcome.refusal)
        runs = [
          decision === 'cancel'
            ? { ...run, status: 'cancelled' }
            : { ...run, status: 'approved_once', approvedBy: ['Olivia Park'], approvedByMe: true },
        ]
        return { run: runs[0] ?? run }
      },
    ],
    [listBankDetails, lists ?? (() => listed(details))],
    [
      proposeBankDetail,
      ({ companyId, accountName, accountNumber }) => {
        const entered: BankDetail = {
          ...detail,
          id: ID(73),
          companyId: companyId ?? detail.companyId,
          company: 'Hearth Homes LLC',
          accountName,
          accountLastFour: accountNumber.slice(-4),
          proposedBy: 'Olivia Park',
        }
        details = [entered, ...details]
        return { detail: entered }
      },
    ],
    [
      decideBankDetail,
      ({ decision }) => {
        details = [{ ...detail, status: decision === 'confirm' ? 'active' : 'rejected', decidedBy: 'Olivia Park' }]
        return { detail: details[0] ?? detail }
      },
    ],
    [listFactoring, lists ?? (() => rows(requests))],
    [
      decideFactoring,
      ({ decision, reason }) => {
        requests = [{ ...request, status: decision === 'approve' ? 'approved' : 'rejected', decisionReason: reason }]
        return { request: requests[0] ?? request }
      },
    ],
    [listDisputes, lists ?? (() => ({ ...listed([shown]), summary: { open: filled ? 1 : 0, late: 0 } }))],
    [getDispute, () => ({ dispute: shown })],
    [
      resolveDispute,
      ({ outcome, refundCents, reason }) => {
        const decided = resolution(outcome, shown.heldCents, refundCents)
        if ('refusal' in decided) throw refuseCall(resolveDispute, decided.refusal)
        shown = { ...shown, status: 'resolved', outcome, resolution: { ...decided, reason, by: 'Olivia Park', at: AT } }
        return { dispute: shown }
      },
    ],
    [
      listLedgerEntries,
      lists ??
        (() => ({
          ...listed([
            {
              id: '2',
              postingId: '1',
              postedAt: AT,
              kind: 'receipt',
              description: 'Payment of invoice INV-2026-00041',
              projectId: 'FW-2026-00012',
              account: 'escrow' as const,
              title: 'Escrow',
              amountCents: -1_178_000,
              balanceCents: 1_178_000,
              by: 'olivia@framewell.example',
            },
            {
              id: '1',
              postingId: '1',
              postedAt: AT,
              kind: 'receipt',
              description: 'Payment of invoice INV-2026-00041',
              projectId: null,
              account: 'bank' as const,
              title: 'Bank',
              amountCents: 1_178_000,
              balanceCents: 11_604_500,
              by: 'olivia@framewell.example',
            },
          ]),
          balanceCents: 0,
        })),
    ],
    ...threadDesk({
      as: { party: 'operator', authorName: 'Olivia Park' },
      openDispute: { id: ID(60), reason: 'damage', decideBy: dispute.decideBy, late: false },
      messages: [
        storyMessage(ID(64), {
          kind: 'dispute_opened',
          dispute: ID(60),
          authorName: 'Ada Hearth',
          text: `Damage in transit: ${dispute.description}`,
        }),
        storyMessage(ID(61), { party: 'fabricator', authorName: 'Sam Wabash', text: 'We can send two new ones on Friday.', unread: true }),
      ],
    }),
  ])
  return { answers }
}
