import type { SendRequest } from '@framewell/domain/http/callApi'

/** A newer server: it sends `newer` where the page knows only `known`, for example another status. */
export const newerServer = (answers: () => SendRequest, known: string, newer: string) => (): SendRequest => {
  const answer = answers()
  return async (request) => {
    const response = await answer(request)
    const text = (await response.text()).replaceAll(known, newer)
    return { ...response, text: () => Promise.resolve(text) }
  }
}
