import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { PostSummary } from '@framewell/domain/content/blogCalls'
import { DRAWING_SUBJECTS, type DrawingSubject } from '@framewell/domain/content/drawingSubjects'
import type { Page } from '@framewell/domain/content/page'
import type { PostFigure } from '@framewell/domain/content/postFigure'
import { figuresOf } from '@framewell/domain/content/richText'
import { type ChartContent, chartDrawing } from '@framewell/domain/drawings/chartDrawing'
import type { DrawingForm } from '@framewell/domain/drawings/DrawingForm'
import { type CaptionedDrawing, drawSubject, showsPlan } from '@framewell/domain/drawings/drawSubject'
import { PLAN_DRAWINGS } from '@framewell/domain/drawings/planDrawings'
import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { chartOfProjection } from '@framewell/domain/insights/chartOfProjection'
import { chartKey, type DrawingRoom, linkKey, planKey, postKey, subjectKey } from '../sections/drawingKey'
import type { Drawing, Drawings } from '../shell/view'
import { drawingSvg, type Layout } from './drawingSvg'

/** Subjects that look the same at any size. */
const ONE_FORM: ReadonlySet<DrawingSubject> = new Set(['isometric', 'elevation', 'wallPanel', 'profiles'])
const FORMS: Record<DrawingRoom, readonly DrawingForm[]> = { full: ['wide', 'figure'], half: ['figure'], small: ['figure'], card: ['card'] }

/** The figure for a linked page. */
export interface LinkFigure {
  readonly href: string
  readonly figure: PostFigure
}

interface DrawnFrom {
  readonly plans: readonly CatalogPlan[]
  /** Articles that the page lists. */
  readonly posts?: readonly PostSummary[]
  /** Pages that it links to at its end. */
  readonly links?: readonly LinkFigure[]
  /** The markup of a subject's drawing in the page; its own by default. */
  readonly show?: (drawn: Drawn) => string
}

/** The drawings for a page's sections and for the articles and pages it links to. A plan that is not in the catalog is left out. */
export function drawingsFor(page: Pick<Page, 'sections'>, { plans, posts = [], links = [], show = ({ svg }) => svg }: DrawnFrom): Drawings {
  const drawings: Record<string, Drawing> = {}
  const planOf = (id: string | null | undefined) => (id ? plans.find((plan) => plan.id === id) : plans[0])
  const add = (key: string, drawn: Drawn | undefined) => {
    if (drawn) drawings[key] = { svg: show(drawn), caption: drawn.caption }
  }
  const addSubject = (subject: DrawingSubject, planId: string | null | undefined, room: DrawingRoom) => {
    const plan = planOf(planId)
    // A frame's key names the plan it shows, even when nobody chose one.
    const named = ONE_FORM.has(subject) ? (planId ?? plan?.id) : planId
    add(subjectKey(subject, named, room), subjectDrawing(subject, plan, room, plans))
  }
  const addCard = (planId: string | null | undefined) => {
    if (planId) add(planKey('card', planId), subjectDrawing('isometric', planOf(planId), 'card', plans))
  }
  for (const section of page.sections) {
    if (section.blockType === 'hero' && section.picture === 'frame')
      addSubject(section.drawing, section.plan, section.bleed ? 'full' : 'half')
    if (section.blockType === 'cards')
      for (const card of section.cards) {
        if (card.media) continue
        if (card.drawing && card.drawing !== 'isometric') addSubject(card.drawing, card.plan, 'card')
        else addCard(card.plan)
      }
    if (section.blockType === 'slides') for (const slide of section.slides) addCard(slide.plan)
    if (section.blockType === 'blogList') addCard(section.plan)
    if (section.blockType === 'drawing') addSubject(section.subject, section.plan, 'full')
    if (section.blockType === 'chart') drawings[chartKey(section.id)] = chartPicture(section)
    if (section.blockType === 'richText')
      for (const figure of figuresOf(section.body))
        if (figure.blockType === 'textChart') drawings[chartKey(figure.id)] = textChartPicture(figure)
    if (section.blockType === 'projections') drawings[chartKey(section.id)] = chartPicture(chartOfProjection(section))
  }
  const addFigure = (key: string, figure: PostFigure | null | undefined) => {
    if (figure?.kind === 'chart') drawings[key] = { svg: drawingSvg(chartDrawing(figure.chart, 'card')), caption: '' }
    if (figure?.kind === 'drawing') add(key, subjectDrawing(figure.subject, planOf(figure.plan), 'card', plans))
  }
  for (const { slug, figure } of posts) addFigure(postKey(slug), figure)
  for (const { href, figure } of links) addFigure(linkKey(href), figure)
  return drawings
}

/** A chart in a wide version and one for narrow screens. */
function chartPicture(chart: ChartContent): Drawing {
  return { svg: FORMS.full.map((form) => drawingSvg(chartDrawing(chart, form), form)).join(''), caption: '' }
}

/** A chart in a text column, which is narrow on every screen. */
function textChartPicture(chart: ChartContent): Drawing {
  return { svg: drawingSvg(chartDrawing(chart, 'figure')), caption: '' }
}

/** A subject's drawing. */
export interface Drawn extends Drawing {
  /** Subject, plan and room: a part of an address. */
  readonly name: string
  readonly layouts: readonly Layout[]
}

const drawn = new WeakMap<object, Map<string, Drawn>>()
const WITHOUT_PLAN = {}

/** A subject is drawn once for each size, and for each plan or, when it shows all plans, for the list. */
function subjectDrawing(
  subject: DrawingSubject,
  plan: CatalogPlan | undefined,
  room: DrawingRoom,
  plans: readonly CatalogPlan[],
): Drawn | undefined {
  if (showsPlan(subject) && !plan) return undefined
  const of = subject === 'lineUp' ? plans : showsPlan(subject) && plan ? plan : WITHOUT_PLAN
  const known = drawn.get(of) ?? new Map<string, Drawn>()
  drawn.set(of, known)
  const key = `${subject} ${room}`
  const before = known.get(key)
  if (before) return before
  const forms = ONE_FORM.has(subject) ? [room === 'card' ? ('card' as const) : ('figure' as const)] : FORMS[room]
  const made = forms.flatMap((form) => {
    const answer = room === 'small' ? smallDrawing(subject, plan) : drawSubject(subject, plan, form, plans)
    return answer ? [{ ...answer, form }] : []
  })
  const [first] = made
  if (!first) return undefined
  const prefix = showsPlan(subject) && ONE_FORM.has(subject) && plan ? `${plan.name}: ` : ''
  const layouts = made.map(({ drawing, form }) => ({
    drawing: { ...drawing, title: prefix + drawing.title },
    form: made.length > 1 ? form : undefined,
  }))
  const answer = {
    svg: layouts.map(({ drawing, form }) => drawingSvg(drawing, form)).join(''),
    caption: first.caption,
    name: `${subject}/${showsPlan(subject) ? plan?.id : NO_PLAN}/${room}`,
    layouts,
  }
  known.set(key, answer)
  return answer
}

/** Only frames have one: micro-frontends list plans with it. */
function smallDrawing(subject: DrawingSubject, plan: CatalogPlan | undefined): CaptionedDrawing | undefined {
  return subject === 'isometric' && plan
    ? { drawing: frameIsometric(frameModel(plan.layout), PLAN_DRAWINGS.small), caption: '' }
    : undefined
}

const NO_PLAN = '-'

/** The drawing with a name in three parts; undefined for one that no page can show. */
export function drawingNamed(
  { subject, plan: planId, room }: { readonly subject: string; readonly plan: string; readonly room: string },
  plans: readonly CatalogPlan[],
): Drawn | undefined {
  const known = DRAWING_SUBJECTS.find((name) => name === subject)
  const plan = plans.find(({ id }) => id === planId)
  if (!known || !isRoom(room) || (showsPlan(known) ? !plan : planId !== NO_PLAN)) return undefined
  return subjectDrawing(known, plan, room, plans)
}

const isRoom = (name: string): name is DrawingRoom => Object.hasOwn(FORMS, name)
