import type { Endpoint, PayloadRequest } from 'payload'

export interface FoundCall {
  readonly endpoint: Endpoint
  readonly params: Record<string, string>
}
interface Route {
  readonly endpoint: Endpoint
  readonly pattern: RegExp
}

/**
 * Finds the call for a method and path. Payload compiles all endpoints' patterns for every request; these are compiled once, and only those
 * with the path's first step are tried, which saves most of the cost of a small call.
 */
export class CallRouter {
  readonly #byFirstStep = new Map<string, Route[]>()

  /** @param endpoints the config's endpoints, including bound calls; no path starts with a parameter */
  constructor(endpoints: readonly Endpoint[]) {
    for (const endpoint of endpoints) {
      if (!endpoint.custom?.call) continue
      this.#byFirstStep.set(firstStepOf(endpoint.path), [...this.#routesAt(endpoint.path), { endpoint, pattern: patternOf(endpoint.path) }])
    }
  }

  /** @param path below /api, still percent-encoded but valid */
  find(method: string, path: string): FoundCall | undefined {
    for (const { endpoint, pattern } of this.#routesAt(path)) {
      if (endpoint.method !== method.toLowerCase()) continue
      const params = pattern.exec(path)?.groups
      if (params ?? pattern.test(path)) return { endpoint, params: decoded(params) }
    }
    return undefined
  }

  /** Methods that the path accepts. */
  methodsFor(path: string): string[] {
    return this.#routesAt(path)
      .filter(({ pattern }) => pattern.test(path))
      .map(({ endpoint }) => endpoint.method.toUpperCase())
  }

  #routesAt(path: string): readonly Route[] {
    return this.#byFirstStep.get(firstStepOf(path)) ?? []
  }
}

/** Runs a found call as Payload would. */
export async function runCall({ endpoint, params }: FoundCall, req: PayloadRequest): Promise<Response> {
  req.routeParams = params
  return endpoint.handler(req)
}

function firstStepOf(path: string): string {
  return path.split('/', 2)[1] ?? ''
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)
}

function decoded(params: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))
}
