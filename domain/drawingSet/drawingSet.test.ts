import { describe, expect, it } from 'vitest'
import { INITIAL_MATERIALS } from '../bom/initialMaterials'
import { takeOff } from '../bom/takeOff'
import { DEFAULT_TAKE_OFF_CHOICES } from '../bom/takeOffChoices'
import { INITIAL_TAKE_OFF_SETTINGS } from '../bom/takeOffSettings'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { frameModel } from '../framing/frameModel'
import { layoutSchema } from '../framing/layoutSchema'
import { rectangle } from '../framing/outline'
import { panelBasisOf } from '../framing/panelLimits'
import { shopFrame } from '../framing/shopFrame'
import { randomHouses } from '../framing/testing/houses'
import { drawingSet } from './drawingSet'
import {
  BORDER,
  DRAWING_AREA,
  type NumberedSheet,
  type PaperBox,
  type PaperLine,
  type PaperSpot,
  type PaperText,
  type Pen,
  type SheetBlock,
  type TableBlock,
  TITLE_BLOCK,
} from './paper'
import type { SetFacts } from './setFacts'
import { TITLE_LETTER } from './tables'

const FACTS: SetFacts = {
  project: 'F-1',
  plan: 'A house',
  revision: null,
  siteAddress: null,
  drawnAt: '2026-11-28T12:00:00Z',
  site: null,
  siteOnRecord: false,
  review: 'Not reviewed by an engineer',
  approval: null,
  issuer: { name: 'Framewell', contactEmail: 'hello@framewell.test', phone: null, site: 'http://localhost' },
  basis: null,
}
const CUT: SetFacts = { ...FACTS, basis: panelBasisOf(null) }
const measure = (text: string, size: number) => text.length * size * 0.58

const boxOf = ({ text, size, align, angle, x, y }: PaperText, by = measure): PaperBox => {
  const wide = by(text, size)
  const left = align === 'start' ? 0 : align === 'end' ? -wide : -wide / 2
  const half = size * 0.36
  return angle === 0
    ? { x: x + left, y: y - half, width: wide, height: 2 * half }
    : { x: x - half, y: y - left - wide, width: 2 * half, height: wide }
}
const lineBox = (points: readonly PaperSpot[]): PaperBox => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
/** The texts of a sheet's pictures that are written over lines of a pen. */
function overLines({ number, blocks }: NumberedSheet, pen: Pen, wanted = /./, by = measure): string[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'figure') return []
    const edges = block.marks.flatMap((mark) => (mark.kind === 'line' && mark.pen === pen ? edgesOf(mark) : []))
    return block.marks.flatMap((mark) => {
      if (mark.kind !== 'text' || !wanted.test(mark.text)) return []
      const box = boxOf(mark, by)
      return edges.some((edge) => isOver(box, edge)) ? [`${number}: ${mark.text}`] : []
    })
  })
}
/** An opening's mark, its size, or the width or height of a size in two lines. */
const OPENING_WORDS = /^[WP]\d+-\d+\.\d+$|×|^\d+'-[^@]*"$/
const edgesOf = ({ points, closed }: PaperLine): PaperBox[] =>
  points.flatMap((point, at) => {
    const next = points[at + 1] ?? (closed ? points[0] : undefined)
    return next ? [lineBox([point, next])] : []
  })
const isOver = (a: PaperBox, b: PaperBox) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isInside = ({ x, y, width, height }: PaperBox) =>
  x >= BORDER.x && y >= BORDER.y && x + width <= TITLE_BLOCK.x && y + height <= BORDER.y + BORDER.height

/** Every text of a block with its box; a cell's lines are one below the other. */
function textsOf(block: SheetBlock): (PaperBox & { readonly text: string })[] {
  if (block.kind === 'words') return block.lines.map((line) => ({ text: line.text, ...boxOf(line) }))
  if (block.kind === 'figure') return block.marks.flatMap((mark) => (mark.kind === 'text' ? [{ text: mark.text, ...boxOf(mark) }] : []))
  const { x, y, width, height } = block.box
  return [{ text: block.title, x, y, width: Math.max(width, measure(block.title, TITLE_LETTER)), height }]
}

/** What a block covers of its sheet. */
function extentOf(block: SheetBlock): PaperBox {
  if (block.kind === 'table') return block.box
  const points =
    block.kind === 'words'
      ? block.lines.map((each) => boxOf(each)).flatMap(cornersOf)
      : block.marks.flatMap((mark) => {
          if (mark.kind === 'line') return mark.points
          if (mark.kind === 'text') return cornersOf(boxOf(mark))
          return mark.kind === 'path' ? cornersOf(block.box) : []
        })
  return lineBox(points)
}
const cornersOf = ({ x, y, width, height }: PaperBox): PaperSpot[] => [
  { x, y },
  { x: x + width, y: y + height },
]
/** Sheets of panels of one story or of the roof are a series of their own. */
const seriesOf = (sheet: Pick<NumberedSheet, 'number' | 'title'> | undefined) =>
  sheet && `${sheet.number.split('.')[0]} ${sheet.number.startsWith('S-4') ? /[A-Z]+\d/.exec(sheet.title)?.[0].replace(/[WP]/, '') : ''}`
const LEAST_FILL = 1 / 5

const tablesOf = (sheets: readonly NumberedSheet[], title: string): TableBlock[] =>
  sheets.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' && block.title.startsWith(title) ? [block] : [])))
const rowsOf = (sheets: readonly NumberedSheet[], title: string) =>
  tablesOf(sheets, title).flatMap(({ rows }) => rows.map(({ cells, total }) => ({ cells: cells.map((lines) => lines.join(' ')), total })))
const numberOf = (text = '') => Number(text.replaceAll(',', ''))

const cases = [
  ...INITIAL_PLANS.flatMap(({ name, layout }) => [
    { name, layout, facts: FACTS },
    { name: `${name}, cut for its shop`, layout, facts: CUT },
  ]),
  ...randomHouses(process.env.TEST_FULL ? 8 : 3).map((layout, at) => ({
    name: `random house ${at}`,
    layout,
    facts: at % 2 === 0 ? FACTS : CUT,
  })),
]

describe.each(cases)('the drawing set of $name', ({ name, layout, facts }) => {
  const model = frameModel(layout)
  const frame = shopFrame(model, facts.basis)
  const { members } = frame.model
  const sheets = drawingSet(model, facts, measure)

  it('counts and weighs every member once', () => {
    const rows = rowsOf(sheets, 'Member schedule')
    const types = rows.filter(({ total }) => !total)
    expect(types.reduce((sum, { cells }) => sum + numberOf(cells[4]), 0)).toBe(members.length)
    const pounds = members.reduce((sum, { weightPounds }) => sum + weightPounds, 0)
    const [total] = rows.filter((row) => row.total)
    expect(numberOf(total?.cells[4])).toBe(members.length)
    expect(numberOf(total?.cells[5])).toBeCloseTo(pounds, 0)
    expect(Math.abs(types.reduce((sum, { cells }) => sum + numberOf(cells[5]), 0) - pounds)).toBeLessThan(0.05 * types.length + 0.1)
  })

  it('lists every opening with the kings, jacks and headers of the model', () => {
    const rows = rowsOf(sheets, 'Opening schedule')
    const sum = (at: number) => rows.reduce((all, { cells }) => all + 2 * Number.parseInt(cells[at] ?? '', 10), 0)
    const count = (role: string) => members.filter((member) => member.role === role).length
    expect(sum(7)).toBe(count('king-stud'))
    expect(sum(8)).toBe(count('jack-stud'))
    expect(2 * rows.filter(({ cells }) => cells[6]?.startsWith('2 - ')).length).toBe(count('header'))
  })

  it('schedules every panel with its shipped weight and the sheet that draws it', () => {
    const rows = rowsOf(sheets, 'Panel schedule')
    const { panels } = frame.schedule
    expect(rows.filter(({ total }) => !total).map(({ cells }) => cells[1]?.replace(', loose', ''))).toEqual(panels.map(({ mark }) => mark))
    const byNumber = new Map(sheets.map((sheet) => [sheet.number, sheet]))
    for (const { cells, total } of rows) {
      if (total) continue
      const mark = cells[1]?.replace(', loose', '') ?? ''
      const sheet = byNumber.get(cells[8] ?? '')
      expect(JSON.stringify(sheet?.blocks), mark).toContain(mark)
    }
    expect(numberOf(rows.at(-1)?.cells[4])).toBe(members.length)
  })

  it('lists every piece of every different panel once', () => {
    const listed = rowsOf(sheets, 'Pieces of ')
    const drawn = new Set(
      sheets.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'table' ? [block.title.replace(', continued', '')] : []))),
    )
    const marks = [...drawn].filter((title) => title.startsWith('Pieces of ')).map((title) => title.slice('Pieces of '.length))
    expect(listed).toHaveLength(members.filter(({ assembly }) => marks.includes(assembly.mark)).length)
  })

  it('numbers every listed piece in the picture of its panel', () => {
    const numbers = new Map<string, Set<string>>()
    for (const { blocks } of sheets)
      for (const block of blocks) {
        if (block.kind !== 'figure') continue
        const [mark = ''] = block.alt.split(', ')
        numbers.set(mark, new Set(block.marks.flatMap((each) => (each.kind === 'text' ? each.text.split(', ') : []))))
      }
    for (const { title, rows } of tablesOf(sheets, 'Pieces of ')) {
      const mark = title.replace(', continued', '').slice('Pieces of '.length)
      for (const { cells } of rows) expect(numbers.get(mark), `${mark} ${cells[0]}`).toContain(cells[0]?.[0])
    }
  })

  it('lists all its sheets, and says first what is not checked', () => {
    const covers = sheets.filter(({ title }) => title.includes('ist of sheets'))
    expect(covers).toHaveLength(sheets.length > 90 ? covers.length : 1)
    const listed = rowsOf(sheets, 'Sheets').map(({ cells }) => `${cells[0]} ${cells[1]}`)
    expect(listed).toEqual(sheets.map(({ number, title }) => `${number} ${title}`))
    const notes = sheets.find(({ title }) => title === 'General notes')?.blocks[0]
    expect(notes?.kind === 'words' && notes.lines[0]?.text).toBe('NOT CHECKED')
  })

  it('keeps everything on its sheet, and tables beside one another', () => {
    const inside = ({ x, y, width, height }: PaperBox) =>
      x >= DRAWING_AREA.x - 1 &&
      y >= DRAWING_AREA.y - 1 &&
      x + width <= DRAWING_AREA.x + DRAWING_AREA.width + 1 &&
      y + height <= DRAWING_AREA.y + DRAWING_AREA.height + 1
    for (const { number, blocks } of sheets) {
      const boxes = blocks.flatMap((block) => (block.kind === 'words' ? [] : [block.box]))
      for (const box of boxes) expect(inside(box), `${number} ${JSON.stringify(box)}`).toBe(true)
      for (const [at, a] of boxes.entries())
        for (const b of boxes.slice(at + 1))
          expect(a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height, number).toBe(false)
    }
  })

  it('writes no lettering over another on any sheet, and all of it inside the border', () => {
    // Pairs are too many for an expectation each.
    const wrong: string[] = []
    for (const { number, blocks } of sheets) {
      const texts = blocks.flatMap(textsOf)
      for (const [at, a] of texts.entries()) {
        if (!isInside(a)) wrong.push(`${number}: ${a.text} leaves the border`)
        for (const b of texts.slice(at + 1)) if (isOver(a, b)) wrong.push(`${number}: ${a.text} over ${b.text}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('names every room once, in its space and clear of all lines of its plan', () => {
    const plans = sheets.filter(({ title }) => title.startsWith('Floor plan'))
    const names = [...new Set(layout.rooms?.map((room) => room.name))]
    const textsIn = ({ blocks }: NumberedSheet) =>
      blocks.flatMap((block) => (block.kind === 'figure' ? block.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])) : []))
    expect(
      plans.map((sheet) =>
        textsIn(sheet)
          .filter((text) => names.includes(text))
          .sort(),
      ),
    ).toEqual(plans.map((_, at) => (layout.rooms ?? []).flatMap((room) => (room.story === at + 1 ? [room.name] : [])).sort()))
    const wanted = new RegExp(`^(${[...names, '\\d+ sq ft'].join('|')})$`)
    const pens = ['cut', 'object', 'hidden', 'thin', 'fine', 'center'] as const
    expect(plans.flatMap((sheet) => pens.flatMap((pen) => overLines(sheet, pen, wanted)))).toEqual([])
  })

  it('writes over no grid line of a floor plan', () => {
    const plans = sheets.filter(({ title }) => title.startsWith('Floor plan'))
    expect(plans.flatMap((sheet) => overLines(sheet, 'center'))).toEqual([])
  })

  // The set's own letters are 0.48 of their height wide: with wider ones other openings have no room.
  it.each([0.48, 0.51])('writes no mark, size or height over framing, with letters of %d of their height', (share) => {
    const by = (text: string, size: number) => text.length * size * share
    const pictures = drawingSet(model, facts, by).filter(({ title, number }) => title.endsWith(' elevation') || number.startsWith('S-4'))
    const pens = ['cut', 'object', 'hidden', 'thin'] as const
    expect(pictures.flatMap((sheet) => pens.flatMap((pen) => overLines(sheet, pen, OPENING_WORDS, by)))).toEqual([])
  })

  it('fills every sheet but the last of its series to at least a fifth', () => {
    for (const [at, { number, title, blocks }] of sheets.entries()) {
      const isLast = seriesOf(sheets[at + 1]) !== seriesOf({ number, title })
      const area = blocks.map(extentOf).reduce((sum, { width, height }) => sum + width * height, 0)
      const share = area / (DRAWING_AREA.width * DRAWING_AREA.height)
      if (!isLast) expect(share, `${number} ${title}`).toBeGreaterThan(LEAST_FILL)
    }
  })

  it.skipIf(name.startsWith('random'))('writes each panel’s mark and length beside its wall, and over no other', () => {
    const marks = sheets
      .filter(({ title }) => title.startsWith('Floor plan'))
      .flatMap(({ number, blocks }) =>
        blocks.flatMap((block) => {
          if (block.kind !== 'figure') return []
          const walls = block.marks.flatMap((mark) => (mark.kind === 'line' && mark.pen === 'cut' ? [lineBox(mark.points)] : []))
          const texts = block.marks.flatMap((mark) => (mark.kind === 'text' && /^[WP]\d+-\d+[A-Z]?(, .*)?$/.test(mark.text) ? [mark] : []))
          for (const text of texts) for (const wall of walls) expect(isOver(boxOf(text), wall) && `${number}: ${text.text}`).toBe(false)
          return texts.map(({ text }) => text.split(',')[0])
        }),
      )
    const walls = frame.schedule.panels.filter(({ mark, loose }) => /^[WP]\d/.test(mark) && !loose)
    expect(new Set(marks)).toEqual(new Set(walls.map(({ mark }) => mark)))
  })

  it('has the scale it states', () => {
    for (const { scale, blocks, number } of sheets) {
      const stated = /^(?:(\d+)\/)?(\d+)" = 1'-0"$/.exec(scale)
      const named = stated !== null || scale === 'As noted'
      expect(named || scale === 'None', number).toBe(true)
      expect(
        blocks.some(({ kind }) => kind === 'figure'),
        number,
      ).toBe(named || number === 'S-0.1')
    }
  })
})

it('leaves out no name of a story crowded with rooms', () => {
  const names = Array.from({ length: process.env.TEST_FULL ? 117 : 39 }, (_, at) => `Room ${at + 1} for what is not decided yet`)
  const rooms = names.map((name, at) => ({ story: 1, name, at: { x: 2 + 2 * (at % 13), y: 2 + 2 * Math.floor(at / 13) } }))
  const layout = layoutSchema.parse({
    outline: rectangle(28, 20),
    stories: 1,
    wallHeightFeet: 8,
    openings: [],
    roof: { form: 'gable', pitchIn12: 4, overhangFeet: 1 },
    studSpacingInches: 16,
    studGauge: 18,
    rooms,
  })
  const plan = drawingSet(frameModel(layout), FACTS, measure).find(({ title }) => title.startsWith('Floor plan'))
  const written = plan?.blocks.flatMap(textsOf).flatMap(({ text }) => (names.includes(text) ? [text] : []))
  expect(written?.toSorted()).toEqual(names.toSorted())
})

it.each(INITIAL_PLANS)('has the connections that the bill of $name counts, with the price book’s settings', ({ layout }) => {
  const model = frameModel(layout)
  const loads = { windMph: 139, exposure: 'C' } as const
  const settings = { ...INITIAL_TAKE_OFF_SETTINGS, gussetsPerCorner: 2, holdDownsPerStrap: 3, pinSpacingInches: 12 }
  const lines = takeOff(model, DEFAULT_TAKE_OFF_CHOICES, INITIAL_MATERIALS, settings, loads)
  const sheets = drawingSet(model, { ...FACTS, counted: { loads, settings } }, measure)
  const counted = (fastener: string) =>
    rowsOf(sheets, 'Connections of the model').reduce((sum, { cells }) => (cells[2] === fastener ? sum + numberOf(cells[3]) : sum), 0)
  for (const [fastener, sku] of [
    ['No. 8 screws', 'SCREW-8-FRAMING'],
    ['No. 10 screws', 'SCREW-10-FRAMING'],
    ['gusset plates', 'GUSSET'],
    ['hold-downs', 'HOLD-DOWN'],
    ['1/2 in anchor bolts', 'ANCHOR-BOLT'],
    ['powder-actuated pins', 'PIN-SLAB'],
    ['truss ties', 'TRUSS-TIE'],
  ] as const)
    expect(counted(fastener), fastener).toBe(lines.find((line) => line.sku === sku)?.netQuantity)
  expect(rowsOf(sheets, 'Hold-downs').reduce((sum, { cells }) => sum + numberOf(cells[4]), 0)).toBe(counted('hold-downs'))
})
