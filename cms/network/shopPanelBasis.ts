import { type PanelBasis, panelBasisOf, panelLimitsSchema } from '@framewell/domain/framing/panelLimits'
import type { Fabricator } from '../payload-types'

/** What a shop's panels are cut by now. */
export function shopPanelBasis({ panelLimits }: Pick<Fabricator, 'panelLimits'>): PanelBasis {
  return panelBasisOf(panelLimitsSchema.nullable().parse(panelLimits ?? null))
}
