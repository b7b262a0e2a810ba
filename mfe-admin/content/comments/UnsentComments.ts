import { createContext } from 'react'

/** The unsent text of each comment form, by its place: Escape and opening another section's comments close the form. */
export const UnsentComments = createContext(new Map<string, string>())
