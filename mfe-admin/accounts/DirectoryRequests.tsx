import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { type DirectoryRequest, directoryCalls } from '@framewell/domain/accounts/directory'
import { ROLE_LABELS } from '@framewell/domain/accounts/roles'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { ReasonDialog } from '../network/ReasonDialog'
import { DASHBOARD_QUERIES } from './adminQueries'
import { useIsSuperAdmin } from './useIsSuperAdmin'

const { decideDirectoryRequest } = directoryCalls
const QUERIES = [...DASHBOARD_QUERIES, 'directory']

const columns: readonly TableColumn<DirectoryRequest>[] = [
  { id: 'name', header: 'In the directory', onPhone: 'title', cell: ({ name, email }) => `${name}, ${email}` },
  { id: 'account', header: 'Account of this address', cell: ({ account }) => `${account.name} (${ROLE_LABELS[account.role]})` },
  { id: 'asked', header: 'Tried', cell: ({ askedAt }) => <ShortTime iso={askedAt} /> },
]
const decisions: TableColumn<DirectoryRequest> = {
  id: 'decide',
  header: 'Decide',
  hideHeader: true,
  cell: (request) => <Decisions {...request} />,
}

/** People of the directory whose address has an account here: an address alone proves nobody. */
export const DirectoryRequests = ({ requests }: { requests: readonly DirectoryRequest[] }) => (
  <Table
    caption="People who wait to be linked with an account"
    columns={useIsSuperAdmin() ? [...columns, decisions] : columns}
    rows={requests}
    rowKey={({ id }) => id}
  />
)

const Decisions = ({ id, name, account }: DirectoryRequest) => (
  <Stack direction="row" gap={2}>
    <ReasonDialog
      title={`Link ${name} with this account`}
      description={`Make sure that ${account.name} is the same person. The directory answers for the account from then on: its password and second factors open nothing any more.`}
      trigger={<Button aria-label={`Link ${name}`}>Link</Button>}
      action="Link"
      done="Linked: they can sign in there now"
      queries={QUERIES}
      run={(call, reason, how) => call(decideDirectoryRequest, { id, decision: 'link', reason }, how)}
    />
    <ReasonDialog
      title={`Refuse ${name}`}
      description="The account stays as it is, and they are not let in."
      trigger={<Button aria-label={`Refuse ${name}`}>Refuse</Button>}
      action="Refuse"
      done="Refused"
      queries={QUERIES}
      run={(call, reason, how) => call(decideDirectoryRequest, { id, decision: 'refuse', reason }, how)}
    />
  </Stack>
)
