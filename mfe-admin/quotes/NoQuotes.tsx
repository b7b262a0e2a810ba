import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { FileSearch, Inbox } from 'lucide-react'
import type { QuoteFilter } from './quoteFilter'

interface NoQuotesProps {
  filter: QuoteFilter
  onShowAll: () => void
}

/** An empty list: no quote yet, or none that the filter matches. */
export const NoQuotes = ({ filter, onShowAll }: NoQuotesProps) =>
  filter.kind === 'all' && filter.status === 'all' && filter.search === '' ? (
    <EmptyState icon={<Inbox />} title="No quotes yet">
      Quotes from the configurators appear here as they are made.
    </EmptyState>
  ) : (
    <EmptyState icon={<FileSearch />} title="No quote matches" action={<Button onClick={onShowAll}>Show all quotes</Button>}>
      {filter.search
        ? `No quote of this kind and status has “${filter.search}” in its number, title, name, email or company.`
        : 'No quote of this kind and status is on file.'}
    </EmptyState>
  )
