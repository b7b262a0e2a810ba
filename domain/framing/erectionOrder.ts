import { MEMBER_PARTS, type Member } from './member'

/** Members in erection order: story by story floor, walls, partitions, then trusses and loose roof members. */
export function erectionOrder(members: readonly Member[]): Member[] {
  return members.toSorted((a, b) => rank(a) - rank(b))
}

function rank({ assembly }: Member): number {
  return assembly.story * MEMBER_PARTS.length + MEMBER_PARTS.indexOf(assembly.part)
}
