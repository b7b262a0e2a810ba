import { expect, it } from 'vitest'
import { END_WALL_HEIGHTS, END_WALL_TABLE, type EndWallRow } from './endWallTable'
import { lightestEndWallStud } from './testing/endWallStuds'

it('reproduces at least 138 of the 144 published cells from one pressure a row', () => {
  let cells = 0
  let same = 0
  for (const [row, columns] of Object.entries(END_WALL_TABLE)) {
    for (const [key, mils] of Object.entries(columns)) {
      const [web, spacing] = key.split('@')
      for (const [at, mil] of mils.entries()) {
        cells += 1
        const height = END_WALL_HEIGHTS[at] ?? 0
        if (lightestEndWallStud(row as EndWallRow, web as '350' | '550', Number(spacing), height) === mil) same += 1
      }
    }
  }
  expect(cells).toBe(144)
  expect(same).toBeGreaterThanOrEqual(138)
})
