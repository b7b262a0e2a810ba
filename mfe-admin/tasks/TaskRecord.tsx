import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { usd } from '@framewell/domain/money/usd'
import { type Task, taskCalls } from '@framewell/domain/tasks/calls'
import { taskKind } from '@framewell/domain/tasks/taskKinds'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { sessionQuery } from '@framewell/remote-kit/session/sessionQuery'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DashboardLink } from '../dashboard/DashboardLink'
import { TaskDue } from './TaskDue'
import { TASK_QUERIES } from './taskQueries'

type Mark = Omit<CallInput<typeof taskCalls.markTask>, 'id'>

/** One task: what to do, its deadline and its rule. Its owner takes or leaves it here, or puts it off. */
export const TaskRecord = ({ task }: { task: Task }) => {
  const { id, kind, name, detail, since, moneyCents, href, ownerId, owner, snoozedUntil, forOthers } = task
  const shell = useShell()
  const { data: session } = useQuery(sessionQuery(shell))
  const queryClient = useQueryClient()
  const sending = useSend(taskCalls.markTask, {
    onSent: () => shell.toast({ title: 'Task saved', description: name, tone: 'success' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: TASK_QUERIES }),
  })
  const mark = (change: Mark) => void sending.send({ id, ...change })
  return (
    <Stack gap={5}>
      <Text>{taskKind(kind).action}</Text>
      <DescriptionList
        items={[
          { term: taskKind(kind).label, detail: name },
          { term: 'Detail', detail },
          { term: 'Since', detail: <ShortTime iso={since} /> },
          { term: 'Due', detail: <TaskDue task={task} /> },
          ...(moneyCents === null ? [] : [{ term: 'Money at risk', detail: usd(moneyCents) }]),
          { term: 'Owner', detail: owner ?? 'Nobody' },
          ...(forOthers === null ? [] : [{ term: 'For another operator', detail: `Not for ${session?.name ?? 'you'}. ${forOthers}` }]),
          ...(snoozedUntil ? [{ term: 'Snoozed until', detail: <ShortTime iso={snoozedUntil} /> }] : []),
        ]}
      />
      <Text tone="muted">{taskKind(kind).rule}</Text>
      <DashboardLink href={href}>Open it</DashboardLink>
      <Stack direction="row" gap={3}>
        {forOthers !== null || (ownerId !== null && ownerId === session?.id) ? null : (
          <Button variant="primary" pending={sending.busy} pendingText="Saving..." onClick={() => mark({ owner: 'me' })}>
            Assign to me
          </Button>
        )}
        {owner ? <Button onClick={() => mark({ owner: 'nobody' })}>Unassign</Button> : null}
        {snoozedUntil ? (
          <Button onClick={() => mark({ snoozeDays: 0 })}>List it again</Button>
        ) : (
          <>
            <Button onClick={() => mark({ snoozeDays: 1 })}>Snooze 1 day</Button>
            <Button onClick={() => mark({ snoozeDays: 7 })}>Snooze 7 days</Button>
          </>
        )}
      </Stack>
      <SendAlert failure={sending.failure} />
    </Stack>
  )
}
