import { randomUUID } from 'node:crypto'
import type { AuthStrategy, TypedUser } from 'payload'

const HEADER = 'x-panel-ticket'
const KEY = Symbol.for('framewell.panelTickets')

/**
 * The panel's code runs inside Next with a request that it may print, send to a browser or pass on. So the request does not contain the
 * session's cookie: the gate, which has looked the session up, writes a ticket instead, valid only in this process and until the answer
 * ends.
 */
export function ticketFor(user: TypedUser): { readonly headers: Readonly<Record<string, string>>; readonly end: () => void } {
  const ticket = randomUUID()
  tickets().set(ticket, user)
  return { headers: { [HEADER]: ticket }, end: () => tickets().delete(ticket) }
}

/** Finds the person behind a ticket. A ticket of another process, or of a finished request, belongs to nobody. */
export const panelSession: AuthStrategy = {
  name: 'panel-ticket',
  authenticate: ({ headers }) => {
    const user = tickets().get(headers.get(HEADER) ?? '')
    return { user: user ? { ...user } : null }
  },
}

/** Next bundles its own copy of this module: both copies find the tickets by a process-wide key. */
function tickets(): Map<string, TypedUser> {
  const found: unknown = Reflect.get(globalThis, KEY)
  if (found instanceof Map) return found
  const made = new Map<string, TypedUser>()
  Reflect.set(globalThis, KEY, made)
  return made
}
