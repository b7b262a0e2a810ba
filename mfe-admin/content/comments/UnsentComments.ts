import { createContext } from 'react'

/** What was typed into each form for a comment and not sent: Escape and a look at another section close the form. */
export const UnsentComments = createContext(new Map<string, string>())
