import { type ComputedVerdict, type Fix, type FixOptions, fails, governing } from './verdict'

/** Something else that could be built in a member's place, and how much steel it takes by the same measure as its rivals. */
export interface Alternative {
  readonly change: string
  readonly options?: FixOptions
  readonly steel: number
  readonly check: () => readonly ComputedVerdict[]
}

/** The verdicts; failing ones name the alternative with the least steel by which every check of the member passes, if there is one. */
export function withFix(verdicts: readonly ComputedVerdict[], alternatives: () => readonly Alternative[]): ComputedVerdict[] {
  if (!verdicts.some(fails)) return [...verdicts]
  const fix = lightestFix(alternatives())
  return verdicts.map((verdict) => (fix && fails(verdict) ? { ...verdict, fix } : verdict))
}

function lightestFix(alternatives: readonly Alternative[]): Fix | undefined {
  for (const { change, options, check } of alternatives.toSorted((a, b) => a.steel - b.steel)) {
    const worst = governing(check())
    if (worst && !fails(worst)) return { change, ratio: worst.ratio, ...(options ? { options } : {}) }
  }
  return undefined
}
