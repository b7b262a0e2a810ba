import { createContext } from 'react'

/** Asks the signed-in person again who they are; true once that is confirmed, false when they would rather not. */
export type AskAgain = () => Promise<boolean>

/** Null where nothing can ask: the refusal then stands as it is. */
export const AskAgainContext = createContext<AskAgain | null>(null)
