import { recordOf } from '@framewell/domain/collections/recordOf'
import type { AnswerCall } from '@framewell/domain/http/answerCalls'
import { sumCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import type { InvoiceRow, listInvoices } from '@framewell/domain/payments/billingCalls'
import type { EscrowAccount, PaymentTransaction, searchEscrow, searchTransactions } from '@framewell/domain/payments/escrowCalls'
import type { FactoringRequest, searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { AGING_BUCKETS, agingBucket } from '@framewell/domain/payments/invoices'
import { listRows } from './listRows'

type Asked<C extends typeof searchTransactions | typeof searchFactoring | typeof searchEscrow | typeof listInvoices> = Parameters<
  AnswerCall<C>
>[0]

/** Transactions as the server lists them. For stories, like the following. */
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

/** Early payout requests. */
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

/** Invoices, given newest first, with the list's totals. */
export function invoicesFound(
  all: readonly InvoiceRow[],
  { status, aging, projectId, companyId: _, ...asked }: Asked<typeof listInvoices>,
  today: string,
) {
  const lateness = ({ dueOn }: InvoiceRow) => (dueOn === null ? 'current' : agingBucket(dueOn, today))
  const meant = all.filter(
    (one) =>
      (status === 'all' ||
        (status === 'overdue' ? one.status === 'open' && one.dueOn !== null && one.dueOn < today : one.status === status)) &&
      (aging === 'all' || (one.status === 'open' && lateness(one) === aging)) &&
      (projectId === undefined || one.projectId === projectId),
  )
  const listing = {
    searched: ({ number, projectId, builder }: InvoiceRow) => [number, projectId, builder],
    newest: (invoice: InvoiceRow) => String(all.length - all.indexOf(invoice)).padStart(6, '0'),
    sorts: { dueOn: ({ dueOn }: InvoiceRow) => dueOn ?? '' },
  }
  const found = listRows(meant, listing, { ...asked, page: 1, limit: all.length + 1 }).data.filter((one) => one.status !== 'void')
  const open = all.filter((one) => one.status === 'open')
  return {
    ...listRows(meant, listing, asked),
    billedCents: sumCents(found.map(({ amountCents, creditedCents }) => subtractCents(amountCents, creditedCents))),
    openCents: sumCents(found.map(({ openCents }) => openCents)),
    aging: recordOf(AGING_BUCKETS, (bucket) => {
      const late = open.filter((one) => lateness(one) === bucket)
      return { count: late.length, openCents: sumCents(late.map(({ openCents }) => openCents)) }
    }),
  }
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
