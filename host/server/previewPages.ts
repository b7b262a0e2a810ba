import { type Express, json, type Request, type RequestHandler, type Response } from 'express'
import { FORM_BYTES } from '../shell/formBytes'
import { clientAddress } from './clientAddress'
import type { CmsAddress } from './cmsClient'
import type { Env } from './env'
import type { PageRenderer } from './PageRenderer'
import { type PreviewAnswer, readPreview, unsavedPreview } from './preview'
import { answerProblem } from './problemAnswer'
import { requestIdOf } from './requestId'
import type { SiteContent } from './SiteContent'
import type { makePageSender } from './sendPage'
import { sendText } from './sendText'

interface PreviewPagesOptions {
  readonly env: Env
  readonly cms: CmsAddress
  readonly content: SiteContent
  readonly renderer: PageRenderer
  readonly sendPage: ReturnType<typeof makePageSender>
}

/** Previews for editors: the saved draft as a page, its text alone, and unsaved changes. */
export function addPreviewPages(app: Express, { env, cms, content, renderer, sendPage }: PreviewPagesOptions): void {
  const previewing = (request: Request) => {
    const visitor = { cookie: request.headers.cookie, address: clientAddress(request, env.TRUSTED_PROXIES), siteUrl: env.SITE_URL }
    return { content, cms, visitor }
  }
  const sendPreview = (request: Request, response: Response, answer: PreviewAnswer) => {
    response.set('x-robots-tag', 'noindex').status(answer.kind === 'view' ? 200 : answer.status)
    return sendText(request, response, 'application/json; charset=utf-8', JSON.stringify(answer), 'no-store')
  }
  const parseJson = json({ limit: FORM_BYTES })
  const typedBody: RequestHandler = (request, response, next) =>
    parseJson(request, response, (problem?: { readonly status?: number }) => {
      if (problem) answerProblem(response, problem.status === 413 ? 'bodyTooLarge' : 'invalidInput', requestIdOf(response))
      else next()
    })
  app.post('/_preview', typedBody, async (request, response) => {
    // The request carries the visitor's cookies and our origin, so it is allowed only from our own pages.
    if (request.headers.origin !== new URL(env.SITE_URL).origin) return answerProblem(response, 'forbidden', requestIdOf(response))
    await sendPreview(request, response, await unsavedPreview(previewing(request), request.body))
  })

  app.get('/_preview', async (request, response) => {
    const answer = await readPreview(previewing(request), request.query)
    if (request.accepts(['html', 'json']) === 'json') return sendPreview(request, response, answer)
    response.set('x-robots-tag', 'noindex')
    if (answer.kind === 'refused' && answer.status === 401) {
      return response.redirect(302, `/cms/login?redirect=${encodeURIComponent(request.originalUrl)}`)
    }
    const view = answer.kind === 'view' ? answer.view : ({ kind: answer.status === 503 ? 'unavailable' : 'notFound' } as const)
    const page = await renderer.renderView(
      view,
      answer.kind === 'view' ? 200 : answer.status,
      '/_preview',
      answer.kind === 'view' && answer.document ? { preview: answer.document } : {},
    )
    sendPage(request, response, page, requestIdOf(response), 'no-store')
  })
}
