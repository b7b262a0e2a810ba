import { OMEGA } from './steelConstants'

interface StrapSheet {
  /** Strap width and thickness, in. */
  readonly width: number
  readonly t: number
  readonly fy: number
  readonly fu: number
  /** Holes across the strap at its end: count and diameter, in. */
  readonly holes: number
  readonly holeInches: number
}

interface StrapBay {
  /** Braced bay, ft. */
  readonly bayFeet: number
  readonly heightFeet: number
}

export interface StrapStrength {
  /** Allowable tension, kip. */
  readonly allowable: number
  readonly clause: 'S100 D2' | 'S100 D3'
}

/** Allowable tension of a strap (S100-16 D2 and D3): the lower of yielding of the gross and rupture of the net section. */
export function strapTension({ width, t, fy, fu, holes, holeInches }: StrapSheet): StrapStrength {
  const gross = (width * t * fy) / OMEGA.tensionYield
  const net = ((width - holes * holeInches) * t * fu) / OMEGA.tensionRupture
  return gross <= net ? { allowable: gross, clause: 'S100 D2' } : { allowable: net, clause: 'S100 D3' }
}

/** Forces of one braced bay under a horizontal force at its top, in the force's unit. Only the strap in tension acts. */
export function braceForces(force: number, { bayFeet, heightFeet }: StrapBay) {
  const length = Math.hypot(bayFeet, heightFeet)
  const strap = (force * length) / bayFeet
  return { strap, chord: (strap * heightFeet) / length, holdDown: (strap * heightFeet) / length }
}
