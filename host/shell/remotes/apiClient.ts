import { currentSession, type Session } from '@framewell/domain/accounts/session'
import { makeCallApi } from '@framewell/domain/http/callApi'
import { sendWithProgress } from './sendWithProgress'

/** The page's client of the API, with the visitor's cookies. It brings the contracts' schemas, so it is loaded with the first call. */
export const callApi = makeCallApi((request) => {
  if (request.onProgress) return sendWithProgress(request)
  const { url, signal, file, method, headers, body } = request
  return fetch(url, {
    method,
    headers,
    body: file instanceof Blob ? file : (body ?? null),
    credentials: 'same-origin',
    ...(signal instanceof AbortSignal ? { signal } : {}),
  })
})

export async function askSession(): Promise<Session | null> {
  return (await callApi(currentSession, {})).session
}
