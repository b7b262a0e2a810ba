import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { dollars } from '@framewell/domain/money/usd'
import { QUOTE_KINDS, QUOTE_STATUSES } from '@framewell/domain/quotes/quote'
import { listQuotes, type QuoteRow } from '@framewell/domain/quotes/quoteCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { QuoteStatusBadge } from '@framewell/remote-kit/words/QuoteStatusBadge'
import { QUOTE_STATUS_WORDS } from '@framewell/remote-kit/words/quoteStatusWords'
import { OpenedQuote } from './OpenedQuote'
import { QuotesSummary } from './QuotesSummary'
import { KIND_LABELS } from './quoteLabels'
import { QUOTE_QUERIES } from './quoteQueries'
import { quotesCsv } from './quotesCsv'

const columns: readonly ListColumn<QuoteRow>[] = [
  {
    id: 'number',
    header: 'Quote',
    sortable: true,
    fixed: true,
    onPhone: 'title',
    cell: ({ number, revision, title }) => (
      <>
        <strong>{number}</strong>
        {revision > 1 ? <span> revision {revision}</span> : null}
        <small>{title}</small>
      </>
    ),
  },
  { id: 'kind', header: 'Kind', from: 'widest', cell: ({ kind }) => labelOf(KIND_LABELS, kind) },
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
  { id: 'made', header: 'Made', sortable: true, from: 'medium', cell: ({ createdAt }) => <ShortTime iso={createdAt} /> },
  { id: 'until', header: 'Valid until', sortable: true, from: 'widest', cell: ({ validUntil }) => deadlineDate(validUntil) },
  { id: 'total', header: 'Total', sortable: true, align: 'end', cell: ({ total }) => dollars(total) },
  { id: 'status', header: 'Status', cell: ({ status }) => <QuoteStatusBadge status={status} /> },
]

/** Quotes of all configurators: figures, search, filters by kind and status, and one quote beside its list. */
export const QuotesTab = () => (
  <ListScreen
    topic="quotes"
    noun="quote"
    caption="Quotes"
    call={listQuotes}
    columns={columns}
    csv={quotesCsv}
    filters={[
      {
        name: 'kind',
        label: 'Kind',
        all: 'All kinds',
        options: optionsOf(QUOTE_KINDS, KIND_LABELS),
      },
      {
        name: 'status',
        label: 'Status',
        all: 'All statuses',
        options: optionsOf(QUOTE_STATUSES, (value) => QUOTE_STATUS_WORDS[value].label),
      },
    ]}
    searchLabel="Search number, name, email or title"
    queries={QUOTE_QUERIES}
    summary={(answer) => <QuotesSummary summary={answer?.summary} />}
    empty={{ title: 'No quotes yet', text: 'Quotes from the configurators appear here as they are made.' }}
    nameOf={({ number, revision }) => `quote ${number}, revision ${revision}`}
    opened={{ title: 'Quote', wide: true, read: (id) => <OpenedQuote id={id} /> }}
  />
)
