import { createContext } from 'react'
import { type Changes, openServerEvents } from './changeSource'
import { LiveChanges } from './LiveChanges'

/** Where changes come from: the server; a story plays them. */
export const LiveContext = createContext<Changes>(new LiveChanges(openServerEvents))
