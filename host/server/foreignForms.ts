import type { IncomingHttpHeaders } from 'node:http'
import { CONTACT_FORM_PATH } from '@framewell/domain/contact/contactTopics'
import { PLAIN_APPLICATION_PATH } from '@framewell/domain/credit/plainApplication'
import { NEWSLETTER_PATHS } from '@framewell/domain/newsletter/subscription'
import type { Express } from 'express'
import { answerProblem } from './problemAnswer'

/** They store something or send a mail. Ending a subscription is left open: a mail program does it by itself. */
const FORMS = [PLAIN_APPLICATION_PATH, CONTACT_FORM_PATH, NEWSLETTER_PATHS.subscribe]

/** Refuses forms that a page of another site sends: each of its visitors would send one, from an address of their own. */
export function refuseForeignForms(app: Express, origin: string): void {
  app.post(FORMS, (request, response, next) => {
    if (fromOwnPage(request.headers, origin)) next()
    else answerProblem(response, 'forbidden', String(response.getHeader('x-request-id') ?? ''))
  })
}

/** Who says neither is no browser, and has nobody else's address. */
function fromOwnPage(headers: IncomingHttpHeaders, origin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  return headers.origin === undefined || headers.origin === origin
}
