import { z } from 'zod'
import { OPERATOR_ROLES, type Role } from '../accounts/roles'

/** Operators see every project; a company's members those it orders or fabricates. */
export const MONEY_ROLES = [...OPERATOR_ROLES, 'builder', 'partner'] as const satisfies readonly Role[]
export const money = { feature: 'payments', access: MONEY_ROLES } as const

/** An order's number. */
export const projectIdSchema = z
  .string()
  .trim()
  .min(1, 'Name the project')
  .max(40, 'Use at most 40 characters')
  // Also accepts the specification's sample ids.
  .regex(/^[A-Za-z0-9_-]+$/, 'This is not a project number')

export const PROJECT_STATUSES = ['active', 'closed', 'completed'] as const

export const unknownProject = { status: 404, message: 'There is no such project among yours.' } as const
