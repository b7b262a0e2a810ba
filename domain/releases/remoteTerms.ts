import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { RELEASE_LIMITS } from './manifest'
import { remoteNameSchema } from './remoteName'

const LEAST_KB = RELEASE_LIMITS.screenScriptBytes / 1000

const termsSchema = z.object({
  remote: remoteNameSchema,
  /** The company whose members are its team. */
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Kilobytes (gzip) of script that each of its screens may load; null for the usual limit. */
  scriptKb: z.number().int().nullable(),
  /** Reason, person and time of the latest decision; empty before any. */
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
})
export type RemoteTerms = z.infer<typeof termsSchema>

export const listRemoteTerms = defineCall({
  name: 'listRemoteTerms',
  method: 'GET',
  path: '/api/releases/terms',
  summary: 'What operators have decided for each micro-frontend: its team, and how much script its screens may load',
  feature: 'releases',
  access: OPERATOR_ROLES,
  input: z.object({}),
  output: z.object({ remotes: z.array(termsSchema) }),
})

export const setRemoteTerms = defineCall({
  name: 'setRemoteTerms',
  method: 'POST',
  path: '/api/releases/terms',
  summary: 'Decide which company’s members are a micro-frontend’s team, and how much script its screens may load',
  feature: 'releases',
  access: OPERATOR_ROLES,
  input: z.object({
    remote: remoteNameSchema,
    company: z.uuid().nullable(),
    scriptKb: z
      .number()
      .int()
      .min(LEAST_KB, `A grant is at least the usual ${LEAST_KB} KB`)
      .max(RELEASE_LIMITS.scriptBytes / 1000)
      .nullable(),
    reason: z.string().trim().min(3, 'Say why, in a few words').max(500),
  }),
  recheck: true,
  output: termsSchema,
  errors: { unknownCompany: { status: 422, message: 'There is no such company. Invite its owner first.' } },
})
