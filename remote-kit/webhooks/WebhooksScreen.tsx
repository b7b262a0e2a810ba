import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { ENDPOINT_STATE_LABELS, ENDPOINT_STATES, listWebhooks, type WebhookEndpoint } from '@framewell/domain/webhooks/calls'
import { type ListColumn, ListScreen } from '../lists/ListScreen'
import { ShortTime } from '../lists/ShortTime'
import { AddWebhook } from './AddWebhook'
import { WebhookRecord } from './WebhookRecord'
import { WEBHOOK_QUERIES } from './webhookQueries'

const TONES: Readonly<Record<WebhookEndpoint['state'], BadgeTone>> = { active: 'ok', paused: 'neutral', disabled: 'bad' }
const ownerOf = ({ company }: WebhookEndpoint) => company?.name ?? 'All (staff)'

const columns: readonly ListColumn<WebhookEndpoint>[] = [
  { id: 'name', header: 'System', sortable: true, fixed: true, onPhone: 'title', cell: ({ name }) => name, csv: ({ name }) => name },
  { id: 'url', header: 'Address', cell: ({ url }) => url, csv: ({ url }) => url },
  { id: 'owner', header: 'Events of', onPhone: 'hidden', cell: ownerOf, csv: ownerOf },
  {
    id: 'waiting',
    header: 'Waiting, given up',
    cell: ({ waiting, failed }) => `${waiting}, ${failed}`,
    csv: ({ waiting, failed }) => `${waiting}, ${failed}`,
  },
  {
    id: 'last',
    header: 'Last delivered',
    cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? <ShortTime iso={lastDeliveredAt} /> : 'Never'),
    csv: ({ lastDeliveredAt }) => lastDeliveredAt ?? '',
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, failingSince }) =>
      state === 'active' && failingSince ? (
        <Badge tone="warn">Failing</Badge>
      ) : (
        <Badge tone={TONES[state]}>{labelOf(ENDPOINT_STATE_LABELS, state)}</Badge>
      ),
    csv: ({ state }) => labelOf(ENDPOINT_STATE_LABELS, state),
  },
]

/** Webhook endpoints: staff see all, a company's owners their own. */
export const WebhooksScreen = () => (
  <Stack gap={5}>
    <Stack direction="row" gap={4}>
      <AddWebhook />
      <Text tone="subtle">Events go out as signed messages (Standard Webhooks), at least once, to public addresses by https.</Text>
    </Stack>
    <ListScreen
      noun="webhook"
      topic="webhooks"
      caption="Webhooks, newest first"
      call={listWebhooks}
      columns={columns}
      filters={[
        {
          name: 'state',
          label: 'State',
          all: 'Any state',
          options: optionsOf(ENDPOINT_STATES, ENDPOINT_STATE_LABELS),
        },
      ]}
      searchLabel="Search system or address"
      queries={WEBHOOK_QUERIES}
      empty={{
        title: 'No system listens yet',
        text: 'Add the address of one that should hear of orders, payments or stages as they happen.',
      }}
      nameOf={({ name }) => name}
      opened={{ title: 'Webhook', wide: true, show: (endpoint, close) => <WebhookRecord endpoint={endpoint} close={close} /> }}
    />
  </Stack>
)
