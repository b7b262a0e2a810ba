import { isEndOfDay } from '@framewell/domain/dates/businessDays'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import type { Task } from '@framewell/domain/tasks/calls'
import { taskKind } from '@framewell/domain/tasks/taskKinds'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'

/** When a task is due: a day as both sides read it, with the company's time zone, or a time in the reader's own. */
export const TaskDue = ({ task: { kind, due } }: { task: Pick<Task, 'kind' | 'due'> }) => {
  if (taskKind(kind).undated) return 'No deadline'
  return isEndOfDay(new Date(due)) ? <time dateTime={due}>{deadlineDate(due)}</time> : <ShortTime iso={due} />
}
