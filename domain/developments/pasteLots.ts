import type { PriceBook } from '../catalog/priceBook'
import { plainNumber } from '../numbers/plainNumber'
import { type LotInput, lotInputSchema, nameKey } from './lot'

/** Columns of a pasted table, in this order unless its first row names them. */
export const LOT_COLUMNS = [
  'Lot',
  'Plan',
  'Mirrored',
  'Address',
  'ZIP',
  'Needed by',
  'Wind, mph',
  'Exposure',
  'Snow, psf',
  'Foundation',
  'Frame',
  'Sheathing',
  'Roofing',
] as const
type LotColumn = (typeof LOT_COLUMNS)[number]

/** A row of the pasted table: a lot, or what is wrong with it by column. */
export interface PastedRow {
  /** Row of the pasted text, from 1. */
  readonly at: number
  /** As pasted. */
  readonly text: string
  readonly lot?: LotInput
  readonly errors: readonly { readonly column: LotColumn; readonly message: string }[]
}

export interface PastedLots {
  /** The row that names the columns, as pasted; empty without one. */
  readonly heading: string
  readonly rows: readonly PastedRow[]
}

/**
 * Reads rows copied from a spreadsheet: cells between tabs. Empty option cells take the recommended option. Nothing is dropped: a row that
 * is no lot keeps its text and says why.
 * @param taken names of the development's lots
 * @param newId makes each lot's id
 */
export function pasteLots(
  text: string,
  book: Pick<PriceBook, 'plans' | 'steel'>,
  taken: readonly string[],
  newId: () => string,
): PastedLots {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const named = lines[0] === undefined ? undefined : headingOf(cellsOf(lines[0]))
  const columns = named ?? LOT_COLUMNS
  const names = new Set(taken.map(nameKey))
  const rows = lines.slice(named ? 1 : 0).map((line, index): PastedRow => {
    const cells = new Map<LotColumn, string>()
    for (const [at, cell] of cellsOf(line).entries()) {
      const column = columns[at]
      if (column) cells.set(column, cell)
    }
    const row = { at: index + (named ? 2 : 1), ...rowOf(line, cells, book, newId) }
    const name = nameKey(cells.get('Lot') ?? '')
    if (name !== '' && names.has(name)) {
      return { at: row.at, text: line, errors: [...row.errors, { column: 'Lot', message: 'Another lot has this name.' }] }
    }
    names.add(name)
    return row
  })
  return { heading: named ? (lines[0] ?? '') : '', rows }
}

const cellsOf = (line: string) =>
  line.split('\t').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  )

/** The columns that a first row names; undefined when it is a lot. */
function headingOf(cells: readonly string[]): readonly (LotColumn | undefined)[] | undefined {
  const columns = cells.map((cell) => LOT_COLUMNS.find((column) => nameKey(column) === nameKey(cell)))
  return columns.includes('Lot') && columns.includes('Plan') ? columns : undefined
}

function rowOf(
  text: string,
  cells: ReadonlyMap<LotColumn, string>,
  { plans, steel }: Pick<PriceBook, 'plans' | 'steel'>,
  newId: () => string,
): Omit<PastedRow, 'at'> {
  const errors: { column: LotColumn; message: string }[] = []
  const cell = (column: LotColumn) => cells.get(column) ?? ''
  const choose = (column: LotColumn, offered: readonly Named[], standard: string) => {
    const asked = cell(column)
    if (asked === '') return standard
    const found = offered.find(({ id, name }) => [id, name].some((known) => shortName(known) === shortName(asked)))
    if (!found) errors.push({ column, message: `We do not offer “${asked}”. Use ${offered.map(({ name }) => name).join(' or ')}.` })
    return found?.id ?? standard
  }
  const option = (column: LotColumn, offered: readonly (Named & { readonly recommended: boolean })[]) =>
    choose(column, offered, recommendedOf(offered))
  const lot = {
    id: newId(),
    name: cell('Lot'),
    planId: choose('Plan', plans, ''),
    mirrored: yesOrNo(cell('Mirrored'), (message) => errors.push({ column: 'Mirrored', message })),
    siteAddress: cell('Address'),
    siteZip: cell('ZIP') === '' ? '' : cell('ZIP').padStart(5, '0'),
    deliverBy: dayOf(cell('Needed by')),
    site: siteOf(cell('Wind, mph'), cell('Exposure'), cell('Snow, psf')),
    foundation: option('Foundation', steel.foundation),
    steelFrame: option('Frame', steel.steelFrame),
    sheathing: option('Sheathing', steel.sheathing),
    roofing: option('Roofing', steel.roofing),
  }
  const checked = lotInputSchema.safeParse(lot)
  for (const { path, message } of checked.error?.issues ?? []) {
    const column = COLUMN_OF[String(path[0] === 'site' ? (path[1] ?? 'windMph') : path[0])]
    if (column && !errors.some((known) => known.column === column)) errors.push({ column, message })
  }
  return checked.success && errors.length === 0 ? { text, lot: checked.data, errors } : { text, errors }
}

/** 'bova' for 'The Bova', 'the-bova-plan' and 'Bova plan'. */
const shortName = (name: string) =>
  nameKey(name)
    .replace(/^the[ -]/, '')
    .replace(/[ -]plan$/, '')

interface Named {
  readonly id: string
  readonly name: string
}

/** The recommended option's id, or the first one's. */
export function recommendedOf(offered: readonly { readonly id: string; readonly recommended: boolean }[]): string {
  return (offered.find(({ recommended }) => recommended) ?? offered[0])?.id ?? ''
}

const COLUMN_OF: Readonly<Record<string, LotColumn>> = {
  name: 'Lot',
  planId: 'Plan',
  mirrored: 'Mirrored',
  siteAddress: 'Address',
  siteZip: 'ZIP',
  deliverBy: 'Needed by',
  windMph: 'Wind, mph',
  exposure: 'Exposure',
  snowPsf: 'Snow, psf',
  foundation: 'Foundation',
  steelFrame: 'Frame',
  sheathing: 'Sheathing',
  roofing: 'Roofing',
}

function yesOrNo(cell: string, refuse: (message: string) => void): boolean {
  if (/^(yes|y|x|true|mirrored)$/i.test(cell)) return true
  if (!/^(no|n|false|)$/i.test(cell)) refuse('Write yes or no.')
  return false
}

/** '2027-03-31' from itself or from 3/31/2027; anything else stays as it is and is refused by the lot's schema. */
function dayOf(cell: string): string {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
}

/** Null when all three are empty. Otherwise each must be there. */
function siteOf(wind: string, exposure: string, snow: string) {
  if (wind === '' && exposure === '' && snow === '') return null
  return {
    windMph: plainNumber(wind, 'mph'),
    exposure: exposure.toUpperCase(),
    snowPsf: plainNumber(snow, 'psf'),
  }
}
