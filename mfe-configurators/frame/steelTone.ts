import type { Member } from '@framewell/domain/framing/member'

/** A member's color role, the same as in the drawings. */
export type SteelTone = 'wall' | 'partition' | 'roof' | 'floor' | 'brace' | 'strap'

export type SceneTones = Readonly<Record<SteelTone | 'slab', string>>

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
    slab: token('line'),
  }
}
