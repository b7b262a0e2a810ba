import { Button } from '@framewell/design-system/elements/button/Button'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { dollars } from '@framewell/domain/money/usd'
import type { QuoteRow } from '@framewell/domain/quotes/quoteCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { QuoteStatusBadge } from '@framewell/remote-kit/words/QuoteStatusBadge'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { KIND_LABELS } from './quoteLabels'

interface QuotesTableProps {
  /** Undefined while the first page loads. */
  rows: readonly QuoteRow[] | undefined
  /** Instead of rows when there are none. */
  notice: ReactNode
  onOpen: (id: string) => void
}

/** Where focus returns to when a quote closes. */
export const quoteButtonId = (id: string) => `quote-${id}`

/** One row a quote; on phones a card. */
export const QuotesTable = ({ rows, notice, onOpen }: QuotesTableProps) => (
  <Quotes
    caption="Quotes, newest first"
    columns={[...facts, openColumn(onOpen)]}
    rows={rows ?? []}
    rowKey={({ id }) => id}
    loading={rows === undefined}
    skeletonRows={10}
    notice={notice}
  />
)

const facts: readonly TableColumn<QuoteRow>[] = [
  {
    id: 'number',
    header: 'Quote',
    onPhone: 'title',
    cell: ({ number, revision, title }) => (
      <>
        <strong>{number}</strong>
        {revision > 1 ? <span> revision {revision}</span> : null}
        <small>{title}</small>
      </>
    ),
  },
  { id: 'kind', header: 'Kind', onPhone: 'hidden', cell: ({ kind }) => KIND_LABELS[kind] },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ contact }) =>
      contact ? (
        <span>
          {contact.name}
          <small>{contact.companyName || contact.email}</small>
        </span>
      ) : (
        'Not given'
      ),
  },
  { id: 'made', header: 'Made', onPhone: 'hidden', cell: ({ createdAt }) => <ShortTime iso={createdAt} /> },
  { id: 'until', header: 'Valid until', onPhone: 'hidden', cell: ({ validUntil }) => longDate(validUntil) },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => dollars(total) },
  { id: 'status', header: 'Status', cell: ({ status }) => <QuoteStatusBadge status={status} /> },
]

const openColumn = (onOpen: (id: string) => void): TableColumn<QuoteRow> => ({
  id: 'open',
  header: 'Open',
  hideHeader: true,
  align: 'end',
  cell: ({ id, number, revision }) => (
    <Button
      id={quoteButtonId(id)}
      variant="plain"
      size="small"
      aria-label={`Open quote ${number}, revision ${revision}`}
      onClick={() => onOpen(id)}
    >
      Open
    </Button>
  ),
})

/** Kind and validity (columns 2, 5) make room on narrower screens, then the date (4): the opened quote has them all. */
const Quotes = styled(Table<QuoteRow>)`
  & time,
  & td:nth-child(5) {
    white-space: nowrap;
  }
  & td:first-child {
    min-width: 15rem;
    overflow-wrap: anywhere;
  }
  @media (max-width: 80rem) {
    & :is(th, td):is(:nth-child(2), :nth-child(5)) {
      display: none;
    }
  }
  @media (max-width: 60rem) {
    & :is(th, td):nth-child(4) {
      display: none;
    }
    & td:first-child {
      min-width: 11rem;
    }
  }
  ${media.phone} {
    & td:first-child {
      min-width: 0;
    }
    & td:nth-child(3) > span {
      text-align: end;
      overflow-wrap: anywhere;
    }
  }
`
