import type { Layout } from '@framewell/domain/framing/layout'

/** A frame as a configuration has it. */
export interface ConfiguredFrame {
  readonly layout: Layout
  /** What the frame belongs to. */
  readonly label: string
  /** What had to be assumed, for a house of which only the size is known. */
  readonly assumptions: readonly string[]
}
