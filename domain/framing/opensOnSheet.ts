import type { OrientedSolid } from './openSide'
import type { PlanPoint } from './outline'

export type SheetSide = 'right' | 'left' | 'up' | 'down' | 'front' | 'back'

/**
 * Towards which side of its panel's sheet a section opens; 'none' for a strap. Walls and trusses are seen along their level direction, floors
 * and roofs from above.
 * @param along the panel's level unit vector, to the right on the sheet
 */
export function opensOnSheet({ member, opens }: OrientedSolid, along: PlanPoint): SheetSide | 'none' {
  if (member.profile.includes('FS')) return 'none'
  const right = opens.x * along.x + opens.y * along.y
  const back = opens.y * along.x - opens.x * along.y
  const fromAbove = member.assembly.part === 'floor' || member.assembly.part === 'roof'
  const [up, front] = fromAbove ? [back, opens.z] : [opens.z, -back]
  const sides = [
    ['right', right],
    ['left', -right],
    ['up', up],
    ['down', -up],
    ['front', front],
    ['back', -front],
  ] as const
  return sides.reduce((best, side) => (side[1] > best[1] + 1e-9 ? side : best))[0]
}
