import type { SectionOf } from '../content/sections'
import type { Drawing, DrawingKind } from '../framing/drawing'
import { axisLabel } from './axisLabel'
import { type ChartFigures, chartMarks } from './chartMarks'
import { chartNumber, isWord } from './chartNumber'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { namedMark } from './namedMark'
import { Pen } from './Pen'

/** A chart section's content, or a chart made from other figures. */
export type ChartContent = Pick<SectionOf<'chart'>, 'unit' | 'heading'> & ChartFigures

/** Placeholder for a missing figure. */
const MISSING = 'no number'

const FILLS: readonly DrawingKind[] = ['solid', 'tint', 'wash', 'tint', 'solid', 'wash']
/** Average character width relative to the text height. */
const LETTER = 0.56
const MAX_LABELLED_BARS = 14
/** Characters of a series name per line beside its mark. */
const NAME_LETTERS: Record<DrawingForm, number> = { wide: 24, figure: 14, card: 14 }
/** A full-width chart may also appear in an article's figure width, which is three quarters of it. */
const WIDE_LABEL = 17

function sheetOf(form: DrawingForm) {
  return form === 'wide' ? { ...SHEETS.wide, labelSize: WIDE_LABEL } : SHEETS[form]
}

/** A chart as a drawing: what its heading names in the accent color, everything else quiet, values at the marks. */
export function chartDrawing(chart: ChartContent, form: DrawingForm): Drawing {
  return isList(chart) ? barList(chart, form) : columnsOrLines(chart, form)
}

/** One series over non-numeric categories reads best as a list of bars. */
function isList({ chartType, series, categories }: ChartContent): boolean {
  return (
    chartType === 'bar' &&
    series.length === 1 &&
    categories.length <= 9 &&
    categories.some((name) => !/^\d/.test(name)) &&
    (series[0]?.values ?? []).every((value) => value === null || value >= 0)
  )
}

function barList(chart: ChartContent, form: DrawingForm): Drawing {
  const { categories, unit } = chart
  const values = chart.series[0]?.values ?? []
  const named = namedMark(chart)
  const most = Math.max(...values.map((value) => value ?? 0), Number.EPSILON)
  const card = form === 'card'
  const beside = form === 'wide'
  const row = card ? (SHEETS.card.height - 40) / categories.length : beside ? 66 : 74
  const size = { ...sheetOf(form), height: card ? SHEETS.card.height : row * categories.length + 8 }
  const pen = new Pen(size)
  const left = card ? 24 : beside ? 310 : 0
  const thick = card ? row * 0.62 : beside ? 40 : 30
  // The emphasized figure has its unit and is the largest, so its bar leaves room for it.
  const longest = Math.max(...values.map((value) => (value === null ? MISSING : chartNumber(value, unit)).length))
  const words = 12 + longest * size.labelSize * (named ? 0.82 : 0.62)
  const room = size.width - left - (card ? 24 : Math.max(beside ? 150 : 130, words))
  const shortUnit = isWord(unit) ? '' : unit
  for (const [index, category] of categories.entries()) {
    const value = values[index]
    if (value === undefined) continue
    const top = (card ? 20 : 4) + index * row
    const y = beside || card ? top + (row - thick) / 2 : top + 34
    const leads = named?.category === index
    const length = ((value ?? 0) / most) * room
    if (value !== null) pen.box(leads ? 'lead' : named ? 'tint' : 'solid', left, y, Math.max(length, 1.5), thick)
    // Names between the bars begin at the axis, so it is drawn at the bars alone.
    if (!beside && !card) pen.line('edge', { x: left, y }, { x: left, y: y + thick })
    if (card) continue
    const says = value === null ? MISSING : chartNumber(value, leads || !named ? unit : shortUnit)
    pen.text(says, left + length + 12, y + thick / 2, {
      anchor: 'start',
      scale: leads ? 1.35 : 1,
      tone: leads || value === null ? 'signal' : 'strong',
    })
    const tone = leads ? { tone: 'strong' as const } : {}
    if (beside) pen.text(category, left - 18, y + thick / 2, { anchor: 'end', scale: 1.1, ...tone })
    else pen.text(category, 0, top + 18, { anchor: 'start', ...tone })
  }
  if (beside || card) pen.line('edge', { x: left, y: card ? 14 : 0 }, { x: left, y: card ? size.height - 14 : size.height })
  return pen.drawing(describe(chart))
}

function columnsOrLines(chart: ChartContent, form: DrawingForm): Drawing {
  const card = form === 'card'
  const sheet = sheetOf(form)
  const { chartType, series, categories, unit } = chart
  const letter = sheet.labelSize * LETTER
  const shortUnit = isWord(unit) ? '' : unit
  const direct = series.length > 1 || chartType === 'line'
  // Names are at the last mark; for side-by-side bars on lines above the first ones; for a single line on a phone above its end.
  const above = direct && (chartType === 'bar' || (form === 'figure' && series.length === 1))
  const seriesNames = series.map(({ name }) => axisLabel(name, NAME_LETTERS[form] * letter, letter))
  const longest = Math.max(...seriesNames.flat().map(({ length }) => length), 4)
  const right = card ? 20 : direct && !above ? longest * letter + (form === 'wide' ? 36 : 18) : 8
  const head = card ? 20 : above ? 36 + 24 * series.length : 44
  const width = sheet.width - right
  // Stacks show their own figures, so on a phone the names use the room of the scale.
  const scaled = form === 'wide' || chartType !== 'stacked'
  const left = card ? 20 : scaled ? 74 : 4
  const band = (width - left) / Math.max(categories.length, 1)
  const every = Math.max(1, Math.ceil((Math.max(...categories.map(({ length }) => Math.min(length, 5))) * letter + 8) / band))
  const names = categories.map((name, index) => (index % every === 0 ? axisLabel(name, band * every, letter) : []))
  const bottom = card ? 20 : 24 + Math.max(1, ...names.map(({ length }) => length)) * (sheet.labelSize + 4)
  const { height } = sheet
  const pen = new Pen(sheet)
  const { ticks, bars, lines, labels, missing, zeroY } = chartMarks(chart, { width, height, left, bottom, top: head })
  const named = namedMark(chart)
  if (!card) {
    for (const { value, y } of ticks) {
      pen.line(y === zeroY ? 'edge' : 'hidden', { x: left, y }, { x: width, y })
      if (scaled) pen.text(chartNumber(value, shortUnit), left - 12, y, { anchor: 'end', scale: 0.9 })
    }
    if (shortUnit !== unit) pen.text(unit, 0, 14, { anchor: 'start', scale: 0.9 })
    for (const [index, label] of labels.entries())
      for (const [at, line] of (names[index] ?? []).entries())
        pen.text(line, label.x, height - bottom + 22 + at * (sheet.labelSize + 4), { scale: 0.95 })
  } else pen.line('edge', { x: left, y: zeroY }, { x: width, y: zeroY })
  for (const bar of bars) {
    const leads = named?.series === bar.series || (series.length === 1 && named?.category === bar.category)
    const quiet = series.length === 1 ? (named ? 'tint' : 'solid') : (FILLS[bar.series] ?? 'wash')
    pen.box(leads ? 'lead' : quiet, bar.x, bar.y, bar.width, bar.height)
    if (!card && chartType === 'bar' && bars.length <= MAX_LABELLED_BARS && bar.width > letter * 3)
      pen.text(chartNumber(bar.value, shortUnit), bar.x + bar.width / 2, bar.y - 12, { tone: leads ? 'signal' : 'strong', scale: 0.95 })
  }
  if (!card && chartType === 'stacked')
    for (const { x, y, total } of stackTops(chart, bars))
      pen.text(chartNumber(total, shortUnit), x, y - 12, { tone: 'strong', scale: 0.95 })
  for (const line of lines) {
    const leads = named?.series === line.series || (!named && line.series === 0)
    pen.lines(leads ? 'push' : 'stud', line.points)
    for (const point of line.points) pen.circle(leads ? 'lead' : 'solid', point, card ? 2.5 : 4)
    if (card) continue
    const ends = line.points.length > 1 ? [line.points[0], line.points.at(-1)] : line.points
    for (const end of ends) if (end) pen.text(chartNumber(end.value, shortUnit), end.x, end.y - 16, { tone: leads ? 'signal' : 'strong' })
  }
  for (const { x } of missing) pen.text('?', x, zeroY - 14, { tone: 'signal', scale: 1.2 })
  if (!card && direct)
    nameSeries(pen, chart, form, { width, names: seriesNames, named: named?.series ?? (chartType === 'line' ? 0 : undefined), bars, lines })
  return pen.drawing(describe(chart))
}

/** The top and the total of each stack. */
function stackTops({ categories, series }: ChartContent, bars: Named['bars']): readonly { x: number; y: number; total: number }[] {
  return categories.flatMap((_, category) => {
    // No total yet.
    if (series.some(({ values }) => values[category] === null)) return []
    const parts = bars.filter((bar) => bar.category === category && bar.value >= 0)
    const [first] = parts
    if (!first) return []
    const total = parts.reduce((sum, { value }) => sum + value, 0)
    return [{ x: first.x + first.width / 2, y: Math.min(...parts.map(({ y }) => y)), total }]
  })
}

interface Named {
  readonly width: number
  /** Per series, in the lines that fit beside the marks. */
  readonly names: readonly (readonly string[])[]
  readonly named: number | undefined
  readonly bars: ReturnType<typeof chartMarks>['bars']
  readonly lines: ReturnType<typeof chartMarks>['lines']
}

/** Series names at their last mark; for side-by-side bars on lines from their first; for a single line on a narrow sheet above its end. */
function nameSeries(pen: Pen, chart: ChartContent, form: DrawingForm, { width, names, named, bars, lines }: Named): void {
  const tone = (index: number) => (named === index ? 'signal' : 'strong')
  if (chart.chartType === 'bar') {
    for (const [index, { name }] of chart.series.entries()) {
      const bar = bars.find((candidate) => candidate.series === index)
      if (!bar) continue
      const [x, y] = [bar.x + bar.width / 2, 34 + index * 24]
      // Ends above the bar's own figure.
      pen.line('dimension', { x, y: y - 8 }, { x, y: bar.y - 26 })
      pen.text(name, x + 8, y, { anchor: 'start', tone: tone(index) })
    }
    return
  }
  const ends = chart.series.map(({ name }, index) => {
    const bar = bars.findLast((candidate) => candidate.series === index)
    const end =
      lines.findLast((line) => line.series === index)?.points.at(-1) ?? (bar && { x: bar.x + bar.width, y: bar.y + bar.height / 2 })
    return { name, index, end: end ?? { x: width, y: 0 } }
  })
  const [only, other] = ends
  if (form !== 'wide' && only && !other) {
    pen.text(only.name, width - 8, only.end.y - 40, { anchor: 'end', tone: 'signal' })
    return
  }
  const line = pen.size.labelSize + 6
  const x = width + (form === 'wide' ? 14 : 6)
  // From the lowest up, at least one line apart; a moved name gets a leader to its mark.
  let below = Number.POSITIVE_INFINITY
  for (const { index, end } of ends.toSorted((a, b) => b.end.y - a.end.y)) {
    const words = names[index] ?? []
    const half = ((words.length - 1) * line) / 2
    const middle = Math.min(end.y, below - line - half)
    below = middle - half
    if (end.y - middle > line) pen.line('dimension', { x: end.x + 2, y: end.y }, { x: x - 3, y: middle })
    for (const [at, word] of words.entries()) pen.text(word, x, middle - half + at * line, { anchor: 'start', tone: tone(index) })
  }
}

function describe({ chartType, categories, series, heading }: ChartContent): string {
  const kind = { bar: 'Bar chart', line: 'Line chart', stacked: 'Stacked bar chart' }[chartType]
  const span = categories.length > 1 ? `, ${categories[0]} to ${categories.at(-1)}` : ''
  return `${kind} of ${series.map(({ name }) => name).join(', ')}${span}.${heading ? ` ${heading}` : ''}`
}
