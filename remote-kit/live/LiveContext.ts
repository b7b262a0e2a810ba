import { createContext } from 'react'
import { type Changes, openLinkEvents, openServerEvents } from './changeSource'
import { LiveChanges } from './LiveChanges'

/** Source of change events: the server, or a story. */
export const LiveContext = createContext<Changes>(new LiveChanges(openServerEvents))

/** Source of a private link's change events, by the stream's path and the link's token. */
export const LinkChangesContext = createContext((url: string, token: string): Changes => new LiveChanges(openLinkEvents(url, token), false))
