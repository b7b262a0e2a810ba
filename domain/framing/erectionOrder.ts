import type { Assembly, Member } from './member'

const PARTS = ['floor', 'exterior-wall', 'interior-wall', 'truss', 'roof'] as const satisfies readonly Assembly['part'][]

/** Members in erection order: story by story floor, walls, partitions, then trusses and loose roof members. */
export function erectionOrder(members: readonly Member[]): Member[] {
  return members.toSorted((a, b) => rank(a) - rank(b))
}

function rank({ assembly }: Member): number {
  return assembly.story * PARTS.length + PARTS.indexOf(assembly.part)
}
