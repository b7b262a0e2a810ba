import { z } from 'zod'
import { MILS } from './mil'

/** What can be made stronger: at an opening, a floor's joists, or a wall's bracing. */
export const REINFORCED_PARTS = ['king', 'jack', 'header', 'sill', 'head', 'joist', 'brace', 'chord'] as const
export type ReinforcedPart = (typeof REINFORCED_PARTS)[number]

/** Depths of headers, as profile codes. */
export const HEADER_WEBS = ['600', '800', '1000'] as const

/** The most braced bays of one wall. */
export const MOST_BAYS = 4

/** A stronger part than the frame's own rules choose. */
export const reinforcementSchema = z
  .object({
    /** An opening by its wall and its place in the wall's list, 'W1-3.2', a floor, 'F2-1', or an outer wall, 'W1-3'. */
    at: z
      .string()
      .regex(/^([WP]\d-\d{1,3}\.\d{1,3}|[FW]\d-\d{1,3})$/, 'Name an opening, for example W1-3.2, a floor, F2-1, or an outer wall, W1-3.'),
    part: z.enum(REINFORCED_PARTS, 'Choose a part that can be made stronger.'),
    mil: z.literal(MILS, 'Choose 33, 43, 54 or 68 mil.'),
    /** Of a header. */
    web: z.enum(HEADER_WEBS, 'Choose a header 6, 8 or 10 in deep.').optional(),
    /** Kings or jacks at each side of the opening, chord studs at each end of a braced bay, faces with straps. */
    count: z.number().int().min(1).max(4).optional(),
    /** Braced bays of the wall and of those over and under it. */
    bays: z.number().int().min(1).max(MOST_BAYS).optional(),
    /** A stud stiffens each web over its bearings. */
    stiffened: z.boolean().optional(),
  })
  .refine(({ part, mil, web }) => mil !== 68 || part === 'joist' || (part === 'header' && web === '1000'), {
    path: ['mil'],
    message: 'Price lists have 68 mil only 10 in deep.',
  })
  .refine(({ part, mil }) => mil !== 33 || part !== 'header', { path: ['mil'], message: 'Headers are at least 43 mil.' })
  .refine(({ at, part }) => /^W\d-\d+$/.test(at) === (part === 'brace' || part === 'chord'), {
    path: ['at'],
    message: 'Name an outer wall for its bracing, an opening or a floor for other parts.',
  })
  .refine(({ part, mil }) => mil !== 33 || part !== 'brace', { path: ['mil'], message: 'Price lists have straps of 43 and 54 mil.' })
  .refine(({ part, count = 1 }) => part !== 'brace' || count <= 2, { path: ['count'], message: 'A wall has two faces.' })
  .refine(({ part, bays }) => bays === undefined || part === 'brace', { path: ['bays'], message: 'Only bracing has bays.' })
export type Reinforcement = z.infer<typeof reinforcementSchema>

/** Of one frame. */
export const reinforcementsSchema = z.array(reinforcementSchema).max(300)
