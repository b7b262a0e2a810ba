import { z } from 'zod'
import { designLoadsSchema } from '../structure/site'
import { floorOpeningSchema } from './floorOpening'
import { planPoint } from './planPoint'
import { reinforcementsSchema } from './reinforcement'
import { roomSchema } from './room'

export const ROOF_FORMS = ['gable', 'hip'] as const
export const OPENING_KINDS = ['door', 'window', 'garage'] as const
/** On center, in inches. */
export const STUD_SPACINGS = [16, 24] as const
/** Structural gauges; a lower number is thicker steel. */
export const STUD_GAUGES = [20, 18, 16] as const
/** Stud depths as profile codes, in hundredths of an inch. */
export const STUD_WEBS = ['350', '362', '550', '600'] as const
/** Wall heights that are offered, in feet: those of the code's bracing and sheathing rules (IRC R603.3.3, R603.9.2.1). */
export const WALL_HEIGHTS = [8, 9, 10] as const
/** What the ground floor rests on: a slab is the floor itself, the others carry a floor of joists. */
export const FOUNDATIONS = ['slab', 'crawl-space', 'basement'] as const
export type Foundation = (typeof FOUNDATIONS)[number]
export type StudSpacing = (typeof STUD_SPACINGS)[number]
export type StudGauge = (typeof STUD_GAUGES)[number]
export type StudWeb = (typeof STUD_WEBS)[number]

/** An opening in one wall, in feet; `sill` and `head` are above that story's floor. A door's sill is 0. */
export const openingSchema = z
  .object({
    kind: z.enum(OPENING_KINDS),
    /** From the wall's start to the opening's near edge. A side starts at its corner, counterclockwise. */
    fromFeet: z.number().min(0).max(500),
    widthFeet: z.number().min(1, 'An opening is at least 1 ft wide.').max(24, 'An opening is at most 24 ft wide.'),
    sillFeet: z.number().min(0).max(20),
    headFeet: z.number().min(1).max(20),
  })
  .refine((opening) => opening.headFeet > opening.sillFeet, { path: ['headFeet'], message: 'The head must be above the sill.' })
export type Opening = z.infer<typeof openingSchema>

const sideOpeningSchema = openingSchema.safeExtend({
  story: z.number().int().min(1),
  /** Which side of the outline: 0 starts at the first corner. */
  side: z.number().int().min(0),
})

const interiorWallSchema = z.object({
  story: z.number().int().min(1),
  from: planPoint,
  to: planPoint,
  /** Carries the joists of the floor above. */
  bearing: z.boolean().default(false),
  openings: z.array(openingSchema).max(20).default([]),
})

const wallHeight = z.number().min(7, 'Walls are at least 7 ft high.').max(14, 'Walls are at most 14 ft high.')

/** A layout as it was stored: it was checked by the rules of its day. Lengths in feet unless the name says otherwise. */
export const storedLayoutSchema = z.object({
  /** Outside face of the frame, counterclockwise from the front left corner; right angles only. */
  outline: z.array(planPoint).min(4, 'An outline has at least four corners.').max(24),
  stories: z.number().int().min(1).max(3, 'Frames of more than three stories need their own engineering.'),
  /** Floor to top track of the first story, and of the others unless `upperWallHeightFeet` says otherwise. */
  wallHeightFeet: wallHeight,
  /** Of the stories above the first; as high as the first when absent. */
  upperWallHeightFeet: wallHeight.optional(),
  openings: z.array(sideOpeningSchema).max(120),
  interiorWalls: z.array(interiorWallSchema).max(80).default([]),
  floorOpenings: z.array(floorOpeningSchema).max(12).default([]),
  /** Names on plans; nothing is framed or counted from them. */
  rooms: z.array(roomSchema).max(120).optional(),
  roof: z.object({
    form: z.enum(ROOF_FORMS),
    /** Rise in inches over 12 inches of run. */
    pitchIn12: z.number().min(1).max(18),
    /** Beyond the walls at the eaves. */
    overhangFeet: z.number().min(0).max(4),
    /** Beyond the gable walls. */
    rakeFeet: z.number().min(0).max(4).default(0),
  }),
  studSpacingInches: z.literal(STUD_SPACINGS),
  studGauge: z.literal(STUD_GAUGES),
  studWeb: z.enum(STUD_WEBS).default('362'),
  /** A slab when absent. */
  foundation: z.enum(FOUNDATIONS).optional(),
  /** Parts that are stronger than the frame's own rules choose. */
  reinforcements: reinforcementsSchema.optional(),
  /** The loads it is designed for. `designed` removes it from a layout whose frame does not pass there. */
  designSite: designLoadsSchema.optional(),
})

export type Layout = z.infer<typeof storedLayoutSchema>

export type InteriorWall = Layout['interiorWalls'][number]
