import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { env, ROOT } from '../../env'

export const DEVELOPMENT = env.NODE_ENV !== 'production'

/** Renders a request into its answer. */
export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Payload's admin panel: the Next app in cms/app. @returns its request handler, once it is ready. */
export async function openPanel(httpServer: Server): Promise<NextHandler> {
  const app = next({ dir: join(ROOT, 'cms'), dev: DEVELOPMENT, httpServer, hostname: env.CMS_HOST, port: env.PANEL_PORT })
  await app.prepare()
  return app.getRequestHandler()
}

export function newNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * Scripts are files of this site or carry the answer's nonce, which Next adds. Payload's screens use style attributes, which no nonce
 * covers, so inline styles are allowed.
 */
export function panelPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${DEVELOPMENT ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${DEVELOPMENT ? ' ws:' : ''}`,
    // Live preview frames the site, which is this origin.
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}
