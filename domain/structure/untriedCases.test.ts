import { describe, expect, it } from 'vitest'
import { cutList } from '../framing/cutList'
import { frameModel } from '../framing/frameModel'
import { layoutForDimensions } from '../framing/layoutForDimensions'
import { type LayoutInput, layoutSchema } from '../framing/layoutSchema'
import { notChecked, notCheckedWords } from '../framing/notChecked'
import { openingStuds } from '../framing/openingStuds'
import { orientedSolids } from '../framing/openSide'
import { rectangle } from '../framing/outline'
import { FLANGE_FEET, webFeet } from '../framing/profile'
import { PLAN_FILES } from '../quotes/planFileCalls'
import { checkFrame } from './checkFrame'
import { notCalculated } from './notCalculated'
import { DESIGN_SITE, siteSchema } from './site'
import { isComputed } from './verdict'

/* Cases that people asked about in public, each with the answer it should get. Drawings that are no DWG (C11): `cms/quotes/files/planFiles.test.ts`. */
const house = (change: Partial<LayoutInput> = {}) =>
  frameModel(
    layoutSchema.parse({
      outline: rectangle(40, 28),
      stories: 1,
      wallHeightFeet: 9,
      openings: [],
      roof: { form: 'gable', pitchIn12: 5, overhangFeet: 1 },
      studSpacingInches: 16,
      studGauge: 18,
      ...change,
    }),
  )
const tracksOf = ({ members }: ReturnType<typeof house>, role: 'top-track' | 'bottom-track') =>
  members
    .filter((member) => member.role === role && member.assembly.part === 'exterior-wall')
    .reduce((sum, { lengthFeet }) => sum + lengthFeet, 0)

describe('public cases', () => {
  it('C1: an 11 ft opening has 2 kings and 2 jacks at 24 in, 3 and 3 at 16 in', () => {
    expect(openingStuds({ widthFeet: 11 }, 24, true)).toEqual({ jacks: 2, kings: 2 })
    expect(openingStuds({ widthFeet: 11 }, 16, true)).toEqual({ jacks: 3, kings: 3 })
  })

  it('C2: a 5 ft 3 in opening at 16 in has 2 jacks a side', () => {
    expect(openingStuds({ widthFeet: 5.25 }, 16, true).jacks).toBe(2)
  })

  it('C3: a stud is shorter than its wall by 2 mm at both ends', () => {
    const studs = house({ studSpacingInches: 24 }).members.filter(({ role }) => role === 'stud')
    expect(studs.length).toBeGreaterThan(20)
    for (const { lengthFeet } of studs) expect((9 - lengthFeet) * 304.8).toBeCloseTo(4, 6)
  })

  it('C4: the share of full-height sheathing is multiplied by 1.10 at 9 ft and by 1.20 at 10 ft; the share itself is an engineer’s', () => {
    expect(notCalculated()).toContain('gussets and hold-downs of the bracing, its way through floors, and diaphragms')
    for (const [wallHeightFeet, words] of [
      [9, '× 1.10 for walls 9′-0″ high'],
      [10, '× 1.20 for walls 10′-0″ high'],
    ] as const) {
      const straps = checkFrame(house({ wallHeightFeet }), DESIGN_SITE).verdicts.filter(
        (verdict) => verdict.role === 'brace' && !isComputed(verdict),
      )
      expect(straps.length).toBeGreaterThan(0)
      for (const verdict of straps) {
        expect(verdict).toMatchObject({ basis: 'engineer', reason: expect.stringContaining(words) })
        expect(verdict).toMatchObject({ reason: expect.stringMatching(/sheathing’s share.*table R603\.9\.2\(1\)\) is not at hand/) })
      }
    }
  })

  it('C5: wind and snow that nobody entered are named, never assumed', () => {
    expect(notCheckedWords(notChecked({}))).toMatch(/^Not checked: wind \(none entered\), snow \(none entered\)/)
    const missing = siteSchema.safeParse({ exposure: 'B' }).error?.issues.map(({ path }) => path[0])
    expect(missing).toEqual(expect.arrayContaining(['windMph', 'snowPsf']))
  })

  it('C6: a partition at 13.1 ft of a 40 ft wall has backing on both sides', () => {
    const depth = webFeet('362')
    const { members } = house({ interiorWalls: [{ story: 1, from: { x: 13.1, y: depth }, to: { x: 13.1, y: 14 } }] })
    const front = members.filter(({ assembly, role }) => assembly.mark === 'W1-1' && role.endsWith('stud')).map(({ start }) => start.x)
    for (const edge of [13.1 - depth / 2, 13.1 + depth / 2])
      expect(Math.min(...front.map((x) => Math.abs(x - edge)))).toBeLessThanOrEqual(FLANGE_FEET)
  })

  it('C7: a row of tracks is the perimeter less four web depths: 134.79 ft of 40 by 28', () => {
    for (const role of ['top-track', 'bottom-track'] as const)
      expect(tracksOf(house(), role)).toBeCloseTo(2 * (40 + 28) - 4 * webFeet('362'), 6)
    expect(tracksOf(house(), 'top-track')).toBeCloseTo(134.79, 2)
  })

  it('C8: the cut list has a row for every member', () => {
    const model = frameModel(layoutForDimensions({ lengthFeet: 40, widthFeet: 28 }).layout)
    const marks = cutList(model, { project: 'P', revision: 'A' }).rows.map(({ pieceMark }) => pieceMark)
    expect(marks).toEqual([...new Set(marks)])
    expect(new Set(marks)).toEqual(new Set(model.members.map(({ mark }) => mark)))
  })

  it('C9: the model says which way every C opens, across its length and its web', () => {
    for (const { member, along, across, opens } of orientedSolids(house().members)) {
      const dot = (a: typeof opens, b: typeof opens) => a.x * b.x + a.y * b.y + a.z * b.z
      expect(Math.hypot(opens.x, opens.y, opens.z), member.mark).toBeCloseTo(1, 9)
      expect(Math.abs(dot(opens, along)) + Math.abs(dot(opens, across)), member.mark).toBeLessThan(1e-9)
    }
  })

  it('C10: a plan may be a DXF', () => {
    expect(PLAN_FILES.types).toContain('image/vnd.dxf')
  })
})
