import type { Refusal } from '../http/refusal'
import type { WebhookEndpoint } from './calls'
import { HOOK_EVENTS } from './hookEvents'

/** An endpoint's events without duplicates; refused when one can't be subscribed to. */
export function subscribedEvents(events: readonly string[]): { readonly events: string[] } | Refusal<'invalidInput'> {
  const unknown = events.filter((name) => !HOOK_EVENTS.has(name))
  if (unknown.length === 0) return { events: [...new Set(events)] }
  return { refusal: 'invalidInput', more: { fields: [{ path: 'events', message: `Not an event: ${unknown.join(', ')}` }] } }
}

/** What else changes with the state: resuming clears the failure time, so that the endpoint is judged from then on. */
export function endpointStateChange(state: WebhookEndpoint['state']): Partial<Pick<WebhookEndpoint, 'failingSince' | 'reason'>> {
  return state === 'active' ? { failingSince: null, reason: null } : {}
}

/** Why an endpoint gets no test event. */
export function testRefusal({ state }: Pick<WebhookEndpoint, 'state'>): 'resting' | undefined {
  return state === 'active' ? undefined : 'resting'
}
