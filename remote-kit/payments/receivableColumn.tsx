import { dollarsWithCents } from '@framewell/domain/money/usd'
import { RECEIVABLE_NOTE } from '@framewell/domain/payments/factoring'
import type { FactoringRequest } from '@framewell/domain/payments/factoringCalls'
import type { QueryKey } from '@tanstack/react-query'
import type { ListColumn } from '../lists/ListScreen'
import { EntriesButton } from './EntriesButton'

/** What a request for early payout is asked on: the money that waits in escrow, which opens its entries. */
export const receivableColumn = (queries: QueryKey): ListColumn<FactoringRequest> => ({
  id: 'receivableAmount',
  header: 'Receivable',
  align: 'end',
  sortable: true,
  cell: ({ projectId, receivableAmount }) => (
    <EntriesButton projectId={projectId} account="escrow" note={RECEIVABLE_NOTE} queries={queries}>
      {dollarsWithCents(receivableAmount)}
    </EntriesButton>
  ),
  csv: ({ receivableAmount }) => receivableAmount,
})
