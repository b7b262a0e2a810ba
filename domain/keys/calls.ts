import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { MAX_GRACE_HOURS } from './keyPolicy'
import { isScopeForm } from './keyScopes'

const operators = { feature: 'keys', access: OPERATOR_ROLES } as const

/** 'refused': the account it acts for left the company, or is staff no more. It can be replaced or revoked. */
export const KEY_STATES = ['active', 'refused', 'ended', 'revoked'] as const
export const KEY_STATE_LABELS: Readonly<Record<(typeof KEY_STATES)[number], string>> = {
  active: 'Active',
  refused: 'Refused: its account has left',
  ended: 'Ended',
  revoked: 'Revoked',
}

const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The key's prefix; the rest is not stored. */
  prefix: z.string(),
  /** Whose records it can access: a company's, or null for staff. */
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The account it acts for; it has no rights beyond that account's. */
  actsFor: z.string(),
  scopes: z.array(z.string()),
  callsPerMinute: z.number(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  state: z.enum(KEY_STATES),
  /** Why it was revoked. */
  reason: z.string().nullable(),
})
export type ApiKey = z.infer<typeof apiKeySchema>

const secretOutput = z.object({ apiKey: apiKeySchema, /** Returned here only. */ key: z.string() })
const unknownKey = { status: 404, message: 'This API key does not exist.' } as const
const notActive = { status: 409, message: 'This API key has ended already.' } as const
const noOwner = { status: 409, message: 'Nobody of this company has an account: invite one of its people first.' } as const
const tooLong = { status: 422, message: 'A key may not be valid for so long.' } as const

export const listApiKeys = defineCall({
  ...operators,
  name: 'listApiKeys',
  method: 'GET',
  path: '/api/keys',
  summary: 'API keys with their scopes and last use, newest first',
  input: listInput({
    sorts: ['createdAt', 'name', 'expiresAt', 'lastUsedAt'],
    filters: { state: z.enum(['all', ...KEY_STATES]).default('all') },
  }),
  output: listOutput(apiKeySchema),
})

/** What a new key can be given. */
export const getKeyOptions = defineCall({
  ...operators,
  name: 'getKeyOptions',
  method: 'GET',
  path: '/api/keys/options',
  summary: 'Scopes that keys can have, and the longest time they hold',
  input: z.object({}),
  output: z.object({
    scopes: z.array(z.object({ scope: z.string(), feature: z.string(), use: z.enum(['read', 'write']), calls: z.array(z.string()) })),
    maxDays: z.number(),
  }),
})

export const issueApiKey = defineCall({
  ...operators,
  name: 'issueApiKey',
  method: 'POST',
  path: '/api/keys',
  recheck: true,
  summary: 'Issue a key for another system; it is shown once',
  idempotent: true,
  input: z.object({
    name: z.string('Name the system that gets the key').trim().min(3, 'Name the system that gets the key').max(80),
    /** A company's key can access that company's records only. Without one, it acts for the operator who issues it. */
    company: z.uuid().optional(),
    scopes: z
      .array(z.string().refine(isScopeForm, 'Choose from the list of scopes'), 'Choose what the key may do')
      .min(1, 'Choose what the key may do')
      .max(100),
    days: z.coerce.number('Say for how many days').int('Use whole days').min(1, 'Use at least one day').max(3660),
  }),
  output: secretOutput,
  errors: {
    unknownCompany: { status: 404, message: 'This company does not exist.' },
    noOwner,
    tooLong,
  },
})

export const rotateApiKey = defineCall({
  ...operators,
  name: 'rotateApiKey',
  method: 'POST',
  path: '/api/keys/{id}/rotate',
  recheck: true,
  summary: 'Replace a key by a new one for the same calls; the old one works on for some hours',
  idempotent: true,
  input: z.object({
    id: z.uuid(),
    graceHours: z.coerce.number().int().min(0).max(MAX_GRACE_HOURS).default(24),
    days: z.coerce.number('Say for how many days').int('Use whole days').min(1, 'Use at least one day').max(3660),
  }),
  output: secretOutput,
  errors: { unknownKey, notActive, noOwner, tooLong },
})

export const revokeApiKey = defineCall({
  ...operators,
  name: 'revokeApiKey',
  method: 'POST',
  path: '/api/keys/{id}/revoke',
  summary: 'End a key at once',
  input: z.object({
    id: z.uuid(),
    reason: z.string('Give a reason').trim().min(3, 'Give a reason of at least 3 characters').max(500),
  }),
  output: z.object({ apiKey: apiKeySchema }),
  errors: { unknownKey, notActive },
})

/** The calls of API keys; none can be made with a key. */
export const keyCalls = { listApiKeys, getKeyOptions, issueApiKey, rotateApiKey, revokeApiKey } as const
