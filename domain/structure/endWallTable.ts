import type { Exposure } from './site'

/**
 * Thickness in mil of the studs of gable end walls with wind only, by wind and exposure, stud web and spacing, and height. Null: not
 * covered. IRC 2018 table R603.3.2.1(2): L/240, 33 ksi to 43 mil and 50 ksi from 54 mil. Its web depths are 350 and 550 only.
 */
export const END_WALL_TABLE = {
  '115B': {
    '350@16': [33, 43, 68, 97, null, null],
    '350@24': [43, 68, null, null, null, null],
    '550@16': [33, 33, 33, 43, 43, 54],
    '550@24': [33, 43, 43, 54, 68, 97],
  },
  '120B': {
    '350@16': [43, 54, 97, null, null, null],
    '350@24': [54, 97, null, null, null, null],
    '550@16': [33, 33, 43, 43, 54, 68],
    '550@24': [33, 43, 54, 54, 68, 97],
  },
  '130B or 115C': {
    '350@16': [43, 54, 97, null, null, null],
    '350@24': [54, 97, null, null, null, null],
    '550@16': [33, 33, 43, 54, 54, 97],
    '550@24': [43, 43, 54, 68, 97, 97],
  },
  '<140B or 120C': {
    '350@16': [43, 68, null, null, null, null],
    '350@24': [68, null, null, null, null, null],
    '550@16': [33, 43, 43, 54, 68, 97],
    '550@24': [43, 54, 54, 68, 97, null],
  },
  '130C': {
    '350@16': [54, 97, null, null, null, null],
    '350@24': [97, null, null, null, null, null],
    '550@16': [33, 43, 54, 68, 97, null],
    '550@24': [43, 54, 54, 97, null, null],
  },
  '<140C': {
    '350@16': [54, 97, null, null, null, null],
    '350@24': [97, null, null, null, null, null],
    '550@16': [43, 43, 54, 97, 97, null],
    '550@24': [54, 54, 68, null, null, null],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly (number | null)[]>>>>
export type EndWallRow = keyof typeof END_WALL_TABLE

/** Tallest wall of each column of the table, ft. */
export const END_WALL_HEIGHTS = [12, 14, 16, 18, 20, 22] as const
/** The first column is for walls above this, ft. */
const LOWER_THAN_TABLE = 10

/** Fastest wind of each row, mph, by exposure; all are below 140. */
const ROWS = {
  B: [
    [115, '115B'],
    [120, '120B'],
    [130, '130B or 115C'],
    [140, '<140B or 120C'],
  ],
  C: [
    [115, '130B or 115C'],
    [120, '<140B or 120C'],
    [130, '130C'],
    [140, '<140C'],
  ],
} as const satisfies Readonly<Record<Exposure, readonly (readonly [number, EndWallRow])[]>>

/** The table's row for a site; undefined where it has none. */
export function endWallRow(windMph: number, exposure: Exposure): EndWallRow | undefined {
  return ROWS[exposure].find(([most]) => windMph <= most && windMph < 140)?.[1]
}

/** The thickness that the table asks for, mil; undefined for what it does not cover. */
export function endWallMil(row: EndWallRow, web: string, spacingInches: number, heightFeet: number): number | undefined {
  const columns: Readonly<Record<string, readonly (number | null)[]>> = END_WALL_TABLE[row]
  if (heightFeet <= LOWER_THAN_TABLE) return undefined
  return columns[`${web}@${spacingInches}`]?.[END_WALL_HEIGHTS.findIndex((most) => heightFeet <= most)] ?? undefined
}
