import type { generateBom } from '@framewell/domain/bom/calls'
import type { Layout } from '@framewell/domain/framing/layout'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { createContext } from 'react'
import type { MadeBom } from './useGenerateBom'

interface BillOnScreen {
  /** The frame that a request counts. */
  readonly layoutOf: (request: CallInput<typeof generateBom>) => Layout | undefined
  /** Replaces the bill that is shown, if one is, as soon as the form asks for this one. */
  readonly follow: (bill: MadeBom) => void
}

/** The bill around a fix. */
export const BillOnScreen = createContext<BillOnScreen | null>(null)
