import compression from 'compression'
import express, { type Express } from 'express'
import type { Payload, SanitizedConfig } from 'payload'
import type { Logger } from 'pino'
import { apiHandler } from './apiHandler'
import { docsPage, openApiDocument } from './calls/docsRoutes'
import { frontDoor } from './frontDoor'
import { metricsRoute } from './metricsRoute'

export interface CmsAppOptions {
  readonly payload: Payload
  readonly config: Promise<SanitizedConfig>
  readonly log: Logger
  /** Whether the process was told to stop. */
  readonly isStopping?: () => boolean
}

/** The HTTP application of the cms: the API, its document, health. The panel has its own process (panelApp). */
export function cmsApp({ payload, config, log, isStopping = () => false }: CmsAppOptions): Express {
  const app = express()
  frontDoor(app, { payload, log, isStopping, metrics: metricsRoute(payload) })
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
