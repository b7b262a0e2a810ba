import { Button } from '@framewell/design-system/elements/button/Button'
import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { TextField } from '@framewell/design-system/elements/text-field/TextField'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { KIND_LABELS } from '@framewell/domain/notifications/kinds'
import { listTemplates, type NotificationTemplate } from '@framewell/domain/notifications/templateCalls'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TEMPLATES_QUERY, TemplateEditor } from './TemplateEditor'

/**
 * The templates of all events, with customized ones marked; one is edited beside the list. Not a ListScreen: there is one row for each
 * event in the code, and all of them fit on the screen.
 */
export const TemplatesTab = () => {
  const call = useGuardedCall()
  const [search, setSearch] = useState('')
  const [opened, open] = useState<string>()
  const templates = useQuery({
    queryKey: TEMPLATES_QUERY,
    queryFn: ({ signal }) => call(listTemplates, {}, { signal }),
    retry: retryUnlessRefused,
  })
  const all = templates.data?.templates
  const template = all?.find(({ event }) => event === opened)
  if (!all) {
    if (templates.isError)
      return <ErrorState title="The templates could not be loaded" retrying={templates.isFetching} onRetry={() => templates.refetch()} />
    return (
      <LoadingArea label="Loading the templates">
        <Skeleton shape="block" height="24rem" />
      </LoadingArea>
    )
  }
  const words = search.trim().toLowerCase()
  const shown = all.filter(({ title, feature, words: { subject } }) => `${title} ${feature} ${subject}`.toLowerCase().includes(words))
  return (
    <Stack gap={4}>
      <TextField
        label="Search events"
        hideLabel
        placeholder="Search events"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Table
        caption={`${shown.length} events`}
        columns={columns(open)}
        rows={shown}
        rowKey={({ event }) => event}
        notice={shown.length === 0 ? <EmptyState title="No event has these words" /> : undefined}
      />
      <Drawer title={template?.title ?? ''} open={template !== undefined} onOpenChange={(next) => (next ? undefined : open(undefined))}>
        {template ? <TemplateEditor key={`${template.event}:${template.version}`} template={template} /> : null}
      </Drawer>
    </Stack>
  )
}

const columns = (open: (event: string) => void): readonly TableColumn<NotificationTemplate>[] => [
  {
    id: 'title',
    header: 'Event',
    onPhone: 'title',
    cell: ({ title, event }) => (
      <Button variant="plain" size="small" onClick={() => open(event)}>
        {title}
      </Button>
    ),
  },
  { id: 'subject', header: 'Subject', cell: ({ words }) => words.subject },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => labelOf(KIND_LABELS, kind) },
  {
    id: 'edited',
    header: 'Edited',
    cell: ({ editedAt, editedBy }) =>
      editedAt === null ? (
        'Original'
      ) : (
        <>
          <ShortTime iso={editedAt} />
          <small>{editedBy}</small>
        </>
      ),
  },
]
