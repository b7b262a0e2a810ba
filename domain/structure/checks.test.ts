import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Profile } from '../framing/profile'
import { checkBrace } from './checkBrace'
import { checkHeader } from './checkHeader'
import { checkJoist } from './checkJoist'
import { checkStud, type StudCase } from './checkStud'
import { checkTrack } from './checkTrack'
import { checkHeaderUplift, checkUplift } from './checkUplift'
import { NO_EFFECT } from './combinations'
import { roofPsf } from './roofLoad'
import type { Exposure } from './site'
import { braceForces } from './strapBracing'
import { strapEnds } from './strapEnds'
import type { ComputedVerdict, LimitState } from './verdict'
import { fails, governing } from './verdict'
import { roofUplift, wallPressure } from './wind'

const ratio = (verdicts: readonly ComputedVerdict[], limitState: LimitState) =>
  governing(verdicts.filter((verdict) => verdict.limitState === limitState))?.ratio ?? Number.NaN

interface House {
  readonly roofFeet: number
  readonly floorFeet: number
  readonly wallsAbove: number
}
interface Place {
  readonly windMph: number
  readonly exposure: Exposure
  readonly snowPsf: number
}
const BASELINE: Place = { windMph: 115, exposure: 'B', snowPsf: 30 }
const LIMIT_B: Place = { windMph: 139, exposure: 'B', snowPsf: 70 }
const LIMIT_C: Place = { windMph: 139, exposure: 'C', snowPsf: 70 }
/** Half the truss span with the overhang; half the joist span; walls above. */
const BOVA: House = { roofFeet: 13.25, floorFeet: 0, wallsAbove: 0 }
const SCHIFF: House = { roofFeet: 16.5, floorFeet: 0, wallsAbove: 0 }
const STORCH: House = { roofFeet: 13.75, floorFeet: 6.25, wallsAbove: 1 }
const WALL_PLF = 90
const HEIGHT = 9
const FLANGE = 1.625 / 12

const line = ({ roofFeet, floorFeet, wallsAbove }: House, { snowPsf }: Place, ownWall = 0) => ({
  dead: 12 * roofFeet + 10 * floorFeet + WALL_PLF * (wallsAbove + ownWall),
  live: 40 * floorFeet,
  roof: roofPsf(snowPsf) * roofFeet,
  wind: 0,
})
const studCase = (
  house: House,
  place: Place,
  spacingInches: number,
  profile: Profile = '362S162-43',
  role: StudCase['role'] = 'stud',
): StudCase => {
  const feet = spacingInches / 12
  const down = line(house, place, 1)
  return {
    member: 'S',
    role,
    profile,
    count: 1,
    heightFeet: HEIGHT,
    unbracedFeet: HEIGHT / 3,
    axial: { dead: down.dead * feet, live: down.live * feet, roof: down.roof * feet, wind: 0 },
    lateral: { ...NO_EFFECT, wind: wallPressure(place.windMph, place.exposure, 4, feet * HEIGHT) * feet },
  }
}
const stud = (...given: Parameters<typeof studCase>) => ratio(checkStud(studCase(...given)), 'axial and bending')
/** With a solid web, as the known figures are. */
const solidStud = (house: House, place: Place) => stud(house, place, 24, '362S162-43', 'king-stud')
const header = (house: House, place: Place, openingFeet: number, profile: Profile) =>
  checkHeader({
    member: 'H',
    role: 'header',
    profile,
    count: 2,
    spanFeet: openingFeet + FLANGE,
    lengthFeet: openingFeet + 2 * FLANGE,
    line: line(house, place),
    jacksEachSide: 1,
    stiffened: false,
  })
/** A king beside an opening with a stud 16 in on; wind at the area of a 24 in stud, only. */
const king = (place: Place, openingFeet: number, count = 1) => {
  const feet = openingFeet / 2 + 8 / 12
  return checkStud({
    member: 'K',
    role: 'king-stud',
    profile: '362S162-43',
    count,
    heightFeet: HEIGHT,
    unbracedFeet: HEIGHT / 3,
    axial: NO_EFFECT,
    lateral: { ...NO_EFFECT, wind: wallPressure(place.windMph, place.exposure, 4, 2 * HEIGHT) * feet },
  })
}
const jack = (place: Place) =>
  ratio(
    checkStud({
      member: 'J',
      role: 'jack-stud',
      profile: '362S162-43',
      count: 1,
      heightFeet: 6.75,
      unbracedFeet: 3,
      axial: scaledLine(place, (8 + 2 * FLANGE) / 2),
      lateral: NO_EFFECT,
    }),
    'axial',
  )
const scaledLine = (place: Place, feet: number) => {
  const { dead, live, roof } = line(STORCH, place)
  return { dead: dead * feet, live: live * feet, roof: roof * feet, wind: 0 }
}
/** A joist's end without a stiffener and without a wall over it. */
const BARE = { stiffened: false, above: NO_EFFECT }
const joist = checkJoist({
  member: 'F',
  role: 'joist',
  profile: '1000S162-43',
  spanFeet: 12.5,
  tributaryFeet: 16 / 12,
  deadPsf: 10,
  livePsf: 40,
  ends: [BARE, BARE],
})

/** What today's rules amount to, computed independently. `within` is relative. */
const BASELINES: readonly (readonly [what: string, computed: number, known: number, within?: number])[] = [
  ['Storch 8 ft header', ratio(header(STORCH, BASELINE, 8, '800S162-54'), 'bending'), 0.97],
  ['Storch 8 ft header at the limit', ratio(header(STORCH, LIMIT_C, 8, '800S162-54'), 'bending'), 1.36],
  ['Storch 10 ft header', ratio(header(STORCH, BASELINE, 10, '1000S162-54'), 'bending'), 1.18],
  ['Storch 10 ft header at the limit', ratio(header(STORCH, LIMIT_C, 10, '1000S162-54'), 'bending'), 1.65],
  ['Storch 12 ft header', ratio(header(STORCH, BASELINE, 12, '1000S162-54'), 'bending'), 1.69],
  ['Storch 12 ft header at the limit', ratio(header(STORCH, LIMIT_C, 12, '1000S162-54'), 'bending'), 2.37],
  ['Bova 8 ft header', ratio(header(BOVA, BASELINE, 8, '800S162-54'), 'bending'), 0.59],
  ['Bova 8 ft header at the limit', ratio(header(BOVA, LIMIT_C, 8, '800S162-54'), 'bending'), 1.09],
  ['Schiff 8 ft header', ratio(header(SCHIFF, BASELINE, 8, '800S162-54'), 'bending'), 0.73],
  ['Schiff 8 ft header at the limit', ratio(header(SCHIFF, LIMIT_C, 8, '800S162-54'), 'bending'), 1.36],
  ['Bova 12 ft header', ratio(header(BOVA, BASELINE, 12, '1000S162-54'), 'bending'), 1.03],
  ['Schiff 12 ft header at the limit', ratio(header(SCHIFF, LIMIT_C, 12, '1000S162-54'), 'bending'), 2.36],
  ['header on one jack', ratio(header(STORCH, BASELINE, 8, '800S162-54'), 'bearing'), 2.3],
  ['header on one jack at the limit', ratio(header(STORCH, LIMIT_C, 8, '800S162-54'), 'bearing'), 3.2],
  ['jack', jack(BASELINE), 0.75],
  ['jack at the limit', jack(LIMIT_C), 1.06],
  ['king at 4 ft', ratio(king(BASELINE, 4), 'bending'), 0.66],
  ['king at 6 ft', ratio(king(BASELINE, 6), 'bending'), 0.9],
  ['king at 8 ft', ratio(king(BASELINE, 8), 'bending'), 1.15],
  ['king at 8 ft, 139 mph, exposure B', ratio(king(LIMIT_B, 8), 'bending'), 1.68],
  ['king at 8 ft at the limit', ratio(king(LIMIT_C, 8), 'bending'), 2.35],
  ['Bova stud at 24 in, solid', solidStud(BOVA, BASELINE), 0.66],
  ['Bova stud at the limit, solid', solidStud(BOVA, LIMIT_C), 1.29],
  ['Schiff stud at 24 in, solid', solidStud(SCHIFF, BASELINE), 0.72],
  ['Schiff stud at the limit, solid', solidStud(SCHIFF, LIMIT_C), 1.41],
  ['Storch joist, bending', ratio(joist, 'bending'), 0.69],
  ['Storch joist, shear', ratio(joist, 'shear'), 0.5],
]

describe('a stud’s end on its track', () => {
  const wind = { ...NO_EFFECT, wind: 50 }
  const ends = (profile: Profile, count = 1) =>
    checkStud({ ...studCase(BOVA, BASELINE, 24, profile), count, lateral: wind }).find(
      ({ limitState }) => limitState === 'stud end on its track',
    )

  it('is by hand for a 362S162-43, 9 ft high, with 50 plf of wind', () => {
    const verdict = ends('362S162-43')
    // Half of 0.6 × 50 × 9 lb, on a track's flange of 1 1/4 in less the gap of 2 mm.
    expect(verdict?.demand).toBeCloseTo(0.135, 9)
    const [t, h, bearing] = [0.0451, 3.625 - 2 * (0.0451 + 0.0712), 1.25 - 2 / 25.4]
    const shape = (1 - 0.14 * Math.sqrt(0.0712 / t)) * (1 + 0.35 * Math.sqrt(bearing / t)) * (1 - 0.02 * Math.sqrt(h / t))
    expect(verdict?.capacity).toBeCloseTo((4 * t ** 2 * 33 * shape) / 1.75, 3)
    expect(verdict).toMatchObject({ clause: 'S100 G6', combination: 'D + 0.6W' })
  })

  it('shares the push between studs side by side, and is stronger in thicker steel', () => {
    expect((ends('362S162-43')?.ratio ?? 0) / (ends('362S162-43', 2)?.ratio ?? 1)).toBeCloseTo(2, 9)
    expect(ends('362S162-54')?.ratio).toBeLessThan(ends('362S162-43')?.ratio ?? 0)
    expect(ends('362S162-33')?.ratio).toBeGreaterThan(ends('362S162-43')?.ratio ?? 0)
  })
})

describe('the known baseline of today’s rules', () => {
  it.each(BASELINES)('%s', (_, found, known, within = 0.011) => {
    expect(Math.abs(found / known - 1)).toBeLessThan(within)
  })

  it('lets no joist with h/t 216 bear without a stiffener, whatever the load', () => {
    const light = checkJoist({
      member: 'F',
      role: 'joist',
      profile: '1000S162-43',
      spanFeet: 4,
      tributaryFeet: 1,
      deadPsf: 10,
      livePsf: 40,
      ends: [BARE, BARE],
    })
    const failing = light.filter(fails)
    expect(failing.map(({ limitState }) => limitState)).toEqual(['web slenderness at bearing'])
    expect(failing[0]?.demand).toBeCloseTo(216.5, 0)
  })

  it('passes two kings where one fails', () => {
    expect(ratio(king(BASELINE, 8, 1), 'bending')).toBeGreaterThan(1)
    expect(ratio(king(BASELINE, 8, 2), 'bending')).toBeLessThan(1)
  })
})

describe('more of anything', () => {
  const places = fc.record({
    windMph: fc.integer({ min: 85, max: 139 }),
    exposure: fc.constantFrom<Exposure>('B', 'C'),
    snowPsf: fc.integer({ min: 0, max: 70 }),
  })
  const more = fc.integer({ min: 0, max: 40 })
  const worst = (verdicts: readonly ComputedVerdict[]) => verdicts.map((verdict) => verdict.ratio)
  const neverLower = (less: readonly ComputedVerdict[], greater: readonly ComputedVerdict[]) => {
    for (const [at, after] of worst(greater).entries()) expect(after).toBeGreaterThanOrEqual((worst(less)[at] ?? 0) - 1e-9)
  }

  it('wind, snow, spacing or height never lowers a stud’s ratio', () => {
    fc.assert(
      fc.property(
        places,
        more,
        more,
        fc.integer({ min: 8, max: 20 }),
        more,
        fc.integer({ min: 7, max: 12 }),
        (place, wind, snow, inches, apart, height) => {
          const at = (where: Place, spacing: number, heightFeet: number) =>
            checkStud({ ...studCase(SCHIFF, where, spacing), heightFeet, unbracedFeet: heightFeet / 3 })
          const base = at(place, inches, height)
          neverLower(base, at({ ...place, windMph: place.windMph + wind }, inches, height))
          neverLower(base, at({ ...place, snowPsf: place.snowPsf + snow }, inches, height))
          neverLower(base, at(place, inches + apart, height))
          neverLower(base, at(place, inches, height + 1))
          if (place.exposure === 'B') neverLower(base, at({ ...place, exposure: 'C' }, inches, height))
        },
      ),
    )
  })

  it('snow or opening never lowers a header’s ratio', () => {
    fc.assert(
      fc.property(places, more, fc.integer({ min: 24, max: 144 }), more, (place, snow, inches, wider) => {
        const base = header(STORCH, place, inches / 12, '800S162-54')
        neverLower(base, header(STORCH, { ...place, snowPsf: place.snowPsf + snow }, inches / 12, '800S162-54'))
        neverLower(base, header(STORCH, place, (inches + wider) / 12, '800S162-54'))
      }),
    )
  })

  it('wind, spacing or a lighter roof never lowers the ratio of a stud’s screws against uplift', () => {
    const pounds = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(places, more, fc.integer({ min: 8, max: 20 }), more, pounds, more, (place, wind, inches, apart, dead, lighter) => {
        const at = (where: Place, spacing: number, weight: number) => {
          const feet = (spacing / 12) * SCHIFF.roofFeet
          const up = roofUplift(where.windMph, where.exposure, 0.5).inside * feet
          return [checkUplift({ member: 'S', role: 'stud', profile: '362S162-43', count: 1 }, { dead: weight, wind: up })]
        }
        const base = at(place, inches, dead)
        neverLower(base, at({ ...place, windMph: place.windMph + wind }, inches, dead))
        neverLower(base, at({ ...place, exposure: 'C' }, inches, dead))
        neverLower(base, at(place, inches + apart, dead))
        neverLower(base, at(place, inches, Math.max(dead - lighter, 0)))
      }),
    )
  })

  it('wind, opening or a lighter roof never lowers the ratio of the screws at a header’s ends', () => {
    fc.assert(
      fc.property(places, more, fc.integer({ min: 24, max: 144 }), more, (place, wind, inches, wider) => {
        const at = (where: Place, opening: number, roofDead = 12) => {
          const half = (opening / 24) * SCHIFF.roofFeet
          const up = roofUplift(where.windMph, where.exposure, 0.5).inside * half
          const given = { member: 'H', role: 'header', profile: '800S162-54', count: 2 } as const
          return [checkHeaderUplift(given, { dead: roofDead * half, wind: up }, '362S162-43')]
        }
        const base = at(place, inches)
        neverLower(base, at({ ...place, windMph: place.windMph + wind }, inches))
        neverLower(base, at(place, inches + wider))
        neverLower(base, at(place, inches, 10))
      }),
    )
  })

  it('span, spacing or load never lowers a joist’s ratio, nor wind a track’s or a brace’s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 48, max: 240 }), more, fc.integer({ min: 12, max: 24 }), more, (inches, longer, spacing, wider) => {
        const at = (span: number, apart: number, livePsf = 40) =>
          checkJoist({
            member: 'F',
            role: 'joist',
            profile: '1000S162-54',
            spanFeet: span / 12,
            tributaryFeet: apart / 12,
            deadPsf: 10,
            livePsf,
            ends: [BARE, BARE],
          })
        neverLower(at(inches, spacing), at(inches + longer, spacing))
        neverLower(at(inches, spacing), at(inches, spacing + wider))
        neverLower(at(inches, spacing), at(inches, spacing, 40 + longer))
        const track = (span: number, windPlf: number) => [
          checkTrack({ member: 'T', role: 'sill-track', profile: '362T125-43', spanFeet: span / 12, windPlf }),
        ]
        neverLower(track(inches, spacing), track(inches + longer, spacing + wider))
      }),
    )
  })
})

it('holds a header at each end with four No. 10 in each piece', () => {
  const header = { member: 'H', role: 'header', profile: '800S162-54', count: 2 } as const
  const { demand, capacity, clause, inputs } = checkHeaderUplift(header, { dead: 500, wind: 2_000 }, '362S162-43')
  expect(demand).toBeCloseTo(0.6 * 1_500, 9)
  // Example E15: tilting of a No. 10 in 43 mil is 789 lb; Ω is 3.
  expect(capacity).toBeCloseTo((8 * 789) / 3, -1)
  expect({ clause, screws: inputs.Screws }).toEqual({
    clause: 'S100 J4.3.1',
    screws: '4 No. 10 at the end of each piece, into 362S162-43',
  })
})

describe('a strap brace', () => {
  const brace = (forcePounds: number, profile: '300FS-43' | '300FS-54' = '300FS-43') =>
    checkBrace({ member: 'B', profile, bayFeet: 8, heightFeet: 9, forcePounds })
  const forces = (forcePounds: number) => braceForces(forcePounds, { bayFeet: 8, heightFeet: 9 })

  it('has the strap’s force in tension, and its vertical part in the chord and the hold-down', () => {
    const length = Math.hypot(8, 9)
    expect(ratio(brace(1000), 'tension')).toBeCloseTo((1000 * length) / 8 / 1000 / (((3 - 2 * 0.19) * 0.0451 * 45) / 2), 6)
    expect(forces(1000).chord).toBeCloseTo(1125, 6)
    expect(forces(1000).holdDown).toBe(forces(1000).chord)
  })

  it('has the fewest screws at each end that are as strong as the strap: 11 in 43 mil, 19 in 54 mil', () => {
    for (const [profile, count] of [
      ['300FS-43', 11],
      ['300FS-54', 19],
    ] as const) {
      const ends = strapEnds(profile)
      expect(ends.count).toBe(count)
      // Example E15: tilting of a No. 10 in 43 mil is 789 lb; Ω is 3.
      expect(ends.shearPounds / count).toBeCloseTo(789 / 3, 0)
      expect(ends.shearPounds).toBeGreaterThanOrEqual(ends.tension.allowable * 1000)
      expect(ends.shearPounds * (1 - 1 / count)).toBeLessThan(ends.tension.allowable * 1000)
      expect(ratio(brace(1000, profile), 'screws')).toBeLessThanOrEqual(ratio(brace(1000, profile), 'tension'))
    }
  })

  it('carries 1.8 times as much of 54 mil: ruptured at 65 ksi beside two screws', () => {
    expect(strapEnds('300FS-54').tension).toEqual({ allowable: expect.closeTo((2.62 * 0.0566 * 65) / 2, 9), clause: 'S100 D3' })
  })

  it('is named by its strap when it fails', () => {
    expect(
      brace(5000)
        .filter(fails)
        .map(({ limitState }) => limitState),
    ).toEqual(['tension', 'screws'])
  })
})
