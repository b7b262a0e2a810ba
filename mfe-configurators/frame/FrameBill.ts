import type { Bom } from '@framewell/domain/bom/bom'
import { createContext } from 'react'

/** The bill of the frame that is shown, where the screen has one: its members then have prices. */
export const FrameBill = createContext<Bom | undefined>(undefined)
