import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { KIND_LABELS } from '@framewell/domain/notifications/kinds'
import type { Notice } from '@framewell/domain/notifications/noticeCalls'
import { BellOff } from 'lucide-react'
import { styled } from 'styled-components'
import { ShortTime } from '../lists/ShortTime'
import type { useNotices } from './useNotices'

interface NoticeListProps extends ReturnType<typeof useNotices> {
  /** A notice's link was followed. */
  onFollow: () => void
}

/** Notices, newest first; following one marks it as read. */
export const NoticeList = ({ pages, notices, unread, read, reading, onFollow }: NoticeListProps) => {
  if (!notices) {
    if (!pages.isError)
      return (
        <LoadingArea label="Loading your notifications">
          {['first', 'second', 'third'].map((line) => (
            <Skeleton key={line} shape="block" height="4rem" />
          ))}
        </LoadingArea>
      )
    return <ErrorState title="Your notifications could not be loaded" retrying={pages.isFetching} onRetry={() => pages.refetch()} />
  }
  const settings = (
    <Link href="/notification-settings" onClick={onFollow}>
      Notification settings
    </Link>
  )
  if (notices.length === 0)
    return (
      <EmptyState icon={<BellOff />} title="Nothing has happened yet" action={settings}>
        What concerns you appears here as it happens.
      </EmptyState>
    )
  return (
    <Stack gap={4}>
      <Stack direction="row" justify="between" gap={3}>
        {settings}
        {unread > 0 ? (
          <Button size="small" pending={reading} pendingText="Marking..." onClick={() => read(undefined)}>
            Mark all as read
          </Button>
        ) : null}
      </Stack>
      <List>
        {notices.map((notice) => (
          <Line key={notice.id} data-unread={notice.read ? undefined : true}>
            <Told
              notice={notice}
              onFollow={() => {
                if (!notice.read) read([notice.id])
                onFollow()
              }}
            />
          </Line>
        ))}
      </List>
      {pages.hasNextPage ? (
        <Button pending={pages.isFetchingNextPage} pendingText="Loading..." onClick={() => pages.fetchNextPage()}>
          Show older ones
        </Button>
      ) : null}
    </Stack>
  )
}

const Told = ({ notice, onFollow }: { notice: Notice; onFollow: () => void }) => (
  <Stack gap={1}>
    <Text size="small" tone="muted">
      {labelOf(KIND_LABELS, notice.kind)}, <ShortTime iso={notice.at} />
      {notice.read ? null : ', unread'}
    </Text>
    <Text weight="strong">
      {notice.path === null ? (
        notice.title
      ) : (
        <Link href={notice.path} onClick={onFollow}>
          {notice.title}
        </Link>
      )}
    </Text>
    {notice.body && notice.body !== notice.title ? <Text size="small">{notice.body}</Text> : null}
  </Stack>
)

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Line = styled.li`
  padding: var(--space-3) 0 var(--space-3) var(--space-3);
  border-block-start: 1px solid var(--color-line);
  border-inline-start: 3px solid transparent;

  &[data-unread] {
    border-inline-start-color: var(--color-steel);
  }
`
