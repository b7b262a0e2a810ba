import { ADVERSE_ACTION_WORDS, ECOA_NOTICE } from '@framewell/domain/credit/adverseAction'
import { APPLY_FAILED, applyForCredit, type CreditResult, emailCreditDecision } from '@framewell/domain/credit/applicantCalls'
import { PLAIN_APPLICATION_PATH } from '@framewell/domain/credit/plainApplication'
import { improvementTips, PREPAY_NOTICE } from '@framewell/domain/credit/tips'
import type { CallApi } from '@framewell/domain/http/callApi'
import { isApiError } from '@framewell/domain/http/isApiError'
import { problemText } from '@framewell/domain/http/problemText'
import { dollars } from '@framewell/domain/money/usd'
import { type Express, type Request, type RequestHandler, type Response, urlencoded } from 'express'
import { NEEDS_SCRIPTS_PATH } from '../shell/remotes/renderedArea'
import type { FormAnswerView } from '../shell/view'
import type { SendForm } from './sendForm'

interface PlainFormsOptions {
  /** A client with the visitor's address and none of their cookies. */
  readonly callAs: (request: Request) => CallApi
  readonly sendForm: SendForm
  readonly send: (request: Request, response: Response, view: FormAnswerView, status: number) => Promise<void>
}

interface Answer {
  readonly status: number
  readonly view: Omit<FormAnswerView, 'kind'>
}

const LONGEST_FORM = '8kb'
const AGAIN = { href: '/qualification', label: 'Begin again' }
const GO_BACK = 'Go back in your browser: what you filled in is still there.'

/** Forms of rendered areas, as sent by a browser that does not run our code. */
export function addPlainForms(app: Express, { callAs, sendForm, send }: PlainFormsOptions): void {
  const parse = urlencoded({ extended: false, limit: LONGEST_FORM })
  const answer = (request: Request, response: Response, { status, view }: Answer) =>
    send(request, response, { kind: 'formAnswer', ...view }, status)
  const form: RequestHandler = (request, response, next) =>
    parse(request, response, (problem?: unknown) => {
      if (problem) answer(request, response, UNREADABLE).catch(next)
      else next()
    })

  app.post(PLAIN_APPLICATION_PATH, form, async (request, response) => {
    await answer(request, response, await apply(sendForm, callAs(request), request.body).catch(failed))
  })
  // Handles a reload or a shared link of the answer's address.
  app.get(PLAIN_APPLICATION_PATH, (_, response) => response.redirect(303, '/qualification'))
  app.post(NEEDS_SCRIPTS_PATH, (request, response) => answer(request, response, NEEDS_SCRIPTS))
}

async function apply(sendForm: SendForm, call: CallApi, body: unknown): Promise<Answer> {
  const given = applyForCredit.input.safeParse(body ?? {})
  if (!given.success) {
    const problems = [...new Set(given.error.issues.map(({ message }) => message))]
    return { status: 400, view: { title: 'Please check your answers', problems, lines: [GO_BACK], next: AGAIN } }
  }
  // A double click or a reload sends the same answers as one application.
  const decision = await sendForm(call, applyForCredit, given.data)
  return { status: 200, view: decided(decision, await mailed(sendForm, call, decision)) }
}

/** The page contains no link to the decision, because a browser or proxy could store it. The link goes to the applicant's mailbox. */
async function mailed(sendForm: SendForm, call: CallApi, { id, token }: CreditResult): Promise<string> {
  try {
    const { sentTo } = await sendForm(call, emailCreditDecision, { id, token })
    return `The private link to this decision is on its way to ${sentTo}.`
  } catch {
    return 'The decision is stored, but we could not mail its private link just now. Send the same answers again in some minutes: it stays one application.'
  }
}

function decided({ tier, assignedCreditLimit, aiSummary, improvements, adverseAction }: CreditResult, link: string): Answer['view'] {
  return {
    title: `Your preliminary tier: ${tier}`,
    problems: [],
    lines: [
      ...(assignedCreditLimit > 0 ? [`Your preliminary credit limit is ${dollars(assignedCreditLimit)}.`] : []),
      aiSummary,
      ...(tier === 'Prepay' ? [PREPAY_NOTICE] : []),
      ...(adverseAction
        ? [`${ADVERSE_ACTION_WORDS[adverseAction.kind]} The principal reasons are: ${adverseAction.reasons.join('; ')}.`, ECOA_NOTICE]
        : []),
      link,
    ],
    tips: improvementTips(tier, improvements),
    next: { href: '/terms', label: 'Read the terms of all tiers' },
  }
}

function failed(error: unknown): Answer {
  const refused = isApiError(error) && error.status < 500 ? error : null
  const problems = [
    ...new Set(refused?.problem?.fields?.map(({ message }) => message) ?? [refused?.problem ? problemText(refused.problem) : APPLY_FAILED]),
  ]
  return { status: refused?.status ?? 503, view: { title: 'Your application was not sent', problems, lines: [GO_BACK], next: AGAIN } }
}

const UNREADABLE: Answer = {
  status: 400,
  view: { title: 'The form could not be read', problems: [], lines: ['It was broken or too long. Nothing was stored.'], next: AGAIN },
}

/** The input arrived in a request body, not in a URL, and is discarded here. */
const NEEDS_SCRIPTS: Answer = {
  status: 200,
  view: {
    title: 'This form needs JavaScript',
    problems: [],
    lines: ['Your browser runs no scripts on this site, or they did not arrive. Nothing that you typed was stored.', GO_BACK],
    next: { href: '/', label: 'To the front page' },
  },
}
