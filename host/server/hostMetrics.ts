import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Who answered: a page at hand, a page drawn or read for this request, a read shared by visitors, a file, or the cms behind the gateway. */
export type AnsweredBy = 'kept' | 'app' | 'read' | 'file' | 'cms' | 'refused'

interface MetricsOptions {
  /** What a scraper sends as a bearer token; without it there are no metrics. */
  readonly token: string | undefined
  readonly liveSet: () => LiveSet
  /** Whether the site's content was read and is followed. */
  readonly isReady: () => boolean
}

/** What a host measures of itself. Visitors' words are no labels: there are as many series as ways to answer. */
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
    /** Measures an answer once it has left, or its visitor has. */
    measure: (response: ServerResponse, began: number, by: () => AnsweredBy): void => {
      if (!token) return
      response.once('close', () => {
        const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted'
        answers.observe({ by: by(), status }, (performance.now() - began) / 1000)
      })
    },
    /** Answers GET /metrics for who has the token; false for everybody else, to whom it is no page. */
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
