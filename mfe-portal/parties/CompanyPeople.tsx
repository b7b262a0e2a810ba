import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { listColleagues } from '@framewell/domain/parties/colleagueCalls'
import { COLLEAGUE_STATE_LABELS, COLLEAGUE_STATES, type Colleague } from '@framewell/domain/parties/colleagues'
import { MEMBER_ROLE_LABELS, type OwnCompany } from '@framewell/domain/parties/company'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { ColleagueRecord } from './ColleagueRecord'
import { InviteColleague } from './InviteColleague'

const nameOf = ({ name, email, you }: Colleague) => `${name ?? email}${you ? ' (you)' : ''}`

const columns: readonly ListColumn<Colleague>[] = [
  { id: 'name', header: 'Person', sortable: true, fixed: true, onPhone: 'title', cell: nameOf, csv: nameOf },
  { id: 'email', header: 'Email', sortable: true, cell: ({ email }) => email, csv: ({ email }) => email },
  { id: 'role', header: 'As', cell: ({ role }) => labelOf(MEMBER_ROLE_LABELS, role), csv: ({ role }) => labelOf(MEMBER_ROLE_LABELS, role) },
  { id: 'company', header: 'Company', onPhone: 'hidden', cell: ({ company }) => company.name, csv: ({ company }) => company.name },
  {
    id: 'since',
    header: 'Since',
    sortable: true,
    from: 'medium',
    cell: ({ since }) => <ShortTime iso={since} />,
    csv: ({ since }) => since,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={state === 'member' ? 'ok' : 'warn'}>{labelOf(COLLEAGUE_STATE_LABELS, state)}</Badge>,
    csv: ({ state }) => labelOf(COLLEAGUE_STATE_LABELS, state),
  },
]

/** Members and invitations of the companies the user owns. */
export const CompanyPeople = ({ companies }: { companies: readonly OwnCompany[] }) => (
  <Stack gap={5}>
    <Stack direction="row" gap={4}>
      <InviteColleague companies={companies} />
      <Text tone="subtle">The link is emailed to that person only and works once.</Text>
    </Stack>
    <ListScreen
      noun="person"
      caption="People, newest first"
      searchLabel="Search name or email"
      failure="The list of people could not be loaded"
      topic="companies"
      call={listColleagues}
      columns={companies.length > 1 ? columns : columns.filter(({ id }) => id !== 'company')}
      filters={[
        {
          name: 'state',
          label: 'State',
          all: 'Members and invited',
          options: optionsOf(COLLEAGUE_STATES, COLLEAGUE_STATE_LABELS),
        },
      ]}
      empty={{ title: 'Nobody yet', text: 'Invite people to act for your company.' }}
      nameOf={nameOf}
      opened={{ title: 'Person', show: (colleague, close) => <ColleagueRecord colleague={colleague} close={close} /> }}
    />
  </Stack>
)
