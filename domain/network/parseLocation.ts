import { US_STATES } from './usStates'

/** The parts of a location text. */
export interface ParsedLocation {
  readonly zip: string | null
  readonly city: string | null
  /** Postal code of the state: 'OH'. */
  readonly state: string | null
}

const CODES = new Map(Object.entries(US_STATES).flatMap(([code, name]) => [code, name.toUpperCase()].map((word) => [word, code])))

/**
 * Parses place, state and ZIP code from a location: 'Toledo, OH', '1 Summit St, Toledo, Ohio 43604'. A text that does not end with a state
 * has none.
 */
export function parseLocation(location: string): ParsedLocation {
  const zip = /\b(\d{5})(?:-\d{4})?\s*$/.exec(location)?.[1] ?? null
  const parts = location
    .replace(/[\s,]*\b\d{5}(?:-\d{4})?\s*$/, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const state = CODES.get((parts.at(-1) ?? '').replaceAll('.', '').toUpperCase()) ?? null
  return { zip, state, city: state ? (parts.at(-2) ?? null) : null }
}
