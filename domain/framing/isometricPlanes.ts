import type { Layout } from './layout'
import type { FramePoint } from './member'
import { ridgeLine } from './ridgeLine'
import { roofHeights } from './roofHeights'
import type { Wing } from './wings'

/**
 * The faces of a wing visible from the front right: front slope, front wall, right wall with its gable or hip. A wing in front of another
 * also covers it with its rear slope.
 */
export function isometricPlanes(layout: Layout, wing: Wing, standsBefore: boolean): FramePoint[][] {
  const { plate, heel, slope } = roofHeights(layout)
  const [from, to] = ridgeLine(layout, wing)
  const { overhangFeet, form } = layout.roof
  const eaveZ = plate + heel - overhangFeet * slope
  const eaveY = wing.front - overhangFeet
  const wallAt = (x: number, y: number, z: number): FramePoint => ({ x, y, z })
  const rightWall = [wallAt(wing.right, wing.front, 0), wallAt(wing.right, wing.rear, 0), wallAt(wing.right, wing.rear, plate)]
  const frontWall = [
    wallAt(wing.left, wing.front, 0),
    wallAt(wing.right, wing.front, 0),
    wallAt(wing.right, wing.front, plate),
    wallAt(wing.left, wing.front, plate),
  ]
  if (form === 'gable') {
    const rearY = wing.rear + overhangFeet
    return [
      ...(standsBefore ? [[from, to, wallAt(to.x, rearY, eaveZ), wallAt(from.x, rearY, eaveZ)]] : []),
      [wallAt(from.x, eaveY, eaveZ), wallAt(to.x, eaveY, eaveZ), to, from],
      frontWall,
      [
        ...rightWall,
        wallAt(wing.right, wing.rear, plate + heel),
        wallAt(wing.right, to.y, to.z),
        wallAt(wing.right, wing.front, plate + heel),
      ],
    ]
  }
  const left = wing.left - overhangFeet
  const right = wing.right + overhangFeet
  return [
    [wallAt(left, eaveY, eaveZ), wallAt(right, eaveY, eaveZ), ...(from.x === to.x ? [from] : [to, from])],
    [wallAt(right, eaveY, eaveZ), wallAt(right, wing.rear + overhangFeet, eaveZ), ...(from.x === to.x ? [to, from] : [to])],
    frontWall,
    [...rightWall, wallAt(wing.right, wing.front, plate)],
  ]
}
