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
 * Finds the call for a method and path. Payload compiles the patterns of all endpoints again for every request;
 * ours are compiled once, which is most of the cost of a small call.
 */
export class CallRouter {
  readonly #routes: readonly Route[]

  /** @param endpoints the config's endpoints, bound calls among them */
  constructor(endpoints: readonly Endpoint[]) {
    this.#routes = endpoints.filter(({ custom }) => custom?.call).map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }))
  }

  /** @param path below /api, still percent-encoded but known to decode */
  find(method: string, path: string): FoundCall | undefined {
    for (const { endpoint, pattern } of this.#routes) {
      if (endpoint.method !== method.toLowerCase()) continue
      const params = pattern.exec(path)?.groups
      if (params ?? pattern.test(path)) return { endpoint, params: decoded(params) }
    }
    return undefined
  }

  /** Methods that the path does accept. */
  methodsFor(path: string): string[] {
    return this.#routes.filter(({ pattern }) => pattern.test(path)).map(({ endpoint }) => endpoint.method.toUpperCase())
  }
}

/** Runs a found call the way Payload would. */
export async function runCall({ endpoint, params }: FoundCall, req: PayloadRequest): Promise<Response> {
  req.routeParams = params
  return endpoint.handler(req)
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)
}

function decoded(params: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))
}
