import { feature } from '../platform/features/feature'
import { taskCalls } from './calls'
import { tellDue } from './tellDueTasks'

export const tasks = feature({
  name: 'tasks',
  personal: { rows: [], acted: { task_marks: { owner_id: 'audit' } } },
  calls: taskCalls,
  jobs: [tellDue],
})
