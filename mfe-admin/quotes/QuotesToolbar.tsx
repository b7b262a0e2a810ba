import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { ListToolbar } from '@framewell/remote-kit/lists/ListToolbar'
import { shownRange } from '@framewell/remote-kit/lists/shownRange'
import { QUOTE_STATUS_WORDS } from '@framewell/remote-kit/words/quoteStatusWords'
import { KIND_FILTERS, QUOTE_STATUS_FILTERS } from './quoteFilter'
import { KIND_LABELS } from './quoteLabels'
import { QUOTES_PER_PAGE } from './quoteQueries'
import { useExportQuotes } from './useExportQuotes'
import { useQuoteFilter } from './useQuoteFilter'

const kinds = KIND_FILTERS.map((kind) => ({ value: kind, label: kind === 'all' ? 'All kinds' : KIND_LABELS[kind] }))
const statuses = QUOTE_STATUS_FILTERS.map((status) => ({
  value: status,
  label: status === 'all' ? 'All statuses' : QUOTE_STATUS_WORDS[status].label,
}))

/** Search, kind, status, how much of the list is shown, export. `listed` is undefined until the list is known. */
export const QuotesToolbar = ({ listed }: { listed: { readonly shown: number; readonly total: number } | undefined }) => {
  const { filter, setFilter } = useQuoteFilter()
  const download = useExportQuotes(filter)
  return (
    <ListToolbar
      label="Quotes"
      searchLabel="Search number, name, email or title"
      search={filter.search}
      onSearch={(search) => setFilter({ search }, { replace: true })}
      count={listed ? shownRange('quote', { page: filter.page, perPage: QUOTES_PER_PAGE, ...listed }) : null}
      onExport={() => download.mutate()}
      exporting={download.isPending}
      nothingToExport={listed?.total === 0}
    >
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
    </ListToolbar>
  )
}
