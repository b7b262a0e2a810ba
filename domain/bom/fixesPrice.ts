import { frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import { memoizeByObject } from '../framing/memoizeByObject'
import type { Cents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { FIXES_NEED_A_FRAME, FIXES_NOT_PRICED, isReinforced, type SiteDesign } from '../quotes/siteDesign'
import { fixedLayout } from '../structure/fixedLayout'
import { FRAME_CATEGORIES } from './bomCategory'
import type { BomPrices } from './makeBom'
import type { Material } from './material'
import { cheapestBom, type PricedBom, priceBom } from './priceBom'
import { takeOff } from './takeOff'
import { DEFAULT_TAKE_OFF_CHOICES } from './takeOffChoices'
import type { TakeOffSettings } from './takeOffSettings'

/**
 * What fixes add to a framing kit, in cents: the steel, bracing and fasteners of a bill of materials with them less those without them, with
 * the markup, at one distributor: the cheapest for the frame with its fixes. No discount, since a kit has one price for everybody.
 * Undefined when no distributor has a price for every part.
 */
export function fixesPrice(configured: Layout, fixed: Layout, prices: BomPrices): Cents | undefined {
  const after = cheapestBom(billsOf(fixed, prices))
  const before = billsOf(configured, prices).find(({ list }) => list === after?.list)
  if (!after || !before || after.unpriced.length > 0 || before.unpriced.length > 0) return undefined
  return subtractCents(after.totalCents, before.totalCents)
}

function billsOf(layout: Layout, { materials, lists, terms }: BomPrices): PricedBom[] {
  const counted = frameCounts(materials)(terms.takeOff)(layout)
  return lists.map((list) => priceBom(counted, list, { ...terms, preferred: false }))
}

/** The frame's lines by layout: every fix of a frame is compared with the same frame without it. */
const frameCounts = memoizeByObject((materials: readonly Material[]) =>
  memoizeByObject((settings: TakeOffSettings) =>
    memoizeByObject((layout: Layout) =>
      takeOff(frameModel(layout), DEFAULT_TAKE_OFF_CHOICES, materials, settings).filter(({ category }) =>
        FRAME_CATEGORIES.includes(category),
      ),
    ),
  ),
)

/** What a configuration's fixes add; nothing without fixes. Or, by member of the configuration, why they are not this frame's. */
export type PricedFixes =
  | { readonly ok: true; readonly cents: Cents | undefined }
  | { readonly ok: false; readonly fields: readonly { readonly path: string; readonly message: string }[] }

/** Prices the fixes of a configured house. @param configured its frame without them; null when there is none to draw */
export function priceFixes(
  answers: { readonly siteDesign?: SiteDesign | null | undefined },
  configured: Layout | null,
  prices: BomPrices,
): PricedFixes {
  const { siteDesign } = answers
  if (!siteDesign || !isReinforced(answers)) return { ok: true, cents: undefined }
  if (!configured) return refused([{ path: '', message: FIXES_NEED_A_FRAME }])
  const fixed = fixedLayout(configured, siteDesign.fixes)
  if (!fixed.ok) return refused(fixed.refusals.map(({ option, message }) => ({ path: `.${option}`, message })))
  const cents = fixesPrice(configured, fixed.layout, prices)
  return cents === undefined ? refused([{ path: '', message: FIXES_NOT_PRICED }]) : { ok: true, cents }
}

function refused(refusals: readonly { readonly path: string; readonly message: string }[]): PricedFixes {
  return { ok: false, fields: refusals.map(({ path, message }) => ({ path: `siteDesign.fixes${path}`, message })) }
}
