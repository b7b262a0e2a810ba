import { feature } from '../platform/features/feature'
import { taskCalls } from './calls'

export const tasks = feature({
  name: 'tasks',
  personal: { rows: [], acted: { task_marks: { owner_id: 'audit' } } },
  calls: taskCalls,
})
