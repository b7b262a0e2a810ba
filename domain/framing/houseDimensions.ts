import { z } from 'zod'
import { figure } from '../numbers/figure'

export const SIDE_FEET = { min: 12, max: 240 } as const
export const AREA_SQUARE_FEET = { min: 200, max: 100_000 } as const

const LENGTH = { error: `Enter the length in feet, from ${SIDE_FEET.min} to ${SIDE_FEET.max}.` }
const WIDTH = { error: `Enter the width in feet, from ${SIDE_FEET.min} to ${SIDE_FEET.max}.` }
const AREA = {
  abort: true,
  error: `Enter the floor area in square feet, from ${AREA_SQUARE_FEET.min} to ${figure(AREA_SQUARE_FEET.max)}.`,
}
const STORIES = { error: 'Enter 1, 2 or 3 stories.' }
const WALL = { error: 'Enter a wall height from 8 to 14 ft.' }

/** A house known by its size only: outside length and width, or the floor area of all stories. Length and width win when both are given. */
export const houseDimensionsSchema = z
  .object({
    lengthFeet: z.number(LENGTH).min(SIDE_FEET.min, LENGTH).max(SIDE_FEET.max, LENGTH).optional(),
    widthFeet: z.number(WIDTH).min(SIDE_FEET.min, WIDTH).max(SIDE_FEET.max, WIDTH).optional(),
    squareFeet: z.number(AREA).min(AREA_SQUARE_FEET.min, AREA).max(AREA_SQUARE_FEET.max, AREA).optional(),
    stories: z.number(STORIES).int(STORIES).min(1, STORIES).max(3, STORIES).default(1),
    wallHeightFeet: z.number(WALL).min(8, WALL).max(14, WALL).default(9),
  })
  .superRefine((house, check) => {
    const { lengthFeet, widthFeet, squareFeet, stories } = house
    const missing = (path: string, message: string) => check.addIssue({ code: 'custom', path: [path], message })
    if (lengthFeet === undefined && widthFeet !== undefined) missing('lengthFeet', LENGTH.error)
    if (widthFeet === undefined && lengthFeet !== undefined) missing('widthFeet', WIDTH.error)
    if (lengthFeet !== undefined || widthFeet !== undefined) return
    if (squareFeet === undefined) missing('squareFeet', 'Enter the length and width, or the floor area.')
    else if (squareFeet / stories < AREA_SQUARE_FEET.min)
      missing('squareFeet', `Enter at least ${AREA_SQUARE_FEET.min} sq ft for each of the ${stories} stories.`)
    else if (squareFeet / stories > MAX_FLOOR_SQUARE_FEET)
      missing('squareFeet', `One floor holds at most ${figure(MAX_FLOOR_SQUARE_FEET)} sq ft; add stories or split the house.`)
  })
export type HouseDimensions = z.input<typeof houseDimensionsSchema>

/** The largest 3:2 floor whose sides stay in range. */
const MAX_FLOOR_SQUARE_FEET = (SIDE_FEET.max * SIDE_FEET.max * 2) / 3
