import { INITIAL_PRICE_BOOK } from '../../catalog/initialPriceBook'
import { type FrameFixes, NO_FIXES, withFixes } from '../../framing/frameFixes'
import { frameModel } from '../../framing/frameModel'
import type { Layout } from '../../framing/layout'
import { checkFrame } from '../../structure/checkFrame'
import { checkSummary } from '../../structure/checkSummary'
import { fixedLayout } from '../../structure/fixedLayout'
import type { DesignLoads } from '../../structure/site'
import { INITIAL_MATERIALS } from '../initialMaterials'
import { INITIAL_PRICE_LISTS } from '../initialPriceLists'
import type { BomPrices } from '../makeBom'

/** The prices of a new installation. */
export const PRICES: BomPrices = {
  materials: INITIAL_MATERIALS,
  lists: INITIAL_PRICE_LISTS,
  terms: { ...INITIAL_PRICE_BOOK.bom, preferred: false },
}

/** Presses every fix that the check of a configured frame names, until none is left. */
export function everyFix(configured: Layout, site: DesignLoads): FrameFixes {
  let fixes = NO_FIXES
  for (let round = 0; round < 8; round += 1) {
    const now = fixedLayout(configured, fixes)
    if (!now.ok) throw new Error(now.refusals.map(({ option, message }) => `${option}: ${message}`).join(' '))
    const { failures } = checkSummary(checkFrame(frameModel(now.layout), site))
    let next = fixes
    for (const { options } of failures) {
      const pressed = options && withFixes(next, options)
      if (pressed && fixedLayout(configured, pressed).ok) next = pressed
    }
    if (next === fixes) return fixes
    fixes = next
  }
  return fixes
}
