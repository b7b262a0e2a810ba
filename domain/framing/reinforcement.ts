import { z } from 'zod'
import { MILS } from './mil'

/** What can be made stronger: at an opening, or a floor's joists. */
export const REINFORCED_PARTS = ['king', 'jack', 'header', 'sill', 'head', 'joist'] as const
export type ReinforcedPart = (typeof REINFORCED_PARTS)[number]

/** Depths of headers, as profile codes. */
export const HEADER_WEBS = ['600', '800', '1000'] as const

/** A stronger part than the frame's own rules choose. */
export const reinforcementSchema = z
  .object({
    /** An opening by its wall and its place in the wall's list, 'W1-3.2', or a floor, 'F2-1'. */
    at: z.string().regex(/^([WP]\d-\d{1,3}\.\d{1,3}|F\d-\d{1,3})$/, 'Name an opening, for example W1-3.2, or a floor, F2-1.'),
    part: z.enum(REINFORCED_PARTS, 'Choose a part that can be made stronger.'),
    mil: z.literal(MILS, 'Choose 33, 43, 54 or 68 mil.'),
    /** Of a header. */
    web: z.enum(HEADER_WEBS, 'Choose a header 6, 8 or 10 in deep.').optional(),
    /** Kings or jacks at each side of the opening. */
    count: z.number().int().min(1).max(4).optional(),
    /** A stud stiffens each web over its bearings. */
    stiffened: z.boolean().optional(),
  })
  .refine(({ part, mil, web }) => mil !== 68 || part === 'joist' || (part === 'header' && web === '1000'), {
    path: ['mil'],
    message: 'Price lists have 68 mil only 10 in deep.',
  })
  .refine(({ part, mil }) => mil !== 33 || part !== 'header', { path: ['mil'], message: 'Headers are at least 43 mil.' })
export type Reinforcement = z.infer<typeof reinforcementSchema>

/** Of one frame. */
export const reinforcementsSchema = z.array(reinforcementSchema).max(300)
