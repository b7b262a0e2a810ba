import { Badge, type BadgeTone } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import {
  DELIVERY_STATE_LABELS,
  DELIVERY_STATES,
  type DeliveryAttempt,
  listWebhookDeliveries,
  type WebhookDelivery,
} from '@framewell/domain/webhooks/calls'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ShortTime } from '../lists/ShortTime'
import { useLive } from '../live/useLive'
import { retryUnlessRefused } from '../reading/retryUnlessRefused'
import { useGuardedCall } from '../session/useGuardedCall'
import { WEBHOOK_QUERIES } from './webhookQueries'

const PER_PAGE = 20
const STATES = [{ value: 'all', label: 'Any state' }, ...optionsOf(DELIVERY_STATES, DELIVERY_STATE_LABELS)]
const TONES: Readonly<Record<WebhookDelivery['state'], BadgeTone>> = { queued: 'info', sending: 'info', delivered: 'ok', failed: 'bad' }

interface DeliveryLogProps {
  endpoint: string
  replaying: boolean
  onReplay: (delivery: string) => void
}

/**
 * An endpoint's deliveries and responses, newest first; each can be resent. Not a ListScreen: it is inside an opened row, whose list owns
 * the address.
 */
export const DeliveryLog = ({ endpoint, replaying, onReplay }: DeliveryLogProps) => {
  const call = useGuardedCall()
  const [state, setState] = useState<WebhookDelivery['state'] | 'all'>('all')
  const key = [...WEBHOOK_QUERIES, 'deliveries', endpoint]
  const log = useInfiniteQuery({
    queryKey: [...key, state],
    queryFn: ({ signal, pageParam: after }) =>
      call(listWebhookDeliveries, { id: endpoint, state, limit: PER_PAGE, ...(after ? { after } : {}) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })
  useLive('webhooks', key)
  if (log.isError && !log.data) return <ErrorState title="The log could not be loaded" onRetry={() => void log.refetch()} />
  if (!log.data)
    return (
      <LoadingArea label="Loading the log">
        <Skeleton shape="block" height="12rem" />
      </LoadingArea>
    )
  const rows = log.data.pages.flatMap(({ data }) => data)
  const total = log.data.pages[0]?.total ?? 0
  const columns: readonly TableColumn<WebhookDelivery>[] = [
    { id: 'at', header: 'Time', cell: ({ createdAt }) => <ShortTime iso={createdAt} /> },
    { id: 'event', header: 'Event', onPhone: 'title', cell: ({ event }) => event },
    {
      id: 'state',
      header: 'State',
      cell: ({ state, nextAt, attempts }) => (
        <>
          <Badge tone={TONES[state]}>{labelOf(DELIVERY_STATE_LABELS, state)}</Badge>
          {nextAt && attempts.length > 0 ? (
            <small>
              {' '}
              again <ShortTime iso={nextAt} />
            </small>
          ) : null}
        </>
      ),
    },
    { id: 'answer', header: 'Last answer', cell: ({ attempts }) => <LastAnswer attempts={attempts} /> },
    {
      id: 'replay',
      header: 'Send again',
      hideHeader: true,
      cell: ({ id, event, state }) =>
        state === 'delivered' || state === 'failed' ? (
          <Button size="small" variant="plain" disabled={replaying} aria-label={`Send again: ${event}`} onClick={() => onReplay(id)}>
            Send again
          </Button>
        ) : null,
    },
  ]
  return (
    <Stack gap={3}>
      <SelectField
        size="small"
        label="State"
        options={STATES}
        value={state}
        onChange={({ currentTarget: { value } }) => setState(DELIVERY_STATES.find((known) => known === value) ?? 'all')}
      />
      <Table
        caption={`Deliveries, newest first (${total})`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        notice={
          state === 'all' ? (
            <EmptyState title="Nothing was sent yet">Send a test to see how it answers.</EmptyState>
          ) : (
            <EmptyState title="No delivery is in this state" />
          )
        }
      />
      {log.hasNextPage ? (
        <div>
          <Button size="small" pending={log.isFetchingNextPage} pendingText="Loading..." onClick={() => void log.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

const LastAnswer = ({ attempts }: { attempts: readonly DeliveryAttempt[] }) => {
  const last = attempts.at(-1)
  if (!last) return null
  return (
    <>
      {last.status ?? last.error}, {last.ms} ms, attempt {attempts.length}
      {last.answer ? <Answer>{last.answer.slice(0, 200)}</Answer> : null}
    </>
  )
}

const Answer = styled.code`
  display: block;
  overflow-wrap: anywhere;
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
`
