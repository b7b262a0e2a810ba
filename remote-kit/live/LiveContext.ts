import { createContext } from 'react'
import { type Changes, openLinkEvents, openServerEvents } from './changeSource'
import { LiveChanges } from './LiveChanges'

/** Where changes come from: the server; a story plays them. */
export const LiveContext = createContext<Changes>(new LiveChanges(openServerEvents))

/** Where changes of what a private link opens come from, by the path of its stream and the link's token. */
export const LinkChangesContext = createContext((url: string, token: string): Changes => new LiveChanges(openLinkEvents(url, token), false))
