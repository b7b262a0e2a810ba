import type { FrameEffect } from '../catalog/option'
import type { PriceBook } from '../catalog/priceBook'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { frameWarnings } from '../framing/frameWarnings'
import type { Layout } from '../framing/layout'
import { memoizeByObject } from '../framing/memoizeByObject'
import { figure } from '../numbers/figure'
import { checkedFor, designed } from '../structure/designed'
import { engineeredSite } from '../structure/engineeredSite'
import type { DesignLoads, Site } from '../structure/site'
import { frameOfSize, frameOfUpload, type QuoteFrame } from './frameOfSize'
import { type PickerInputs, pickerFrameEffect } from './pickerChoices'
import type { QuoteInputs } from './quote'
import { overloadedWords, siteDesignOf } from './siteDesign'
import type { SteelConfiguration } from './steelConfiguration'

/** The check that `quoteFrame` makes of an answer's frame; undefined for one that is not checked. */
export function quotedCheck(
  book: PriceBook,
  inputs: QuoteInputs | PickerInputs,
  planLayout: Layout | null,
): { readonly layout: Layout; readonly site: DesignLoads } | undefined {
  const design = siteDesignOf(inputs)
  if (inputs.kind === 'advanced') {
    const { layout } = frameOfSize(book, inputs.answers)
    return layout && design ? { layout, site: design.site } : undefined
  }
  const configured = frameWithoutFixes(book, inputs, planLayout)
  if (!configured) return undefined
  if (design) return { layout: applyFrameOptions(configured, design.fixes), site: design.site }
  return configured.designSite && { layout: configured, site: configured.designSite }
}

/** `planLayout` is the layout of the catalog plan in the answers; null without one. */
export function quoteFrame(book: PriceBook, inputs: QuoteInputs | PickerInputs, planLayout: Layout | null): QuoteFrame {
  if (inputs.kind === 'advanced') {
    const frame = frameOfSize(book, inputs.answers)
    const { siteDesign } = inputs.answers
    if (!siteDesign || !frame.layout) return frame
    return { ...frame, warnings: [...new Set([...frame.warnings, ...siteWarnings(frame.layout, siteDesign.site)])] }
  }
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
  const configured = configuredPlan(book, inputs, planLayout)
  if (!siteDesign) {
    const layout = designed(configured)
    return { layout, assumptions: [], warnings: frameWarnings(layout) }
  }
  const { site, fixes } = siteDesign
  const layout = applyFrameOptions(configured, fixes)
  const { windMph, exposure, snowPsf } = site
  return {
    layout: { ...layout, designSite: checkedFor(layout, site).passes ? { windMph, exposure, snowPsf } : undefined },
    assumptions: [],
    warnings: [...new Set([...frameWarnings(layout), ...siteWarnings(layout, site)])],
  }
}

/** Why a frame needs an engineering review at the site that its builder confirmed. */
function siteWarnings(layout: Layout, site: Site): string[] {
  const { failing, computed } = checkedFor(layout, site)
  return [...engineeredSite(site), ...(failing > 0 ? [overloadedWords(site, failing, computed)] : [])]
}

/** The frame of a house before its fixes; null where none is drawn, or fixes are not taken. */
export function frameWithoutFixes(book: PriceBook, inputs: QuoteInputs | PickerInputs, planLayout: Layout | null): Layout | null {
  if (inputs.kind === 'advanced') return frameOfSize(book, { ...inputs.answers, siteDesign: undefined }).layout
  const isPlan = inputs.kind === 'picker' || (inputs.kind === 'steel' && inputs.answers.planType === 'catalog')
  return isPlan && planLayout ? configuredPlan(book, inputs, planLayout) : null
}

function configuredPlan(
  book: PriceBook,
  inputs: PickerInputs | Extract<QuoteInputs, { readonly kind: 'steel' }>,
  planLayout: Layout,
): Layout {
  return inputs.kind === 'steel'
    ? optionLayout(book, inputs.answers, planLayout)
    : layoutWith(planLayout, pickerFrameEffect(book, inputs.answers.framing))
}

/** A catalog plan's frame with the steel frame option of a configuration, before its fixes. */
export function optionLayout(book: PriceBook, { steelFrame }: Pick<SteelConfiguration, 'steelFrame'>, planLayout: Layout): Layout {
  return layoutWith(planLayout, book.steel.steelFrame.find(({ id }) => id === steelFrame)?.frame ?? {})
}

function layoutWith(planLayout: Layout, effect: FrameEffect): Layout {
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
