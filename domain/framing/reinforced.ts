import { z } from 'zod'
import { type Reinforcement, reinforcementSchema } from './reinforcement'

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
  const bays = Math.max(one.bays ?? 0, other.bays ?? 0)
  const web = Number(one.web ?? 0) > Number(other.web ?? 0) ? one.web : other.web
  const stiffened = one.stiffened === true || other.stiffened === true
  const { mil } = one.mil > other.mil ? one : other
  return {
    ...{ at: one.at, part: one.part, mil },
    ...(web ? { web } : {}),
    ...(count ? { count } : {}),
    ...(bays ? { bays } : {}),
    ...(stiffened ? { stiffened } : {}),
  }
}

/** Reinforcements as text for an address: 'W1-3.2_king_54_n2*W1-3.2_header_54_w800_s'. */
export function reinforcementsText(given: readonly Reinforcement[]): string {
  return given
    .map(({ at, part, mil, web, count, bays, stiffened }) =>
      [
        ...[at, part, mil],
        ...(web ? [`w${web}`] : []),
        ...(count ? [`n${count}`] : []),
        ...(bays ? [`b${bays}`] : []),
        ...(stiffened ? ['s'] : []),
      ].join('_'),
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
  const [web, count, bays] = [after('w'), after('n'), after('b')]
  return {
    at,
    part,
    mil: Number(mil),
    ...(web ? { web } : {}),
    ...(count ? { count: Number(count) } : {}),
    ...(bays ? { bays: Number(bays) } : {}),
    ...(rest.includes('s') ? { stiffened: true } : {}),
  }
}
