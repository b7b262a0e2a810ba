import { sendContactMessage } from '@framewell/domain/contact/calls'
import { contactMessageSchema } from '@framewell/domain/contact/contactMessage'
import { CONTACT_FORM_PATH } from '@framewell/domain/contact/contactTopics'
import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { problemText } from '@framewell/domain/http/problemText'
import { type Express, type Request, type RequestHandler, type Response, urlencoded } from 'express'
import { z } from 'zod'
import type { ContactView } from '../shell/view'
import type { SendForm } from './sendForm'

interface ContactPagesOptions {
  /** A client with the visitor's address and none of their cookies. */
  readonly callAs: (request: Request) => CallApi
  readonly sendForm: SendForm
  readonly send: (request: Request, response: Response, view: ContactView, status: number) => Promise<void>
}

const LONGEST_FORM = '32kb'
const field = z.string().catch('')
const typedSchema = z.object({ name: field, email: field, topic: field, message: field })

/** The contact form as plain pages: validated by the server, with the same page for everybody. */
export function addContactPages(app: Express, { callAs, sendForm, send }: ContactPagesOptions): void {
  const parse = urlencoded({ extended: false, limit: LONGEST_FORM })
  const form: RequestHandler = (request, response, next) =>
    parse(request, response, (problem?: unknown) => {
      if (!problem) return next()
      const message = 'The form could not be read. A message has at most 5,000 characters.'
      send(request, response, { kind: 'contact', step: 'failed', message, typed: {} }, 400).catch(next)
    })
  app.get(CONTACT_FORM_PATH, async (request, response) => {
    await send(request, response, { kind: 'contact', step: 'form', typed: {}, errors: {} }, 200)
  })
  app.post(CONTACT_FORM_PATH, form, async (request, response) => {
    const typed = typedSchema.parse(request.body ?? {})
    const { status, view } = await answer(sendForm, callAs(request), typed)
    await send(request, response, view, status)
  })
}

async function answer(
  sendForm: SendForm,
  call: CallApi,
  typed: z.output<typeof typedSchema>,
): Promise<{ status: number; view: ContactView }> {
  const checked = contactMessageSchema.safeParse(typed)
  if (!checked.success) {
    const errors: Record<string, string> = {}
    for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message
    return { status: 400, view: { kind: 'contact', step: 'form', typed, errors } }
  }
  try {
    // A double click or a reload sends the same message only once.
    await sendForm(call, sendContactMessage, checked.data)
    return { status: 200, view: { kind: 'contact', step: 'sent' } }
  } catch (error) {
    if (!isApiError(error)) {
      const message = 'We can’t reach our own records right now. Your message is below; please send it again in a minute.'
      return { status: 503, view: { kind: 'contact', step: 'failed', message, typed } }
    }
    const message = error.problem
      ? problemText(error.problem)
      : 'Something went wrong on our side. Your message is below; please send it again.'
    return { status: error.status, view: { kind: 'contact', step: 'failed', message, typed } }
  }
}
