import { currentSession } from '@framewell/domain/accounts/session'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { BankLine, BankPosition, BankStatementRow } from '@framewell/domain/payments/bankCalls'
import { decideBankLine, importStatement, listBankLines, listStatements, undoLineDecision } from '@framewell/domain/payments/bankCalls'
import { type InvoiceRow, listInvoices } from '@framewell/domain/payments/billingCalls'
import { type DisputeDetail, getDispute, listDisputes, resolveDispute } from '@framewell/domain/payments/disputeCalls'
import { DISPUTE_DEADLINE_DAYS, resolveDispute as resolution } from '@framewell/domain/payments/disputes'
import { decideFactoring, type FactoringRequest, listFactoring } from '@framewell/domain/payments/factoringCalls'
import { dayAfter } from '@framewell/domain/payments/invoices'
import { listLedgerEntries } from '@framewell/domain/payments/ledgerCalls'
import {
  type BankDetail,
  decideBankDetail,
  decidePayoutRun,
  listBankDetails,
  listPayoutRuns,
  type PayoutRun,
  proposeBankDetail,
  proposePayoutRun,
} from '@framewell/domain/payments/payoutCalls'
import { approveRun } from '@framewell/domain/payments/payoutRun'
import { sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'
import { storyMessage, threadDesk } from '@framewell/remote-kit/testing/threadDesk'

const ID = (number: number) => `5b1d0000-0000-4000-8000-${String(number).padStart(12, '0')}`
const DAY = '2026-11-20'
const AT = '2026-11-20T15:04:05.000Z'

const line = (number: number, given: Partial<BankLine>): BankLine => ({
  id: ID(number),
  statementId: ID(90),
  bankReference: `FT26325${number}`,
  bookedOn: DAY,
  amountCents: 1_178_000,
  text: 'INV-2026-00041 deposit',
  counterparty: 'Hearth Homes LLC',
  status: 'matched',
  matchedTo: 'INV-2026-00041',
  why: null,
  decidedBy: null,
  ...given,
})
const statement: BankStatementRow = {
  id: ID(90),
  reference: 'STMT-325',
  account: '…6789',
  format: 'camt053',
  fileName: 'statement.xml',
  day: DAY,
  openingCents: 10_000_000,
  closingCents: 11_600_000,
  lines: 3,
  unmatched: 2,
  importedAt: AT,
  importedBy: 'Olivia Park',
}
const invoice = (number: number, given: Partial<InvoiceRow>): InvoiceRow => ({
  id: `INV-2026-0004${number}`,
  number: `INV-2026-0004${number}`,
  projectId: 'FW-2026-00012',
  kind: 'progress',
  prepaid: false,
  status: 'open',
  amountCents: 3_534_000,
  openCents: 3_534_000,
  issuedOn: '2026-10-01',
  dueOn: '2026-10-31',
  daysLate: 20,
  builder: 'Hearth Homes LLC',
  ...given,
})
const dispute: DisputeDetail = {
  id: ID(60),
  projectId: 'FW-2026-00012',
  title: 'Maple Street 12',
  reason: 'damage',
  status: 'open',
  openedBy: 'Ada Hearth',
  builder: 'Hearth Homes LLC',
  fabricator: 'Wabash Steel Frames',
  openedAt: AT,
  decideBy: dayAfter(DAY, DISPUTE_DEADLINE_DAYS),
  late: false,
  heldCents: 294_500,
  heldIn: 'retainage',
  outcome: null,
  description: 'Two wall panels came bent. The driver saw it.',
  resolution: null,
  unread: 1,
  evidence: [{ id: ID(62), name: 'panel.jpg', mimeType: 'image/jpeg', sizeBytes: 240_000, by: 'Ada Hearth', at: AT }],
}
const request: FactoringRequest = {
  id: ID(50),
  rollFormerId: ID(51),
  rollFormer: 'Wabash Steel Frames',
  projectId: 'FW-2026-00012',
  trustLevel: 'High',
  urgency: 'urgent',
  advanceAmount: 31_000,
  receivableAmount: 34_500,
  factoringDiscount: 0.03,
  paidAmount: 30_070,
  outstandingAmount: 0,
  status: 'pending',
  decisionReason: null,
  createdAt: AT,
}
const detail: BankDetail = {
  id: ID(70),
  companyId: ID(71),
  company: 'Wabash Steel Frames',
  status: 'waiting',
  accountName: 'Wabash Steel Frames Inc',
  routingLastFour: '0019',
  accountLastFour: '5678',
  accountType: 'checking',
  proposedBy: 'Sam Wabash',
  proposedAt: AT,
  decidedBy: null,
}
const run: PayoutRun = {
  id: ID(80),
  number: 'PR-2026-00007',
  status: 'proposed',
  payOn: '2026-11-24',
  totalCents: 2_308_880,
  payouts: [
    {
      id: ID(81),
      reference: 'PO-2026-00019',
      payee: 'Wabash Steel Frames Inc',
      accountLastFour: '5678',
      projectId: 'FW-2026-00012',
      amountCents: 2_308_880,
      status: 'waiting',
    },
  ],
  proposedBy: 'Noah Reed',
  proposedAt: AT,
  approvedBy: [],
  approvedByMe: false,
  sentAt: null,
}

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
