import type { PriceBook } from '../catalog/priceBook'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { frameWarnings } from '../framing/frameWarnings'
import type { Layout } from '../framing/layout'
import { memoizeByObject } from '../framing/memoizeByObject'
import { figure } from '../numbers/figure'
import { checkedFor, designed } from '../structure/designed'
import { engineeredSite } from '../structure/engineeredSite'
import { frameOfSize, frameOfUpload, type QuoteFrame } from './frameOfSize'
import type { QuoteInputs } from './quote'
import { overloadedWords } from './siteDesign'
import type { SteelConfiguration } from './steelConfiguration'

/** `planLayout` is the layout of the catalog plan in the answers; null without one. */
export function quoteFrame(book: PriceBook, inputs: QuoteInputs, planLayout: Layout | null): QuoteFrame {
  if (inputs.kind === 'advanced') return frameOfSize(book, inputs.answers)
  if (inputs.kind === 'steel' && inputs.answers.planType === 'upload') return frameOfUpload(book, inputs.answers)
  if (inputs.kind === 'lots') return LOTS
  if (!planLayout) return { layout: null, assumptions: [], warnings: [] }
  if (inputs.kind === 'plan') {
    const plan = book.plans.find(({ id }) => id === inputs.answers.planId)
    return {
      // The plan's kit is designed for its site; the finished house is larger.
      layout: { ...planLayout, designSite: undefined },
      assumptions: [
        `The drawing is the frame of the plan's kit of ${figure(plan?.squareFeet ?? 0)} sq ft; the finished house has ${figure(plan?.developmentSquareFeet ?? 0)} sq ft.`,
      ],
      warnings: [...frameWarnings(planLayout), ...(inputs.answers.choice1 === 'tough' ? [EXTREME_WEATHER] : [])],
    }
  }
  const { siteDesign } = inputs.answers
  const configured = optionLayout(book, inputs.answers, planLayout)
  if (!siteDesign) {
    const layout = designed(configured)
    return { layout, assumptions: [], warnings: frameWarnings(layout) }
  }
  const { site, fixes } = siteDesign
  const layout = applyFrameOptions(configured, fixes)
  const { passes, failing, computed } = checkedFor(layout, site)
  const { windMph, exposure, snowPsf } = site
  return {
    layout: { ...layout, designSite: passes ? { windMph, exposure, snowPsf } : undefined },
    assumptions: [],
    warnings: [
      ...new Set([...frameWarnings(layout), ...engineeredSite(site), ...(failing > 0 ? [overloadedWords(site, failing, computed)] : [])]),
    ],
  }
}

/** A catalog plan's frame with the steel frame option of a configuration, before its fixes. */
export function optionLayout(book: PriceBook, { steelFrame }: Pick<SteelConfiguration, 'steelFrame'>, planLayout: Layout): Layout {
  const effect = book.steel.steelFrame.find(({ id }) => id === steelFrame)?.frame ?? {}
  const made = withOption(planLayout)
  const text = JSON.stringify(effect)
  const layout = made.get(text) ?? applyFrameOptions(planLayout, effect)
  made.set(text, layout)
  return layout
}

/** The layouts that options made of a plan's, so that the same choice is the same object. */
const withOption = memoizeByObject((_: Layout) => new Map<string, Layout>())

const LOTS: QuoteFrame = {
  layout: null,
  assumptions: ['Each lot has the frame of its plan, mirrored where its line says so. It is drawn with the order that calls the lot off.'],
  warnings: [],
}
const EXTREME_WEATHER = "Extreme weather is chosen: the site's wind speed and snow load decide on connections and bracing."
