import type { ApiRequest, SendRequest } from '@framewell/domain/http/callApi'
import { notRecorded } from './replay'

/** A newer server: it sends `newer` where the page knows only `known`, for example another status. */
export const newerServer =
  (answers: (recorded: SendRequest) => SendRequest, known: string, newer: string) =>
  (recorded: SendRequest = notRecorded): SendRequest => {
    const answer = answers(recorded)
    return async (request: ApiRequest) => {
      const response = await answer(request)
      const text = (await response.text()).replaceAll(known, newer)
      return { ...response, text: () => Promise.resolve(text) }
    }
  }
