import type { PictureName } from '@framewell/domain/content/sitePictures'

/** How far a house is built in a picture. */
export type Stage = 'framed' | 'sheathed'

/**
 * One picture of the set: what is shown, from where. Feet in the plan's own axes (x along the front, y to the rear, z up); the sun's height
 * and direction in degrees, from the front wall towards the left end.
 */
export interface Shot {
  /** Its file, how the site's pages name it. */
  readonly name: PictureName
  readonly planId: string
  readonly stage: Stage
  readonly eye: readonly [number, number, number]
  readonly target: readonly [number, number, number]
  /** Focal length on a 36 mm wide sensor. */
  readonly lensMillimeters: number
  readonly sun: { readonly heightDegrees: number; readonly fromDegrees: number }
  readonly width: number
  readonly height: number
  readonly samples: number
}

const MORNING = { heightDegrees: 14, fromDegrees: 42 }
const SIZE = { width: 1440, height: 900, samples: 36 }

/** The set: one light, one camera language (eye height, 28 to 40 mm, morning sun). */
export const SHOTS: readonly Shot[] = [
  {
    ...{ name: 'storch-framed', planId: 'the-storch-plan', stage: 'framed', sun: MORNING, width: 1920, height: 522, samples: 36 },
    eye: [-26, -70, 5.6],
    target: [32, 7, 12.8],
    lensMillimeters: 28,
  },
  {
    ...{ name: 'storch-sheathed', planId: 'the-storch-plan', stage: 'sheathed', sun: MORNING, ...SIZE },
    eye: [47, -33, 5.6],
    target: [18, 10, 10.2],
    lensMillimeters: 30,
  },
  {
    ...{ name: 'storch-trusses', planId: 'the-storch-plan', stage: 'framed', sun: MORNING, ...SIZE },
    eye: [4, 6, 14.2],
    target: [20, 15, 20],
    lensMillimeters: 24,
  },
  {
    ...{ name: 'schiff-framed', planId: 'the-schiff-plan', stage: 'framed', sun: MORNING, width: 1440, height: 600, samples: 36 },
    eye: [-14, -46, 5.6],
    target: [25, 8, 7],
    lensMillimeters: 28,
  },
  {
    ...{ name: 'storch-studs', planId: 'the-storch-plan', stage: 'framed', sun: MORNING, ...SIZE, samples: 64 },
    eye: [3, -5.5, 5.2],
    target: [9, 0, 4.6],
    lensMillimeters: 40,
  },
]
