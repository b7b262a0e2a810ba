import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import type { Refusal } from '../http/refusal'
import { BUILDERS } from '../parties/company'
import { longDate } from '../quotes/quoteWords'
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
  /** When the agreement was signed, from which day it applies. */
  jointAgreedOn: day,
  /** The last day that it applies; null for one that applies until it is released. */
  jointEndsOn: day,
  /** When its party released the shop from it. */
  jointReleasedOn: day,
})
export type LienRecord = z.infer<typeof lienRecordSchema>

export const EMPTY_LIEN_RECORD: LienRecord = {
  propertyOwner: '',
  noticeDueOn: null,
  noticeGivenOn: null,
  jointPayee: '',
  jointAgreedOn: null,
  jointEndsOn: null,
  jointReleasedOn: null,
}

/** A joint-check agreement that nobody has recorded as released, as those who pay the shop see it. */
export const jointCheckSchema = z.object({ payee: z.string(), agreedOn: z.string(), endsOn: z.string().nullable() })

/** 'Joint check agreed with Steel Supply Inc., from Nov 2, 2026 until released' */
export const jointCheckWords = ({ payee, agreedOn, endsOn }: z.infer<typeof jointCheckSchema>): string =>
  `Joint check agreed with ${payee}, from ${longDate(agreedOn)} ${endsOn ? `to ${longDate(endsOn)}` : 'until released'}`

/**
 * A record with what changes; a joint check needs both its party and its day, does not end before it, and is released on a day that has come.
 * @param today of the company
 */
export function changeLien(
  before: LienRecord,
  change: Partial<LienRecord>,
  today: string,
): { readonly lienRecord: LienRecord } | Refusal<'jointIncomplete' | 'jointDays' | 'releaseAhead'> {
  const lienRecord = { ...before, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) }
  const { jointPayee, jointAgreedOn } = lienRecord
  const ends = (['jointEndsOn', 'jointReleasedOn'] as const).filter((path) => lienRecord[path] !== null)
  const refused = <R extends string>(refusal: R, paths: readonly (keyof LienRecord)[], message: string) => ({
    refusal,
    more: { fields: paths.map((path) => ({ path, message })) },
  })
  if (jointPayee === '' && jointAgreedOn !== null)
    return refused('jointIncomplete', ['jointPayee'], 'Name who is paid together with the shop')
  if (jointPayee === '' && ends.length > 0) return refused('jointIncomplete', ends, 'Clear this day too')
  if (jointPayee !== '' && jointAgreedOn === null) return refused('jointIncomplete', ['jointAgreedOn'], 'Enter the day of the agreement')
  const early = ends.filter((path) => (lienRecord[path] ?? '') < (jointAgreedOn ?? ''))
  if (early.length > 0) return refused('jointDays', early, 'Choose the day of the agreement or a later one')
  if ((change.jointReleasedOn ?? '') > today) return refused('releaseAhead', ['jointReleasedOn'], 'Choose today or an earlier day')
  return { lienRecord }
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
    jointDays: { status: 400, message: 'A joint-check agreement cannot end before the day it was signed.' },
    releaseAhead: { status: 400, message: 'A release from a joint-check agreement is recorded once its day has come.' },
  },
})

/** Days before the last day of a preliminary notice or a joint-check agreement on which operators are reminded; negative after it. */
const REMINDER_DAYS = [10, 3, 0, -1] as const

/**
 * The reminder of a lien paper that is due on a day, unless it was sent: 3 means three days before its last day.
 * @param daysLeft until its last day
 * @param last the reminder sent before
 */
export function lienReminderDue(daysLeft: number, last: number | null): number | undefined {
  const due = REMINDER_DAYS.filter((day) => daysLeft <= day).at(-1)
  return due === undefined || (last !== null && due >= last) ? undefined : due
}
