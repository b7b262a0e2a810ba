import { bodyAxes } from '@framewell/domain/export/memberBody'
import type { OrientedSolid } from '@framewell/domain/framing/openSide'
import { shopLength } from '@framewell/domain/framing/shopLength'
import type { Label } from './label'

const INCH = 1 / 12
const HIGH_FEET = 0.5 * INCH
const LONG_FEET = 8 * INCH

/** A piece's mark, section and length as printed inside its web, upwards. @param fromFeet from its start */
export function inkOnWeb(solid: OrientedSolid, fromFeet: number): Label {
  const { along, opens, thicknessFeet, lengthFeet, member } = solid
  const { start, across: up } = bodyAxes(solid)
  // On the inner face of the web, a hair above it.
  const face = -thicknessFeet / 2 + 0.06 * INCH
  const low = -HIGH_FEET / 2
  const at = (axis: 'x' | 'y' | 'z') => start[axis] + along[axis] * fromFeet + opens[axis] * face + up[axis] * low
  return {
    lines: [`${member.mark}  ${member.profile}  ${shopLength(lengthFeet * 12)}`],
    corner: { x: at('x'), y: at('y'), z: at('z') },
    right: { x: along.x * LONG_FEET, y: along.y * LONG_FEET, z: along.z * LONG_FEET },
    up: { x: up.x * HIGH_FEET, y: up.y * HIGH_FEET, z: up.z * HIGH_FEET },
    kind: 'ink',
  }
}
