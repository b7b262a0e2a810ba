import type { AnswerCall } from '@framewell/domain/http/answerCalls'
import type { EscrowAccount, PaymentTransaction, searchEscrow, searchTransactions } from '@framewell/domain/payments/escrowCalls'
import type { FactoringRequest, searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { listRows } from './listRows'

type Asked<C extends typeof searchTransactions | typeof searchFactoring | typeof searchEscrow> = Parameters<AnswerCall<C>>[0]

/** What moved, as the server lists it. For stories, like what follows. */
export function transactionsFound(all: readonly PaymentTransaction[], { status, ...asked }: Asked<typeof searchTransactions>) {
  const listing = {
    searched: ({ description, projectId, fromParty, toParty }: PaymentTransaction) => [description, projectId, fromParty, toParty],
    newest: ({ createdAt }: PaymentTransaction) => createdAt,
    sorts: { amount: ({ amount }: PaymentTransaction) => amount },
  }
  return listRows(
    all.filter((one) => status === 'all' || one.status === status),
    listing,
    asked,
  )
}

/** Requests for early payout. */
export function factoringFound(all: readonly FactoringRequest[], { status, ...asked }: Asked<typeof searchFactoring>) {
  const listing = {
    searched: ({ rollFormer, projectId }: FactoringRequest) => [rollFormer, projectId],
    newest: ({ createdAt }: FactoringRequest) => createdAt,
    sorts: {
      advanceAmount: ({ advanceAmount }: FactoringRequest) => advanceAmount,
      receivableAmount: ({ receivableAmount }: FactoringRequest) => receivableAmount,
    },
  }
  return listRows(
    all.filter((one) => status === 'all' || one.status === status),
    listing,
    asked,
  )
}

/** Escrow accounts, given newest first. */
export function escrowFound(all: readonly EscrowAccount[], { status, ...asked }: Asked<typeof searchEscrow>) {
  const listing = {
    searched: ({ projectId, builder, fabricator }: EscrowAccount) => [projectId, builder, fabricator],
    newest: (account: EscrowAccount) => String(all.length - all.indexOf(account)).padStart(6, '0'),
    sorts: { totalValue: ({ totalValue }: EscrowAccount) => totalValue },
  }
  return listRows(
    all.filter((one) => status === 'all' || one.status === status),
    listing,
    asked,
  )
}
