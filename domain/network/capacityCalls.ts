import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { typedNumber } from '../numbers/typedNumber'

const operators = { feature: 'network', access: OPERATOR_ROLES } as const

export const calendarWeekSchema = z.object({
  week: z.string(),
  capacityUnits: z.number(),
  closedUnits: z.number(),
  reservedUnits: z.number(),
  bookedUnits: z.number(),
  heldUnits: z.number().optional(),
  note: z.string(),
})
export type CalendarWeek = z.infer<typeof calendarWeekSchema>

export const getCapacity = defineCall({
  ...operators,
  name: 'getCapacity',
  method: 'GET',
  path: '/api/network/fabricators/{id}/capacity',
  keys: 'read',
  summary: "A shop's calendar of weekly capacity, from this week on",
  input: z.object({ id: z.uuid(), weeks: z.coerce.number().int().min(1).max(52).default(16) }),
  output: z.object({ weeks: z.array(calendarWeekSchema) }),
})

export const setCapacityWeek = defineCall({
  ...operators,
  name: 'setCapacityWeek',
  method: 'PUT',
  path: '/api/network/fabricators/{id}/capacity/{week}',
  keys: 'write',
  summary: 'Set what a week of a shop loses to holidays, maintenance and work of its own',
  input: z.object({
    id: z.uuid(),
    week: z.iso
      .date('Use a date like 2026-11-23')
      .refine((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 1, 'A week is named by its Monday'),
    closedUnits: typedNumber(z.number('Use a number').int('Use a whole number').min(0, 'At least 0').max(10_000, 'At most 10,000')),
    reservedUnits: typedNumber(z.number('Use a number').int('Use a whole number').min(0, 'At least 0').max(10_000, 'At most 10,000')),
    note: z.string().trim().max(200, 'Use at most 200 characters').default(''),
    /** The values when the edit began, so that a concurrent change is not overwritten. */
    seen: z.object({ closedUnits: z.number(), reservedUnits: z.number() }).optional(),
  }),
  output: z.object({ week: calendarWeekSchema }),
  errors: {
    changedMeanwhile: { status: 409, message: 'This week was changed meanwhile. Close this and look at it before you set it.' },
    pastWeek: { status: 422, message: 'This week is over.' },
    promised: { status: 409, message: 'Orders hold more of this week than would be left. Move them first.' },
  },
})
