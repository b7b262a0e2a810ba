import { feature } from '../platform/features/feature'
import { taskCalls } from './calls'

export const tasks = feature({ name: 'tasks', calls: taskCalls })
