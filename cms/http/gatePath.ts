import type { Endpoint, SanitizedConfig } from 'payload'
import { isUnstorable } from './checkJson'
import { decodes } from './gateQuery'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** True when a path can be decoded and stored. */
export function isPlainPath(path: string): boolean {
  return decodes(path) && !isUnstorable(decodeURIComponent(path))
}

/**
 * True when a path of Payload's own REST may be asked at all: routes we closed are not there, and every `:id` must be a UUID
 * (the database would refuse anything else with an error).
 * @param path below /api
 */
export function isOpenRoute(config: SanitizedConfig, method: string, path: string): boolean {
  const [first = '', ...rest] = path.split('/').slice(1)
  const collection = config.collections.find(({ slug }) => slug === first)
  if (!collection) return true
  const endpoint = collection.endpoints === false ? undefined : findEndpoint(collection.endpoints, method, rest)
  if (!endpoint) return true
  // Whoever comes first must not be handed the system; the first super admin comes from the seed or ADMIN_EMAIL.
  if (endpoint.path === '/first-register' || endpoint.path === '/init') return false
  // Payload fails on the versions of a collection that keeps none.
  if (endpoint.path.startsWith('/versions') && !collection.versions) return false
  // Payload fails on deleting a preference that is not there; its panel never deletes one.
  if (first === 'payload-preferences' && endpoint.method === 'delete') return false
  return endpoint.path
    .split('/')
    .slice(1)
    .every((step, at) => !step.startsWith(':id') || rest[at] === undefined || UUID.test(rest[at]))
}

function findEndpoint(endpoints: readonly Endpoint[], method: string, path: readonly string[]): Endpoint | undefined {
  return endpoints.find((endpoint) => {
    const steps = endpoint.path.split('/').slice(1).filter(Boolean)
    if (endpoint.method !== method.toLowerCase() || path.filter(Boolean).length > steps.length) return false
    return steps.every((step, at) => (step.startsWith(':') ? path[at] !== undefined || step.endsWith('?') : step === path[at]))
  })
}
