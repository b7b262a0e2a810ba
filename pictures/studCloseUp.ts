import type { FrameModel } from '@framewell/domain/framing/frameModel'
import { orientedSolids } from '@framewell/domain/framing/openSide'
import { DEFAULT_PANEL_LIMITS } from '@framewell/domain/framing/panelLimits'
import { splitFrame } from '@framewell/domain/framing/splitFrame'
import { addSlabs } from './houseGltf'
import { inkOnWeb } from './inkOnWeb'
import { addRolledMember } from './rolledMember'
import type { StillLife } from './StillLife'
import { Surface } from './Surface'

/** Above the wall's foot, as far apart as the residential code asks. */
const HOLES_FEET = [1.5, 4.5, 7.5]
/** Nearer ones show their rolled section with its holes, and their marks. */
const NEAR = { x: 12, feet: 9 }
const MARKED = 'W1-1A-21'

/** The wall studs of the frame's first story with their service holes and marks. */
export function studCloseUp(model: FrameModel): StillLife {
  const { model: split } = splitFrame(model, DEFAULT_PANEL_LIMITS)
  const zinc = new Surface()
  const slab = new Surface()
  addSlabs(slab, model)
  const solids = orientedSolids(split.members.filter(({ assembly }) => assembly.story === 1 || assembly.part === 'floor'))
  for (const solid of solids) {
    const upright = Math.abs(solid.along.z) > 0.99
    const near = Math.abs(solid.middle.x - NEAR.x) < NEAR.feet
    addRolledMember(zinc, solid, upright && near ? HOLES_FEET : [])
  }
  return { surfaces: { zinc, slab }, labels: solids.filter(({ member }) => member.mark === MARKED).map((solid) => inkOnWeb(solid, 3.6)) }
}
