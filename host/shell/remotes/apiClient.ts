import type { Session } from '@framewell/domain/accounts/session'
import { SESSION_PATH } from '@framewell/domain/accounts/signedInHint'
import { ApiError, makeCallApi, type SendRequest } from '@framewell/domain/http/callApi'
import { sendWithProgress } from './sendWithProgress'

const send: SendRequest = (request) => {
  if (request.onProgress) return sendWithProgress(request)
  const { url, signal, file, method, headers, body } = request
  return fetch(url, {
    method,
    headers,
    body: file instanceof Blob ? file : (body ?? null),
    credentials: 'same-origin',
    ...(signal instanceof AbortSignal ? { signal } : {}),
  })
}

/** The page's API client, with the visitor's cookies. Each call's schemas are loaded with the code that makes it. */
export const callApi = makeCallApi(send)

/** Reads the session. Most visitors are anonymous, so the validation schema loads only for an answer that names somebody. */
export async function fetchSession(): Promise<Session | null> {
  const response = await send({ method: 'GET', url: SESSION_PATH, headers: { accept: 'application/json' } })
  const body = await response.text()
  if (response.status !== 200) throw new ApiError(response.status, response.statusText, body)
  const answer: unknown = JSON.parse(body)
  if (typeof answer === 'object' && answer !== null && 'session' in answer && answer.session === null) return null
  const { currentSession } = await import(/* webpackChunkName: "session" */ '@framewell/domain/accounts/session')
  return currentSession.output.parse(answer).session
}
