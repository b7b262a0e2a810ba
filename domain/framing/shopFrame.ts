import type { FrameModel } from './frameModel'
import type { Member } from './member'
import type { PanelBasis, PanelLimits } from './panelLimits'
import { type PanelSchedule, panelSchedule } from './panelSchedule'
import { type PieceHoles, pieceHoles } from './pieceHoles'
import { framePanels } from './shopPanels'
import { type SplitFrame, splitFrame } from './splitFrame'

/** A frame as its shop makes, bundles and ships it. */
export interface ShopFrame extends SplitFrame {
  readonly schedule: PanelSchedule
  /** Studs and joists added at joints, which the ordered frame does not have. */
  readonly added: readonly Member[]
  /** Heights of service holes above each wall panel's foot. */
  readonly serviceHolesMm: readonly number[]
  /** Service holes of its studs, by mark; undefined while no shop is chosen. */
  readonly holes?: ReadonlyMap<string, PieceHoles>
}

const UNLIMITED: PanelLimits = {
  lengthFeet: Number.POSITIVE_INFINITY,
  heightFeet: Number.POSITIVE_INFINITY,
  widthFeet: Number.POSITIVE_INFINITY,
  trussFeet: Number.POSITIVE_INFINITY,
  weightPounds: Number.POSITIVE_INFINITY,
  liftPounds: Number.POSITIVE_INFINITY,
}

/** The panels of a frame by what its shop can make; whole walls without a basis. */
export function shopFrame(model: FrameModel, basis: PanelBasis | null): ShopFrame {
  const split = basis ? splitFrame(model, basis.limits) : { model, orderedMarks: new Map<string, string>() }
  const serviceHolesMm = basis?.serviceHolesMm ?? []
  return {
    ...split,
    schedule: panelSchedule(split.model, basis?.limits ?? UNLIMITED),
    serviceHolesMm,
    ...(basis ? { holes: serviceHolesMm.length > 0 ? pieceHoles(framePanels(split.model).values(), serviceHolesMm) : new Map() } : {}),
    added: split.model.members.filter(({ mark, assembly }) => assembly.cutFrom && !split.orderedMarks.has(mark)),
  }
}
