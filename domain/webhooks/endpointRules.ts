import type { Refusal } from '../http/refusal'
import type { WebhookEndpoint } from './calls'
import { HOOK_EVENTS } from './hookEvents'

/** What an endpoint hears, each event once; refused where one cannot be heard. */
export function heardEvents(events: readonly string[]): { readonly events: string[] } | Refusal<'invalidInput'> {
  const unknown = events.filter((name) => !HOOK_EVENTS.has(name))
  if (unknown.length === 0) return { events: [...new Set(events)] }
  return { refusal: 'invalidInput', more: { fields: [{ path: 'events', message: `Not an event: ${unknown.join(', ')}` }] } }
}

/** What else changes with the state that somebody sets: going on forgets how long it failed, so that it is judged anew. */
export function restedEndpoint(state: WebhookEndpoint['state']): Partial<Pick<WebhookEndpoint, 'failingSince' | 'reason'>> {
  return state === 'active' ? { failingSince: null, reason: null } : {}
}

/** Why nothing is sent to an endpoint for a test. */
export function testRefusal({ state }: Pick<WebhookEndpoint, 'state'>): 'resting' | undefined {
  return state === 'active' ? undefined : 'resting'
}
