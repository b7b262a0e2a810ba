import { dayAfter } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import type { BankLine, BankStatementRow } from '@framewell/domain/payments/bankCalls'
import type { BankDetail } from '@framewell/domain/payments/bankDetailCalls'
import type { InvoiceRow } from '@framewell/domain/payments/billingCalls'
import type { DisputeDetail } from '@framewell/domain/payments/disputeCalls'
import { DISPUTE_DEADLINE_DAYS } from '@framewell/domain/payments/disputes'
import type { FactoringRequest } from '@framewell/domain/payments/factoringCalls'
import type { PayoutRun } from '@framewell/domain/payments/payoutCalls'
import type { Waiver } from '@framewell/domain/payments/projectCalls'
import type { ReceiptInvoice } from './receiptDesk'

export const ID = (number: number) => `5b1d0000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const DAY = '2026-11-20'
export const AT = '2026-11-20T15:04:05.000Z'

export const line = (number: number, given: Partial<BankLine>): BankLine => ({
  id: ID(number),
  statementId: ID(90),
  houseAccount: 'operating',
  bankReference: `FT26325${number}`,
  bookedOn: DAY,
  amountCents: cents(1_178_000),
  text: 'INV-2026-00041 deposit',
  counterparty: 'Hearth Homes LLC',
  status: 'matched',
  matchedTo: 'INV-2026-00041',
  why: null,
  decidedBy: null,
  companyId: null,
  customer: null,
  unappliedCents: cents(0),
  ...given,
})
export const statement: BankStatementRow = {
  id: ID(90),
  reference: 'STMT-325',
  account: '…6789',
  houseAccount: 'operating',
  format: 'camt053',
  fileName: 'statement.xml',
  day: DAY,
  openingCents: cents(10_000_000),
  closingCents: cents(11_600_000),
  lines: 3,
  unmatched: 2,
  importedAt: AT,
  importedBy: 'Olivia Park',
}
export const invoice = (number: number, given: Partial<InvoiceRow>): InvoiceRow => ({
  id: `INV-2026-0004${number}`,
  number: `INV-2026-0004${number}`,
  projectId: 'FW-2026-00012',
  kind: 'progress',
  prepaid: false,
  status: 'open',
  amountCents: cents(3_534_000),
  paidCents: cents(0),
  creditedCents: cents(0),
  taxCents: cents(0),
  taxNote: null,
  openCents: cents(3_534_000),
  issuedOn: '2026-10-01',
  dueOn: '2026-10-31',
  daysLate: 20,
  builder: 'Hearth Homes LLC',
  ...given,
})
export const dispute: DisputeDetail = {
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
  heldCents: cents(1_294_500),
  unreleasedCents: cents(294_500),
  heldIn: 'retainage',
  releasedCents: cents(1_000_000),
  outcome: null,
  decisionRefusal: null,
  description: 'Two wall panels came bent. The driver saw it.',
  resolution: null,
  unread: 1,
  evidence: [{ id: ID(62), name: 'panel.jpg', mimeType: 'image/jpeg', sizeBytes: 240_000, by: 'Ada Hearth', at: AT }],
}
export const request: FactoringRequest = {
  id: ID(50),
  rollFormerId: ID(51),
  rollFormer: 'Wabash Steel Frames',
  projectId: 'FW-2026-00014',
  trustLevel: 'High',
  urgency: 'urgent',
  advanceAmount: 31_050,
  receivableAmount: 34_500,
  factoringDiscount: 0.03,
  paidAmount: 30_118.5,
  outstandingAmount: 0,
  owedAmount: 0,
  status: 'pending',
  waiverSigned: true,
  decisionReason: null,
  createdAt: AT,
}
export const detail: BankDetail = {
  id: ID(70),
  companyId: ID(71),
  company: 'Wabash Steel Frames',
  status: 'waiting',
  accountName: 'Wabash Steel Frames Inc',
  routingLastFour: '0019',
  accountLastFour: '5678',
  accountType: 'checking',
  accountHolder: 'business',
  proposedBy: 'Sam Wabash',
  proposedAt: AT,
  decidedBy: null,
  blockReason: null,
  waitsUntil: null,
  agreedBy: null,
  prenote: null,
  needsPrenote: false,
  payeeName: 'Wabash Steel Frames Inc',
  checks: [],
  missingChecks: ['name', 'account'],
  needsMyAgreement: false,
}
export const run: PayoutRun = {
  id: ID(80),
  number: 'PR-2026-00007',
  status: 'proposed',
  payOn: '2026-11-24',
  totalCents: cents(2_308_880),
  payouts: [
    {
      id: ID(81),
      reference: 'PO-2026-00019',
      payee: 'Wabash Steel Frames Inc',
      accountLastFour: '5678',
      projectId: 'FW-2026-00012',
      amountCents: cents(2_308_880),
      status: 'waiting',
      failReason: null,
      waivers: [],
    },
  ],
  proposedBy: 'Noah Reed',
  proposedAt: AT,
  approvedBy: [],
  approvedByMe: false,
  sentAt: null,
}
export const signedWaiver: Waiver = {
  id: ID(82),
  phase: 'fabrication_start',
  condition: 'unconditional',
  kind: 'unconditional_progress',
  amountCents: cents(2_308_880),
  signedBy: 'Rosa Lind',
  signedAt: AT,
  exceptions: '',
  textVersion: 1,
  textHash: 'a'.repeat(64),
  returnedPayout: null,
  amountChanged: false,
}
/** The bank has the file, but no bank line has paid it yet. */
export const sentRun: PayoutRun = {
  ...run,
  status: 'sent',
  approvedBy: ['Olivia Park', 'Noah Reed'],
  sentAt: '2026-11-18T15:00:00.000Z',
  payouts: run.payouts.map((payout) => ({ ...payout, status: 'sent' })),
}
/** An open invoice that a payment can pay. */
export const payableInvoice = (number: number, open: number): ReceiptInvoice => ({
  number: `INV-2026-0004${number}`,
  projectId: 'FW-2026-00012',
  companyId: ID(40),
  builder: 'Hearth Homes LLC',
  openCents: cents(open),
  dueOn: `2026-12-0${number}`,
})
