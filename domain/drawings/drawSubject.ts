import type { CatalogPlan } from '../catalog/catalogPlan'
import { type DrawingSubject, PLAN_SUBJECTS } from '../content/drawingSubjects'
import type { Drawing } from '../framing/drawing'
import { frameElevation } from '../framing/frameElevation'
import { frameIsometric } from '../framing/frameIsometric'
import { frameModel } from '../framing/frameModel'
import { frameSummary } from '../framing/frameSummary'
import { outlineBounds } from '../framing/outline'
import { profilesDrawing } from '../framing/profilesDrawing'
import { wallPanelDrawing } from '../framing/wallPanelDrawing'
import { figure } from '../numbers/figure'
import { INITIAL_RELEASE_POLICY } from '../payments/phases'
import { scoreScale, tierSteps } from './creditDrawings'
import type { DrawingForm } from './DrawingForm'
import { erection } from './erection'
import { explodedFrame } from './explodedFrame'
import { lineUp } from './lineUp'
import { moduleLift } from './moduleLift'
import { moneyRiver } from './moneyRiver'
import { orderStreams } from './orderStreams'
import { panelLift } from './panelLift'
import { partnersOnFrame } from './partnersOnFrame'
import { PLAN_DRAWINGS } from './planDrawings'
import { priceParts, priceStack } from './priceStack'
import { question } from './question'
import { recordSheets } from './recordSheets'
import { rollForming } from './rollForming'
import { routeMap } from './routeMap'
import { stackedStories } from './stackedStories'
import { studDrawing } from './studDrawing'
import { TRUSS_EXAMPLE, trussDrawing } from './trussDrawing'

/** Drawn from the initial policy; the form and the terms beside it show the current one. */
const FIRST_POLICY = 'Drawn from version 1 of the credit policy.'

/** The plan facts a drawing needs. */
export type DrawnPlan = Pick<CatalogPlan, 'name' | 'squareFeet' | 'estimatedTimeWeeks' | 'basePrice' | 'layout'>

export interface CaptionedDrawing {
  readonly drawing: Drawing
  /** A sentence with figures; empty when the page says it. */
  readonly caption: string
}

export function showsPlan(subject: DrawingSubject): boolean {
  return PLAN_SUBJECTS.some((known) => known === subject)
}

/** Draws a subject; undefined for a plan subject without a plan. `offered` are all plans, for the drawing that shows them together. */
export function drawSubject(
  subject: DrawingSubject,
  plan: DrawnPlan | undefined,
  form: DrawingForm,
  offered: readonly DrawnPlan[],
): CaptionedDrawing | undefined {
  switch (subject) {
    case 'lineUp':
      return offered.length > 0
        ? {
            drawing: lineUp(offered, form),
            caption: 'Front elevations, all to one scale. Every line is a member that is counted and priced.',
          }
        : undefined
    case 'wallPanel':
      return { drawing: wallPanelDrawing(), caption: '' }
    case 'profiles':
      return { drawing: profilesDrawing(), caption: '' }
    case 'stud':
      return {
        drawing: studDrawing(form),
        caption: 'A bearing-wall stud of the catalog plans. The sheet is drawn three times as thick as it is.',
      }
    case 'scoreScale':
      return { drawing: scoreScale(form), caption: `The most that each answer can give. ${FIRST_POLICY}` }
    case 'tierSteps':
      return { drawing: tierSteps(form), caption: `Limits by score; Premium is granted by people. ${FIRST_POLICY}` }
    case 'orderStreams':
      return { drawing: orderStreams(form), caption: 'One order of the last projected year. The company’s projection, not a result.' }
    case 'rollForming':
      return {
        drawing: rollForming(form),
        caption: 'The stud of the catalog plans’ bearing walls, from the coil. Five passes are an example: shops set their own.',
      }
    case 'moduleLift':
      return {
        drawing: moduleLift(form),
        caption: 'An example of a box, framed as the catalog plans are; its steel is counted from the model.',
      }
    case 'routeMap':
      return { drawing: routeMap(form), caption: 'An example. Routing weighs the distance with a shop’s capacity, quality and price.' }
    default:
      return plan && drawPlan(subject, plan, form)
  }
}

function drawPlan(subject: (typeof PLAN_SUBJECTS)[number], plan: DrawnPlan, form: DrawingForm): CaptionedDrawing {
  const { layout, name } = plan
  switch (subject) {
    case 'elevation':
      return { drawing: frameElevation(frameModel(layout), 'front', { labelShare: 0.024 }), caption: counted(plan) }
    case 'exploded':
      return { drawing: explodedFrame(layout, name, form), caption: counted(plan) }
    case 'stackedStories':
      return {
        drawing: stackedStories(layout, name, form),
        caption: `The upper floor of ${name}, four times over itself and twice side by side. An example: frames of more than three stories need their own engineering.`,
      }
    case 'erection':
      return { drawing: erection(layout, name, form), caption: `${name}, put up in this order. What does not stand yet is a thin outline.` }
    case 'question':
      return { drawing: question(layout, name, form), caption: `The front of ${name}, with a cloud around what is asked about.` }
    case 'panelLift':
      return {
        drawing: panelLift(layout, name, form),
        caption: `A ground-floor wall of ${name} on its way to its place. Size, pieces and weight are counted from the model.`,
      }
    case 'recordSheets':
      return {
        drawing: recordSheets({ ...plan, policy: INITIAL_RELEASE_POLICY }, form),
        caption: `${name} on its sheets: counted from the model, priced from the demonstration list, released by the standard policy.`,
      }
    case 'partnersOnFrame':
      return { drawing: partnersOnFrame(layout, name, form), caption: `The front of ${name}, and who answers for what of it.` }
    case 'truss': {
      const { front, rear } = outlineBounds(layout.outline)
      return {
        drawing: trussDrawing({ spanFeet: Math.min(rear - front, 40), pitchIn12: layout.roof.pitchIn12 }, form),
        caption: `A truss as wide as ${name}, pinned at its joints, under ${TRUSS_EXAMPLE.loadPsf} pounds a square foot, ${TRUSS_EXAMPLE.spacingFeet} feet from the next. An example, not an engineer’s design.`,
      }
    }
    case 'moneyRiver':
      return {
        drawing: moneyRiver({ priceDollars: plan.basePrice, weeks: plan.estimatedTimeWeeks, policy: INITIAL_RELEASE_POLICY }, form),
        caption: `The kit of ${name}, paid before fabrication, under the standard release policy. The weeks of each phase are an example.`,
      }
    case 'priceStack': {
      const { list, version } = priceParts(layout)
      return {
        drawing: priceStack(layout, name, form),
        caption: `Counted from the model and priced at version ${version} of the list of ${list}, a demonstration list that the product ships with. Materials only: no fabrication, freight or tax.`,
      }
    }
    case 'isometric':
      return {
        drawing: frameIsometric(frameModel(layout), form === 'card' ? PLAN_DRAWINGS.card : {}),
        caption: counted(plan),
      }
    default:
      return subject satisfies never
  }
}

function counted({ name, squareFeet, layout }: DrawnPlan): string {
  const summary = frameSummary(frameModel(layout))
  return `${name}, ${figure(squareFeet)} sq ft: ${figure(summary.studCount)} studs, ${figure(summary.trussCount)} trusses and ${summary.weightTons.toFixed(1)} tons of steel, counted from the model that is drawn and priced.`
}
