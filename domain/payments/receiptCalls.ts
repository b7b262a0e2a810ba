import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { centsSchema } from '../money/centsSchema'
import { ALLOCATION_ERRORS, allocationSchema, allocationsSchema, SUGGESTION_WHYS } from './allocation'
import { bankLineSchema } from './bankCalls'

const operators = { feature: 'payments', access: OPERATOR_ROLES } as const

export const receiptPartSchema = z.object({
  id: z.string(),
  /** The invoice it pays; null for a refund. */
  invoice: z.string().nullable(),
  /** The order of the invoice, or the order a refund is paid under. */
  projectId: z.string(),
  amountCents: centsSchema,
  by: z.string(),
  at: z.string(),
  takenBackBy: z.string().nullable(),
  takenBackReason: z.string().nullable(),
})
export type ReceiptPart = z.infer<typeof receiptPartSchema>

export const suggestionSchema = z.object({
  why: z.enum(SUGGESTION_WHYS),
  companyId: z.string(),
  builder: z.string(),
  allocations: z.array(allocationSchema),
  unappliedCents: centsSchema,
})

/** A payment received, and what became of it. Nothing is suggested for one that is fully applied. */
export const receiptSchema = z.object({
  line: bankLineSchema,
  parts: z.array(receiptPartSchema),
  suggestions: z.array(suggestionSchema),
  /** Open invoices of the customer, or of all customers before the payment is booked; at most 200, those due first. */
  openInvoices: z.array(
    z.object({ number: z.string(), companyId: z.string(), builder: z.string(), openCents: centsSchema, dueOn: z.string().nullable() }),
  ),
  /** Builders with a signed order, for a payment on account. Empty once the payment is booked. */
  customers: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type Receipt = z.infer<typeof receiptSchema>

const receiptPath = { id: z.uuid('Name a movement of the bank account') }

export const getReceipt = defineCall({
  ...operators,
  name: 'getReceipt',
  method: 'GET',
  path: '/api/payments/bank/lines/{id}',
  keys: 'read',
  summary: 'A payment received: the invoices it pays, what is left, and the invoices it may pay',
  input: z.object(receiptPath),
  output: z.object({ receipt: receiptSchema }),
})

const noCredit = { status: 409, message: 'Less than that is left of this payment. Nothing was moved.' } as const

export const applyCredit = defineCall({
  ...operators,
  name: 'applyCredit',
  method: 'POST',
  path: '/api/payments/bank/lines/{id}/apply',
  summary: "Apply what is left of a payment to its customer's invoices",
  input: z.object({ ...receiptPath, allocations: allocationsSchema, reason: reasonSchema }),
  recheck: true,
  output: z.object({ receipt: receiptSchema }),
  errors: { ...ALLOCATION_ERRORS, noCredit },
  idempotent: true,
})

export const refundCredit = defineCall({
  ...operators,
  name: 'refundCredit',
  method: 'POST',
  path: '/api/payments/bank/lines/{id}/refund',
  summary: 'Refund what is left of a payment: it is paid to the customer with a payout run',
  input: z.object({
    ...receiptPath,
    amountCents: centsSchema.refine((amount) => amount > 0, 'Use an amount of at least $0.01'),
    reason: reasonSchema,
  }),
  recheck: true,
  output: z.object({ receipt: receiptSchema }),
  errors: {
    noCredit,
    noOrder: { status: 409, message: 'This customer has no signed order to refund under. Take the booking back and send the money back.' },
  },
  idempotent: true,
})

export const takePartBack = defineCall({
  ...operators,
  name: 'takePartBack',
  method: 'POST',
  path: '/api/payments/receipt-parts/{id}/undo',
  summary: 'Take a part of a payment off its invoice, or take a refund back: it is credit of the customer again',
  input: z.object({ id: z.uuid('Name a part of a payment'), reason: reasonSchema }),
  recheck: true,
  output: z.object({ receipt: receiptSchema }),
  errors: {
    notTakenBack: { status: 409, message: 'This part was taken back before. Nothing was moved.' },
    bankShort: { status: 409, message: 'The money has gone on: the books do not hold enough to take this back. Nothing was moved.' },
  },
  idempotent: true,
})
