import type { Layout } from '@framewell/domain/framing/layout'

/** The frame of a configuration. */
export interface ConfiguredFrame {
  readonly layout: Layout
  /** What the frame belongs to. */
  readonly label: string
  /** The catalog's own layout of its plan, which has a design site only where the server's check passes. */
  readonly listed?: Layout
  /** Assumptions made for a building of which only the size is known. */
  readonly assumptions: readonly string[]
}
