import type { Endpoint, SanitizedConfig } from 'payload'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * True when a path is one of Payload's own REST, letter by letter, and may be asked at all. Payload reads paths without regard to case;
 * what it would find under another spelling is not there, so that the limits and closed routes of one spelling are those of all.
 * Every `:id` must be a UUID: the database would refuse anything else with an error.
 * @param path below /api, canonical (see isCanonicalTarget)
 */
export function isOpenRoute(config: SanitizedConfig, method: string, path: string): boolean {
  const steps = path.split('/').slice(1)
  const { endpoints, rest, slug, versions } = whoAnswers(config, steps)
  const endpoint = endpoints && findEndpoint(endpoints, method, rest)
  if (!endpoint) return false
  // Whoever comes first must not be handed the system; the first super admin comes from the seed or ADMIN_EMAIL.
  if (endpoint.path === '/first-register' || endpoint.path === '/init') return false
  // Payload fails on the versions of a collection that keeps none.
  if (endpoint.path.startsWith('/versions') && !versions) return false
  // Payload fails on deleting a preference that is not there; its panel never deletes one.
  if (slug === 'payload-preferences' && endpoint.method === 'delete') return false
  return stepsOf(endpoint).every((step, at) => !step.startsWith(':id') || rest[at] === undefined || UUID.test(rest[at]))
}

/** The endpoints that Payload looks through for a path, and the rest of the path they are compared with. */
function whoAnswers(config: SanitizedConfig, [first = '', ...others]: readonly string[]) {
  if (first === 'globals') {
    const [slug = '', ...rest] = others
    const global = config.globals.find((each) => each.slug === slug)
    return { endpoints: (global?.endpoints ?? []) || undefined, rest, slug, versions: Boolean(global?.versions) }
  }
  const collection = config.collections.find(({ slug }) => slug === first)
  if (!collection) return { endpoints: config.endpoints, rest: [first, ...others], slug: undefined, versions: false }
  return { endpoints: collection.endpoints || undefined, rest: others, slug: first, versions: Boolean(collection.versions) }
}

function findEndpoint(endpoints: readonly Endpoint[], method: string, path: readonly string[]): Endpoint | undefined {
  return endpoints.find((endpoint) => {
    const steps = stepsOf(endpoint)
    if (endpoint.method !== method.toLowerCase() || path.length > steps.length) return false
    return steps.every((step, at) => (step.startsWith(':') ? path[at] !== undefined || step.endsWith('?') : step === path[at]))
  })
}

function stepsOf({ path }: Endpoint): string[] {
  return path.split('/').filter(Boolean)
}
