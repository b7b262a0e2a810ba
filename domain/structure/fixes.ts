import type { FrameOptions } from '../framing/frameOptions'
import { reinforced } from '../framing/reinforced'
import { type ComputedVerdict, type Fix, fails, governing } from './verdict'

/** Something else that could be built in a member's place, and how much steel it takes by the same measure as its rivals. */
export interface Alternative extends Pick<Fix, 'change' | 'options' | 'parts'> {
  readonly steel: number
  readonly check: () => readonly ComputedVerdict[]
}

/** The verdicts; failing ones name the alternative with the least steel by which every check of the member passes, if there is one. */
export function withFix(verdicts: readonly ComputedVerdict[], alternatives: () => readonly Alternative[]): ComputedVerdict[] {
  if (!verdicts.some(fails)) return [...verdicts]
  const fix = lightestFix(alternatives())
  return verdicts.map((verdict) => (fix && fails(verdict) ? { ...verdict, fix } : verdict))
}

/** The alternative with the least steel by which every check passes; at most so much of the allowable. */
export function lightestFix(alternatives: readonly Alternative[], most = 1): Fix | undefined {
  for (const { check, steel: _, ...fix } of alternatives.toSorted((a, b) => a.steel - b.steel)) {
    const worst = governing(check())
    if (worst && !fails(worst) && worst.ratio <= most) return { ...fix, ratio: worst.ratio }
  }
  return undefined
}

/** The frame options that apply the fixes of failing members, or undefined when one of them has no fix. */
export function fixOptions(verdicts: readonly ComputedVerdict[]): FrameOptions | undefined {
  let options: FrameOptions = {}
  for (const { fix } of verdicts) {
    if (!fix) return undefined
    if (fix.options) options = { ...options, ...fix.options }
    const { parts, at } = fix
    if (parts && at !== undefined)
      options = {
        ...options,
        reinforcements: reinforced(
          options.reinforcements ?? [],
          parts.map((part) => ({ ...part, at })),
        ),
      }
  }
  return options
}
