import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { cents } from '@framewell/domain/money/cents'
import {
  type BankLine,
  type BankPosition,
  type BankStatementRow,
  canUndoBooking,
  decideBankLine,
  listBankLines,
  listStatements,
  undoLineDecision,
} from '@framewell/domain/payments/bankCalls'
import { allocationMore, bookedLine, lineRefusalMore } from '@framewell/domain/payments/bookedLine'
import type { PayoutRun } from '@framewell/domain/payments/payoutCalls'
import type { applyCredit, getReceipt, refundCredit, takePartBack } from '@framewell/domain/payments/receiptCalls'
import { payoutsCalled, settlementRefusal } from '@framewell/domain/payments/settlement'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { payoutCandidates, payoutsIn } from '../payments/payoutCandidates'
import { type ReceiptInvoice, receiptDesk } from './receiptDesk'

export interface BankRecords {
  readonly statements: readonly BankStatementRow[]
  readonly lines: readonly BankLine[]
  /** Runs whose payouts can match a bank line. */
  readonly runs?: readonly PayoutRun[]
  /** Invoices that a bank line can pay. */
  readonly invoices: readonly ReceiptInvoice[]
  readonly position: BankPosition
  /** Replaces every list. */
  readonly lists?: (() => Promise<never>) | undefined
}

/** A fake of bank statements and line decisions. */
export function bankDesk({
  statements,
  position,
  lists,
  runs = [],
  ...given
}: BankRecords): CallAnswers<
  [
    typeof listStatements,
    typeof listBankLines,
    typeof decideBankLine,
    typeof undoLineDecision,
    typeof getReceipt,
    typeof applyCredit,
    typeof refundCredit,
    typeof takePartBack,
  ]
> {
  let { lines } = given
  const find = (id: string) => {
    const line = lines.find((one) => one.id === id)
    if (!line) throw refuseCall(decideBankLine, 'notFound')
    return line
  }
  const keep = (line: BankLine) => {
    lines = lines.map((one) => (one.id === line.id ? line : one))
    return { line }
  }
  const receipts = receiptDesk(given.invoices, { find, keep })
  const payoutRefusal = (line: BankLine, number: string) => {
    if (line.amountCents < 0) return settlementRefusal(line, payoutsCalled(number, payoutsIn(runs, 'sent')))
    return payoutCandidates(line, runs).includes(number) ? undefined : 'unknownPayout'
  }
  const shown = <Row>(rows: readonly Row[]) => ({ data: [...rows], total: rows.length })
  return [
    [
      listStatements,
      lists ??
        ((asked) => ({
          ...listRows(
            lines.length > 0 ? statements : [],
            {
              searched: ({ reference, fileName, day }) => [reference, fileName, day],
              newest: ({ importedAt }) => importedAt,
              sorts: { day: ({ day }) => day },
            },
            asked,
          ),
          position: { ...position, account: asked.account },
        })),
    ],
    [
      listBankLines,
      lists ??
        (({ status, account, statementId, search }) =>
          shown(
            lines.filter(
              (one) =>
                (status === 'all' || one.status === status) &&
                (account === 'all' || one.houseAccount === account) &&
                (statementId === undefined || one.statementId === statementId) &&
                [one.bankReference, one.text, one.counterparty, one.matchedTo].join(' ').toLowerCase().includes(search.toLowerCase()),
            ),
          )),
    ],
    [
      decideBankLine,
      ({ id, reason: _, ...choice }) => {
        const { decision } = choice
        const line = find(id)
        const back = lines.find(({ status, amountCents }) => status === 'returning' && amountCents === -line.amountCents)
        const booked = bookedLine(line, choice, back?.bankReference)
        if ('refusal' in booked) {
          throw refuseCall(decideBankLine, booked.refusal, lineRefusalMore(booked.refusal, decision))
        }
        if (decision === 'payout') {
          const refusal = payoutRefusal(line, booked.matchedTo)
          if (refusal) throw refuseCall(decideBankLine, refusal)
        }
        const decided = { ...line, ...booked, decidedBy: 'Olivia Park' }
        if (decision === 'invoice') {
          const outcome = receipts.decide(line, choice.allocations ?? [])
          if ('refusal' in outcome) throw refuseCall(decideBankLine, outcome.refusal, allocationMore(outcome.invoice))
          return keep({ ...decided, ...outcome, customer: receipts.customer(outcome.companyId) ?? null })
        }
        if (decision === 'credit') {
          const { companyId = null } = choice
          const customer = receipts.customer(choice.companyId)
          if (customer === undefined)
            throw refuseCall(decideBankLine, 'unknownCustomer', { fields: [{ path: 'companyId', message: 'Choose a builder' }] })
          return keep({ ...decided, companyId, customer, unappliedCents: line.amountCents })
        }
        if (back && booked.status === 'returned') keep({ ...back, status: 'returned', matchedTo: line.id })
        return keep(decided)
      },
    ],
    [
      undoLineDecision,
      ({ id, reason }) => {
        const line = find(id)
        if (!canUndoBooking(line)) throw refuseCall(undoLineDecision, 'notTakenBack')
        receipts.undo(id, reason)
        const free = { companyId: null, customer: null, unappliedCents: cents(0) }
        return keep({ ...line, ...free, status: 'unmatched', matchedTo: null, decidedBy: null })
      },
    ],
    ...receipts.answers,
  ]
}
