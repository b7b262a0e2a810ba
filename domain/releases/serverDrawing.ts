import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { remoteNameSchema } from './remoteName'

const drawingSchema = z.object({
  remote: remoteNameSchema,
  /** Whether servers render its areas; otherwise browsers do. */
  drawn: z.boolean(),
  /** Reason, person and time; empty before any decision. */
  reason: z.string(),
  decidedBy: z.string(),
  decidedAt: z.string().nullable(),
})

export const listServerDrawing = defineCall({
  name: 'listServerDrawing',
  method: 'GET',
  path: '/api/releases/drawing',
  summary: 'Which micro-frontends our servers draw, and who decided so',
  feature: 'releases',
  access: OPERATOR_ROLES,
  input: z.object({}),
  output: z.object({ remotes: z.array(drawingSchema) }),
})

/** What a micro-frontend’s team reads until an operator trusts it. */
export const NOT_DRAWN =
  'The site’s servers do not draw it until an operator trusts its code. Until then browsers do, and its titles, robots and 404s are not in the response.'

export const setServerDrawing = defineCall({
  name: 'setServerDrawing',
  method: 'POST',
  path: '/api/releases/drawing',
  summary: 'Trust a micro-frontend’s code on our servers, or leave its drawing to browsers from now on',
  feature: 'releases',
  access: OPERATOR_ROLES,
  input: z.object({
    remote: remoteNameSchema,
    drawn: z.boolean(),
    reason: z.string().trim().min(3, 'Say why, in a few words').max(500),
  }),
  recheck: true,
  output: drawingSchema,
})
