import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import type { Payload, SanitizedConfig } from 'payload'
import type { Logger } from 'pino'
import { metricsRoute } from '../metrics/metricsRoute'
import { apiHandler } from './apiHandler'
import { docsPage, openApiDocument } from './calls/docsRoutes'
import { clientOf } from './gate/clientOf'
import { distrustNeighbours } from './gate/distrustNeighbours'
import { refuseFraming } from './gate/refuseFraming'
import { securityHeaders } from './gate/securityHeaders'
import { strangersOnlyRead } from './gate/strangersOnlyRead'
import { healthz, readyz } from './health'
import { requestLog } from './requestLog'

export interface CmsAppOptions {
  readonly payload: Payload
  readonly config: Promise<SanitizedConfig>
  readonly log: Logger
  /** Serves /cms and /_next; tests of the API do without. */
  readonly panel?: RequestHandler
  /** Whether the process was told to stop: it finishes what it has, and says on every answer that nothing more should come. */
  readonly isStopping?: () => boolean
}

/** The one HTTP application of the cms: the API, its document, the panel, health. */
export function cmsApp({ payload, config, log, panel, isStopping = () => false }: CmsAppOptions): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('case sensitive routing')
  app.use((_request, response, next) => {
    if (isStopping()) response.setHeader('connection', 'close')
    next()
  })
  app.use(refuseFraming)
  app.use((request, _response, next) => {
    // Takes our own tokens out of the request before anything else sees it.
    clientOf(request)
    next()
  })
  app.use(distrustNeighbours)
  app.get('/healthz', healthz(isStopping))
  app.get('/readyz', readyz(payload, isStopping))
  app.get('/metrics', metricsRoute(payload))
  app.use(requestLog(log))
  app.use(securityHeaders)
  if (panel) app.use(['/cms', '/_next'], strangersOnlyRead(payload), panel)
  app.use(
    compression({
      filter: (request, response) =>
        !String(response.getHeader('content-type')).startsWith('text/event-stream') && compression.filter(request, response),
    }),
  )
  app.get('/api/openapi.json', openApiDocument('all'))
  app.get('/api/keys/openapi.json', openApiDocument('keys'))
  app.get('/api/docs', docsPage('all'))
  app.get('/api/docs/keys', docsPage('keys'))
  app.use('/api', apiHandler(payload, config))
  return app
}
