import type { generateBom } from '@framewell/domain/bom/calls'
import type { Layout } from '@framewell/domain/framing/layout'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { createContext } from 'react'
import type { BomQuestion } from './bomQuestion'
import type { MadeBom } from './useGenerateBom'

export interface BillOnScreen {
  /** What the form asked when the frame on the screen was drawn: fixes are those of that frame. */
  readonly question: BomQuestion
  /** Changes the form. */
  readonly ask: (change: Partial<BomQuestion>) => void
  /** The frame that a request counts. */
  readonly layoutOf: (request: CallInput<typeof generateBom>) => Layout | undefined
  /** Replaces the bill that is shown, if one is, as soon as the form asks for this one. */
  readonly follow: (bill: MadeBom) => void
}

/** The bill around a fix. */
export const BillOnScreen = createContext<BillOnScreen | null>(null)
