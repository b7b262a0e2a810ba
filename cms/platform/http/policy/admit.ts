import type { SharedProblemCode } from '@framewell/domain/http/problem'
import type { Request as ExpressRequest } from 'express'
import { executeAuthStrategies, type Payload, type TypedUser } from 'payload'
import { lostSession } from '../../sessions/lostSession'
import { CallProblem } from '../calls/CallProblem'
import { consume } from '../gate/limitRate'
import { webRequest } from '../gate/webRequest'
import type { BodyKind, SurfaceRule } from './surfaceRules'

export interface Refused {
  readonly problem: SharedProblemCode
  readonly detail?: string | undefined
  readonly retryAfterSeconds?: number | undefined
}

export interface Admitted {
  /** The request's person; null for a stranger. */
  readonly user: TypedUser | null
}

const TYPES: Readonly<Record<BodyKind, readonly string[]>> = {
  none: [],
  json: ['application/json'],
  form: ['application/json', 'multipart/form-data'],
  upload: ['application/json', 'multipart/form-data'],
  serverFunction: ['text/plain'],
}

/**
 * Judges a request's head by its rule: type and size of the body, person, rate. Nothing of the body has been read.
 * @param bodyWasRead whether the body was the query of a read (see longQuery)
 */
export async function admit(
  payload: Payload,
  rule: SurfaceRule,
  request: ExpressRequest,
  address: string,
  bodyWasRead = false,
): Promise<Admitted | Refused> {
  const misfit = bodyWasRead ? undefined : bodyMisfit(rule, request)
  if (misfit) return misfit
  const user = await userOf(payload, request)
  if (
    !user &&
    (rule.who !== 'anyone' || request.headers.cookie !== undefined) &&
    (await lostSession(payload, webRequest(request, payload, {})))
  )
    return { problem: 'unavailable', retryAfterSeconds: 1 }
  if (rule.who !== 'anyone') {
    if (!user) return { problem: 'signInRequired' }
    if (!rule.who.includes(user.role)) return { problem: 'forbidden' }
  }
  return (await overRate(payload, rule, rule.rate?.by === 'account' && user ? String(user.id) : address)) ?? { user }
}

/** The request's person, by session or key; null for a stranger. A request without a cookie or a key costs nothing. */
export async function userOf(payload: Payload, request: ExpressRequest): Promise<TypedUser | null> {
  if (request.headers.cookie === undefined && request.headers.authorization === undefined) return null
  return (await executeAuthStrategies({ headers: webRequest(request, payload, {}).headers, payload })).user
}

function bodyMisfit({ body, bytes }: SurfaceRule, { headers }: ExpressRequest): Refused | undefined {
  const length = Number(headers['content-length'] ?? 0)
  if (length === 0 && headers['transfer-encoding'] === undefined) return undefined
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';', 1)
  if (!TYPES[body].includes(type.trim())) return { problem: 'unsupportedMediaType' }
  return length > bytes ? { problem: 'bodyTooLarge', detail: `At most ${Math.round(bytes / 1024)} KB.` } : undefined
}

async function overRate(payload: Payload, { rate, method, path }: SurfaceRule, subject: string): Promise<Refused | undefined> {
  if (!rate) return undefined
  try {
    await consume(payload.db.pool, `${method} ${path}:${rate.by}`, rate, subject)
    return undefined
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error
    return { problem: 'tooManyRequests', retryAfterSeconds: error.options.retryAfterSeconds }
  }
}
