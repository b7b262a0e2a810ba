import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { RECENT_APPLICATIONS } from '@framewell/domain/credit/operatorCalls'
import { ListToolbar } from '@framewell/remote-kit/lists/ListToolbar'
import { shownRange } from '@framewell/remote-kit/lists/shownRange'
import { QUALIFICATION_STATUS_WORDS } from '@framewell/remote-kit/words/qualificationStatusWords'
import { STATUS_FILTERS } from './applicationFilter'
import { useApplicationFilter } from './useApplicationFilter'
import { useExportApplications } from './useExportApplications'

const statusOptions = STATUS_FILTERS.map((status) => ({
  value: status,
  label: status === 'all' ? 'All statuses' : QUALIFICATION_STATUS_WORDS[status].label,
}))

/** Search, status, how much of the list is shown, export. `listed` is undefined until the list is known. */
export const ApplicationsToolbar = ({ listed }: { listed: { readonly shown: number; readonly total: number } | undefined }) => {
  const { filter, setFilter } = useApplicationFilter()
  const download = useExportApplications(filter)
  return (
    <ListToolbar
      label="Credit applications"
      searchLabel="Search name, company or place"
      search={filter.search}
      onSearch={(search) => setFilter({ search }, { replace: true })}
      count={listed ? shownRange('application', { page: filter.page, perPage: RECENT_APPLICATIONS, ...listed }) : null}
      onExport={() => download.mutate()}
      exporting={download.isPending}
      nothingToExport={listed?.total === 0}
    >
      <SelectField
        size="small"
        hideLabel
        label="Status"
        options={statusOptions}
        value={filter.status}
        onChange={(event) => setFilter({ status: STATUS_FILTERS.find((status) => status === event.currentTarget.value) ?? 'all' })}
      />
    </ListToolbar>
  )
}
