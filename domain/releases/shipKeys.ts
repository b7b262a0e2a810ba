import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { remoteNameSchema } from './remoteName'

/** Carries a team's key; sent by release tools, never by browsers. */
export const SHIP_KEY_HEADER = 'x-ship-key'
/** Operators are reminded of a key this many days before it expires. */
export const REMIND_DAYS = 14

export const issueShipKey = defineCall({
  name: 'issueShipKey',
  method: 'POST',
  path: '/api/releases/keys',
  summary: 'Issue a key with which one person ships some remotes; it is shown once',
  idempotent: true,
  feature: 'releases',
  access: OPERATOR_ROLES,
  input: z.object({
    holder: z.string().trim().min(3, 'Name the person who gets the key').max(120),
    remotes: z.array(remoteNameSchema).min(1, 'Choose the remotes the key ships').max(20),
    days: z.coerce.number().int().min(1).max(366).default(180),
  }),
  recheck: true,
  output: z.object({ id: z.string(), key: z.string(), expiresAt: z.string() }),
})

export const revokeShipKey = defineCall({
  name: 'revokeShipKey',
  method: 'POST',
  path: '/api/releases/keys/{id}/revoke',
  summary: 'End a ship key at once',
  feature: 'releases',
  access: OPERATOR_ROLES,
  input: z.object({ id: z.uuid() }),
  output: z.object({ revoked: z.literal(true) }),
})
