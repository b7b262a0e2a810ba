import type { IncomingHttpHeaders } from 'node:http'
import { CONTACT_FORM_PATH } from '@framewell/domain/contact/contactTopics'
import { PLAIN_APPLICATION_PATH } from '@framewell/domain/credit/plainApplication'
import { NEWSLETTER_PATHS } from '@framewell/domain/newsletter/subscription'
import type { Express } from 'express'
import { answerProblem } from './problemAnswer'

/** These store something or send a mail. Unsubscribing stays open, because mail programs submit it automatically. */
const FORMS = [PLAIN_APPLICATION_PATH, CONTACT_FORM_PATH, NEWSLETTER_PATHS.subscribe]

/** Refuses form posts from other sites, which could submit one for each of their visitors, from the visitor's address. */
export function refuseCrossSiteForms(app: Express, origin: string): void {
  app.post(FORMS, (request, response, next) => {
    if (isSameOrigin(request.headers, origin)) next()
    else answerProblem(response, 'forbidden', String(response.getHeader('x-request-id') ?? ''))
  })
}

/** Whether a request comes from a page of this origin. A client that sends neither header is not a browser and uses its own address. */
export function isSameOrigin(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === origin
}
