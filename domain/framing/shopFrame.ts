import type { FrameModel } from './frameModel'
import type { Member } from './member'
import type { PanelBasis, PanelLimits } from './panelLimits'
import { type PanelSchedule, panelSchedule } from './panelSchedule'
import { type SplitFrame, splitFrame } from './splitFrame'

/** A frame as its shop makes, bundles and ships it. */
export interface ShopFrame extends SplitFrame {
  readonly schedule: PanelSchedule
  /** Studs and joists added at joints, which the ordered frame does not have. */
  readonly added: readonly Member[]
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
  return {
    ...split,
    schedule: panelSchedule(split.model, basis?.limits ?? UNLIMITED),
    added: split.model.members.filter(({ mark, assembly }) => assembly.cutFrom && !split.orderedMarks.has(mark)),
  }
}
