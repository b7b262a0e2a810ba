import type { Response } from 'express'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What this process measures about itself: CPU, memory, garbage collection, and event loop lag. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

const answers = new Histogram({
  name: 'framewell_http_request_duration_seconds',
  help: 'How long answers took, by the template of their route',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})
const keyed = new Counter({
  name: 'framewell_api_key_requests_total',
  help: 'Requests that came with an API key and were admitted, by call',
  labelNames: ['call'],
  registers: [registry],
})

/** Methods that requests may have here; others are refused before they are measured. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Names a request's route by its template, never by what a visitor typed, so there are as many series as routes. */
export function nameRoute(response: Response, route: string): void {
  response.locals.route = route
}

/** Measures an answer under its route; answers without a route share one series. */
export function measureAnswer(method: string, response: Response, seconds: number): void {
  const route = typeof response.locals.route === 'string' ? response.locals.route : 'other'
  const status = `${Math.floor(response.statusCode / 100)}xx`
  answers.observe({ method: METHODS.has(method) ? method : 'other', route, status }, seconds)
}

export function countKeyed(call: string): void {
  keyed.inc({ call })
}
