import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { Page } from '@framewell/domain/content/page'
import type { Drawing as FrameDrawing } from '@framewell/domain/framing/drawing'
import { frameElevation } from '@framewell/domain/framing/frameElevation'
import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { type FrameModel, frameModel } from '@framewell/domain/framing/frameModel'
import { frameSummary } from '@framewell/domain/framing/frameSummary'
import { profilesDrawing } from '@framewell/domain/framing/profilesDrawing'
import { wallPanelDrawing } from '@framewell/domain/framing/wallPanelDrawing'
import { figure } from '@framewell/domain/numbers/figure'
import { detailKey, type PlanView, planKey } from '../sections/drawingKey'
import type { Drawing, Drawings } from '../shell/view'
import { escapeHtml } from './escapeHtml'

/** The drawings a page asks for: frames with their measures in heroes and drawing sections, without in cards and slides. Unknown plans are left out. */
export function drawingsFor(page: Page, plans: readonly CatalogPlan[]): Drawings {
  const drawings: Record<string, Drawing> = {}
  const add = (view: PlanView, planId: string | null | undefined) => {
    const plan = planId ? plans.find(({ id }) => id === planId) : undefined
    if (plan) drawings[planKey(view, plan.id)] = drawPlan(plan, view)
  }
  for (const section of page.sections) {
    if (section.blockType === 'hero' && section.picture === 'frame') add('hero', section.plan ?? plans[0]?.id)
    if (section.blockType === 'cards') for (const card of section.cards) if (!card.media) add('card', card.plan)
    if (section.blockType === 'slides') for (const slide of section.slides) add('card', slide.plan)
    if (section.blockType === 'blogList') add('card', section.plan)
    if (section.blockType === 'drawing') {
      const { subject } = section
      if (subject === 'isometric' || subject === 'elevation')
        add(subject === 'isometric' ? 'hero' : 'elevation', section.plan ?? plans[0]?.id)
      else drawings[detailKey(subject)] = details[subject]()
    }
  }
  return drawings
}

const drawn = new WeakMap<CatalogPlan, Map<string, Drawing>>()

/** Draws a plan's frame; a plan object is drawn once. */
function drawPlan(plan: CatalogPlan, view: PlanView): Drawing {
  const known = drawn.get(plan) ?? new Map<string, Drawing>()
  drawn.set(plan, known)
  const before = known.get(view)
  if (before) return before
  const model = frameModel(plan.layout)
  const summary = frameSummary(model)
  const drawing = {
    svg: svgOf(views[view](model), plan.name),
    caption: `${plan.name}, ${figure(plan.squareFeet)} sq ft: ${figure(summary.studCount)} studs, ${figure(summary.trussCount)} trusses and ${summary.weightTons.toFixed(1)} tons of steel, counted from the model that is drawn and priced.`,
  }
  known.set(view, drawing)
  return drawing
}

const views: Record<PlanView, (model: FrameModel) => FrameDrawing> = {
  hero: (model) => frameIsometric(model, { dimensions: true }),
  card: (model) => frameIsometric(model, { dimensions: false, detail: 'simple' }),
  elevation: (model) => frameElevation(model, 'front', { labelShare: 0.024 }),
}

/** Details that are the same for every plan, drawn once. */
const details = {
  wallPanel: once(() => ({ svg: svgOf(wallPanelDrawing()), caption: '' })),
  profiles: once(() => ({ svg: svgOf(profilesDrawing()), caption: '' })),
}

function once(make: () => Drawing): () => Drawing {
  let made: Drawing | undefined
  return () => (made ??= make())
}

/** Lines are painted in the order given; `data-kind` chooses their colour and width in FrameDrawing. */
function svgOf({ title, viewBox, paths, labels, labelSize }: FrameDrawing, name?: string): string {
  const { x, y, width, height } = viewBox
  const lines = paths.map(({ kind, d }) => `<path data-kind="${kind}" d="${d}"></path>`).join('')
  const texts = labels
    .map(
      (label) =>
        `<text transform="translate(${label.x} ${label.y}) rotate(${label.angle})" font-size="${labelSize}">${escapeHtml(label.text)}</text>`,
    )
    .join('')
  return `<svg viewBox="${x} ${y} ${width} ${height}" width="${Math.round(width * 16)}" height="${Math.round(height * 16)}" role="img" aria-label="${escapeHtml(name ? `${name}: ${title}` : title)}">${lines}${texts}</svg>`
}
