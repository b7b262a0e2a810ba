import { createHash } from 'node:crypto'
import { CALLS } from '@framewell/domain/calls'
import { keyScopes } from '@framewell/domain/keys/keyScopes'
import type { Request, Response } from 'express'
import { env } from '../../../env'
import { DOCS_STYLE, docsHtml } from './docsHtml'
import { openApi } from './openApi'

const KEY_CALLS = CALLS.filter(({ keys }) => keys)
/** Texts are made on the first request, so that no start waits for them. */
const texts = new Map<string, string>()
function textOf(name: string, make: () => string): string {
  const made = texts.get(name) ?? make()
  texts.set(name, made)
  return made
}
const pages = {
  all: {
    calls: CALLS,
    title: 'Framewell API',
    about:
      '<p>The same as a machine reads it: <a href="/api/openapi.json">openapi.json</a>. What other systems may call with an API key: <a href="/api/docs/keys">calls for keys</a>.</p>',
  },
  keys: {
    calls: KEY_CALLS,
    title: 'Framewell API for other systems',
    about: `<p>An operator issues a key with scopes and an end. Send it with every request: <code>Authorization: Bearer fw_…</code>. A key can do what its
scopes name and its account may do, and no more; a company's key sees that company's records. Above its calls a minute it gets 429 with Retry-After.
A creating call takes an <code>Idempotency-Key</code>: the same key and body make no second record.</p>
<p>The same as a machine reads it: <a href="/api/keys/openapi.json">openapi.json</a>. Scopes: ${keyScopes(CALLS)
      .map(({ scope }) => `<code>${scope}</code>`)
      .join(', ')}; or one call by its name, <code>call:getOrder</code>.</p>`,
  },
}
/** The page runs no script and loads nothing; its only style sheet is allowed by its hash. */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** GET /api/openapi.json, and the part for keys at /api/keys/openapi.json */
export const openApiDocument = (which: keyof typeof pages) => (_request: Request, response: Response) => {
  response
    .type('application/json')
    .set('cache-control', 'public, max-age=300')
    .send(textOf(`${which}.json`, () => JSON.stringify(openApi(env.SITE_URL, pages[which].calls))))
}

/** GET /api/docs and /api/docs/keys: the same, for people. */
export const docsPage = (which: keyof typeof pages) => (_request: Request, response: Response) => {
  response
    .type('text/html')
    .set('content-security-policy', PAGE_POLICY)
    .set('cache-control', 'public, max-age=300')
    .send(textOf(which, () => docsHtml(pages[which].calls, pages[which])))
}
