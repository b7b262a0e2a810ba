import type { AnyEvent } from '../notifications/defineEvent'
import { EVENTS } from '../notifications/events'

/** Features whose events concern other systems; what happens to accounts and addresses concerns people. */
const FEATURES: readonly string[] = ['orders', 'payments', 'quotes', 'production', 'network', 'credit', 'content']

/** The events that a webhook can be told, by name. */
export const HOOK_EVENTS: ReadonlyMap<string, AnyEvent> = new Map([...EVENTS].filter(([, { feature }]) => FEATURES.includes(feature)))

/** What a test send is called. */
export const TEST_EVENT = 'webhook.test'
