import type { Layout } from '../framing/layout'

/** A line of the building's grid: its letter or number, and where it is, in feet. */
export interface GridLine {
  readonly name: string
  readonly at: number
}

const NOISE = 0.05

/** Grid lines: numbers from left to right and letters from front to rear, at the outline's sides and at bearing walls within it. */
export function buildingGrid({ outline, interiorWalls }: Pick<Layout, 'outline' | 'interiorWalls'>): {
  readonly columns: readonly GridLine[]
  readonly rows: readonly GridLine[]
} {
  const bearing = interiorWalls.filter((wall) => wall.bearing)
  const columns = [...outline.map(({ x }) => x), ...bearing.flatMap(({ from, to }) => (from.x === to.x ? [from.x] : []))]
  const rows = [...outline.map(({ y }) => y), ...bearing.flatMap(({ from, to }) => (from.y === to.y ? [from.y] : []))]
  return {
    columns: different(columns).map((at, index) => ({ name: String(index + 1), at })),
    rows: different(rows).map((at, index) => ({ name: letterOf(index), at })),
  }
}

function different(places: readonly number[]): number[] {
  return places.toSorted((a, b) => a - b).filter((at, index, all) => index === 0 || at - (all[index - 1] ?? at) > NOISE)
}

/** Drawings leave out I and O, which look like figures. */
const GRID_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

function letterOf(index: number): string {
  const letter = GRID_LETTERS[index % GRID_LETTERS.length] ?? ''
  const round = Math.floor(index / GRID_LETTERS.length)
  return round === 0 ? letter : `${letter}${round}`
}
