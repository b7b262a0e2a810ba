/**
 * `npm run bench:framing`: time to generate a frame by plan size, and for a development. Needs no running product. Targets: under 20 ms for
 * 60 by 40 ft and under 150 ms for 240 by 50 ft, both of three stories; and to write the files of one frame, as the server's thread does.
 * Prints tables; never fails on a figure.
 */
import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { drawingSet } from '@framewell/domain/drawingSet/drawingSet'
import type { SetFacts } from '@framewell/domain/drawingSet/setFacts'
import { frameDxf } from '@framewell/domain/export/frameDxf'
import { frameIfc } from '@framewell/domain/export/frameIfc'
import { applyFrameOptions } from '@framewell/domain/framing/applyFrameOptions'
import { cutList } from '@framewell/domain/framing/cutList'
import { cutListCsv } from '@framewell/domain/framing/cutListCsv'
import { frameIsometric } from '@framewell/domain/framing/frameIsometric'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { framePlan } from '@framewell/domain/framing/framePlan'
import type { Layout } from '@framewell/domain/framing/layout'
import { layoutForDimensions } from '@framewell/domain/framing/layoutForDimensions'
import { outlineArea } from '@framewell/domain/framing/outline'
import { panelBasisOf } from '@framewell/domain/framing/panelLimits'
import { shopFrame } from '@framewell/domain/framing/shopFrame'
import { DESIGN_SITE } from '@framewell/domain/structure/site'
import { drawingSetPdf } from '../../cms/bom/drawingSetPdf'
import { median } from '../../server-kit/testing/figures'

const ROUNDS = 41
const WARM_UP = 20
const UNITS = 40
const FILE_ROUNDS = 5
const BASIS = panelBasisOf(null)
/** A set for a confirmed site, whose notes have the frame's check. */
const FACTS: SetFacts = {
  project: 'bench',
  plan: 'bench',
  revision: null,
  siteAddress: null,
  drawnAt: '2026-11-28T12:00:00Z',
  site: { ...DESIGN_SITE, confirmedBy: 'bench', confirmedAt: '2026-11-28T12:00:00Z' },
  siteOnRecord: false,
  review: 'Not reviewed by an engineer',
  approval: null,
  issuer: { name: 'bench', contactEmail: 'bench@framewell.test', phone: null, site: 'http://localhost' },
  basis: BASIS,
}

interface Measured {
  readonly what: string
  readonly layouts: readonly Layout[]
}

const measured: readonly Measured[] = [
  ...INITIAL_PLANS.map(({ name, layout }) => ({ what: name, layouts: [layout] })),
  ...[1_000, 2_400, 5_000, 10_000, 20_000, 38_000].map((squareFeet) => ({
    what: `${squareFeet.toLocaleString('en-US')} sq ft on one floor`,
    layouts: [layoutForDimensions({ squareFeet }).layout],
  })),
  { what: '60 by 40 ft, 3 stories', layouts: [sized(60, 40)] },
  { what: 'the same, walls of 10 and 8 ft', layouts: [applyFrameOptions(sized(60, 40), { wallHeightFeet: 10, upperWallHeightFeet: 8 })] },
  { what: '240 by 50 ft, 3 stories', layouts: [sized(240, 50)] },
  { what: 'the largest house that is taken: 240 by 240 ft, 3 stories', layouts: [sized(240, 240)] },
  ...INITIAL_PLANS.map(({ name, layout }) => ({ what: `${name}, ${UNITS} units`, layouts: Array.from({ length: UNITS }, () => layout) })),
]

console.log('| plan | sq ft | members | frame | isometric | plans | cut list as CSV |\n| --- | --- | --- | --- | --- | --- | --- |')
for (const { what, layouts } of measured) {
  const area = layouts.reduce((sum, { outline, stories }) => sum + outlineArea(outline) * stories, 0)
  const models = layouts.map(frameModel)
  const members = models.reduce((sum, model) => sum + model.members.length, 0)
  const stories = (layout: Layout) => Array.from({ length: layout.stories }, (_, index) => index + 1)
  const columns = [
    milliseconds(() => layouts.map(frameOfNewLayout)),
    milliseconds(() => models.map((model) => frameIsometric(model))),
    milliseconds(() => models.map((model) => stories(model.layout).map((story) => framePlan(model, story)))),
    milliseconds(() => models.map((model) => cutListCsv(cutList(model, { project: 'Bench', revision: 'A' })))),
  ]
  const figures = [Math.round(area), members].map((value) => value.toLocaleString('en-US'))
  console.log(`| ${[what, ...figures, ...columns.map((value) => `${value.toFixed(1)} ms`)].join(' | ')} |`)
}

/** A copy is a layout without memoized results. */
function frameOfNewLayout(layout: Layout) {
  return frameModel({ ...layout, outline: [...layout.outline] })
}

console.log('\n| files of one frame | members | drawing set, PDF | sheets | DXF | IFC |\n| --- | --- | --- | --- | --- | --- |')
for (const { what, layout } of [
  ...INITIAL_PLANS.map(({ name, layout }) => ({ what: name, layout })),
  { what: '60 by 40 ft, 3 stories', layout: sized(60, 40) },
]) {
  const model = frameModel(layout)
  const { model: cut } = shopFrame(model, BASIS)
  const columns = [
    await fewMilliseconds(() => drawingSetPdf(model, FACTS)),
    drawingSet(model, FACTS, (text, size) => text.length * size * 0.58).length.toFixed(0),
    await fewMilliseconds(() => frameDxf(cut, what, FACTS.review)),
    await fewMilliseconds(() =>
      frameIfc(cut, { project: what, now: FACTS.drawnAt, verdictOf: () => '', holes: undefined, status: FACTS.review }),
    ),
  ]
  console.log(`| ${what} | ${model.members.length} | ${columns.join(' | ')} |`)
}

/** The median of a few runs after one to warm up, in words: a file takes too long for many. */
async function fewMilliseconds(work: () => unknown): Promise<string> {
  const times: number[] = []
  for (let round = 0; round <= FILE_ROUNDS; round += 1) {
    const start = performance.now()
    await work()
    if (round > 0) times.push(performance.now() - start)
  }
  return `${median(times).toFixed(0)} ms`
}

function milliseconds(work: () => unknown): number {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const start = performance.now()
    work()
    if (round >= WARM_UP) times.push(performance.now() - start)
  }
  return median(times)
}

function sized(lengthFeet: number, widthFeet: number): Layout {
  return layoutForDimensions({ lengthFeet, widthFeet, stories: 3 }).layout
}
