import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Text } from '@framewell/design-system/elements/text/Text'
import { usd } from '@framewell/domain/money/usd'
import type { Task } from '@framewell/domain/tasks/calls'
import { taskKind } from '@framewell/domain/tasks/taskKinds'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { styled } from 'styled-components'
import { DashboardLink } from '../dashboard/DashboardLink'
import { Panel } from '../insights/Panels'
import { TaskDue } from './TaskDue'
import { TASKS_PATH } from './taskQueries'
import { useNextTasks } from './useNextTasks'

/** The most urgent tasks of the operators' list, with the way to all of them. */
export const NextTasks = () => (
  <Panel title="To do">
    <Reading read={useNextTasks()} loading="Loading your tasks" failure="Unable to load the tasks.">
      {({ data, counts }) =>
        data.length === 0 ? (
          <Text tone="muted">Nothing to do right now.</Text>
        ) : (
          <>
            <Tasks>
              {data.map((task) => (
                <li key={task.id}>
                  <TaskLine task={task} />
                </li>
              ))}
            </Tasks>
            <DashboardLink href={TASKS_PATH}>{counts.open > data.length ? `All ${counts.open} tasks` : 'Open the list'}</DashboardLink>
          </>
        )
      }
    </Reading>
  </Panel>
)

const TaskLine = ({ task: { kind, name, detail, due, late, moneyCents, href } }: { task: Task }) => (
  <>
    <DashboardLink href={href}>{`${taskKind(kind).label}: ${name}`}</DashboardLink>
    <Text as="span" size="small" tone="muted">
      {detail}
      {moneyCents === null ? '' : ` · ${usd(moneyCents)}`}
      {taskKind(kind).undated ? null : (
        <>
          {' · '}due <TaskDue task={{ kind, due }} />
        </>
      )}{' '}
      {late ? <Badge tone="bad">Late</Badge> : null}
    </Text>
  </>
)

const Tasks = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0 0 var(--space-4);
  padding: 0;
  font-size: var(--text-compact);
  list-style: none;

  & li {
    display: grid;
    gap: var(--space-1);
  }
`
