import { bomPlanId } from '../catalog/bomPlanId'
import type { CatalogPlan } from '../catalog/catalogPlan'
import { FOUNDATION_OF_OPTION } from '../catalog/foundationOfOption'
import type { FrameEffect } from '../catalog/option'
import type { PriceBook } from '../catalog/priceBook'
import { applyFrameOptions } from '../framing/applyFrameOptions'
import { configuredLayout } from '../framing/configuredLayout'
import { foundationAssumptions } from '../framing/foundationWords'
import { hasFixes, NO_FIXES } from '../framing/frameFixes'
import { houseDimensionsSchema } from '../framing/houseDimensions'
import type { Foundation, Layout } from '../framing/layout'
import { layoutForDimensions } from '../framing/layoutForDimensions'
import { floorArea } from '../framing/outline'
import { reinforced } from '../framing/reinforced'
import type { SiteLoads } from '../framing/siteLoads'
import { pickerFrameEffect } from '../quotes/pickerChoices'
import { fixedLayout } from '../structure/fixedLayout'
import { UPLOADED_PLAN_ID } from './bomPlan'
import { type BomConfigurationInput, type BomRequest, NO_PLAN_SIZE, UNKNOWN_BOM_PLAN, UNKNOWN_OPTION } from './bomRequest'
import { DEFAULT_TAKE_OFF_CHOICES, type TakeOffChoices } from './takeOffChoices'

export type BomPlan = Pick<CatalogPlan, 'id' | 'name' | 'squareFeet' | 'layout'>
interface ChosenOption {
  readonly step: string
  readonly id: string
  readonly name: string
}

/** The resolved subject of a bill of materials: a layout, the choices it is counted with, and their origin. */
export interface BomSubject {
  readonly planId: string
  readonly name: string
  readonly squareFeet: number
  readonly layout: Layout
  readonly choices: TakeOffChoices
  readonly loads: SiteLoads
  readonly options: readonly ChosenOption[]
  readonly assumptions: readonly string[]
}

export interface BomRefusal {
  /** Path in the request, joined by dots. */
  readonly path: string
  readonly message: string
}
export type BomSubjectResult =
  | { readonly ok: true; readonly subject: BomSubject }
  | { readonly ok: false; readonly refusals: readonly BomRefusal[] }

/**
 * Resolves a request: its plan or dimensions, its option ids under the current price book, and the choices on the bill itself, which win.
 * Refuses what is not offered, naming the member.
 */
export function bomSubject(
  request: Pick<BomRequest, 'plan_id' | 'configuration'>,
  plans: readonly BomPlan[],
  book: PriceBook,
): BomSubjectResult {
  const configuration = request.configuration ?? undefined
  const effects = configuration ? optionEffects(configuration, book) : NO_OPTIONS
  const { sheathing, roofing, insulation, steelSupply, interiorBoard, ...wished } = configuration?.takeOff ?? {}
  const fixes = configuration?.siteDesign?.fixes ?? NO_FIXES
  const parts = reinforced(fixes.reinforcements, wished.reinforcements ?? [])
  const frame = { ...effects.frame, ...fixes, ...wished, reinforcements: parts.length > 0 ? parts : undefined }
  const house = houseOf(request.plan_id, configuration, plans, frame.foundation)
  if ('refusals' in house) return { ok: false, refusals: house.refusals }
  if (effects.refusals.length > 0) return { ok: false, refusals: effects.refusals }
  const fixed = hasFixes(fixes) ? fixedLayout(applyFrameOptions(house.layout, effects.frame), fixes) : undefined
  if (fixed && !fixed.ok) {
    return {
      ok: false,
      refusals: fixed.refusals.map(({ option, message }) => ({ path: `configuration.siteDesign.fixes.${option}`, message })),
    }
  }
  const configured = configuredLayout(house.layout, frame)
  if (!configured.ok) {
    return { ok: false, refusals: configured.refusals.map(({ option, message }) => ({ path: `configuration.takeOff.${option}`, message })) }
  }
  const standard = DEFAULT_TAKE_OFF_CHOICES
  const choices: TakeOffChoices = {
    sheathing: sheathing ?? effects.sheathing ?? standard.sheathing,
    roofing: roofing ?? effects.roofing ?? standard.roofing,
    insulation: insulation ?? standard.insulation,
    steelSupply: steelSupply ?? standard.steelSupply,
    interiorBoard: interiorBoard ?? standard.interiorBoard,
  }
  const site = configuration?.siteDesign?.site
  const loads = { windMph: wished.windMph ?? site?.windMph, exposure: site?.exposure, snowPsf: wished.snowPsf ?? site?.snowPsf }
  const { layout } = configured
  const assumptions = [...house.assumptions, ...foundationAssumptions(layout)]
  return { ok: true, subject: { ...house, layout, assumptions, choices, loads, options: effects.options } }
}

type House = Pick<BomSubject, 'planId' | 'name' | 'squareFeet' | 'layout' | 'assumptions'>

function houseOf(
  planId: string,
  configuration: BomConfigurationInput | undefined,
  plans: readonly BomPlan[],
  foundation: Foundation | undefined,
): House | { readonly refusals: readonly BomRefusal[] } {
  if (planId !== UPLOADED_PLAN_ID) {
    const plan = plans.find((candidate) => candidate.id === planId || bomPlanId(candidate) === planId)
    if (!plan) return { refusals: [{ path: 'plan_id', message: UNKNOWN_BOM_PLAN }] }
    const { name, squareFeet, layout } = plan
    return { planId: bomPlanId(plan), name, squareFeet, layout, assumptions: [] }
  }
  const uploaded = configuration?.uploadedPlan
  const sizes = configuration?.dimensions ?? (typeof uploaded?.squareFeet === 'number' ? { squareFeet: uploaded.squareFeet } : undefined)
  const member = configuration?.dimensions ? 'dimensions' : 'uploadedPlan'
  if (!sizes) return { refusals: [{ path: 'configuration.uploadedPlan.squareFeet', message: NO_PLAN_SIZE }] }
  const checked = houseDimensionsSchema.safeParse(sizes)
  if (!checked.success) {
    return { refusals: checked.error.issues.map(({ path, message }) => ({ path: `configuration.${member}.${path.join('.')}`, message })) }
  }
  const { layout, assumptions } = layoutForDimensions(checked.data, foundation)
  return {
    planId,
    name: uploaded?.name || 'House by dimensions',
    squareFeet: floorArea(layout),
    layout,
    assumptions,
  }
}

interface OptionEffects {
  readonly frame: FrameEffect & { readonly foundation?: Foundation }
  readonly sheathing?: TakeOffChoices['sheathing'] | undefined
  readonly roofing?: TakeOffChoices['roofing'] | undefined
  readonly options: readonly ChosenOption[]
  readonly refusals: readonly BomRefusal[]
}

const NO_OPTIONS: OptionEffects = { frame: {}, options: [], refusals: [] }

/** How a configurator's options affect the frame, the sheathing and the roofing. */
function optionEffects(configuration: BomConfigurationInput, book: PriceBook): OptionEffects {
  const options: ChosenOption[] = []
  const refusals: BomRefusal[] = []
  const choose = <Option extends { readonly id: string; readonly name: string }>(step: StepOf, offered: readonly Option[]) => {
    const id = configuration[step]
    if (!id) return undefined
    const option = offered.find((candidate) => candidate.id === id)
    if (option) options.push({ step, id: option.id, name: option.name })
    else refusals.push({ path: `configuration.${step}`, message: UNKNOWN_OPTION })
    return option
  }
  if (configuration.configurator === 'steel') {
    choose('foundation', book.steel.foundation)
    const frame = choose('steelFrame', book.steel.steelFrame)?.frame ?? {}
    const sheathing = choose('sheathing', book.steel.sheathing)?.sheathing
    return { frame, sheathing, roofing: choose('roofing', book.steel.roofing)?.roofing, options, refusals }
  }
  if (configuration.configurator === 'picker') {
    const framing = choose('framing', book.picker.framings)
    return { frame: pickerFrameEffect(book, framing?.id), roofing: choose('roofing', book.picker.roofings)?.roofing, options, refusals }
  }
  const foundation = FOUNDATION_OF_OPTION[choose('foundation', book.advanced.foundations)?.id ?? '']
  const framing = choose('framing', book.advanced.framings)?.frame
  return { frame: { ...framing, ...(foundation ? { foundation } : {}) }, options, refusals }
}

type StepOf = 'foundation' | 'steelFrame' | 'sheathing' | 'roofing' | 'framing'
