import type { Label } from './label'
import type { Surface } from './Surface'

/** A part of a frame that is pictured by itself: a stud, a panel on the crane or on its shop's table, a bundle on the truck. */
export type Still = 'stud' | 'lift' | 'table' | 'truck'

/** What a picture of such a part shows: faces by the name of their material, and lettering. */
export interface StillLife {
  readonly surfaces: Readonly<Record<string, Surface>>
  readonly labels: readonly Label[]
}
