import type { Member } from '../framing/member'
import { type CountedLine, type Counting, input, type TakeOffInput } from './countedLine'
import { nestPieces } from './nestPieces'
import { steelSku, wasteOf } from './steelSku'
import { RULES } from './takeOffRule'

/** One section of the frame model as purchased: in stock lengths, or roll-formed to length. Only the model's members. */
export function countMembers(
  members: readonly Member[],
  inputs: readonly TakeOffInput[],
  { choices, packageSize }: Counting,
): Pick<CountedLine, 'sku' | 'netQuantity' | 'wasteRatio' | 'atLeastPackages' | 'weightPounds' | 'rule' | 'inputs'> {
  const profile = members[0]?.profile ?? ''
  const sku = steelSku(profile, choices.steelSupply)
  const line = { sku, ...membersTotal(members), wasteRatio: wasteOf(profile, choices.steelSupply) }
  if (choices.steelSupply === 'roll-formed') return { ...line, rule: RULES.rollFormed, inputs }
  const nested = nestPieces(
    members.map(({ lengthFeet }) => lengthFeet),
    packageSize(sku),
  )
  return {
    ...line,
    atLeastPackages: nested,
    rule: RULES.stockPieces,
    inputs: [...inputs, input('Pieces the cut list nests into', nested, 'pieces')],
  }
}

/** Total length and weight of members, unrounded. */
export function membersTotal(members: readonly Member[]): { readonly netQuantity: number; readonly weightPounds: number } {
  return {
    netQuantity: members.reduce((sum, { lengthFeet }) => sum + lengthFeet, 0),
    weightPounds: members.reduce((sum, { weightPounds }) => sum + weightPounds, 0),
  }
}
