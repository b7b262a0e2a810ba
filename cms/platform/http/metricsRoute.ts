import { timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { env } from '../../env'
import { registry } from '../metrics/measures'
import { storedSeries } from '../metrics/storedSeries'
import { clientOf } from './gate/clientOf'

/**
 * GET /metrics, for Prometheus: with METRICS_TOKEN as a bearer token, or from our own programs. Not found for anybody else. It is outside
 * /api, so no visitor reaches it through a host.
 */
export function metricsRoute(payload: Payload) {
  return async (request: Request, response: Response): Promise<void> => {
    if (!clientOf(request).internal && !holdsToken(request.headers.authorization)) {
      response.status(404).json({ error: 'There is nothing at this address.' })
      return
    }
    try {
      const own = await registry.metrics()
      response.type(registry.contentType).send(`${own}\n${await storedSeries(payload.db.pool)}`)
    } catch (error) {
      payload.logger.warn({ err: error, msg: 'The metrics could not be read' })
      response.status(503).set('retry-after', '5').json({ error: 'The metrics could not be read.' })
    }
  }
}

function holdsToken(given: string | undefined): boolean {
  if (!env.METRICS_TOKEN || !given) return false
  const [a, b] = [Buffer.from(given), Buffer.from(`Bearer ${env.METRICS_TOKEN}`)]
  return a.length === b.length && timingSafeEqual(a, b)
}
