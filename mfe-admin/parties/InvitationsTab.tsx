import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { COMPANY_KIND_LABELS, MEMBER_ROLE_LABELS } from '@framewell/domain/parties/company'
import { INVITATION_STATUS_LABELS, INVITATION_STATUSES, type Invitation } from '@framewell/domain/parties/invitation'
import { listInvitations, withdrawInvitation } from '@framewell/domain/parties/partyCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { ReasonDialog } from '../network/ReasonDialog'
import { InvitePerson } from './InvitePerson'

const TONES: Readonly<Record<Invitation['status'], BadgeTone>> = { open: 'warn', accepted: 'ok', expired: 'neutral', withdrawn: 'neutral' }
const companyOf = ({ company: { name, kind } }: Invitation) => `${name} (${labelOf(COMPANY_KIND_LABELS, kind)})`

const columns: readonly ListColumn<Invitation>[] = [
  { id: 'name', header: 'Person', sortable: true, fixed: true, onPhone: 'title', cell: ({ name }) => name, csv: ({ name }) => name },
  { id: 'email', header: 'Email', cell: ({ email }) => email, csv: ({ email }) => email },
  { id: 'company', header: 'Company', sortable: true, cell: companyOf, csv: companyOf },
  {
    id: 'invitedAt',
    header: 'Invited',
    sortable: true,
    cell: ({ invitedAt }) => <ShortTime iso={invitedAt} />,
    csv: ({ invitedAt }) => invitedAt,
  },
  {
    id: 'status',
    header: 'State',
    cell: ({ status }) => <Badge tone={TONES[status]}>{labelOf(INVITATION_STATUS_LABELS, status)}</Badge>,
    csv: ({ status }) => labelOf(INVITATION_STATUS_LABELS, status),
  },
]

/** Invitations to companies and their status. */
export const InvitationsTab = () => (
  <Stack gap={5}>
    <Stack direction="row" gap={4}>
      <InvitePerson />
      <Text tone="subtle">The link is emailed to that person only and works once.</Text>
    </Stack>
    <ListScreen
      noun="invitation"
      caption="Invitations, newest first"
      call={listInvitations}
      columns={columns}
      filters={[
        {
          name: 'status',
          label: 'State',
          all: 'Any state',
          options: optionsOf(INVITATION_STATUSES, INVITATION_STATUS_LABELS),
        },
      ]}
      searchLabel="Search person, email or company"
      queries={DASHBOARD_QUERIES}
      empty={{
        title: 'No invitations yet',
        text: 'Invite the owner of a builder, a shop or a partner.',
      }}
      nameOf={({ name, company }) => `${name} of ${company.name}`}
      opened={{ title: 'Invitation', show: (invitation, close) => <Record invitation={invitation} close={close} /> }}
    />
  </Stack>
)

const Record = ({ invitation, close }: { invitation: Invitation; close: () => void }) => {
  const { id, name, email, role, status, invitedAt, expiresAt } = invitation
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: 'Person', detail: name },
          { term: 'Email', detail: email },
          { term: 'Company', detail: companyOf(invitation) },
          { term: 'As', detail: labelOf(MEMBER_ROLE_LABELS, role) },
          { term: 'State', detail: labelOf(INVITATION_STATUS_LABELS, status) },
          { term: 'Invited', detail: <ShortTime iso={invitedAt} /> },
          { term: 'Ends', detail: deadlineDate(expiresAt) },
        ]}
      />
      {status === 'open' ? (
        <div>
          <ReasonDialog
            title="Withdraw invitation"
            description={`The link that ${name} has stops working.`}
            trigger={<Button variant="danger">Withdraw</Button>}
            action="Withdraw invitation"
            done="Invitation withdrawn"
            danger
            queries={[...DASHBOARD_QUERIES, 'list']}
            run={(call, reason, how) => call(withdrawInvitation, { id, reason }, how)}
            onDone={close}
          />
        </div>
      ) : null}
    </Stack>
  )
}
