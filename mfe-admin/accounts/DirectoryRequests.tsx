import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { type DirectoryRequest, directoryCalls } from '@framewell/domain/accounts/directory'
import { ROLE_LABELS } from '@framewell/domain/accounts/roles'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { ReasonDialog } from '../network/ReasonDialog'
import { DASHBOARD_QUERIES } from './adminQueries'
import { useIsSuperAdmin } from './useIsSuperAdmin'

const { decideDirectoryRequest, listDirectoryRequests } = directoryCalls
const QUERIES = [...DASHBOARD_QUERIES, 'directory']
const accountOf = ({ account: { name, role } }: DirectoryRequest) => `${name} (${labelOf(ROLE_LABELS, role)})`

const columns: readonly ListColumn<DirectoryRequest>[] = [
  {
    id: 'name',
    header: 'In the directory',
    sortable: true,
    fixed: true,
    onPhone: 'title',
    cell: ({ name }) => name,
    csv: ({ name }) => name,
  },
  { id: 'email', header: 'Email', sortable: true, cell: ({ email }) => email, csv: ({ email }) => email },
  { id: 'account', header: 'Account of this address', cell: accountOf, csv: accountOf },
  { id: 'askedAt', header: 'Tried', sortable: true, cell: ({ askedAt }) => <ShortTime iso={askedAt} />, csv: ({ askedAt }) => askedAt },
]

/** Directory users whose address already has an account here. An address alone proves no identity, so an operator decides. */
export const DirectoryRequests = () => (
  <ListScreen
    noun="request"
    caption="People waiting to be linked with an account, newest first"
    searchLabel="Search name or email"
    call={listDirectoryRequests}
    columns={columns}
    queries={QUERIES}
    empty={{
      title: 'Nobody waits',
      text: 'People who sign in through the directory with the address of an account here appear in this list.',
    }}
    nameOf={({ name }) => name}
    opened={{ title: 'Request', show: (request, close) => <Decisions request={request} close={close} /> }}
  />
)

const Decisions = ({ request, close }: { request: DirectoryRequest; close: () => void }) => {
  const { id, name, email, account, askedAt } = request
  const decides = useIsSuperAdmin()
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: 'In the directory', detail: name },
          { term: 'Email', detail: email },
          { term: 'Account of this address', detail: accountOf(request) },
          { term: 'Tried', detail: <ShortTime iso={askedAt} /> },
        ]}
      />
      {decides ? (
        <Stack direction="row" gap={2}>
          <ReasonDialog
            title={`Link ${name} with this account`}
            description={`Make sure that ${account.name} is the same person. The directory answers for the account from then on: its password and second factors no longer work.`}
            trigger={<Button aria-label={`Link ${name}`}>Link</Button>}
            action="Link"
            done="Linked: they can sign in there now"
            queries={QUERIES}
            run={(call, reason, how) => call(decideDirectoryRequest, { id, decision: 'link', reason }, how)}
            onDone={close}
          />
          <ReasonDialog
            title={`Refuse ${name}`}
            description="The account stays as it is, and they are not let in."
            trigger={<Button aria-label={`Refuse ${name}`}>Refuse</Button>}
            action="Refuse"
            done="Refused"
            queries={QUERIES}
            run={(call, reason, how) => call(decideDirectoryRequest, { id, decision: 'refuse', reason }, how)}
            onDone={close}
          />
        </Stack>
      ) : (
        <Text tone="muted">A super admin decides.</Text>
      )}
    </Stack>
  )
}
