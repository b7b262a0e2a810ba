import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Table } from '@framewell/design-system/elements/table/Table'
import type { BookClosing } from '@framewell/domain/payments/bookCalls'
import { batchNumber } from '@framewell/domain/payments/books'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { BookDownloads } from './BookDownloads'

/** Before the first order of anybody. */
const BEGINNING = '2000-01-01'

/** Closed months. The files of each have its batch number and are the same every time. */
export const ClosedMonths = ({ closings }: { closings: readonly BookClosing[] }) => (
  <Table
    caption="Closed months"
    rows={closings}
    rowKey={({ month }) => month}
    notice={<EmptyState title="No closed months">Close one when its statements are imported and matched.</EmptyState>}
    columns={[
      { id: 'batch', header: 'Batch', onPhone: 'title', cell: ({ month }) => batchNumber(month) },
      {
        id: 'period',
        header: 'Period',
        cell: ({ from, until }) => (from ? `${longDate(from)} to ${longDate(until)}` : `Until ${longDate(until)}`),
      },
      { id: 'by', header: 'Closed by', cell: ({ by }) => by },
      { id: 'at', header: 'Closed', cell: ({ at }) => <ShortTime iso={at} /> },
      {
        id: 'files',
        header: 'Files',
        cell: ({ from, until, month }) => <BookDownloads period={{ from: from ?? BEGINNING, until }} of={batchNumber(month)} />,
      },
    ]}
  />
)
