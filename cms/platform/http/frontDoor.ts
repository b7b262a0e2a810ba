import type { Express, RequestHandler } from 'express'
import type { Payload } from 'payload'
import type { Logger } from 'pino'
import { clientOf } from './gate/clientOf'
import { distrustNeighbours } from './gate/distrustNeighbours'
import { refuseFraming } from './gate/refuseFraming'
import { securityHeaders } from './gate/securityHeaders'
import { healthz, readyz } from './health'
import { requestLog } from './requestLog'

interface FrontDoor {
  readonly payload: Payload
  readonly log: Logger
  /** Whether the process was told to stop: it finishes its requests, and tells each client that it accepts no more. */
  readonly isStopping: () => boolean
  readonly metrics: RequestHandler
}

/** What every request of a process passes first, whatever it is for. */
export function frontDoor(app: Express, { payload, log, isStopping, metrics }: FrontDoor): void {
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('case sensitive routing')
  app.use((_request, response, next) => {
    if (isStopping()) response.setHeader('connection', 'close')
    next()
  })
  app.use(refuseFraming)
  app.use((request, _response, next) => {
    // Removes internal tokens from the request before anything else sees it.
    clientOf(request)
    next()
  })
  app.use(distrustNeighbours)
  app.get('/healthz', healthz(isStopping))
  app.get('/readyz', readyz(payload, isStopping))
  app.get('/metrics', metrics)
  app.use(requestLog(log))
  app.use(securityHeaders)
}
