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

/** The name of an opening in reinforcements: its wall's mark and its place in the wall's list. */
export function openingName(wallMark: string, index: number): string {
  return `${wallMark}.${index + 1}`
}

/** Reinforcements with others added. A part at one place has one, as strong as the stronger of both in each respect. */
export function reinforced(given: readonly Reinforcement[], added: readonly Reinforcement[]): Reinforcement[] {
  const byPart = new Map<string, Reinforcement>()
  for (const one of [...given, ...added]) {
    const key = `${one.at} ${one.part}`
    const known = byPart.get(key)
    byPart.set(key, known ? stronger(known, one) : one)
  }
  return [...byPart.values()]
}

function stronger(one: Reinforcement, other: Reinforcement): Reinforcement {
  const count = Math.max(one.count ?? 0, other.count ?? 0)
  const web = Number(one.web ?? 0) > Number(other.web ?? 0) ? one.web : other.web
  const stiffened = one.stiffened === true || other.stiffened === true
  const { mil } = one.mil > other.mil ? one : other
  return { at: one.at, part: one.part, mil, ...(web ? { web } : {}), ...(count ? { count } : {}), ...(stiffened ? { stiffened } : {}) }
}

/** Reinforcements as text for an address: 'W1-3.2_king_54_n2*W1-3.2_header_54_w800_s'. */
export function reinforcementsText(given: readonly Reinforcement[]): string {
  return given
    .map(({ at, part, mil, web, count, stiffened }) =>
      [at, part, mil, ...(web ? [`w${web}`] : []), ...(count ? [`n${count}`] : []), ...(stiffened ? ['s'] : [])].join('_'),
    )
    .join('*')
}

/** Reads `reinforcementsText`; undefined when any part of it is none. */
export function parseReinforcements(text: string): Reinforcement[] | undefined {
  if (text === '') return []
  const parsed = z.array(reinforcementSchema).safeParse(text.split('*').map(wordsOf))
  return parsed.data
}

function wordsOf(text: string): Record<string, unknown> {
  const [at, part, mil, ...rest] = text.split('_')
  const after = (letter: string) => rest.find((word) => word.startsWith(letter))?.slice(1)
  const [web, count] = [after('w'), after('n')]
  return {
    at,
    part,
    mil: Number(mil),
    ...(web ? { web } : {}),
    ...(count ? { count: Number(count) } : {}),
    ...(rest.includes('s') ? { stiffened: true } : {}),
  }
}
