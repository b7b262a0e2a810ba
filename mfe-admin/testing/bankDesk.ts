import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { subtractCents } from '@framewell/domain/money/differences'
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
import type { InvoiceRow } from '@framewell/domain/payments/billingCalls'
import { bookedLine, lineRefusalMore, receiptRefusal } from '@framewell/domain/payments/bookedLine'
import type { PayoutRun } from '@framewell/domain/payments/payoutCalls'
import { payoutsCalled, settlementRefusal } from '@framewell/domain/payments/settlement'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { payoutCandidates, payoutsIn } from '../payments/payoutCandidates'

export interface BankRecords {
  readonly statements: readonly BankStatementRow[]
  readonly lines: readonly BankLine[]
  /** Runs whose payouts can match a bank line. */
  readonly runs?: readonly PayoutRun[]
  /** Invoices that a bank line can pay. */
  readonly invoices: readonly Pick<InvoiceRow, 'number' | 'openCents'>[]
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
}: BankRecords): CallAnswers<[typeof listStatements, typeof listBankLines, typeof decideBankLine, typeof undoLineDecision]> {
  let { lines, invoices } = given
  const find = (id: string) => {
    const line = lines.find((one) => one.id === id)
    if (!line) throw refuseCall(decideBankLine, 'notFound')
    return line
  }
  const keep = (line: BankLine) => {
    lines = lines.map((one) => (one.id === line.id ? line : one))
    return { line }
  }
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
          position,
        })),
    ],
    [
      listBankLines,
      lists ??
        (({ status, statementId, search }) =>
          shown(
            lines.filter(
              (one) =>
                (status === 'all' || one.status === status) &&
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
        if (decision === 'invoice') {
          const open = invoices.find((one) => one.number === booked.matchedTo && one.openCents > 0)
          const refusal = receiptRefusal(open?.openCents, line.amountCents)
          if (refusal) throw refuseCall(decideBankLine, refusal)
          invoices = invoices.map((one) => (one === open ? { ...one, openCents: subtractCents(one.openCents, line.amountCents) } : one))
        } else if (back && booked.status === 'returned') keep({ ...back, status: 'returned', matchedTo: line.id })
        return keep({ ...line, ...booked, decidedBy: 'Olivia Park' })
      },
    ],
    [
      undoLineDecision,
      ({ id }) => {
        const line = find(id)
        if (!canUndoBooking(line)) throw refuseCall(undoLineDecision, 'notTakenBack')
        return keep({ ...line, status: 'unmatched', matchedTo: null, decidedBy: null })
      },
    ],
  ]
}
