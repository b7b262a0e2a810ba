import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { entryOf } from '@framewell/domain/collections/labelOf'
import { usd } from '@framewell/domain/money/usd'
import { listOwnTasks, OWN_TASK_KINDS, type OwnTask } from '@framewell/domain/tasks/ownTasks'
import { Deadline } from '@framewell/remote-kit/lists/Deadline'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { PAYMENT_QUERIES } from '../payments/paymentQueries'

/** Among those of payments: a bank account or a W-9 entered below the list ends its task. */
const OWN_TASK_QUERIES = [...PAYMENT_QUERIES, 'own-tasks'] as const

/** What waits for the person's companies, the nearest deadline first. A task that is done leaves the list by itself. */
export const OwnTasks = () => {
  const call = useGuardedCall()
  useLive('orders', OWN_TASK_QUERIES)
  useLive('payments', OWN_TASK_QUERIES)
  const read = useQuery({ queryKey: OWN_TASK_QUERIES, queryFn: ({ signal }) => call(listOwnTasks, {}, { signal }) })
  return (
    <Stack as="section" gap={4} aria-labelledby="own-tasks">
      <Heading level={2} size={3} id="own-tasks">
        To do
      </Heading>
      <Reading read={read} loading="Loading..." failure="Your to-do list could not be loaded">
        {({ tasks, total }) =>
          tasks.length === 0 ? (
            <Text tone="muted">Nothing to do right now.</Text>
          ) : (
            <>
              <List>
                {tasks.map((task) => (
                  <li key={task.id}>
                    <TaskLine task={task} />
                  </li>
                ))}
              </List>
              {total > tasks.length ? (
                <Text size="small">
                  The {tasks.length} with the nearest deadlines, of {total}.
                </Text>
              ) : null}
            </>
          )
        }
      </Reading>
    </Stack>
  )
}

const TaskLine = ({ task: { kind, name, detail, due, late, moneyCents, href } }: { task: OwnTask }) => {
  const { label, action } = entryOf<{ readonly label: string; readonly action: string }>(OWN_TASK_KINDS, kind, (words) => ({
    label: words,
    action: 'Open it',
  }))
  return (
    <Stack direction="row" justify="between" align="center" gap={4}>
      <Stack gap={1}>
        <Text weight="strong">
          {label}
          {moneyCents === null ? '' : `: ${usd(moneyCents)}`} {late ? <Badge tone="bad">Late</Badge> : null}
        </Text>
        <Text size="small">
          {name}, {detail}
        </Text>
        {due ? (
          <Text size="small" tone="muted">
            Due <Deadline iso={due} />
          </Text>
        ) : null}
      </Stack>
      <Button size="small" href={href} aria-label={`${action}: ${name}, ${detail}`}>
        {action}
      </Button>
    </Stack>
  )
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-top: 1px solid var(--color-line);
  list-style: none;

  & > li {
    padding: var(--space-3) 0;
    border-bottom: 1px solid var(--color-line);
  }
`
