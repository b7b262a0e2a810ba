import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import type { Refusal } from '../http/refusal'
import { BUILDERS } from '../parties/company'
import { projectIdSchema, unknownProject } from './moneyAccess'

const name = z.string().trim().max(200, 'Use at most 200 characters')
const day = z.iso.date('Write the day like 2027-01-31').nullable()

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

export const EMPTY_LIEN_RECORD: LienRecord = {
  propertyOwner: '',
  noticeDueOn: null,
  noticeGivenOn: null,
  jointPayee: '',
  jointAgreedOn: null,
}

/** A record with what changes; a joint check needs both its party and its day. */
export function changeLien(
  before: LienRecord,
  change: Partial<LienRecord>,
): { readonly lienRecord: LienRecord } | Refusal<'jointIncomplete'> {
  const lienRecord = { ...before, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }
  const { jointPayee, jointAgreedOn } = lienRecord
  if ((jointPayee === '') === (jointAgreedOn === null)) return { lienRecord }
  const [path, message] =
    jointPayee === '' ? ['jointPayee', 'Name who is paid together with the shop'] : ['jointAgreedOn', 'Enter the day of the agreement']
  return { refusal: 'jointIncomplete', more: { fields: [{ path, message }] } }
}

export const recordLien = defineCall({
  feature: 'payments',
  access: [...OPERATOR_ROLES, ...BUILDERS],
  name: 'recordLien',
  method: 'POST',
  path: '/api/payments/projects/{projectId}/lien-record',
  summary: "Record a job's property owner, preliminary notice and joint-check agreement",
  /** What is left out stays as it is. */
  input: lienRecordSchema.partial().extend({ projectId: projectIdSchema }),
  output: z.object({ lienRecord: lienRecordSchema }),
  errors: {
    unknownProject,
    jointIncomplete: { status: 400, message: 'A joint-check agreement has both a party and a day. Enter both, or neither.' },
  },
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
