import { describe, expect, it } from 'vitest'
import { frameModel } from '../framing/frameModel'
import { layoutForDimensions } from '../framing/layoutForDimensions'
import { wallRuns } from '../framing/wallRuns'
import { checkFrame } from './checkFrame'
import { END_WALL_HEIGHTS, END_WALL_TABLE, type EndWallRow } from './endWallTable'
import { memberRows, memberWords } from './memberRows'
import { lightestEndWallStud } from './testing/endWallStuds'
import { fails, isComputed } from './verdict'

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

describe('studs of a gable end wall of 12 ft', () => {
  const { layout } = layoutForDimensions({ lengthFeet: 40, widthFeet: 26, stories: 1 })
  const site = { windMph: 120, exposure: 'B', snowPsf: 30 } as const
  const houseOf = (studWeb: '350' | '362' | '550', wallHeightFeet = 12) => {
    const model = frameModel({ ...layout, studWeb, wallHeightFeet, studSpacingInches: 24, studGauge: 18 })
    const check = checkFrame(model, site)
    const ends = new Set(
      wallRuns(model.layout).flatMap(({ exterior, along, assembly }) => (exterior && along.x === 0 ? [assembly.mark] : [])),
    )
    const studs = model.members.filter(({ role, assembly }) => role === 'stud' && ends.has(assembly.mark))
    return { check, studs, byTable: check.verdicts.filter(({ basis }) => basis === 'prescriptive').filter(isComputed) }
  }

  it.each([
    ['350', 54],
    ['550', 33],
  ] as const)('of web %s are compared with the table beside their calculation, and no other member is', (web, mil) => {
    const { check, studs, byTable } = houseOf(web)
    expect(studs.length).toBeGreaterThan(10)
    expect(byTable.map(({ member }) => member).sort()).toEqual(studs.map(({ mark }) => mark).sort())
    for (const { demand, capacity, ratio, clause, edition } of byTable)
      expect({ demand, capacity, ratio, clause, edition }).toEqual({
        demand: mil,
        capacity: 43,
        ratio: mil / 43,
        clause: 'IRC R603.3.2.1(2)',
        edition: 'IRC 2018',
      })
    const rows = memberRows(check).filter(({ member }) => byTable.some((verdict) => verdict.member === member))
    for (const row of rows) {
      const own = check.verdicts.filter(isComputed).filter(({ member }) => member === row.member)
      expect(row.worst?.ratio, 'the heavier governs').toBe(Math.max(...own.map(({ ratio }) => ratio)))
      expect(memberWords(row)).toContain('IRC R603.3.2.1(2)')
      expect(memberWords(row)).toContain(row.worst?.basis === 'prescriptive' ? 'By calculation: ' : 'By the table: thickness ')
    }
  })

  it('that the table asks more of fail, with what the table passes too', () => {
    const failing = houseOf('350').byTable
    expect(failing.every(fails)).toBe(true)
    for (const { fix } of failing) expect(fix).toMatchObject({ ratio: expect.closeTo(Math.min(fix?.ratio ?? 2, 1), 6) })
  })

  it('have no such verdict in a section or at a height that is not in the table', () => {
    expect(houseOf('362').byTable).toEqual([])
    expect(houseOf('550', 10).byTable).toEqual([])
  })
})
