import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { type ApiKey, KEY_STATE_LABELS, KEY_STATES, listApiKeys } from '@framewell/domain/keys/calls'
import { Deadline } from '@framewell/remote-kit/lists/Deadline'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { DASHBOARD_QUERIES } from '../accounts/adminQueries'
import { IssueKey } from './IssueKey'
import { KeyRecord } from './KeyRecord'

const TONES: Readonly<Record<ApiKey['state'], BadgeTone>> = { active: 'ok', refused: 'warn', ended: 'neutral', revoked: 'bad' }
const ownerOf = ({ company }: ApiKey) => company?.name ?? 'Staff'

const columns: readonly ListColumn<ApiKey>[] = [
  { id: 'name', header: 'System', sortable: true, fixed: true, onPhone: 'title', cell: ({ name }) => name, csv: ({ name }) => name },
  { id: 'prefix', header: 'Begins with', cell: ({ prefix }) => <code>{prefix}</code>, csv: ({ prefix }) => prefix },
  { id: 'owner', header: 'Records of', cell: ownerOf, csv: ownerOf },
  {
    id: 'scopes',
    header: 'Scopes',
    onPhone: 'hidden',
    cell: ({ scopes }) => (scopes.length > 3 ? `${scopes.length} scopes` : scopes.join(', ')),
    csv: ({ scopes }) => scopes.join(' '),
  },
  {
    id: 'lastUsedAt',
    header: 'Last used',
    sortable: true,
    cell: ({ lastUsedAt }) => (lastUsedAt ? <ShortTime iso={lastUsedAt} /> : 'Never'),
    csv: ({ lastUsedAt }) => lastUsedAt ?? '',
  },
  {
    id: 'expiresAt',
    header: 'Ends',
    sortable: true,
    cell: ({ expiresAt }) => <Deadline iso={expiresAt} />,
    csv: ({ expiresAt }) => expiresAt,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge tone={TONES[state]}>{labelOf(KEY_STATE_LABELS, state)}</Badge>,
    csv: ({ state }) => labelOf(KEY_STATE_LABELS, state),
  },
]

/** API keys of other systems. */
export const KeysTab = () => (
  <Stack gap={5}>
    <Stack direction="row" gap={4}>
      <IssueKey />
      <Text tone="subtle">
        Another system makes <Link href="/api/docs/keys">the calls that keys open</Link>, with the rights of its scopes and no more.
      </Text>
    </Stack>
    <ListScreen
      noun="key"
      topic="keys"
      caption="API keys, newest first"
      call={listApiKeys}
      columns={columns}
      filters={[
        {
          name: 'state',
          label: 'State',
          all: 'Any state',
          options: optionsOf(KEY_STATES, KEY_STATE_LABELS),
        },
      ]}
      searchLabel="Search system or company"
      queries={DASHBOARD_QUERIES}
      empty={{
        title: 'No key was issued yet',
        text: 'Issue one for a system that reads or writes on its own: an ERP, a bank feed, a report.',
      }}
      nameOf={({ name, prefix }) => `${name} ${prefix}`}
      opened={{ title: 'API key', wide: true, show: (key, close) => <KeyRecord apiKey={key} close={close} /> }}
    />
  </Stack>
)
