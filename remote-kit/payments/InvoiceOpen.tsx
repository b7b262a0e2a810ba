import { usdWithCents } from '@framewell/domain/money/usd'
import type { ProjectInvoice } from '@framewell/domain/payments/projectCalls'
import type { QueryKey } from '@tanstack/react-query'
import { EntriesButton } from './EntriesButton'

interface InvoiceOpenProps {
  invoice: Pick<ProjectInvoice, 'number' | 'projectId' | 'prepaid' | 'openCents'>
  /** Query cache key of payments. */
  queries: QueryKey
}

/** An invoice's open amount, with the account of its payments: escrow when prepaid, otherwise the builder's receivable. */
export const InvoiceOpen = ({ invoice: { number, projectId, prepaid, openCents }, queries }: InvoiceOpenProps) => (
  <EntriesButton
    projectId={projectId}
    account={prepaid ? 'escrow' : 'receivable'}
    note={
      prepaid
        ? `Payments of ${number} are booked here. What is open of it has not arrived.`
        : `What is open of ${number} is a part of this, once it is billed.`
    }
    queries={queries}
  >
    {usdWithCents(openCents)}
  </EntriesButton>
)
