import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { DevelopmentRow } from '@framewell/domain/developments/development'
import { createDevelopment } from '@framewell/domain/developments/developmentCalls'
import { developmentPath } from '@framewell/domain/quotes/quoteLinks'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { PagedList } from '@framewell/remote-kit/lists/PagedList'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MapPinned } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEVELOPMENT_QUERIES, developmentsQuery } from './developmentQueries'
import { DEVELOPMENT_STATE_LABELS, DEVELOPMENT_STATE_TONES } from './developmentWords'

const PER_PAGE = 20

const COLUMNS: readonly TableColumn<DevelopmentRow>[] = [
  {
    id: 'name',
    header: 'Development',
    onPhone: 'title',
    cell: ({ id, name }) => (
      <Link href={developmentPath(id)} variant="standalone">
        {name}
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'State',
    onPhone: 'corner',
    cell: ({ state }) => <Badge tone={DEVELOPMENT_STATE_TONES[state]}>{labelOf(DEVELOPMENT_STATE_LABELS, state)}</Badge>,
  },
  { id: 'lots', header: 'Lots', align: 'end', cell: ({ lots }) => lots },
  { id: 'calledOff', header: 'Called off', align: 'end', cell: ({ calledOff }) => calledOff },
  { id: 'changedAt', header: 'Changed', cell: ({ changedAt }) => longDate(changedAt) },
]

/** The company's developments, and the form that starts one. */
export const DevelopmentList = () => {
  const [address, setAddress] = useSearchParams()
  const page = Number(address.get('page') ?? 1) || 1
  const list = useQuery(developmentsQuery(useGuardedCall(), { page, limit: PER_PAGE }))
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Heading level={1} size={2}>
          Developments
        </Heading>
        <Text tone="muted" measured>
          Plan the lots of a development, quote and order them together, and call each lot off when you need it.
        </Text>
      </Stack>
      <StartDevelopment />
      <PagedList
        list={list}
        failure="The developments could not be loaded"
        pagesLabel="Pages of developments"
        page={page}
        perPage={PER_PAGE}
        hrefOf={(next) => `/developments?page=${next}`}
        goTo={(next, options) => setAddress(next === 1 ? {} : { page: String(next) }, options)}
      >
        {(listed) => (
          <Table
            caption="Developments"
            columns={COLUMNS}
            rows={listed?.data ?? []}
            rowKey={({ id }) => id}
            loading={!listed}
            skeletonRows={3}
            notice={
              <EmptyState icon={<MapPinned />} title="No developments yet">
                Name your first one above, then add its lots.
              </EmptyState>
            }
          />
        )}
      </PagedList>
    </Stack>
  )
}

const StartDevelopment = () => {
  const { navigate } = useShell()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [refused, setRefused] = useState<string>()
  const starting = useSend(createDevelopment, {
    keep: 'development',
    words: { makes: 'development' },
    form: { shows: (path) => path === 'name', mark: (_, message) => setRefused(message) },
    onSent: ({ development }) => {
      void queries.invalidateQueries({ queryKey: DEVELOPMENT_QUERIES })
      navigate(developmentPath(development.id))
    },
  })
  return (
    <form
      noValidate
      aria-label="New development"
      onSubmit={(event) => {
        event.preventDefault()
        const checked = createDevelopment.input.safeParse({ name })
        setRefused(checked.error?.issues[0]?.message)
        if (checked.success) void starting.send(checked.data)
      }}
    >
      <Stack gap={3} style={{ maxWidth: 'var(--measure-form)' }}>
        <TextField label="Name of the development" value={name} error={refused} onChange={(event) => setName(event.currentTarget.value)} />
        <SendAlert title="Not started" failure={starting.failure} />
        <div>
          <Button type="submit" variant="primary" pending={starting.busy} pendingText="Starting...">
            Start development
          </Button>
        </div>
      </Stack>
    </form>
  )
}
