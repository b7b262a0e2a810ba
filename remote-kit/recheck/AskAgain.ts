import { createContext } from 'react'

/** Asks the signed-in person to confirm their identity; false when they cancel. */
export type AskAgain = () => Promise<boolean>

/** Null where nothing can ask: the refusal then stays. */
export const AskAgainContext = createContext<AskAgain | null>(null)
