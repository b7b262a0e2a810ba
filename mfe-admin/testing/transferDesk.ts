import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { cents } from '@framewell/domain/money/cents'
import { transferTooLarge } from '@framewell/domain/payments/bankTransfers'
import {
  type BankTransfer,
  cancelBankTransfer,
  type EscrowPosition,
  listBankTransfers,
  recordBankTransfer,
} from '@framewell/domain/payments/transferCalls'
import { AT, ID } from './paymentRecords'

/** A deployment with one bank account. */
export const ONE_ACCOUNT: EscrowPosition = {
  inUse: false,
  heldCents: cents(0),
  toHoldCents: cents(3_000_000),
  toOperatingCents: cents(0),
  toEscrowCents: cents(0),
  short: [],
}

/** A fake of transfers between the bank accounts. */
export function transferDesk(
  escrow: EscrowPosition = ONE_ACCOUNT,
): CallAnswers<[typeof listBankTransfers, typeof recordBankTransfer, typeof cancelBankTransfer]> {
  let transfers: readonly BankTransfer[] = []
  return [
    [listBankTransfers, () => ({ data: [...transfers], total: transfers.length, escrow })],
    [
      recordBankTransfer,
      ({ from, amountCents, reason }) => {
        const refused = transferTooLarge({ from, amountCents }, escrow.toOperatingCents)
        if (refused) throw refuseCall(recordBankTransfer, refused.refusal, refused.more)
        const number = `TR-2026-0000${transfers.length + 1}`
        const made = { id: ID(400 + transfers.length), number, from, amountCents, reason, recordedBy: 'Olivia Park', recordedAt: AT }
        const transfer: BankTransfer = { ...made, status: 'to_order' }
        transfers = [transfer, ...transfers]
        return { transfer }
      },
    ],
    [
      cancelBankTransfer,
      ({ id }) => {
        const found = transfers.find((one) => one.id === id)
        if (!found) throw refuseCall(cancelBankTransfer, 'notFound')
        const transfer: BankTransfer = { ...found, status: 'canceled' }
        transfers = transfers.map((one) => (one.id === id ? transfer : one))
        return { transfer }
      },
    ],
  ]
}
