import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { dollarsOfCents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { type Task, taskCalls } from '@framewell/domain/tasks/calls'
import { TASK_KIND_NAMES, taskKind } from '@framewell/domain/tasks/taskKinds'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { DashboardLink } from '../dashboard/DashboardLink'
import { TaskDue } from './TaskDue'
import { TaskRecord } from './TaskRecord'
import { TASK_QUERIES } from './taskQueries'

const columns: readonly ListColumn<Task>[] = [
  {
    id: 'task',
    header: 'Task',
    fixed: true,
    onPhone: 'title',
    cell: ({ kind, name, href, forOthers }) => (
      <>
        <DashboardLink href={href}>{name}</DashboardLink>
        <small>
          {taskKind(kind).label}
          {forOthers === null ? null : ', for another operator'}
        </small>
      </>
    ),
    csv: ({ kind, name }) => `${taskKind(kind).label}: ${name}`,
  },
  { id: 'detail', header: 'Detail', cell: ({ detail }) => detail, csv: ({ detail }) => detail },
  {
    id: 'due',
    header: 'Due',
    sortable: true,
    cell: ({ kind, due, late, snoozedUntil }) => (
      <>
        <TaskDue task={{ kind, due }} /> {late ? <Badge tone="bad">Late</Badge> : null}
        {snoozedUntil ? (
          <small>
            Snoozed until <ShortTime iso={snoozedUntil} />
          </small>
        ) : null}
      </>
    ),
    csv: ({ kind, due }) => (taskKind(kind).undated ? '' : due),
  },
  {
    id: 'money',
    header: 'Money at risk',
    sortable: true,
    align: 'end',
    cell: ({ moneyCents }) => (moneyCents === null ? '–' : usd(moneyCents)),
    csv: ({ moneyCents }) => (moneyCents === null ? '' : dollarsOfCents(moneyCents)),
  },
  { id: 'owner', header: 'Owner', cell: ({ owner }) => owner ?? 'Nobody', csv: ({ owner }) => owner ?? '' },
]

/** What waits for an operator, from the records: the nearest deadline first, and of one day the most money. A task that is done leaves the list by itself. */
export const TasksTab = () => (
  <ListScreen
    noun="task"
    caption="To do"
    call={taskCalls.listTasks}
    columns={columns}
    filters={[
      {
        name: 'view',
        label: 'Show',
        all: 'All, also snoozed',
        standard: 'open',
        options: [
          { value: 'open', label: 'Open' },
          { value: 'mine', label: 'Mine' },
          { value: 'late', label: 'Late' },
          { value: 'snoozed', label: 'Snoozed' },
          { value: 'others', label: 'For another operator' },
        ],
      },
      { name: 'kind', label: 'Kind', all: 'Any kind', options: optionsOf(TASK_KIND_NAMES, (kind) => taskKind(kind).label) },
    ]}
    searchLabel="Search name, number or owner"
    queries={TASK_QUERIES}
    empty={{
      title: 'Nothing to do',
      text: 'Applications, payouts, disputes, documents and late orders appear here when they wait for you.',
    }}
    nameOf={({ kind, name }) => `${taskKind(kind).label}: ${name}`}
    opened={{ title: 'Task', show: (task) => <TaskRecord task={task} /> }}
  />
)
