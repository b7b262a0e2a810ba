import { currentSession } from '@framewell/domain/accounts/session'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { cents, centsOfDollars } from '@framewell/domain/money/cents'
import { type InvoiceRow, listInvoices } from '@framewell/domain/payments/billingCalls'
import { type DisputeDetail, getDispute, listDisputes, resolveDispute } from '@framewell/domain/payments/disputeCalls'
import { resolveDispute as resolution } from '@framewell/domain/payments/disputes'
import { type AdvanceFacts, decidedAdvance, type OpenOffer, offerInDollars } from '@framewell/domain/payments/factoring'
import { decideFactoring, type FactoringRequest, previewAdvanceOutcome, searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { fakeThreadServer, storyMessage } from '@framewell/remote-kit/testing/fakeThreadServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { factoringFound, invoicesFound } from '@framewell/remote-kit/testing/paymentLists'
import { type BankRecords, bankDesk } from './bankDesk'
import { AT, DAY, detail, dispute, ID, invoice, line, payableInvoice, request, run, statement } from './paymentRecords'
import { type PayoutRecords, payoutDesk } from './payoutDesk'

interface PaymentDesk extends Partial<BankRecords & PayoutRecords> {
  /** False: nothing has happened yet. */
  readonly filled?: boolean
  readonly requests?: readonly FactoringRequest[]
  readonly disputes?: readonly DisputeDetail[]
  /** Newest first. */
  readonly bills?: readonly InvoiceRow[]
  /** '2026-11-20' */
  readonly today?: string
  /** A project's state beyond what its request says. */
  readonly standing?: (projectId: string) => Partial<AdvanceFacts>
  /** Replaces every list. */
  readonly lists?: () => Promise<never>
  /** Answers what this fake does not. */
  readonly otherwise?: SendRequest
}

const LISTING = {
  searched: ({ projectId, title, builder, fabricator, description }: DisputeDetail) => [projectId, title, builder, fabricator, description],
  newest: ({ openedAt }: DisputeDetail) => openedAt,
  sorts: { decideBy: ({ decideBy }: DisputeDetail) => decideBy },
}

/** A fake of the operators' payment calls, with the domain's rules. */
export function paymentDesk({ filled = true, lists, otherwise, ...given }: PaymentDesk = {}) {
  const session = fakeSessionServer()
  const rows = <Row>(all: readonly Row[]) => (filled ? [...all] : [])
  const bills =
    given.bills ?? rows([invoice(1, {}), invoice(2, { kind: 'final', status: 'scheduled', issuedOn: null, dueOn: null, daysLate: 0 })])
  let requests = given.requests ?? rows([request])
  let disputes = given.disputes ?? rows([dispute])
  const findDispute = (id: string) => {
    const found = disputes.find((one) => one.id === id)
    if (!found) throw refuseCall(getDispute, 'unknownDispute')
    return found
  }
  const standingOf = ({ projectId, receivableAmount, outstandingAmount, trustLevel }: FactoringRequest): AdvanceFacts => ({
    active: true,
    onHold: false,
    disputeOpen: disputes.some((one) => one.projectId === projectId && one.status === 'open'),
    coverCents: centsOfDollars(receivableAmount),
    advancedCents: centsOfDollars(outstandingAmount),
    receivableCents: centsOfDollars(receivableAmount),
    trust: trustLevel,
    ...given.standing?.(projectId),
  })
  const answers: SendRequest = answerCalls(
    [
      [currentSession, session.current],
      [listInvoices, lists ?? ((asked) => invoicesFound(bills, asked, given.today ?? DAY))],
      [searchFactoring, lists ?? ((asked) => factoringFound(requests, asked))],
      [previewAdvanceOutcome, () => ({ shop: 'Wabash Steel Frames', requestEnds: false, undoneCents: cents(0), owedCents: cents(0) })],
      [
        decideFactoring,
        ({ id, decision, reason }) => {
          const found = requests.find((one) => one.id === id)
          if (!found) throw refuseCall(decideFactoring, 'notFound')
          const outcome = decidedAdvance({ ...found, fabricatorId: found.rollFormerId }, decision, {
            ...standingOf(found),
            fabricatorId: found.rollFormerId,
          })
          if ('refusal' in outcome) throw refuseCall(decideFactoring, outcome.refusal)
          if (outcome.status === 'approved' && !found.waiverSigned) throw refuseCall(decideFactoring, 'waiverMissing')
          const decided: FactoringRequest = {
            ...found,
            ...(outcome.status === 'approved' ? approved(found, outcome.offer) : { status: 'rejected' }),
            decisionReason: reason,
          }
          requests = requests.map((one) => (one.id === id ? decided : one))
          return { request: decided }
        },
      ],
      [
        listDisputes,
        lists ??
          (({ status, projectId, ...asked }) => {
            const found = disputes.filter(
              (one) => (status === 'all' || one.status === status) && (projectId === undefined || one.projectId === projectId),
            )
            const open = disputes.filter((one) => one.status === 'open')
            return { ...listRows(found, LISTING, asked), summary: { open: open.length, late: open.filter(({ late }) => late).length } }
          }),
      ],
      [getDispute, ({ id }) => ({ dispute: findDispute(id) })],
      [
        resolveDispute,
        ({ id, outcome, refundCents, reason }) => {
          const found = findDispute(id)
          if (found.status !== 'open') throw refuseCall(resolveDispute, 'resolved')
          const decided = resolution(outcome, { ...found, payableCents: found.releasedCents }, refundCents)
          if ('refusal' in decided) throw refuseCall(resolveDispute, decided.refusal)
          const { refundCents: back, releaseCents } = decided
          const dispute: DisputeDetail = {
            ...found,
            status: 'resolved',
            outcome,
            // Nothing is held after the decision, and the operator who posted on the order has read its messages.
            ...{ late: false, heldCents: cents(0), unreleasedCents: cents(0), heldIn: 'retainage', releasedCents: cents(0), unread: 0 },
            resolution: { refundCents: back, releaseCents, reason, by: 'Olivia Park', at: AT },
          }
          disputes = disputes.map((one) => (one.id === id ? dispute : one))
          return { dispute }
        },
      ],
      ...bankDesk({
        statements: [statement],
        lines: rows([
          line(1, {}),
          line(2, { amountCents: cents(500_000), text: 'kit payment', status: 'unmatched', matchedTo: null, why: 'noReference' }),
          line(3, {
            amountCents: cents(-4_500),
            text: 'SERVICE CHARGE',
            counterparty: '',
            status: 'unmatched',
            matchedTo: null,
            why: 'outgoing',
          }),
        ]),
        invoices: rows([payableInvoice(1, 378_000), payableInvoice(2, 122_000), payableInvoice(3, 495_000)]),
        runs: rows([run]),
        position: {
          account: 'operating' as const,
          ledgerCents: filled ? cents(11_604_500) : cents(0),
          statementCents: filled ? cents(11_600_000) : null,
          statementDay: filled ? DAY : null,
          differenceCents: filled ? cents(-4_500) : null,
          suspenseCents: filled ? cents(500_000) : cents(0),
          inTransitCents: cents(0),
          unmatchedIn: filled ? 1 : 0,
          unmatchedOut: filled ? 1 : 0,
        },
        lists,
        ...given,
      }),
      ...payoutDesk({
        runs: rows([run]),
        details: rows([detail]),
        payable: rows([
          {
            companyId: ID(71),
            payee: 'Wabash Steel Frames',
            projectId: 'FW-2026-00014',
            account: 'fabricator_payable' as const,
            returned: null,
            amountCents: cents(577_220),
            blocked: null,
          },
          {
            companyId: ID(72),
            payee: 'Hearth Homes LLC',
            projectId: 'FW-2026-00009',
            account: 'builder_payable' as const,
            returned: null,
            amountCents: cents(10_000),
            blocked: 'noBankDetails' as const,
          },
        ]),
        bankCents: cents(11_604_500),
        lists,
        ...given,
      }),
      ...fakeThreadServer({
        as: { party: 'operator', authorName: 'Olivia Park' },
        openDispute: { id: ID(60), reason: 'damage', decideBy: dispute.decideBy, late: false },
        messages: [
          storyMessage(ID(64), {
            kind: 'dispute_opened',
            dispute: ID(60),
            authorName: 'Ada Hearth',
            text: `Damage in transit: ${dispute.description}`,
          }),
          storyMessage(ID(61), {
            party: 'fabricator',
            authorName: 'Sam Wabash',
            text: 'We can send two new ones on Friday.',
            unread: true,
          }),
        ],
      }),
    ],
    otherwise,
  )
  return { answers }
}

/** A request whose offer was approved: the advance is outstanding until releases repay it. */
function approved({ outstandingAmount }: FactoringRequest, offer: OpenOffer): Partial<FactoringRequest> {
  const { discountAmount: _, trustLevel: __, ...amounts } = offerInDollars(offer)
  return { status: 'approved', ...amounts, outstandingAmount: outstandingAmount + amounts.advanceAmount }
}
