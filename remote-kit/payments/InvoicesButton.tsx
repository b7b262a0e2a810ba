import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { type Cents, cents } from '@framewell/domain/money/cents'
import { negateCents, subtractCents } from '@framewell/domain/money/differences'
import { usdWithCents } from '@framewell/domain/money/usd'
import { type InvoiceRow, listInvoices } from '@framewell/domain/payments/billingCalls'
import { type AgingBucket, INVOICE_KIND_WORDS } from '@framewell/domain/payments/invoices'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Reading } from '../reading/Reading'
import { useGuardedCall } from '../session/useGuardedCall'
import { FigureDrawer, FigureLines } from './FigureDrawer'

/** The invoices a figure is the sum of. */
interface Meant {
  projectId?: string
  /** A builder's company. */
  companyId?: string
  aging?: AgingBucket
  status?: 'open' | 'overdue'
}

interface InvoicesButtonProps extends Meant {
  title: string
  /** The amount that is summed. */
  sum: 'open' | 'billed'
  /** The expected sum; a difference is explained. */
  priceCents?: Cents
  /** Query cache key of payments. */
  queries: QueryKey
  /** The figure. */
  children: ReactNode
}

/** A figure that opens the invoices it is the sum of: a contract price, an open or a late amount. */
export const InvoicesButton = ({ title, sum, priceCents, queries, children, ...meant }: InvoicesButtonProps) => (
  <FigureDrawer title={title} holds="invoices" figure={children}>
    <Invoices sum={sum} priceCents={priceCents} queries={queries} meant={meant} />
  </FigureDrawer>
)

const MOST = 100

interface InvoicesProps extends Pick<InvoicesButtonProps, 'sum' | 'queries'> {
  meant: Meant
  priceCents: Cents | undefined
}

const Invoices = ({ sum, priceCents, queries, meant }: InvoicesProps) => {
  const api = useGuardedCall()
  const invoices = useQuery({
    queryKey: [...queries, 'invoices of', meant],
    queryFn: ({ signal }) => api(listInvoices, { ...meant, sort: 'createdAt', direction: 'ascending', limit: MOST }, { signal }),
  })
  return (
    <Reading read={invoices} loading="Loading invoices" failure="The invoices could not be loaded">
      {({ data, total, billedCents, openCents }) => (
        <Stack gap={4}>
          <Text weight="strong">{sum === 'open' ? `Open ${usdWithCents(openCents)}` : `Billed ${usdWithCents(billedCents)}`}</Text>
          {priceCents !== undefined && billedCents !== priceCents ? (
            <Text tone="muted">{differenceWords(subtractCents(billedCents, priceCents))}</Text>
          ) : null}
          {data.length === 0 ? <EmptyState title="No invoices">Nothing is billed here.</EmptyState> : null}
          <FigureLines role="list">
            {data.map((invoice) => (
              <li key={invoice.number}>
                <span>
                  <strong>
                    {labelOf(INVOICE_KIND_WORDS, invoice.kind)} <Named {...invoice} />
                  </strong>
                  <small>{factsOf(invoice, meant)}</small>
                </span>
                <span>
                  {usdWithCents(sum === 'open' ? invoice.openCents : billedOf(invoice))}
                  {sum === 'billed' && invoice.creditedCents > 0 ? <small>{usdWithCents(invoice.creditedCents)} taken off</small> : null}
                </span>
              </li>
            ))}
          </FigureLines>
          {total > data.length ? (
            <Text size="small">
              The first {data.length} of {total}; the sum is of all.
            </Text>
          ) : null}
        </Stack>
      )}
    </Reading>
  )
}

/** A scheduled invoice has no document yet. */
const Named = ({ number, status }: InvoiceRow) =>
  status === 'scheduled' ? (
    number
  ) : (
    <Link href={`/api/payments/invoices/${number}/pdf`} download={`${number}.pdf`}>
      {number}
    </Link>
  )

/** A price and its invoices differ only by refunds and by what is no longer billed. */
function differenceWords(difference: Cents): string {
  return difference > 0
    ? `${usdWithCents(difference)} of it was given back: a change order took it off the price after it was paid.`
    : `${usdWithCents(negateCents(difference))} of the price is not billed: the order was canceled.`
}

function billedOf({ status, amountCents, creditedCents }: InvoiceRow): Cents {
  return status === 'void' ? cents(0) : subtractCents(amountCents, creditedCents)
}

function factsOf({ projectId, builder, status, dueOn, daysLate, paidCents, openCents }: InvoiceRow, meant: Meant): string {
  const due = dueOn ? `due ${deadlineDate(dueOn)}` : 'due with its milestone'
  return [
    status,
    ...(meant.projectId ? [] : [projectId, builder]),
    ...(status === 'open' || status === 'scheduled' ? [due] : []),
    ...(paidCents > 0 && openCents > 0 ? [`${usdWithCents(paidCents)} of it paid`] : []),
    ...(daysLate > 0 ? [`${daysLate} ${daysLate === 1 ? 'day' : 'days'} late`] : []),
  ].join(', ')
}
