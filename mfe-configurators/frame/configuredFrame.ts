import type { Layout } from '@framewell/domain/framing/layout'

/** The frame of a configuration. */
export interface ConfiguredFrame {
  readonly layout: Layout
  /** What the frame belongs to. */
  readonly label: string
  /** Assumptions made for a building of which only the size is known. */
  readonly assumptions: readonly string[]
}
