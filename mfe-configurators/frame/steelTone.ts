import type { Member } from '@framewell/domain/framing/member'

/** A member's color role, the same as in the drawings. */
export type SteelTone = 'wall' | 'partition' | 'roof' | 'floor' | 'brace' | 'strap'

/** A member's color by its greatest ratio of demand to capacity; 'unrated' has no figures. */
type RatioTone = 'light' | 'heavy' | 'overloaded' | 'unrated'

export type SceneTone = SteelTone | RatioTone | 'picked'

export type SceneTones = Readonly<Record<SceneTone | 'slab', string>>

/** From this ratio up a member that carries its loads is shown as nearly full. Our own choice, for the eye only. */
export const HEAVY_RATIO = 0.8

export function ratioTone(ratio: number | undefined, overloaded: boolean): RatioTone {
  if (ratio === undefined) return 'unrated'
  if (overloaded) return 'overloaded'
  return ratio < HEAVY_RATIO ? 'light' : 'heavy'
}

export function steelTone({ role, assembly }: Member): SteelTone {
  if (role === 'brace') return 'brace'
  if (role === 'bridging' || role === 'blocking') return 'strap'
  if (assembly.part === 'exterior-wall') return 'wall'
  if (assembly.part === 'interior-wall') return 'partition'
  return assembly.part === 'floor' ? 'floor' : 'roof'
}

/** The current colors of the page's tokens, light or dark. */
export function sceneTones(element: Element): SceneTones {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim()
  return {
    wall: token('ink'),
    partition: token('control-border'),
    roof: token('steel-bright'),
    floor: token('steel'),
    brace: token('signal'),
    strap: token('ink-subtle'),
    light: token('ok'),
    heavy: token('warn'),
    overloaded: token('bad'),
    unrated: token('line'),
    picked: token('plum'),
    slab: token('line'),
  }
}
