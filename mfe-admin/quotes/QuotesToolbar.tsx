import { Button } from '@framewell/design-system/elements/button/Button'
import { SearchField } from '@framewell/design-system/elements/search-field/SearchField'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'
import { useTypedText } from '../credit/useTypedText'
import { KIND_FILTERS, QUOTE_STATUS_FILTERS } from './quoteFilter'
import { KIND_LABELS, QUOTE_STATUS_LABELS } from './quoteLabels'
import { QUOTES_PER_PAGE } from './quoteQueries'
import { shownRange } from './shownRange'
import { useExportQuotes } from './useExportQuotes'
import { useQuoteFilter } from './useQuoteFilter'

const kinds = KIND_FILTERS.map((kind) => ({ value: kind, label: kind === 'all' ? 'All kinds' : KIND_LABELS[kind] }))
const statuses = QUOTE_STATUS_FILTERS.map((status) => ({
  value: status,
  label: status === 'all' ? 'All statuses' : QUOTE_STATUS_LABELS[status],
}))

/** Search, kind, status, how much of the list is shown, export. `listed` is undefined until the list is known. */
export const QuotesToolbar = ({ listed }: { listed: { readonly shown: number; readonly total: number } | undefined }) => {
  const { filter, setFilter } = useQuoteFilter()
  const [search, setSearch] = useTypedText(filter.search, (text) => setFilter({ search: text }, { replace: true }))
  const download = useExportQuotes(filter)
  return (
    <Bar role="search" aria-label="Quotes">
      <Search size="small" label="Search number, name, email or title" value={search} onValueChange={setSearch} />
      <SelectField
        size="small"
        hideLabel
        label="Kind"
        options={kinds}
        value={filter.kind}
        onChange={(event) => setFilter({ kind: KIND_FILTERS.find((kind) => kind === event.currentTarget.value) ?? 'all' })}
      />
      <SelectField
        size="small"
        hideLabel
        label="Status"
        options={statuses}
        value={filter.status}
        onChange={(event) => setFilter({ status: QUOTE_STATUS_FILTERS.find((status) => status === event.currentTarget.value) ?? 'all' })}
      />
      <Count role="status">{listed ? shownRange('quote', { page: filter.page, perPage: QUOTES_PER_PAGE, ...listed }) : ''}</Count>
      <Button
        size="small"
        pending={download.isPending}
        pendingText="Exporting..."
        disabledReason={listed?.total === 0 ? 'There is nothing to export' : null}
        onClick={() => download.mutate()}
      >
        Export CSV
      </Button>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
`

const Search = styled(SearchField)`
  flex: 1 1 10rem;
  max-width: 22rem;

  ${media.phone} {
    flex: 1 0 100%;
    max-width: none;
  }
`

const Count = styled.p`
  margin-inline-start: auto;
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`
