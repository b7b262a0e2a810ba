import { createHash } from 'node:crypto'
import { CALLS } from '@framewell/domain/calls'
import type { Request, Response } from 'express'
import { env } from '../env'
import { DOCS_STYLE, docsHtml } from './docsHtml'
import { openApi } from './openApi'

const document = JSON.stringify(openApi(env.SITE_URL), null, 1)
const page = docsHtml(CALLS)
/** The page runs no script and loads nothing; its one style sheet is named by its hash. */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** GET /api/openapi.json */
export function openApiDocument(_request: Request, response: Response): void {
  response.type('application/json').set('cache-control', 'public, max-age=300').send(document)
}

/** GET /api/docs: the same, for people. */
export function docsPage(_request: Request, response: Response): void {
  response.type('text/html').set('content-security-policy', PAGE_POLICY).set('cache-control', 'public, max-age=300').send(page)
}
