import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What answered: a cached page, a page rendered or read for this request, a shared read, a file, the cms behind the gateway, or a micro-frontend's own service. */
export type AnsweredBy = 'kept' | 'app' | 'read' | 'file' | 'cms' | 'service' | 'refused'

interface MetricsOptions {
  /** The scraper's bearer token; without it metrics are disabled. */
  readonly token: string | undefined
  readonly liveSet: () => LiveSet
  /** Whether the site's content is loaded and subscribed to. */
  readonly isReady: () => boolean
}

/** The host's own metrics. Visitor input is never used as a label, so the number of series is fixed. */
export function makeMetrics({ token, liveSet, isReady }: MetricsOptions) {
  const register = new Registry()
  if (token) collectDefaultMetrics({ register })
  const answers = new Histogram({
    name: 'framewell_host_answer_duration_seconds',
    help: 'How long answers took, by who gave them',
    labelNames: ['by', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  })
  new Gauge({
    name: 'framewell_host_ready',
    help: '1 while this host follows the site and answers visitors',
    registers: [register],
    collect() {
      this.set(isReady() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'framewell_host_release',
    help: 'The releases this host serves; their web vitals and failures are series of the cms, for all hosts together',
    labelNames: ['remote', 'version'],
    registers: [register],
    collect() {
      this.reset()
      for (const { live, candidate } of liveSet().remotes)
        for (const release of candidate ? [live, candidate.release] : [live])
          this.set({ remote: release.remote, version: release.version }, 1)
    },
  })
  return {
    /** Records a response once it has been sent or the visitor has left. */
    measure: (response: ServerResponse, began: number, by: () => AnsweredBy): void => {
      if (!token) return
      response.once('close', () => {
        const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted'
        answers.observe({ by: by(), status }, (performance.now() - began) / 1000)
      })
    },
    /** Answers GET /metrics with a valid token; otherwise returns false, and the path is treated as an unknown page. */
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (!token || request.url !== '/metrics' || !holds(token, request.headers.authorization)) return false
      register.metrics().then(
        (text) => response.writeHead(200, { 'content-type': register.contentType, 'cache-control': 'no-store' }).end(text),
        (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
      )
      return true
    },
  }
}

function holds(token: string, given: string | undefined): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(`Bearer ${token}`)]
  return a.length === b.length && timingSafeEqual(a, b)
}
