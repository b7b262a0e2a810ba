import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { figure } from '../numbers/figure'
import { INITIAL_RELEASE_POLICY } from '../payments/phases'
import { DRAWING_FORMS } from './DrawingForm'
import { erection } from './erection'
import { lineUp } from './lineUp'
import { moduleLift } from './moduleLift'
import { panelLift } from './panelLift'
import { partnersOnFrame } from './partnersOnFrame'
import { question } from './question'
import { recordSheets } from './recordSheets'
import { stackedStories } from './stackedStories'

const FORMS = DRAWING_FORMS.map((form) => [form] as const)
const sheets = [
  ...INITIAL_PLANS.map(({ layout, name }) => ({
    what: `a panel of ${name}`,
    draw: (form: (typeof DRAWING_FORMS)[number]) => panelLift(layout, name, form),
  })),
  ...INITIAL_PLANS.flatMap(({ layout, name, squareFeet }) => [
    { what: `${name} as it is put up`, draw: (form: (typeof DRAWING_FORMS)[number]) => erection(layout, name, form) },
    { what: `${name} with its partners`, draw: (form: (typeof DRAWING_FORMS)[number]) => partnersOnFrame(layout, name, form) },
    {
      what: `the sheets of ${name}`,
      draw: (form: (typeof DRAWING_FORMS)[number]) => recordSheets({ name, squareFeet, layout, policy: INITIAL_RELEASE_POLICY }, form),
    },
    { what: `a question about ${name}`, draw: (form: (typeof DRAWING_FORMS)[number]) => question(layout, name, form) },
  ]),
  ...INITIAL_PLANS.map(({ layout, name }) => ({
    what: `${name} four times over itself`,
    draw: (form: (typeof DRAWING_FORMS)[number]) => stackedStories(layout, name, form),
  })),
  { what: 'a box on a hook', draw: moduleLift },
  { what: 'the plans in a row', draw: (form: (typeof DRAWING_FORMS)[number]) => lineUp(INITIAL_PLANS, form) },
]

describe.each(sheets)('$what', ({ draw }) => {
  it.each(FORMS)('fits its sheet as %s', (form) => {
    const { viewBox, paths, labels } = draw(form)
    const points = paths.flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })))
    expect(points.length).toBeGreaterThan(20)
    for (const { x, y } of [...points, ...labels]) {
      expect(x).toBeGreaterThanOrEqual(viewBox.x)
      expect(x).toBeLessThanOrEqual(viewBox.x + viewBox.width)
      expect(y).toBeGreaterThanOrEqual(viewBox.y)
      expect(y).toBeLessThanOrEqual(viewBox.y + viewBox.height)
    }
    for (const { d } of paths) {
      expect(d).toMatch(/^M/)
      expect(d).not.toMatch(/NaN|Infinity/)
    }
  })
})

describe('a panel on the hook', () => {
  it.each(INITIAL_PLANS)('of $name is a wall of the model, with its counted pieces and pounds', ({ layout, name }) => {
    const { labels, title } = panelLift(layout, name, 'figure')
    const mark = labels.find(({ tone }) => tone === 'signal')?.text
    const pieces = frameModel(layout).members.filter(({ assembly }) => assembly.mark === mark)
    const pounds = Math.round(pieces.reduce((sum, { weightPounds }) => sum + weightPounds, 0))
    expect(pieces.length).toBeGreaterThan(10)
    expect(pieces.every(({ assembly }) => assembly.part === 'exterior-wall' && assembly.story === 1)).toBe(true)
    expect(labels.map(({ text }) => text)).toEqual(expect.arrayContaining([`${figure(pieces.length)} pieces`, `${figure(pounds)} pounds`]))
    expect(title).toContain(`${figure(pounds)} pounds`)
  })
})

describe('a box on the hook', () => {
  it('is a floor and four walls of the model, with their pieces and pounds', () => {
    const { labels, title } = moduleLift('figure')
    const [, , pieces, pounds] = labels.map(({ text }) => Number(text.replace(/[^\d]/g, '')))
    expect(pieces).toBeGreaterThan(100)
    expect(title).toContain(`${figure(pieces ?? 0)} pieces, ${figure(pounds ?? 0)} pounds`)
  })
})

describe('a plan stacked four times', () => {
  it('is as high as four of its stories, and twice as long', () => {
    const measures = stackedStories(planWith(2), 'The house', 'figure').labels.map(({ text }) => text)
    expect(measures).toEqual(['72′-0″', '25′-0″', expect.stringMatching(/^3\d′/)])
  })
})

describe('plans in a row', () => {
  it('share one scale: a wider house is drawn wider', () => {
    const { title, labels } = lineUp(INITIAL_PLANS, 'wide')
    for (const { name } of INITIAL_PLANS) {
      expect(title).toContain(name)
      expect(labels.map(({ text }) => text)).toContain(name)
    }
    const widths = labels.filter(({ text }) => /^\d+′/.test(text)).map(({ text }) => text)
    expect(widths).toEqual(['37′-6″', '54′-0″', '36′-0″'])
  })
})

describe('erection steps', () => {
  it('have one picture each, the last one complete', () => {
    const { labels, paths } = erection(planWith(2), 'The house', 'wide')
    expect(labels.map(({ text }) => text)).toEqual(['1  Ground-floor walls', '2  Floor 2', '3  Walls of floor 2', '4  Roof'])
    const ofLast = paths
      .filter(({ kind }) => kind === 'hidden')
      .flatMap(({ d }) => [...d.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x)))
      .filter((x) => x > 905)
    expect(ofLast).toEqual([])
  })
})

describe('a question on a drawing', () => {
  it('is a cloud around an opening of the front, and text with a leader to it', () => {
    const { labels, paths } = question(planWith(1), 'The house', 'figure')
    expect(labels.map(({ tone }) => tone)).toContain('signal')
    expect(paths.find(({ kind }) => kind === 'push')?.d).toMatch(/^M[\d.]+ [\d.]+(a[^a]+){8,}$/)
    expect(question({ ...planWith(1), openings: [] }, 'The house', 'figure').paths.some(({ kind }) => kind === 'push')).toBe(false)
  })
})

function planWith(stories: number) {
  const plan = INITIAL_PLANS.find(({ layout }) => layout.stories === stories)
  if (!plan) throw new Error(`No plan of ${stories} stories`)
  return plan.layout
}
