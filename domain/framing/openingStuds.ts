import type { StudSpacing } from './layout'
import { FLANGE_FEET } from './profile'
import type { ReinforcedPart, Reinforcement } from './reinforcement'

/** What of an opening is stronger than the rules choose, by part. */
export type OpeningParts = Partial<Readonly<Record<ReinforcedPart, Reinforcement>>>

/** An opening's clear width and its reinforced parts. */
interface SizedOpening {
  readonly widthFeet: number
  readonly parts?: OpeningParts
}

/** Studs at each side of an opening. */
interface OpeningStuds {
  readonly jacks: number
  readonly kings: number
}

interface Row {
  readonly toFeet: number
  readonly 24: OpeningStuds
  readonly 16: OpeningStuds
}

const row = (toFeet: number, jacks24: number, kings24: number, jacks16: number, kings16: number): Row => ({
  toFeet,
  24: { jacks: jacks24, kings: kings24 },
  16: { jacks: jacks16, kings: kings16 },
})

/**
 * By clear width, to the row's end. The jacks and the rows from 8 ft at 24 in and from 10 ft 6 in at 16 in follow IRC table R603.7(1); the
 * other kings are our own judgment. The last row also serves wider openings, which need their own engineering.
 */
const ROWS: readonly Row[] = [row(3.5, 1, 1, 1, 1), row(5, 1, 2, 1, 2), row(8, 1, 2, 2, 2), row(10.5, 2, 2, 2, 3), row(12, 2, 2, 3, 3)]
const ONE_EACH: OpeningStuds = { jacks: 1, kings: 1 }

/** Kings and jacks at each side of an opening; one of each in a wall that carries nothing. Reinforced parts may have more. */
export function openingStuds({ widthFeet, parts }: SizedOpening, spacing: StudSpacing, bearing: boolean): OpeningStuds {
  const usual = bearing
    ? (ROWS.find(({ toFeet }) => widthFeet <= toFeet + 1e-9) ?? ROWS[ROWS.length - 1] ?? row(0, 1, 1, 1, 1))[spacing]
    : ONE_EACH
  if (!parts) return usual
  return { jacks: Math.max(parts.jack?.count ?? 0, usual.jacks), kings: Math.max(parts.king?.count ?? 0, usual.kings) }
}

/** Width of those studs at one side, in feet. */
export function openingStudsFeet(opening: SizedOpening, spacing: StudSpacing, bearing: boolean): number {
  const { jacks, kings } = openingStuds(opening, spacing, bearing)
  return (jacks + kings) * FLANGE_FEET
}
