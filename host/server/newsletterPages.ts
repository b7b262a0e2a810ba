import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { problemText } from '@framewell/domain/http/problemText'
import { confirmWaiting, leaveWaitingList, WAITING_PATHS } from '@framewell/domain/network/waitingCalls'
import {
  confirmNewsletter,
  newsletterEmailSchema,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@framewell/domain/newsletter/calls'
import { INVALID_NEWSLETTER_EMAIL, NEWSLETTER_PATHS } from '@framewell/domain/newsletter/subscription'
import { type Express, type Request, type RequestHandler, type Response, urlencoded } from 'express'
import { z } from 'zod'
import type { NewsletterView } from '../shell/view'

interface NewsletterPagesOptions {
  /** A client with the visitor's address and none of their cookies. */
  readonly callAs: (request: Request) => CallApi
  readonly send: (request: Request, response: Response, view: NewsletterView, status: number) => Promise<void>
}

interface Answer {
  readonly status: number
  readonly view: NewsletterView
}

const LONGEST_FORM = '4kb'
const fields = z.object({
  id: z.string().catch(''),
  token: z.string().catch(''),
  email: z.string().catch(''),
  source: z.string().catch(''),
})
type Fields = z.output<typeof fields>

/**
 * The plain pages of the newsletter and of the waiting list: the form for visitors without JavaScript, and the targets of links in mails. GET shows a button and changes
 * nothing; POST performs the action, also when a mail program sends it automatically (RFC 8058: id and token are then in the query).
 */
export function addNewsletterPages(app: Express, { callAs, send }: NewsletterPagesOptions): void {
  const parse = urlencoded({ extended: false, limit: LONGEST_FORM })
  /** A body that is too large or malformed is the sender's error (4xx). */
  const form: RequestHandler = (request, response, next) =>
    parse(request, response, (problem?: unknown) => {
      if (!problem) return next()
      const view = { kind: 'newsletter', step: 'failed', message: 'The form could not be read.', again: request.path } as const
      send(request, response, view, 400).catch(next)
    })
  const page = (path: string, show: (given: Fields) => Answer, act: (call: CallApi, given: Fields) => Promise<Answer>) => {
    app.get(path, async (request, response) => {
      const { view, status } = show(fields.parse(request.query))
      await send(request, response, view, status)
    })
    app.post(path, form, async (request, response) => {
      const given = fields.parse({ ...request.query, ...request.body })
      const { view, status } = await act(callAs(request), given).catch((error: unknown) => failure(error, path, given))
      await send(request, response, view, status)
    })
  }

  page(
    NEWSLETTER_PATHS.subscribe,
    () => ({ status: 200, view: { kind: 'newsletter', step: 'subscribe', source: NEWSLETTER_PATHS.subscribe } }),
    async (call, { email, source }) => {
      const from = source.startsWith('/') && source.length <= 200 ? source : NEWSLETTER_PATHS.subscribe
      if (!newsletterEmailSchema.safeParse(email).success) {
        const typed = email.slice(0, 254)
        return { status: 400, view: { kind: 'newsletter', step: 'subscribe', source: from, email: typed, error: INVALID_NEWSLETTER_EMAIL } }
      }
      await call(subscribeToNewsletter, { email, source: from })
      return { status: 200, view: { kind: 'newsletter', step: 'sent' } }
    },
  )
  page(NEWSLETTER_PATHS.confirm, opened('confirm'), async (call, link) => {
    await call(confirmNewsletter, link)
    return { status: 200, view: { kind: 'newsletter', step: 'confirmed' } }
  })
  page(NEWSLETTER_PATHS.unsubscribe, opened('unsubscribe'), async (call, link) => {
    await call(unsubscribeFromNewsletter, link)
    return { status: 200, view: { kind: 'newsletter', step: 'unsubscribed' } }
  })
  page(WAITING_PATHS.confirm, opened('confirmWaiting'), async (call, link) => {
    await call(confirmWaiting, link)
    return { status: 200, view: { kind: 'newsletter', step: 'waiting' } }
  })
  page(WAITING_PATHS.leave, opened('leaveWaiting'), async (call, link) => {
    await call(leaveWaitingList, link)
    return { status: 200, view: { kind: 'newsletter', step: 'leftWaiting' } }
  })
}

/** The page of a link in a mail. A link that cannot be valid is reported as invalid. */
function opened(step: 'confirm' | 'unsubscribe' | 'confirmWaiting' | 'leaveWaiting') {
  return ({ id, token }: Fields): Answer =>
    confirmNewsletter.input.safeParse({ id, token }).success
      ? { status: 200, view: { kind: 'newsletter', step, id, token } }
      : { status: 404, view: { kind: 'newsletter', step: step.endsWith('Waiting') ? 'invalidWaiting' : 'invalid' } }
}

function failure(error: unknown, path: string, { id, token }: Fields): Answer {
  const again = id && token ? `${path}?${new URLSearchParams({ id, token })}` : path
  if (isApiError(error)) {
    const step = path === WAITING_PATHS.confirm || path === WAITING_PATHS.leave ? 'invalidWaiting' : 'invalid'
    if (error.status === 404 || error.status === 400) return { status: 404, view: { kind: 'newsletter', step } }
    const message = error.problem ? problemText(error.problem) : 'Something went wrong on our side.'
    return { status: error.status, view: { kind: 'newsletter', step: 'failed', message, again } }
  }
  const message = 'We can’t reach our own records right now. Nothing was changed; please try again in a minute.'
  return { status: 503, view: { kind: 'newsletter', step: 'failed', message, again } }
}
