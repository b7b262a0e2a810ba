import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { addCents, type Cents, cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { type Allocation, allocateReceipt, type PayableInvoice, suggestAllocations } from '@framewell/domain/payments/allocation'
import type { BankLine } from '@framewell/domain/payments/bankCalls'
import { allocationMore, receiptWords } from '@framewell/domain/payments/bookedLine'
import {
  applyCredit,
  getReceipt,
  type Receipt,
  type ReceiptPart,
  refundCredit,
  takePartBack,
} from '@framewell/domain/payments/receiptCalls'

export interface ReceiptInvoice extends PayableInvoice {
  readonly projectId: string
}

interface Lines {
  readonly find: (id: string) => BankLine
  readonly keep: (line: BankLine) => void
}

const ME = 'Olivia Park'
const AT = '2026-11-20T15:04:05.000Z'

/** A fake of customers' payments: their parts, credit and refunds. */
export function receiptDesk(given: readonly ReceiptInvoice[], { find, keep }: Lines) {
  let invoices = given
  const parts: (ReceiptPart & { readonly lineId: string })[] = []
  const inForce = (lineId: string) => parts.filter((one) => one.lineId === lineId && one.takenBackBy === null)
  const open = (number: string, change: (openCents: Cents) => Cents) => {
    invoices = invoices.map((one) => (one.number === number ? { ...one, openCents: change(one.openCents) } : one))
  }
  const addPart = (lineId: string, invoice: string | null, projectId: string, amountCents: Cents) => {
    const id = `5b1d0000-0000-4000-9000-${String(parts.length + 1).padStart(12, '0')}`
    parts.push({ id, lineId, invoice, projectId, amountCents, by: ME, at: AT, takenBackBy: null, takenBackReason: null })
  }
  const receiptOf = (id: string): Receipt => {
    const line = find(id)
    const isOpen = line.status === 'unmatched'
    const left = isOpen ? line.amountCents : line.unappliedCents
    const payable = invoices.filter((one) => left > 0 && one.openCents > 0 && (line.companyId === null || one.companyId === line.companyId))
    return {
      line,
      parts: parts.filter((one) => one.lineId === id).map(({ lineId: _, ...part }) => part),
      suggestions: suggestAllocations({ ...line, amountCents: cents(left) }, payable).map((one) => ({
        ...one,
        allocations: [...one.allocations],
      })),
      openInvoices: payable.map(({ projectId: _, ...one }) => one),
      customers: isOpen ? [...new Map(invoices.map((one) => [one.companyId, { id: one.companyId, name: one.builder }])).values()] : [],
    }
  }
  const shown = (id: string, unappliedCents: Cents) => {
    const paid = inForce(id).flatMap(({ invoice }) => invoice ?? [])
    keep({ ...find(id), unappliedCents, matchedTo: receiptWords([...new Set(paid)].map((invoice) => ({ invoice }))) })
    return { receipt: receiptOf(id) }
  }

  const answers: CallAnswers<[typeof getReceipt, typeof applyCredit, typeof refundCredit, typeof takePartBack]> = [
    [getReceipt, ({ id }) => ({ receipt: receiptOf(id) })],
    [
      applyCredit,
      ({ id, allocations }) => {
        const { companyId, unappliedCents } = find(id)
        if (companyId === null || unappliedCents === 0) throw refuseCall(applyCredit, 'noCredit')
        const outcome = allocateReceipt(unappliedCents, allocations, invoices, companyId)
        if ('refusal' in outcome) throw refuseCall(applyCredit, outcome.refusal, allocationMore(outcome.invoice))
        book(id, allocations)
        return shown(id, outcome.unappliedCents)
      },
    ],
    [
      refundCredit,
      ({ id, amountCents }) => {
        const line = find(id)
        if (line.companyId === null || amountCents > line.unappliedCents) throw refuseCall(refundCredit, 'noCredit')
        const projectId = inForce(id).at(-1)?.projectId ?? invoices.find(({ companyId }) => companyId === line.companyId)?.projectId
        if (projectId === undefined) throw refuseCall(refundCredit, 'noOrder')
        addPart(id, null, projectId, amountCents)
        return shown(id, subtractCents(line.unappliedCents, amountCents))
      },
    ],
    [
      takePartBack,
      ({ id, reason }) => {
        const part = parts.find((one) => one.id === id)
        if (!part) throw refuseCall(takePartBack, 'notFound')
        if (part.takenBackBy !== null) throw refuseCall(takePartBack, 'notTakenBack')
        takeBack(part, reason)
        return shown(part.lineId, addCents(find(part.lineId).unappliedCents, part.amountCents))
      },
    ],
  ]

  function book(lineId: string, allocations: readonly Allocation[]): void {
    for (const { invoice, amountCents } of allocations) {
      addPart(lineId, invoice, invoices.find((one) => one.number === invoice)?.projectId ?? '', amountCents)
      open(invoice, (before) => subtractCents(before, amountCents))
    }
  }

  function takeBack(part: ReceiptPart, takenBackReason: string): void {
    const { invoice, amountCents } = part
    if (invoice !== null) open(invoice, (before) => addCents(before, amountCents))
    const at = parts.findIndex(({ id }) => id === part.id)
    parts.splice(at, 1, ...parts.slice(at, at + 1).map((one) => ({ ...one, takenBackBy: ME, takenBackReason })))
  }

  return {
    answers,
    /** Books a payment on invoices. @returns its customer and what is left, or why not */
    decide: (line: BankLine, allocations: readonly Allocation[]) => {
      const outcome = allocateReceipt(line.amountCents, allocations, invoices)
      if (!('refusal' in outcome)) book(line.id, allocations)
      return outcome
    },
    /** The name of a customer; undefined when there is no such builder. */
    customer: (companyId: string | undefined) => invoices.find((one) => one.companyId === companyId)?.builder,
    /** Everything a payment paid is open again. */
    undo: (lineId: string, reason: string) => {
      for (const part of inForce(lineId)) takeBack(part, reason)
    },
  }
}
