import { dollarsWithCents } from '@framewell/domain/money/usd'
import { RECEIVABLE_NOTE } from '@framewell/domain/payments/factoring'
import type { FactoringRequest } from '@framewell/domain/payments/factoringCalls'
import type { QueryKey } from '@tanstack/react-query'
import type { ListColumn } from '../lists/ListScreen'
import { EntriesButton } from './EntriesButton'

/** The basis of an early payout request: the escrow balance, which opens its entries. */
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
