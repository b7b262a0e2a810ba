import { taskCalls as calls } from '@framewell/domain/tasks/calls'
import { bindCalls } from '../platform/http/calls/bindCalls'
import { listOwnTasks } from './ownTasks'
import { listTasks, markTask } from './taskCalls'

export const taskCalls = bindCalls(calls, { listTasks: { run: listTasks, oneMoment: true }, markTask, listOwnTasks })
