import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { BUILDERS } from '../parties/company'
import { projectIdSchema, unknownProject } from './moneyAccess'

const name = z.string().trim().max(200, 'Use at most 200 characters').default('')
const day = z.iso.date('Write the day like 2027-01-31').nullable().default(null)

/** What lien papers of a job need and no other record has. */
export const lienRecordSchema = z.object({
  /** Of the property, as waivers name it; empty while it is not recorded. */
  propertyOwner: name,
  /** The last day for the preliminary notice to the owner; the person who records it knows the state's rule. */
  noticeDueOn: day,
  noticeGivenOn: day,
  /** Who is paid by joint check with the shop; empty without an agreement. */
  jointPayee: name,
  jointAgreedOn: day,
})
export type LienRecord = z.infer<typeof lienRecordSchema>

export const EMPTY_LIEN_RECORD: LienRecord = lienRecordSchema.parse({})

export const recordLien = defineCall({
  feature: 'payments',
  access: [...OPERATOR_ROLES, ...BUILDERS],
  name: 'recordLien',
  method: 'POST',
  path: '/api/payments/projects/{projectId}/lien-record',
  summary: "Record a job's property owner, preliminary notice and joint-check agreement",
  input: z
    .object({ projectId: projectIdSchema, ...lienRecordSchema.shape })
    .refine(({ jointPayee, jointAgreedOn }) => jointAgreedOn === null || jointPayee !== '', {
      path: ['jointPayee'],
      message: 'Name who is paid together with the shop',
    })
    .refine(({ jointPayee, jointAgreedOn }) => jointPayee === '' || jointAgreedOn !== null, {
      path: ['jointAgreedOn'],
      message: 'Enter the day of the agreement',
    }),
  output: z.object({ lienRecord: lienRecordSchema }),
  errors: { unknownProject },
})

/** Days before the last day of a preliminary notice on which operators are reminded; negative after it. */
const REMINDER_DAYS = [10, 3, 0, -1] as const

/**
 * The reminder of a preliminary notice that is due on a day, unless it was sent: 3 means three days before its last day.
 * @param daysLeft until the notice's last day
 * @param last the reminder sent before
 */
export function noticeReminderDue(daysLeft: number, last: number | null): number | undefined {
  const due = REMINDER_DAYS.filter((day) => daysLeft <= day).at(-1)
  return due === undefined || (last !== null && due >= last) ? undefined : due
}
