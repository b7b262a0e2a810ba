import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { REMOTES, type RemoteName } from './remotes'

/**
 * The remotes of this repository. The first start of a product records that its servers run their code to draw their areas; operators can take
 * that back at any time. A thread keeps out mistakes, not malice, so any other remote is drawn in browsers until somebody answers for it.
 */
export const OWN_REMOTES: readonly RemoteName[] = REMOTES

const drawingSchema = z.object({
  remote: z.enum(REMOTES),
  /** Whether servers draw its areas; else browsers do. */
  drawn: z.boolean(),
  /** Why, who and when; empty where nobody has decided yet. */
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

export const setServerDrawing = defineCall({
  name: 'setServerDrawing',
  method: 'POST',
  path: '/api/releases/drawing',
  summary: 'Trust a micro-frontend’s code on our servers, or leave its drawing to browsers from now on',
  feature: 'releases',
  access: OPERATOR_ROLES,
  input: z.object({
    remote: z.enum(REMOTES),
    drawn: z.boolean(),
    reason: z.string().trim().min(3, 'Say why, in a few words').max(500),
  }),
  recheck: true,
  output: drawingSchema,
})
