import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { centsSchema, enteredCentsSchema } from '../money/centsSchema'
import { BANK_TRANSFER_STATUSES } from './bankTransfers'
import { HOUSE_ACCOUNTS } from './houseAccount'

const operators = { feature: 'payments', access: OPERATOR_ROLES } as const

export const bankTransferSchema = z.object({
  id: z.string(),
  number: z.string(),
  from: z.enum(HOUSE_ACCOUNTS),
  amountCents: centsSchema,
  status: z.enum(BANK_TRANSFER_STATUSES),
  reason: z.string(),
  recordedBy: z.string(),
  recordedAt: z.string(),
})
export type BankTransfer = z.infer<typeof bankTransferSchema>

export const escrowPositionSchema = z.object({
  /** Whether an escrow account is in use. Without one, all money is in the operating account. */
  inUse: z.boolean(),
  /** In the escrow account and held for orders. */
  heldCents: centsSchema,
  /** What belongs there for orders: paid, and neither released nor refunded. */
  toHoldCents: centsSchema,
  toOperatingCents: centsSchema,
  toEscrowCents: centsSchema,
  /** Orders with less in the escrow account than belongs there, at most 100. */
  short: z.array(z.object({ projectId: z.string(), amountCents: centsSchema })),
})
export type EscrowPosition = z.infer<typeof escrowPositionSchema>

export const listBankTransfers = defineCall({
  ...operators,
  name: 'listBankTransfers',
  method: 'GET',
  path: '/api/payments/bank/transfers',
  keys: 'read',
  summary: "Transfers between Framewell's bank accounts, newest first, and what is still to transfer",
  input: listInput({ sorts: ['createdAt'], filters: {} }),
  output: listOutput(bankTransferSchema).extend({ escrow: escrowPositionSchema }),
})

export const recordBankTransfer = defineCall({
  ...operators,
  name: 'recordBankTransfer',
  method: 'POST',
  path: '/api/payments/bank/transfers',
  summary: 'Record a transfer between the escrow and the operating account; its number goes into the text of the order at the bank',
  input: z.object({
    from: z.enum(HOUSE_ACCOUNTS),
    amountCents: enteredCentsSchema.refine((amount) => amount > 0, 'Enter an amount'),
    reason: reasonSchema,
  }),
  recheck: true,
  output: z.object({ transfer: bankTransferSchema }),
  errors: {
    noEscrowAccount: { status: 409, message: 'There is no escrow account in use. A super admin enters it in the panel.' },
    moreThanFree: { status: 422, message: 'This is more than the escrow account has free of orders’ money.' },
    moreThanSpare: { status: 422, message: 'This is more than the operating account can spare.' },
  },
  idempotent: true,
  successStatus: 201,
})

export const cancelBankTransfer = defineCall({
  ...operators,
  name: 'cancelBankTransfer',
  method: 'POST',
  path: '/api/payments/bank/transfers/{id}/cancel',
  summary: 'Cancel a recorded transfer that was not ordered at the bank',
  input: z.object({ id: z.uuid(), reason: reasonSchema }),
  recheck: true,
  output: z.object({ transfer: bankTransferSchema }),
  errors: { onStatement: { status: 409, message: 'A statement shows this transfer, or it is canceled already.' } },
  idempotent: true,
})
