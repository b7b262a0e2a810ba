import type { Task } from '@framewell/domain/tasks/calls'
import { taskKind } from '@framewell/domain/tasks/taskKinds'
import { Deadline } from '@framewell/remote-kit/lists/Deadline'

/** When a task is due. */
export const TaskDue = ({ task: { kind, due } }: { task: Pick<Task, 'kind' | 'due'> }) =>
  taskKind(kind).undated ? 'No deadline' : <Deadline iso={due} />
