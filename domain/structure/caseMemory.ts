import type { ComputedVerdict } from './verdict'

/** Verdicts of cases already checked for one frame: most studs and joists of a house are alike. */
export type CaseMemory = Map<string, readonly ComputedVerdict[]>

/** Checks a case once; an equal one, but for its member, gets the same verdicts. */
export function rememberCase(
  memory: CaseMemory,
  given: { readonly member: string },
  check: () => readonly ComputedVerdict[],
): readonly ComputedVerdict[] {
  const key = JSON.stringify(given, (name, value) =>
    name === 'member' ? undefined : typeof value === 'number' ? Math.round(value * 1e6) : value,
  )
  const known = memory.get(key)
  if (known) return known
  const verdicts = check()
  memory.set(key, verdicts)
  return verdicts
}
