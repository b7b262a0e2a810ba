import { randomUUID } from 'node:crypto'
import type { AuthStrategy, TypedUser } from 'payload'

const HEADER = 'x-panel-ticket'
const KEY = Symbol.for('framewell.panelTickets')

/**
 * The panel's code runs inside Next with a request that its code may print, send to a browser or hand on. So the session's cookie is not in
 * it: the gate, which has looked the session up, writes a ticket in its place, which is good inside this process and until the answer ends.
 */
export function ticketFor(user: TypedUser): { readonly headers: Readonly<Record<string, string>>; readonly end: () => void } {
  const ticket = randomUUID()
  tickets().set(ticket, user)
  return { headers: { [HEADER]: ticket }, end: () => tickets().delete(ticket) }
}

/** Finds who a ticket stands for. A ticket that is not of this process, or whose request is over, is nobody's. */
export const panelSession: AuthStrategy = {
  name: 'panel-ticket',
  authenticate: ({ headers }) => {
    const user = tickets().get(headers.get(HEADER) ?? '')
    return { user: user ? { ...user } : null }
  },
}

/** Next bundles its own copy of this module: both copies find the tickets by the process's own key. */
function tickets(): Map<string, TypedUser> {
  const found: unknown = Reflect.get(globalThis, KEY)
  if (found instanceof Map) return found
  const made = new Map<string, TypedUser>()
  Reflect.set(globalThis, KEY, made)
  return made
}
