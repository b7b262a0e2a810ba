import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import next from 'next'
import { env, ROOT } from './env'
import { log } from './log'

export interface Panel {
  readonly handle: RequestHandler
  /** Starts preparing; requests that come meanwhile wait. */
  readonly warmUp: () => void
}

const dev = env.NODE_ENV !== 'production'
/**
 * Scripts are files of this site or carry the answer's nonce, which Next writes on its own. Payload's screens are drawn with style
 * attributes, which no nonce reaches, so styles may stand inline.
 */
const panelPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    // Live preview frames the site, which is this very origin.
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')

/** Payload's admin panel: the Next app in cms/app, served by this process. */
export function openPanel(httpServer: Server): Panel {
  const app = next({ dir: join(ROOT, 'cms'), dev, httpServer, hostname: env.CMS_HOST, port: env.CMS_PORT })
  const { host, protocol } = new URL(env.SITE_URL)
  let ready: Promise<ReturnType<typeof app.getRequestHandler>> | undefined
  const prepare = () => {
    ready ??= app.prepare().then(() => app.getRequestHandler())
    // A panel that failed to open is tried again with the next request; the API does not depend on it.
    ready.catch((error: unknown) => {
      ready = undefined
      log.error({ err: error, msg: 'The panel could not be opened' })
    })
    return ready
  }
  return {
    warmUp: () => void prepare().catch(() => undefined),
    handle: async (request, response) => {
      const handle = await prepare()
      // Express cut the mount path off; Next wants the whole address, and the origin that people see.
      request.url = request.originalUrl
      request.headers['x-forwarded-host'] = host
      request.headers['x-forwarded-proto'] = protocol.replace(':', '')
      const policy = panelPolicy(randomBytes(16).toString('base64'))
      // Where Next looks for the nonce of its scripts; whatever a visitor sent under this name is gone with it.
      request.headers['content-security-policy'] = policy
      delete request.headers['content-security-policy-report-only']
      response.setHeader('content-security-policy', policy)
      await handle(request, response)
    },
  }
}
