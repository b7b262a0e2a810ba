import type { Request } from 'express'
import type { Payload } from 'payload'
import { webRequest } from './webRequest'

/** Whether a request, of which nothing was read yet, carries a session that lives. */
export async function isSignedIn(payload: Payload, request: Request): Promise<boolean> {
  return (await payload.auth({ headers: webRequest(request, payload, {}).headers })).user !== null
}
