import { z } from 'zod'
import { OPERATOR_ROLES, ROLES, SUPER_ADMIN_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'

const address = z
  .string('Enter the address')
  .trim()
  .toLowerCase()
  .pipe(z.email('Enter an email address, for example ada@example.com').max(254))
const reason = z.string('Say why').trim().min(3, 'Say why, in at least 3 characters').max(500)

export const AREA_ENDS = ['deleted', 'anonymised', 'kept'] as const
export const AREA_END_LABELS: Readonly<Record<(typeof AREA_ENDS)[number], string>> = {
  deleted: 'Deleted',
  anonymised: 'Made anonymous',
  kept: 'Kept',
}

const areaSchema = z.object({
  /** 'Quotes' */
  area: z.string(),
  rows: z.number().int(),
  files: z.number().int(),
  /** What happens to it when the person is deleted. */
  end: z.enum(AREA_ENDS),
  /** Why parts of it stay. */
  reasons: z.array(z.string()),
})
export type PersonalArea = z.infer<typeof areaSchema>

const heldSchema = z.object({
  address: z.string(),
  name: z.string().nullable(),
  account: z.object({ id: z.string(), role: z.enum(ROLES) }).nullable(),
  areas: z.array(areaSchema),
  /** What must be settled before the person can be deleted. */
  obstacles: z.array(z.string()),
})
export type HeldData = z.infer<typeof heldSchema>

const unknownPerson = { status: 404, message: 'Nothing is kept under this address.' } as const

/** POST keeps the address out of logs and browser history. */
export const findPersonalData = defineCall({
  name: 'findPersonalData',
  method: 'POST',
  path: '/api/privacy/find',
  summary: 'What is stored about one person',
  feature: 'privacy',
  access: OPERATOR_ROLES,
  input: z.object({ address }),
  output: heldSchema,
  errors: { unknownPerson },
  rateLimit: { points: 60, windowSeconds: 3600, by: ['account'] },
})

export const exportPersonalData = defineCall({
  name: 'exportPersonalData',
  method: 'POST',
  path: '/api/privacy/export',
  summary: 'Everything kept about one person, as one archive',
  feature: 'privacy',
  access: OPERATOR_ROLES,
  recheck: true,
  input: z.object({ address, reason }),
  output: z.unknown(),
  answers: 'stream',
  errors: { unknownPerson },
  rateLimit: { points: 20, windowSeconds: 3600, by: ['account'] },
})

export const deletePersonalData = defineCall({
  name: 'deletePersonalData',
  method: 'POST',
  path: '/api/privacy/delete',
  summary: 'Delete a person, or make anonymous what must stay',
  feature: 'privacy',
  access: SUPER_ADMIN_ROLES,
  recheck: true,
  input: z.object({ address, reason }),
  output: z.object({ areas: z.array(areaSchema) }),
  errors: {
    unknownPerson,
    obstacles: { status: 409, message: 'Something must be settled first.' },
    nothingToDelete: { status: 409, message: 'What is stored about this person stays, for the reasons named. There is nothing to delete.' },
  },
  rateLimit: { points: 60, windowSeconds: 3600, by: ['account'] },
})

export const exportOwnData = defineCall({
  name: 'exportOwnData',
  method: 'POST',
  path: '/api/account/export',
  summary: 'Everything kept about me, as one archive',
  feature: 'privacy',
  access: ROLES,
  recheck: true,
  input: z.strictObject({}),
  output: z.unknown(),
  answers: 'stream',
  rateLimit: { points: 10, windowSeconds: 3600, by: ['account'] },
})

export const privacyCalls = { findPersonalData, exportPersonalData, deletePersonalData, exportOwnData } as const
