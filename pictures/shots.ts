import type { PictureName } from '@framewell/domain/content/sitePictures'
import type { Still } from './StillLife'

/** How far a house is built in a picture. */
type Stage = 'framed' | 'sheathed' | 'finished'

/** Colors of a finished house. */
interface Finish {
  readonly siding: string
  readonly door: string
}

/** A house of a street: where its front left corner is, and how far it is turned counterclockwise. */
export interface Lot {
  readonly planId: string
  readonly stage: Stage
  readonly at: readonly [number, number]
  readonly turnDegrees: number
  readonly finish?: Finish
}

/**
 * One picture of the set: what is shown, from where. Feet in the plan's own axes (x along the front, y to the rear, z up); the sun's height
 * and direction in degrees, from the front wall towards the left end.
 */
export interface Shot {
  /** Its file, how the site's pages name it. */
  readonly name: PictureName
  readonly planId: string
  readonly stage: Stage
  /** The morning sun, or the sky after sunset; `sun` says where from. */
  readonly light: 'morning' | 'dusk'
  readonly eye: readonly [number, number, number]
  readonly target: readonly [number, number, number]
  /** Keeps walls upright: the camera looks level and its back is shifted. */
  readonly level?: boolean
  /** Focal length on a 36 mm wide sensor. */
  readonly lensMillimeters: number
  readonly sun: { readonly heightDegrees: number; readonly fromDegrees: number }
  readonly finish?: Finish
  /** More houses along a street, which runs to the rear (y) from the middle of the picture. */
  readonly lots?: readonly Lot[]
  /** A part of the frame by itself, without its house. */
  readonly still?: Still
  /** Sharp at this distance, blurred before and behind as by a lens of this f-number. */
  readonly focus?: { readonly feet: number; readonly fNumber: number }
  readonly exposure?: number
  readonly width: number
  readonly height: number
  readonly samples: number
}

const MORNING = { light: 'morning', sun: { heightDegrees: 14, fromDegrees: 42 } } as const
/** The glow comes from behind, to the right. */
const DUSK = { light: 'dusk', sun: { heightDegrees: 0, fromDegrees: 215 }, level: true, exposure: 1 } as const
const SIZE = { width: 1440, height: 900, samples: 36 }
/** A plan's two pictures, framed and finished, that a slider compares. */
const PAIR = { width: 1200, height: 750, samples: 16 }
const BOVA = { ...PAIR, ...DUSK, planId: 'the-bova-plan', eye: [-13, -36, 5.4], target: [18, 8, 8], lensMillimeters: 31 } as const
const SCHIFF = { ...PAIR, ...DUSK, planId: 'the-schiff-plan', eye: [70, -42, 5.4], target: [30, 10, 9], lensMillimeters: 31 } as const
const STORCH = { ...PAIR, ...DUSK, planId: 'the-storch-plan', eye: [-16, -42, 5.4], target: [17, 8, 11.5], lensMillimeters: 28 } as const

/** A one-story house with boards on its walls, its trusses bare, in the morning. */
const BOVA_SHEATHED = { ...BOVA, ...MORNING, exposure: -0.35, name: 'bova-sheathed', stage: 'sheathed' } as const
const SCHIFF_SHEATHED = { ...SCHIFF, ...MORNING, exposure: -0.35, name: 'schiff-sheathed', stage: 'sheathed' } as const

const WHITE = { siding: '#e4dfd3', door: '#8c3a1f' }
const GREEN = { siding: '#9aa79b', door: '#2c3e50' }
const GRAY = { siding: '#cfd3d4', door: '#1c3a5a' }
const SETBACK_FEET = 36
const LOT_FEET = 58

/** Six lots on each side of a street; homes further back are further along. */
const STREET: readonly Lot[] = (
  [
    ['the-storch-plan', 'framed', 'the-bova-plan', 'finished'],
    ['the-bova-plan', 'sheathed', 'the-storch-plan', 'framed'],
    ['the-storch-plan', 'finished', 'the-schiff-plan', 'sheathed'],
    ['the-bova-plan', 'finished', 'the-storch-plan', 'finished'],
    ['the-storch-plan', 'finished', 'the-bova-plan', 'finished'],
    ['the-schiff-plan', 'finished', 'the-storch-plan', 'finished'],
  ] as const
).flatMap(([left, leftStage, right, rightStage], index) => {
  const y = 16 + index * LOT_FEET
  const finish = [WHITE, GRAY, GREEN] as const
  return [
    { planId: left, stage: leftStage, at: [-SETBACK_FEET, y] as const, turnDegrees: 90, finish: finish[index % 3] ?? WHITE },
    { planId: right, stage: rightStage, at: [SETBACK_FEET, y + 50] as const, turnDegrees: -90, finish: finish[(index + 1) % 3] ?? WHITE },
  ]
})

/** The set: one camera language (eye height, 28 to 40 mm), the morning sun while a house is built, dusk when it is finished. */
export const SHOTS: readonly Shot[] = [
  { ...BOVA, name: 'bova-frame', stage: 'framed' },
  { ...SCHIFF, name: 'schiff-frame', stage: 'framed' },
  { ...STORCH, name: 'storch-frame', stage: 'framed' },
  { ...BOVA, name: 'bova-finished', stage: 'finished', finish: WHITE },
  { ...SCHIFF, name: 'schiff-finished', stage: 'finished', finish: GREEN },
  { ...STORCH, name: 'storch-finished', stage: 'finished', finish: GRAY },
  BOVA_SHEATHED,
  SCHIFF_SHEATHED,
  {
    ...{ name: 'street', planId: 'the-storch-plan', stage: 'framed', ...DUSK, width: 1440, height: 600, samples: 24, lots: STREET },
    eye: [9, -48, 5.8],
    target: [-5, 160, 21],
    lensMillimeters: 31,
  },
  {
    ...{ name: 'storch-dusk', planId: 'the-storch-plan', stage: 'framed', ...DUSK, width: 1920, height: 522, samples: 16 },
    eye: [-42, -90, 5.6],
    target: [44, 7, 16.4],
    lensMillimeters: 28,
  },
  {
    ...{ name: 'storch-sheathed', planId: 'the-storch-plan', stage: 'sheathed', ...MORNING, ...SIZE },
    eye: [47, -33, 5.6],
    target: [18, 10, 10.2],
    lensMillimeters: 30,
  },
  {
    ...{ name: 'storch-trusses', planId: 'the-storch-plan', stage: 'framed', ...MORNING, ...SIZE },
    eye: [4, 6, 14.2],
    target: [20, 15, 20],
    lensMillimeters: 24,
  },
  {
    ...{ name: 'storch-studs', planId: 'the-storch-plan', stage: 'framed', still: 'stud', ...MORNING, ...PAIR },
    eye: [3, -5.5, 5.2],
    target: [9, 0, 3.5],
    lensMillimeters: 40,
    focus: { feet: 7.5, fNumber: 4 },
  },
  {
    ...{ name: 'stud', planId: 'the-storch-plan', stage: 'framed', still: 'stud', ...MORNING, ...PAIR, samples: 32 },
    sun: { heightDegrees: 16, fromDegrees: -38 },
    eye: [13.55, -0.55, 4.75],
    target: [11.95, 0.3, 4.3],
    lensMillimeters: 36,
    focus: { feet: 1.68, fNumber: 5.6 },
  },
  {
    ...{ name: 'truck-bundle', planId: 'the-storch-plan', stage: 'framed', still: 'truck', ...MORNING, ...PAIR, samples: 14 },
    eye: [-3.7, -0.6, 5.9],
    target: [0.4, 7, 5.4],
    lensMillimeters: 31,
    focus: { feet: 6, fNumber: 4 },
  },
  {
    ...{ name: 'panel-lift', planId: 'the-storch-plan', stage: 'framed', still: 'lift', ...MORNING, ...PAIR, samples: 14 },
    eye: [-8, -32, 5.6],
    target: [11.5, 0, 17.8],
    level: true,
    lensMillimeters: 28,
  },
  {
    ...{ name: 'shop-table', planId: 'the-storch-plan', stage: 'framed', still: 'table', ...MORNING, ...PAIR, samples: 14 },
    eye: [1.1, -2.3, 5.5],
    target: [4.7, 2.6, 2.3],
    lensMillimeters: 30,
    focus: { feet: 4.2, fNumber: 4 },
  },
]
