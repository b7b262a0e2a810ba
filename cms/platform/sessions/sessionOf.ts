import type { Session } from '@framewell/domain/accounts/session'
import { extractJWT, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { keyOf } from './keyOfRequest'

const tokenSchema = z.object({ exp: z.number() })

/** Who makes a request; null for a stranger. The token was verified when Payload set `req.user`; only its end is read here. */
export function sessionOf(req: PayloadRequest): Session | null {
  const { user } = req
  if (!user) return null
  const { id, email, name, role } = user
  const key = keyOf(req)
  // Writes by a key show the key's name next to the person it acts for.
  if (key) return { id, email, name: `${name} (${key.name})`, role, expiresAt: key.expiresAt }
  return { id, email, name, role, expiresAt: new Date(tokenEnd(req) * 1000).toISOString() }
}

/** Seconds since 1970 at which the request's token ends. */
function tokenEnd(req: PayloadRequest): number {
  const token = extractJWT({ headers: req.headers, payload: req.payload })
  const claims = token?.split('.')[1]
  return claims ? tokenSchema.parse(JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'))).exp : 0
}
