// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_PLANS } from '../../catalog/initialPlans'
import { frameJoints } from '../../framing/frameJoints'
import { frameModel } from '../../framing/frameModel'
import { layoutForDimensions } from '../../framing/layoutForDimensions'
import { panelBasisOf } from '../../framing/panelLimits'
import { panelListCsv } from '../../framing/panelListCsv'
import { serviceHoleWords } from '../../framing/pieceHoles'
import { shopFrame } from '../../framing/shopFrame'
import { GOLDEN_STICKS } from '../../framing/testing/goldenPanel'
import { frameIfc } from '../frameIfc'
import { stepText } from '../stepFile'
import { framecadXml } from './framecadXml'
import { howickCsv } from './howickCsv'
import { type MachineFiles, machineFiles } from './machineFiles'
import { MACHINE_FORMATS } from './machineFormats'
import { type RollFormer, rollFormerSchema, sharedServiceHoles } from './rollFormer'
import { testRollFormer as MACHINE } from './testing/testRollFormer'
import { type Stick, toolStick } from './toolStick'

const GOLDEN_SIZE = { webMm: 88.9, flangeMm: 41.3, lipMm: 10, gaugeMm: 0.95 }
const OPENS = {
  BottomPlate: { true: 'up', false: 'down' },
  TopPlate: { true: 'up', false: 'down' },
  Nog: { true: 'up', false: 'down' },
  Stud: { true: 'left', false: 'right' },
} as const

/** The golden panel's sticks, from its centerlines alone. */
const golden = GOLDEN_STICKS.map(({ mark, usage, flipped, start, end }) => {
  const [x, y] = [start[0], start[1]]
  const isUpright = usage === 'Stud'
  const crossing = GOLDEN_STICKS.filter(({ usage: other }) => (isUpright ? other !== 'Stud' : other === 'Stud'))
  const stick: Stick = {
    mark,
    use: usage,
    start: { x, y },
    end: { x: end[0], y: end[1] },
    opens: OPENS[usage][`${flipped}`],
    crossingsMm: crossing.map((other) => (isUpright ? other.start[1] - y : other.start[0] - x)),
    lipMm: GOLDEN_SIZE.lipMm,
    holesMm: isUpright ? MACHINE.serviceHolesMm.map((height) => Math.abs(height - y)) : [],
  }
  return { stick, path: toolStick(stick, MACHINE) }
})
const HEAD = { panel: 'wall2', job: 'FW-2026-00042', code: 'S8908', section: '350S162-33' }

describe('a panel that a factory rolled', () => {
  it.each(GOLDEN_STICKS.map((stick) => [stick.mark, stick] as const))(
    "has %s's label, length and strikes within 0.05 mm",
    (mark, wanted) => {
      const line = howickCsv(golden, HEAD)
        .split('\n')
        .find((each) => each.startsWith(`COMPONENT,${mark},`))
      const [, , label, quantity, length, ...operations] = line?.split(',') ?? []
      expect([label, quantity, length]).toEqual([wanted.flipped ? 'LABEL_NRM' : 'LABEL_INV', '1', wanted.length.toFixed(1)])
      const found: Record<string, number[]> = { DIMPLE: [], LIP_CUT: [], SWAGE: [], NOTCH: [], SERVICE_HOLE: [] }
      for (let at = 0; at < operations.length; at += 2) found[operations[at] ?? '']?.push(Number(operations[at + 1]))
      const expected = { DIMPLE: wanted.DIMPLE, LIP_CUT: wanted.LIP_CUT, SWAGE: wanted.SWAGE, NOTCH: [], SERVICE_HOLE: wanted.SERVICE_HOLE }
      for (const [tool, positions] of Object.entries(expected)) {
        expect(found[tool], tool).toHaveLength(positions.length)
        for (const [at, position] of positions.entries())
          expect(Math.abs((found[tool]?.[at] ?? 0) - position), tool).toBeLessThanOrEqual(0.05)
      }
    },
  )

  it('has the same centerlines, sizes, directions and holes in the import XML', () => {
    const size = { lengthMm: 200, heightMm: 2550, isExterior: true }
    const text = framecadXml(golden, HEAD, size, { size: GOLDEN_SIZE, steel: MACHINE, on: '2026-11-28' })
    const document = new DOMParser().parseFromString(text, 'text/xml')
    const numbers = (node: Element | null | undefined) => (node?.textContent ?? '').split(',').map(Number)
    const all = (name: string, within: Document | Element = document) => [...within.getElementsByTagName(name)]
    expect(all('drawing_info')[0]?.getAttribute('stick_ref')).toBe('Centre')
    const corners = [
      [0, 0, 0],
      [200, 0, 0],
      [200, 0, 2550],
      [0, 0, 2550],
    ]
    expect(all('vertex').map(numbers)).toEqual(corners)
    const sticks = new Map(all('stick').map((stick) => [stick.getAttribute('name'), stick]))
    for (const { mark, usage, flipped, start, end } of GOLDEN_STICKS) {
      const stick = sticks.get(mark)
      if (!stick) throw new Error(`${mark} is missing`)
      expect(stick.getAttribute('usage')).toBe(usage)
      expect(all('flipped', stick)[0]?.textContent).toBe(String(flipped))
      expect(numbers(all('start', stick)[0])).toEqual([start[0], 0, start[1]])
      expect(numbers(all('end', stick)[0])).toEqual([end[0], 0, end[1]])
    }
    const holes = all('tool_action').map((hole) => ['start', 'end'].map((name) => numbers(all(name, hole)[0])))
    expect(holes).toHaveLength(6)
    // The panel's left end is at 5,800 mm in the public file.
    expect(holes[0]).toEqual([
      [54.45, 0, 400.018],
      [-54.45, 0, 400.018],
    ])
    expect(holes[5]).toEqual([
      [254.45, 0, 2200.116],
      [145.55, 0, 2200.116],
    ])
  })
})

const model = frameModel(layoutForDimensions({ squareFeet: 1_350 }).layout)
const punchedAt = (...heightsMm: number[]) => shopFrame(model, panelBasisOf(null, heightsMm))
const frame = punchedAt(...MACHINE.serviceHolesMm)
const walls = frame.schedule.panels.filter(({ part, loose }) => part.endsWith('wall') && !loose)
const wanted = { format: 'howick-csv', panel: walls[0]?.mark ?? '', job: 'FW-2026-00042', on: '2026-11-28' } as const

describe("an order's wall panel", () => {
  it.each(MACHINE_FORMATS)('is one file for each of the machine’s sections, every piece in one or named: %s', (format) => {
    for (const { mark, pieces } of walls) {
      const made = machineFiles(frame, MACHINE, { ...wanted, panel: mark, format })
      expect(made?.problems, mark).toEqual([])
      const left = leftOutOf(made)
      const rolled = (made?.files ?? []).reduce((sum, file) => sum + file.pieces, 0)
      expect(rolled + left).toBe(pieces)
      for (const { text, code } of made?.files ?? []) {
        expect(text).toContain('PRELIMINARY')
        if (format === 'howick-csv') expect(text.split('\n')[1]).toMatch(new RegExp(`^PROFILE,${code},`))
      }
    }
  })

  it('is refused with every section that the machine lacks or rolls in another size', () => {
    const [first, ...rest] = MACHINE.profiles
    const without = machineFiles(frame, { ...MACHINE, profiles: rest.slice(0, 1) }, wanted)
    expect(without?.files).toEqual([])
    expect(without?.problems.every((problem) => problem.startsWith('The machine has no section '))).toBe(true)
    const wider = [first, ...rest].flatMap((each) => (each ? [{ ...each, flangeMm: each.flangeMm + 1 }] : []))
    expect(machineFiles(frame, { ...MACHINE, profiles: wider }, wanted)?.problems[0]).toMatch(/must be rolled\.$/)
  })

  it('is refused with pieces too long or too short, and strikes too close', () => {
    const problems = (change: Partial<RollFormer>, of = frame) => machineFiles(of, { ...MACHINE, ...change }, wanted)?.problems.join(' ')
    expect(problems({ longestMm: 2_000 })).toMatch(/the longest piece is 2000 mm/)
    expect(problems({ shortestMm: 2_000 })).toMatch(/the shortest piece is 2000 mm/)
    expect(problems({ leastDistanceMm: 700 }, punchedAt(400, 1_050))).toMatch(/SERVICE_HOLE at .* are closer than 700 mm/)
  })

  it('must be one of the frame', () => {
    expect(machineFiles(frame, MACHINE, { ...wanted, panel: 'W9-99' })).toBeUndefined()
  })

  it('has strikes at the joints that public files show, and names the others', () => {
    const joints = frameJoints(frame.model)
    for (const { mark } of walls) {
      const made = machineFiles(frame, MACHINE, { ...wanted, panel: mark })
      const inPanel = frame.model.members.filter(({ assembly }) => assembly.mark === mark)
      const crossed = joints.filter(({ kind, members }) => kind === 'strap' && inPanel.some((member) => members.includes(member.mark)))
      expect(made?.unmarked.join(' ').includes('with straps: no public file shows their tooling.'), mark).toBe(crossed.length > 0)
      // A strap passes over a stud's flange: its lips stay whole there.
      const marksAt = new Map(crossed.flatMap(({ members, at }) => members.map((member) => [member, at.z] as const)))
      for (const line of made?.files.flatMap(({ text }) => text.split('\n')) ?? []) {
        const [word, piece = '', , , , ...operations] = line.split(',')
        const stud = inPanel.find((member) => member.mark === piece && member.role === 'stud')
        const height = marksAt.get(piece)
        if (word !== 'COMPONENT' || !stud || height === undefined) continue
        const at = Math.abs(height - stud.start.z) * 304.8
        const blocked = joints.some(({ kind, members }) => kind === 'block-end' && members.includes(piece))
        const cuts = operations.flatMap((tool, index) => (tool === 'LIP_CUT' ? [Number(operations[index + 1])] : []))
        expect(
          cuts.some((cut) => Math.abs(cut - at) < 1),
          piece,
        ).toBe(blocked)
      }
    }
  })
})

describe('service holes', () => {
  it('keep 10 in of web to the ends and 24 in between centers, are never at an opening, and each that is left out is named', () => {
    fc.assert(
      fc.property(fc.constantFrom(...walls), fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 6 }), (panel, serviceHolesMm) => {
        const made = machineFiles(
          punchedAt(...serviceHolesMm),
          { ...MACHINE, leastDistanceMm: 0, serviceHolesMm },
          { ...wanted, panel: panel.mark },
        )
        const unmarked = made?.unmarked.join(' ') ?? ''
        for (const line of made?.files.flatMap(({ text }) => text.split('\n')) ?? []) {
          const [word, piece = '', , , length, ...operations] = line.split(',')
          const member = frame.model.members.find(({ mark }) => mark === piece)
          if (word !== 'COMPONENT' || !member) continue
          const holes = operations.flatMap((tool, at) => (tool === 'SERVICE_HOLE' ? [Number(operations[at + 1])] : []))
          if (holes.length > 0) expect(['stud', 'corner-stud', 'backing-stud']).toContain(member.role)
          for (const [at, hole] of holes.entries()) {
            expect(Math.min(hole, Number(length) - hole)).toBeGreaterThanOrEqual(304.8 - 0.1)
            if (at > 0) expect(hole - (holes[at - 1] ?? 0)).toBeGreaterThanOrEqual(609.6 - 0.1)
          }
          if (member.role !== 'stud') continue
          const within = new Set(serviceHolesMm.filter((height) => height > 3 && height < Number(length)))
          for (const height of within)
            expect(
              holes.some((hole) => Math.abs(hole - height) < 40) || unmarked.includes(`Service hole ${height} mm above`),
              `${piece} ${height}`,
            ).toBe(true)
        }
      }),
      { numRuns: process.env.TEST_FULL ? 25 : 3 },
    )
  })
})

describe('the heights of an order', () => {
  it('are those that all machines of the shop with holes share', () => {
    const machine = (...serviceHolesMm: number[]) => ({ serviceHolesMm })
    expect(sharedServiceHoles([])).toEqual([])
    expect(sharedServiceHoles([machine(810, 400), machine()])).toEqual([400, 810])
    expect(sharedServiceHoles([machine(400, 810), machine(810, 1_200)])).toEqual([810])
  })

  it('hold for every machine: holes that only this one has are named', () => {
    const made = machineFiles(punchedAt(400), { ...MACHINE, serviceHolesMm: [400, 2_000] }, wanted)
    expect(made?.unmarked.join(' ')).toContain("Service holes of this machine at 2000 mm: the order's panels have none there.")
    expect(made?.files.some(({ text }) => text.includes('SERVICE_HOLE'))).toBe(true)
  })

  it('give each piece the same holes in machine files, panel list, drawings and IFC', () => {
    const heights = [400, 1_100]
    const punched = punchedAt(...heights)
    const list = panelListCsv(punched, { project: 'x', revision: '1' }).split('\r\n')
    const at = (list[1] ?? '').split(',').findIndex((header) => header.includes('Service holes'))
    const cells = (row: string) => row.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    const listed = new Map(list.map((row) => [cells(row)[4], cells(row)[at]]))
    const ifc = frameIfc(punched.model, { project: 'x', now: wanted.on, verdictOf: () => '', holes: punched.holes, status: 'x' })
    let holes = 0
    for (const { mark } of walls)
      for (const line of machineFiles(punched, MACHINE, { ...wanted, panel: mark })?.files.flatMap(({ text }) => text.split('\n')) ?? []) {
        const [word, piece = '', , , , ...operations] = line.split(',')
        if (word !== 'COMPONENT') continue
        const struck = operations.flatMap((tool, index) => (tool === 'SERVICE_HOLE' ? [Number(operations[index + 1])] : []))
        const own = punched.holes?.get(piece)?.atMm ?? []
        expect(
          struck.map((each) => each.toFixed(1)),
          piece,
        ).toEqual(own.map((each) => each.toFixed(1)))
        expect(listed.get(piece) ?? '', piece).toBe(own.map((each) => Math.round((each / 25.4) * 1_000) / 1_000).join(' / '))
        holes += own.length
      }
    expect(holes).toBeGreaterThan(50)
    expect(ifc).toContain(
      stepText(
        serviceHoleWords(
          'stud',
          [...(punched.holes?.values() ?? [])].find(({ atMm }) => atMm.length === 2),
        ),
      ),
    )
  })
})

describe('a truss and a floor', () => {
  const storch = INITIAL_PLANS.find(({ id }) => id === 'the-storch-plan')
  const whole = storch && shopFrame(frameModel(storch.layout), panelBasisOf(null))

  it.each(MACHINE_FORMATS)('has no truss in any file, with the reason for each piece: %s', (format) => {
    const trusses = whole?.schedule.panels.filter(({ part }) => part === 'truss') ?? []
    expect(trusses.length).toBeGreaterThan(10)
    for (const { mark, pieces } of trusses) {
      const made = whole && machineFiles(whole, MACHINE, { ...wanted, panel: mark, format })
      expect(made?.files).toEqual([])
      const [missing, ...more] = made?.problems ?? []
      expect(more).toEqual([])
      for (const words of ['open out of the plane of the truss', 'end truss tool', 'WEB strike', 'web lapped on a chord'])
        expect(missing).toContain(words)
      expect(leftOutOf(made)).toBe(pieces)
      for (const words of made?.leftOut ?? []) expect(words).toContain('opens out of the plane of the panel')
    }
  })

  it('rolls the joists, headers, blocking and rim tracks of a floor to their lengths, without strikes', () => {
    const floors = whole?.schedule.panels.filter(({ part, cutFrom }) => part === 'floor' && cutFrom !== null) ?? []
    expect(floors.length).toBeGreaterThan(3)
    for (const { mark, pieces } of floors) {
      const made = whole && machineFiles(whole, MACHINE, { ...wanted, panel: mark })
      expect(made?.problems).toEqual([])
      const lines = made?.files.flatMap(({ text }) => text.split('\n').filter((line) => line.startsWith('COMPONENT'))) ?? []
      expect(lines.length + leftOutOf(made)).toBe(pieces)
      for (const line of lines) {
        const [, piece, label, , length, ...operations] = line.split(',')
        const member = whole?.model.members.find((each) => each.mark === piece)
        expect(Math.abs(Number(length) - (member?.lengthFeet ?? 0) * 304.8), piece).toBeLessThanOrEqual(0.05)
        expect([label?.startsWith('LABEL_'), operations]).toEqual([true, []])
      }
      expect(made?.unmarked.join(' ')).toContain('of joists with rim tracks and headers: no public file shows their tooling.')
      const xml = whole && machineFiles(whole, MACHINE, { ...wanted, panel: mark, format: 'framecad-xml' })
      expect([xml?.files, xml?.problems]).toEqual([[], ['No public file shows a floor in this format. Choose Howick CSV.']])
      const short = whole && machineFiles(whole, { ...MACHINE, longestMm: 2_000 }, { ...wanted, panel: mark })
      expect(short?.problems.join(' ')).toMatch(/the longest piece is 2000 mm/)
    }
  })
})

/** How many pieces the words name that are in no file. */
function leftOutOf(made: MachineFiles | undefined): number {
  return (made?.leftOut ?? []).reduce((sum, words) => sum + (words.split(' (')[0]?.split(', ').length ?? 0), 0)
}

it('never strikes beyond a piece, whatever the offsets, without saying so', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 10_000 }),
      (swageMm, lipCutMm, hole) => {
        const machine = { ...MACHINE, swageMm, lipCutMm, serviceHolesMm: [hole] }
        const made = machineFiles(punchedAt(hole), machine, wanted)
        const beyond = made?.problems.some((problem) => problem.includes('beyond the piece'))
        for (const { text } of made?.files ?? [])
          for (const line of text.split('\n').filter((each) => each.startsWith('COMPONENT'))) {
            const [, , , , length, ...operations] = line.split(',')
            for (const at of operations.filter((_, index) => index % 2 === 1)) {
              expect(Number(at)).toBeGreaterThanOrEqual(0)
              expect(Number(at)).toBeLessThanOrEqual(Number(length) + 0.1)
            }
          }
        expect(beyond === true && (made?.files.length ?? 0) > 0).toBe(false)
      },
    ),
    { numRuns: process.env.TEST_FULL ? 25 : 3 },
  )
})

it.each([
  ['no section', { profiles: [] }, 'profiles'],
  ['a section twice', { profiles: [MACHINE.profiles[0], MACHINE.profiles[0]] }, 'profiles'],
  ['a longest piece below the shortest', { longestMm: 50 }, 'longestMm'],
  ['a code that would break a line', { profiles: [{ ...MACHINE.profiles[0], code: 'S1,\nCOMPONENT' }] }, 'profiles.0.code'],
  ['words for a number', { swageMm: 'wide' }, 'swageMm'],
])('a machine with %s is refused at its field', (_, change, field) => {
  const { error } = rollFormerSchema.safeParse({ ...MACHINE, ...change })
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field)
})
