import { Button } from '@framewell/design-system/elements/button/Button'
import { SearchField } from '@framewell/design-system/elements/search-field/SearchField'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'
import { STATUS_FILTERS } from './applicationFilter'
import { listedCount } from './listedCount'
import { STATUS_LABELS } from './qualificationStatus'
import { useApplicationFilter } from './useApplicationFilter'
import { useExportApplications } from './useExportApplications'
import { useTypedText } from './useTypedText'

const statusOptions = STATUS_FILTERS.map((status) => ({ value: status, label: status === 'all' ? 'All statuses' : STATUS_LABELS[status] }))

/** Search, status, how much of the list is shown, export. `listed` is undefined until the list is known. */
export const ApplicationsToolbar = ({ listed }: { listed: { readonly shown: number; readonly total: number } | undefined }) => {
  const { filter, setFilter } = useApplicationFilter()
  const [search, setSearch] = useTypedText(filter.search, (text) => setFilter({ search: text }, { replace: true }))
  const download = useExportApplications(filter)
  return (
    <Bar role="search" aria-label="Credit applications">
      <Search size="small" label="Search name, company or place" value={search} onValueChange={setSearch} />
      <SelectField
        size="small"
        hideLabel
        label="Status"
        options={statusOptions}
        value={filter.status}
        onChange={(event) => setFilter({ status: STATUS_FILTERS.find((status) => status === event.currentTarget.value) ?? 'all' })}
      />
      <Count role="status">{listed ? listedCount({ page: filter.page, ...listed }) : ''}</Count>
      <Download
        size="small"
        pending={download.isPending}
        pendingText="Exporting..."
        disabledReason={listed?.total === 0 ? 'There is nothing to export' : null}
        onClick={() => download.mutate()}
      >
        Export CSV
      </Download>
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
  flex: 1 1 12rem;
  max-width: 20rem;

  ${media.phone} {
    flex: 1 0 100%;
    max-width: none;
  }
`

const Download = styled(Button)`
  ${media.phone} {
    margin-inline-start: auto;
  }
`

const Count = styled.p`
  margin-inline-start: auto;
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    flex: 1 0 100%;
    order: 1;
  }
`
