import { currentSession, type Session } from '@framewell/domain/accounts/session'
import { makeCallApi } from '@framewell/domain/http/callApi'

/** The page's client of the API, with the visitor's cookies. It brings the contracts' schemas, so it is loaded with the first call. */
export const callApi = makeCallApi(({ url, signal, file, ...request }) =>
  fetch(url, {
    ...request,
    ...(file instanceof Blob ? { body: file } : {}),
    credentials: 'same-origin',
    ...(signal instanceof AbortSignal ? { signal } : {}),
  }),
)

export async function askSession(): Promise<Session | null> {
  return (await callApi(currentSession, {})).session
}
