import type { Endpoint } from 'payload'
import type { BoundCall } from './bindCall'

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const satisfies Record<
  string,
  Endpoint['method']
>

/** Payload endpoints of bound calls; paths with parameters come last, so that /things/{id} never hides /things/live. */
export function endpointsFor(bound: readonly BoundCall[]): Endpoint[] {
  const ordered = [...bound].sort((a, b) => countParameters(a.call.path) - countParameters(b.call.path))
  return ordered.map(({ call, answer, stamp }) => ({
    method: METHODS[call.method],
    path: call.path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1'),
    handler: answer,
    custom: { call: call.name, takes: call.takes ?? 'json', stamp },
  }))
}

function countParameters(path: string): number {
  return path.split('{').length
}
