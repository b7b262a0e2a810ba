import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../catalog/initialPlans'
import { type CutListRow, cutList, PRELIMINARY_HEADING } from './cutList'
import { cutListCsv, cutListOnRecord, madeForRevision } from './cutListCsv'
import { frameModel } from './frameModel'
import { frameSummary } from './frameSummary'
import { layoutSchema } from './layoutSchema'
import { notCheckedWords } from './notChecked'
import { rectangle } from './outline'

const options = { project: 'Elm Street 12', revision: 'A' }
const shed = frameModel(
  layoutSchema.parse({
    outline: rectangle(12, 8),
    stories: 1,
    wallHeightFeet: 8,
    openings: [{ kind: 'door', story: 1, side: 0, fromFeet: 4, widthFeet: 3, sillFeet: 0, headFeet: 6.75 }],
    roof: { form: 'gable', pitchIn12: 6, overhangFeet: 1 },
    studSpacingInches: 24,
    studGauge: 18,
  }),
)
const row = (role: CutListRow['role']) => cutList(shed, options).rows.find((candidate) => candidate.role === role)

describe.each(INITIAL_PLANS.map(({ name, layout }) => [name, frameModel(layout)] as const))('%s', (_, model) => {
  const { rows } = cutList(model, options)

  it('has one row per member, with the total weight of the summary and the model', () => {
    expect(rows.map(({ pieceMark }) => pieceMark).toSorted()).toEqual(model.members.map(({ mark }) => mark).toSorted())
    const pounds = rows.reduce((sum, { weightPounds }) => sum + weightPounds, 0)
    expect(pounds).toBeCloseTo(
      model.members.reduce((sum, { weightPounds }) => sum + weightPounds, 0),
      6,
    )
    expect(Math.round(pounds)).toBe(frameSummary(model).weightPounds)
  })

  it('follows the erection order, each panel once and contiguous', () => {
    expect(rows.map(({ erectionSequence }) => erectionSequence)).toEqual(
      rows.map(({ erectionSequence }) => erectionSequence).toSorted((a, b) => a - b),
    )
    expect(new Set(rows.map(({ erectionSequence, panelMark }) => `${erectionSequence} ${panelMark}`)).size).toBe(
      new Set(rows.map(({ panelMark }) => panelMark)).size,
    )
    const parts = [...new Set(rows.map(({ bundle }) => bundle))]
    expect(parts).toEqual(
      model.layout.stories === 1
        ? ['1-walls', '1-partitions', '1-trusses', '1-roof']
        : ['1-walls', '1-partitions', '2-floor', '2-walls', '2-partitions', '2-trusses', '2-roof'],
    )
  })
})

describe('a shed of 12 by 8 ft', () => {
  it('has its pieces computed by hand', () => {
    expect(row('bottom-track')).toEqual({
      project: 'Elm Street 12',
      revision: 'A',
      units: 'in, lb',
      panelMark: 'W1-1',
      pieceMark: 'W1-1-01',
      role: 'bottom-track',
      designator: '362T125-43',
      grade: 'Grade 33',
      coating: 'G60',
      // The door is 4 ft from the corner.
      lengthInches: 48,
      quantity: 1,
      endCuts: 'square / square',
      weightPounds: 4 * 0.94,
      bundle: '1-walls',
      erectionSequence: 1,
      engineerApproval: 'not approved',
    })
    expect(row('jack-stud')?.lengthInches).toBeCloseTo(81 - 2 / 25.4, 9)
    expect(row('jack-stud')).toMatchObject({ designator: '362S162-43' })
    expect(row('header')).toMatchObject({ designator: '600S162-54', grade: 'Grade 50', lengthInches: 39.25 })
    // 5 ft of run less the fascia's 1¼ in, at 6 in 12; the slope is atan(6/12).
    expect(row('top-chord')?.lengthInches).toBeCloseTo((5 - 1.25 / 12) * Math.sqrt(180), 9)
    expect(row('top-chord')?.endCuts).toBe('plumb 26.6° / plumb 26.6°')
    expect(row('gable-stud')?.endCuts).toBe('square / slope 26.6°')
  })

  it('is preliminary until an engineer approves it', () => {
    expect(cutList(shed, options).heading).toEqual([PRELIMINARY_HEADING, notCheckedWords()])
    const approved = cutList(shed, { ...options, approvedBy: 'R. Adeyemi, PE' })
    expect(approved.heading).toBeUndefined()
    expect(approved.rows[0]?.engineerApproval).toBe('approved by R. Adeyemi, PE')
  })

  it('multiplies each piece by forty for forty frames', () => {
    const rows = cutList(shed, { ...options, frames: 40 }).rows
    expect(rows.every(({ quantity }) => quantity === 40)).toBe(true)
    expect(rows[0]?.weightPounds).toBeCloseTo(40 * 4 * 0.94, 9)
  })

  it('is a CSV with equal rows below its heading', () => {
    const lines = cutListCsv(cutList(shed, options)).split('\r\n')
    expect(lines.slice(0, 3)).toEqual([
      `Preliminary: not for fabrication,"${notCheckedWords()}",,,,,,,,,,,,,,,`,
      'Project,Revision,Units,Panel mark,Piece mark,Role,Designator,Grade,Coating,Length,Length in ft-in,Quantity,End cuts,Weight,Bundle,Erection sequence,Engineer approval',
      `Elm Street 12,A,"in, lb",W1-1,W1-1-01,bottom-track,362T125-43,Grade 33,G60,48,"4'-0""",1,square / square,3.76,1-walls,1,not approved`,
    ])
    expect(lines).toHaveLength(shed.members.length + 3)
    expect(cutListCsv(cutList(shed, { ...options, approvedBy: 'R. Adeyemi' })).startsWith('Project,')).toBe(true)
  })

  it.each([
    { review: 'Not reviewed by an engineer: assigned to "R." Adeyemi', notChecked: ['trusses'] },
    { approvedBy: 'R. "Ray" Adeyemi, license 7 (OH)', review: 'Approved by an engineer' },
  ])('is the same once stored, with what is on record today: %j', (review) => {
    const stored = cutListCsv(cutList(shed, options))
    const today = cutListCsv(cutList(shed, { ...options, revision: '2', ...review }))
    expect(cutListOnRecord(stored, review, '2')).toBe(today)
    expect(madeForRevision(stored)).toBe('A')
    expect(today).not.toBe(stored)
  })
})
