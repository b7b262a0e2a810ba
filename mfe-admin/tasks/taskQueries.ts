import { DASHBOARD_QUERIES } from '../accounts/adminQueries'

export const TASK_QUERIES = [...DASHBOARD_QUERIES, 'tasks'] as const

export const TASKS_PATH = '/admin-dashboard?tab=tasks'
