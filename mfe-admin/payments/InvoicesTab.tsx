import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type InvoiceRow, listInvoices } from '@framewell/domain/payments/billingCalls'
import { AGING_BUCKETS, AGING_WORDS, INVOICE_KIND_WORDS, INVOICE_STATUSES, type InvoiceStatus } from '@framewell/domain/payments/invoices'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { InvoiceOpen } from '@framewell/remote-kit/payments/InvoiceOpen'
import { InvoicesButton } from '@framewell/remote-kit/payments/InvoicesButton'
import { ReadPart } from '../network/ReadPart'
import { CompanyStatement } from './CompanyStatement'
import { PAYMENT_QUERIES } from './paymentQueries'

const STATUS_WORDS: Readonly<Record<InvoiceStatus, string>> = { scheduled: 'Scheduled', open: 'Open', paid: 'Paid', void: 'Void' }
const TONES: Readonly<Record<InvoiceStatus, BadgeTone>> = { scheduled: 'neutral', open: 'info', paid: 'ok', void: 'neutral' }

const columns: readonly ListColumn<InvoiceRow>[] = [
  {
    id: 'number',
    header: 'Invoice',
    fixed: true,
    onPhone: 'title',
    cell: ({ number, kind, projectId }) => (
      <>
        {number}
        <small>
          {labelOf(INVOICE_KIND_WORDS, kind)}, {projectId}
        </small>
      </>
    ),
    csv: ({ number }) => number,
  },
  { id: 'builder', header: 'Builder', cell: ({ builder }) => builder, csv: ({ builder }) => builder },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, daysLate }) => (
      <>
        <Badge tone={TONES[status]}>{labelOf(STATUS_WORDS, status)}</Badge>
        {daysLate > 0 ? <Badge tone="bad">{daysLate === 1 ? '1 day late' : `${daysLate} days late`}</Badge> : null}
      </>
    ),
    csv: ({ status }) => labelOf(STATUS_WORDS, status),
  },
  {
    id: 'dueOn',
    header: 'Due',
    sortable: true,
    cell: ({ dueOn }) => (dueOn ? deadlineDate(dueOn) : 'Not issued'),
    csv: ({ dueOn }) => dueOn,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amountCents }) => usdWithCents(amountCents),
    csv: ({ amountCents }) => dollarsOfCents(amountCents),
  },
  {
    id: 'paid',
    header: 'Paid',
    align: 'end',
    cell: ({ paidCents }) => usdWithCents(paidCents),
    csv: ({ paidCents }) => dollarsOfCents(paidCents),
  },
  {
    id: 'open',
    header: 'Open',
    align: 'end',
    cell: (invoice) => <InvoiceOpen invoice={invoice} queries={PAYMENT_QUERIES} />,
    csv: ({ openCents }) => dollarsOfCents(openCents),
  },
  {
    id: 'pdf',
    header: 'Document',
    hideHeader: true,
    align: 'end',
    cell: ({ number, status }) =>
      status === 'scheduled' ? null : (
        <Link href={`/api/payments/invoices/${number}/pdf`} download={`${number}.pdf`}>
          PDF of {number}
        </Link>
      ),
  },
]

/** Builders' open invoices by days past due. */
export const InvoicesTab = () => (
  <Stack gap={6}>
    <div>
      <CompanyStatement />
    </div>
    <ReadPart
      noun="aging"
      id="invoices"
      queries={PAYMENT_QUERIES}
      read={(api, _, signal) => api(listInvoices, { status: 'open', limit: 1 }, { signal })}
    >
      {({ aging }) => (
        <StatRow>
          {AGING_BUCKETS.map((bucket) => (
            <Stat
              key={bucket}
              label={labelOf(AGING_WORDS, bucket)}
              value={
                <InvoicesButton
                  title={`Open invoices, ${labelOf(AGING_WORDS, bucket).toLowerCase()}`}
                  aging={bucket}
                  sum="open"
                  queries={PAYMENT_QUERIES}
                >
                  {usdWithCents(aging[bucket].openCents)}
                </InvoicesButton>
              }
              detail={aging[bucket].count === 1 ? '1 invoice' : `${aging[bucket].count} invoices`}
            />
          ))}
        </StatRow>
      )}
    </ReadPart>
    <ListScreen
      topic="payments"
      noun="invoice"
      caption="Invoices to builders"
      call={listInvoices}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: 'Status',
          all: 'Any status',
          options: [{ value: 'overdue', label: 'Overdue' }, ...optionsOf(INVOICE_STATUSES, STATUS_WORDS)],
        },
        {
          name: 'aging',
          label: 'How late',
          all: 'Any',
          options: optionsOf(AGING_BUCKETS, AGING_WORDS),
        },
      ]}
      searchLabel="Search number, order or builder"
      queries={PAYMENT_QUERIES}
      empty={{ title: 'No invoices yet', text: 'An order is billed by its terms when it is signed.' }}
      nameOf={({ number }) => number}
    />
  </Stack>
)
