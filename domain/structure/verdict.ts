import type { StudGauge, StudSpacing, StudWeb } from '../framing/layout'
import type { MemberRole } from '../framing/member'
import type { Reinforcement } from '../framing/reinforcement'
import { CLAUSES, type ClauseId } from './clauses'

/** What fails first. */
export type LimitState =
  | 'axial and bending'
  | 'axial'
  | 'bending'
  | 'shear'
  | 'bending and shear'
  | 'deflection'
  | 'bearing'
  | 'stud end on its track'
  | 'web slenderness at bearing'
  | 'tension'
  | 'screws'
  | 'out of line'
  | 'uplift'
  | 'thickness'

export type Unit = 'kip' | 'kip-in' | 'lb' | 'ratio' | 'of span' | 'h/t' | 'in' | 'mil'

/** Frame options that a fix sets, where one does. */
export interface FixOptions {
  readonly studGauge?: StudGauge
  readonly studWeb?: StudWeb
  readonly studSpacingInches?: StudSpacing
}

/** What makes a failing member pass, computed like the verdict itself. */
export interface Fix {
  /** In words: 'Use 2 kings at each side'. */
  readonly change: string
  /** The ratio after the change. */
  readonly ratio: number
  readonly options?: FixOptions
  /** The parts of an opening, a floor or a wall's bracing to make stronger, and where. */
  readonly parts?: readonly Omit<Reinforcement, 'at'>[]
  readonly at?: string
}

/** A check with figures: computed, or by a row of a published table. It passes up to a ratio of 1. */
export interface ComputedVerdict {
  readonly basis: 'computed' | 'prescriptive'
  /** The member's mark. */
  readonly member: string
  readonly role: MemberRole
  readonly limitState: LimitState
  readonly demand: number
  readonly capacity: number
  readonly unit: Unit
  /** Demand over capacity, or the sum of an interaction. */
  readonly ratio: number
  /** The governing ASD combination, or the service load of a deflection. */
  readonly combination: string
  readonly clause: ClauseId
  readonly edition: string
  /** What went in, with its unit: 'Height: 9 ft'. */
  readonly inputs: Readonly<Record<string, string>>
  readonly fix?: Fix
}

/** A member that is not computed, and why. Nothing is said about its strength. */
export interface OpenVerdict {
  readonly basis: 'engineer' | 'not checked'
  readonly member: string
  readonly role: MemberRole
  readonly reason: string
}

export type Verdict = ComputedVerdict | OpenVerdict

/** Rounding noise below this share over 1 is not a failure. */
const TOLERANCE = 1e-9

/** Whether a verdict has figures. */
export function isComputed(verdict: Verdict): verdict is ComputedVerdict {
  return verdict.basis === 'computed' || verdict.basis === 'prescriptive'
}

/** Whether a computed verdict fails. */
export function fails(verdict: ComputedVerdict): boolean {
  return verdict.ratio > 1 + TOLERANCE
}

/** A verdict with its ratio and edition filled in. `ratio` is given for interactions; otherwise it is demand over capacity. */
export function computed(
  verdict: Omit<ComputedVerdict, 'basis' | 'ratio' | 'edition'> & { readonly ratio?: number },
  basis: ComputedVerdict['basis'] = 'computed',
): ComputedVerdict {
  return {
    ...verdict,
    basis,
    ratio: verdict.ratio ?? verdict.demand / verdict.capacity,
    edition: CLAUSES[verdict.clause].edition,
  }
}

/** The verdict with the greatest ratio. */
export function governing(verdicts: readonly ComputedVerdict[]): ComputedVerdict | undefined {
  return verdicts.reduce<ComputedVerdict | undefined>(
    (worst, verdict) => (!worst || verdict.ratio > worst.ratio ? verdict : worst),
    undefined,
  )
}
