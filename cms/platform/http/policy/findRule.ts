import type { SurfaceRule } from './surfaceRules'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Finds a route's rule by exact spelling: Payload ignores case in paths, and what it would find under another spelling is not found here.
 * Every `:id` is a UUID, because the database refuses anything else with an error.
 */
export class RuleFinder {
  readonly #byStart = new Map<string, (readonly [SurfaceRule, readonly string[]])[]>()

  constructor(rules: readonly SurfaceRule[]) {
    for (const rule of rules) {
      const steps = stepsOf(rule.path)
      const start = startOf(rule.method, steps)
      this.#byStart.set(start, [...(this.#byStart.get(start) ?? []), [rule, steps]])
    }
  }

  /** @param path the whole path, canonical (see isCanonicalTarget) */
  find(method: string, path: string): SurfaceRule | undefined {
    const steps = stepsOf(path)
    return this.#byStart.get(startOf(method, steps))?.find(([, pattern]) => matches(pattern, steps))?.[0]
  }
}

function matches(pattern: readonly string[], steps: readonly string[]): boolean {
  const open = pattern.at(-1) === '*'
  if (open ? steps.length < pattern.length : steps.length !== pattern.length) return false
  return pattern.every((step, at) => {
    const given = steps[at] ?? ''
    if (step === '*') return true
    if (step === ':id') return UUID.test(given)
    return step.startsWith(':') ? given !== '' : step === given
  })
}

function stepsOf(path: string): string[] {
  return path.split('/').slice(1)
}

/** Below /api each collection has its own few rules. */
function startOf(method: string, [first = '', second = '']: readonly string[]): string {
  return first === 'api' ? `${method} ${second}` : `${method} /${first}`
}
