import { sharedServiceHoles } from '@framewell/domain/export/machine/rollFormer'
import { type PanelBasis, panelBasisOf, panelLimitsSchema } from '@framewell/domain/framing/panelLimits'
import type { Fabricator } from '../payload-types'
import { rollFormersOf } from './rollFormersOf'

/** What a shop's panels are made by now. */
export function shopPanelBasis({ panelLimits, rollFormers }: Pick<Fabricator, 'panelLimits' | 'rollFormers'>): PanelBasis {
  return panelBasisOf(panelLimitsSchema.nullable().parse(panelLimits ?? null), sharedServiceHoles(rollFormersOf({ rollFormers })))
}
