import { rectangle } from '../framing/outline'
import type { Reinforcement } from '../framing/reinforcement'
import { DESIGN_SITE } from '../structure/site'
import type { Plan } from './plan'
import { planSchema } from './planSchema'

/*
 * The CMS's initial plans. Figures are the specification's; the layouts are our own, since it gives areas only: outline times stories
 * equals area. Side 0 is the front wall, then counterclockwise; offsets in feet. Rooms are named where walls show them: the other baths have
 * no framed walls of their own. The reinforcements are the fixes that the check of the plans names at their design site: `designed.test.ts`
 * fails on a missing and on a superfluous one.
 */

const door = (story: number, side: number, fromFeet: number, widthFeet = 3) =>
  ({ kind: 'door', story, side, fromFeet, widthFeet, sillFeet: 0, headFeet: 6.75 }) as const
const window = (story: number, side: number, fromFeet: number, widthFeet: number, sillFeet = 3) =>
  ({ kind: 'window', story, side, fromFeet, widthFeet, sillFeet, headFeet: 6.75 }) as const
const doorway = (fromFeet: number, widthFeet = 2.5) => ({ kind: 'door', fromFeet, widthFeet, sillFeet: 0, headFeet: 6.75 }) as const
const wall = (
  story: number,
  from: readonly [number, number],
  to: readonly [number, number],
  openings: ReturnType<typeof doorway>[] = [],
) => ({
  story,
  from: { x: from[0], y: from[1] },
  to: { x: to[0], y: to[1] },
  openings,
})

/** A room's name is around this point. */
const room = (name: string, x: number, y: number, story = 1) => ({ story, name, at: { x, y } })

/** A header of 54 mil. */
const header = (at: string, web: '600' | '800' | '1000', stiffened = true): Reinforcement => ({
  ...{ at, part: 'header', mil: 54, web },
  ...(stiffened ? { stiffened } : {}),
})
/** A sill or head track of 54 mil. */
const heavyTrack = (at: string, part: 'sill' | 'head'): Reinforcement => ({ at, part, mil: 54 })
/** A wall's straps of 54 mil on so many faces, and its chord studs. */
const braced = (at: string, chordMil: 43 | 54, chords: number, faces = 1): Reinforcement[] => [
  { at, part: 'brace', mil: 54, count: faces },
  { at, part: 'chord', mil: chordMil, count: chords },
]

const frame = { wallHeightFeet: 9, studSpacingInches: 24, studGauge: 18, designSite: DESIGN_SITE } as const

export const INITIAL_PLANS: readonly Plan[] = [
  planSchema.parse({
    id: 'the-bova-plan',
    name: 'The Bova',
    description: 'Three bedrooms on one compact floor. The short truss span keeps the frame light and quick to stand.',
    subtitle: 'Compact single-story home',
    lifestyle: 'First homes and downsizing: everything on one floor, little to heat and to keep.',
    bestFor: 'Small infill lots and rows of rental houses.',
    squareFeet: 900,
    bedrooms: 3,
    bathrooms: 2.5,
    kitBasePriceCents: 30_030_00,
    developmentBasePriceCents: 245_000_00,
    developmentSquareFeet: 1450,
    estimatedTimeWeeks: 8,
    layout: {
      ...frame,
      outline: rectangle(37.5, 24),
      stories: 1,
      openings: [
        window(1, 0, 4, 5),
        door(1, 0, 14, 3),
        window(1, 0, 20, 4),
        window(1, 0, 28, 4),
        window(1, 1, 4, 5),
        window(1, 2, 4, 4),
        window(1, 2, 13, 2, 4.5),
        door(1, 2, 20.5, 6),
        window(1, 3, 10, 4),
      ],
      interiorWalls: [
        wall(1, [19, 0.3], [19, 23.7], [doorway(6)]),
        wall(1, [19, 12], [37.2, 12], [doorway(2), doorway(12)]),
        wall(1, [27.5, 0.3], [27.5, 12]),
        wall(1, [26, 12], [26, 23.7], [doorway(2)]),
        wall(1, [0.3, 15], [10, 15], [doorway(6)]),
        wall(1, [10, 15], [10, 23.7]),
      ],
      rooms: [
        room('Living and kitchen', 9.5, 7.5),
        room('Bedroom 1', 31.75, 17.5),
        room('Bedroom 2', 23.25, 5),
        room('Bedroom 3', 32.5, 6),
        room('Bath 1', 22.5, 17.5),
        room('Bath 2', 5, 19.5),
      ],
      roof: { form: 'gable', pitchIn12: 5, overhangFeet: 1.25, rakeFeet: 1 },
      reinforcements: [header('W1-3.3', '800'), ...braced('W1-2', 54, 1)],
    },
  }),
  planSchema.parse({
    id: 'the-schiff-plan',
    name: 'The Schiff',
    description: 'One floor in an L: bedrooms under a clear 30 ft roof, living space in a lower wing beside the terrace.',
    subtitle: 'Single-story L with a terrace',
    lifestyle: 'Families who live outdoors: kitchen and living beside the terrace, bedrooms apart.',
    bestFor: 'Corner lots and buyers of a second home of their own.',
    squareFeet: 1350,
    bedrooms: 3,
    bathrooms: 2,
    kitBasePriceCents: 42_500_00,
    developmentBasePriceCents: 289_000_00,
    developmentSquareFeet: 1680,
    estimatedTimeWeeks: 10,
    layout: {
      ...frame,
      outline: [
        { x: 0, y: 0 },
        { x: 54, y: 0 },
        { x: 54, y: 15 },
        { x: 36, y: 15 },
        { x: 36, y: 30 },
        { x: 0, y: 30 },
      ],
      stories: 1,
      openings: [
        window(1, 0, 4, 5),
        window(1, 0, 15, 4),
        door(1, 0, 22, 3.5),
        window(1, 0, 29.5, 4),
        window(1, 0, 42, 8, 1.5),
        window(1, 1, 4.5, 6),
        door(1, 2, 5, 8),
        window(1, 3, 5, 4),
        window(1, 4, 4, 5),
        window(1, 4, 15, 2.5, 4.5),
        window(1, 4, 25, 5),
        window(1, 5, 5, 4),
        window(1, 5, 19, 4),
      ],
      interiorWalls: [
        wall(1, [0.3, 16], [35.7, 16], [doorway(4), doorway(15.5), doorway(28)]),
        wall(1, [14, 0.3], [14, 16]),
        wall(1, [20, 0.3], [20, 16], [doorway(11)]),
        wall(1, [13, 16], [13, 29.7]),
        wall(1, [22, 16], [22, 29.7], [doorway(3)]),
      ],
      rooms: [
        room('Kitchen and living', 40, 7.5),
        room('Hall', 17, 7),
        room('Bedroom 1', 29, 23),
        room('Bedroom 2', 7, 8),
        room('Bedroom 3', 6.5, 23),
        room('Bath', 17.5, 23),
      ],
      roof: { form: 'gable', pitchIn12: 5, overhangFeet: 1.5, rakeFeet: 1 },
      reinforcements: [
        header('W1-1.1', '800'),
        heavyTrack('W1-1.5', 'sill'),
        heavyTrack('W1-1.5', 'head'),
        heavyTrack('W1-3.1', 'head'),
        header('W1-5.1', '800'),
        header('W1-5.3', '800'),
        ...braced('W1-4', 54, 1),
        ...braced('W1-6', 54, 1),
      ],
    },
  }),
  planSchema.parse({
    id: 'the-storch-plan',
    name: 'The Storch',
    description: 'Two stories on a 900 sq ft footprint: living below, four bedrooms stacked on the same bearing lines.',
    subtitle: 'Two-story family home',
    lifestyle: 'Larger households: one open floor below, four bedrooms above.',
    bestFor: 'Narrow lots where a large house is worth its land.',
    squareFeet: 1800,
    bedrooms: 4,
    bathrooms: 3,
    kitBasePriceCents: 58_900_00,
    developmentBasePriceCents: 349_000_00,
    developmentSquareFeet: 2100,
    estimatedTimeWeeks: 12,
    layout: {
      ...frame,
      studSpacingInches: 16,
      outline: rectangle(36, 25),
      stories: 2,
      openings: [
        window(1, 0, 4, 6),
        door(1, 0, 14.75, 3),
        window(1, 0, 25.5, 6),
        window(2, 0, 4, 6),
        window(2, 0, 16, 3.5, 3.5),
        window(2, 0, 25.5, 6),
        window(1, 1, 4, 5),
        window(2, 1, 5, 4),
        window(2, 1, 16, 4),
        door(1, 2, 5, 8),
        window(1, 2, 24, 4, 3.5),
        window(2, 2, 5, 5),
        window(2, 2, 16, 2.5, 4.5),
        window(2, 2, 25, 5),
        window(1, 3, 15, 4),
        window(2, 3, 10.75, 2.5),
      ],
      interiorWalls: [
        { ...wall(1, [0.3, 12.5], [35.7, 12.5], [doorway(6, 6), doorway(24, 3)]), bearing: true },
        wall(1, [14, 0.3], [14, 12.5], [doorway(6, 4)]),
        wall(1, [22, 12.5], [22, 24.7], [doorway(2)]),
        wall(2, [0.3, 11], [14, 11], [doorway(9)]),
        wall(2, [22, 11], [35.7, 11], [doorway(2)]),
        wall(2, [0.3, 15], [35.7, 15], [doorway(9), doorway(18), doorway(25)]),
        wall(2, [14, 0.3], [14, 11]),
        wall(2, [22, 0.3], [22, 11]),
        wall(2, [16, 15], [16, 24.7]),
        wall(2, [22, 15], [22, 24.7]),
      ],
      rooms: [
        room('Entry', 16, 5),
        room('Stair', 19.8, 7),
        room('Living', 29, 6.5),
        room('Dining', 7, 6.5),
        room('Kitchen', 11, 18.5),
        room('Family room', 29, 18.5),
        room('Bedroom 1', 8, 20, 2),
        room('Bedroom 2', 7, 5.5, 2),
        room('Bedroom 3', 29, 5.5, 2),
        room('Bedroom 4', 29, 20, 2),
        room('Bath', 19, 20, 2),
        room('Hall', 16, 10.5, 2),
      ],
      // The stair turns once and arrives in the hall upstairs.
      floorOpenings: [{ story: 2, from: { x: 18, y: 1 }, to: { x: 21.6, y: 11.9 } }],
      roof: { form: 'gable', pitchIn12: 5, overhangFeet: 1.25, rakeFeet: 1 },
      reinforcements: [
        header('W1-1.1', '800'),
        header('W1-1.3', '800'),
        header('W1-3.1', '1000'),
        heavyTrack('W1-3.1', 'head'),
        header('W1-3.2', '800'),
        header('P1-1.1', '800'),
        header('P1-1.2', '600', false),
        ...braced('W1-1', 43, 2),
        ...braced('W1-2', 54, 2, 2),
        ...braced('W1-3', 54, 1),
        ...braced('W1-4', 43, 2),
        ...braced('W2-2', 54, 1),
      ],
    },
  }),
]
