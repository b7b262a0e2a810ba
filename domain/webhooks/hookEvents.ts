import type { AnyEvent } from '../notifications/defineEvent'
import { EVENTS } from '../notifications/events'

/** Features whose events concern other systems; account and address events concern people only. */
const FEATURES: readonly string[] = ['orders', 'payments', 'quotes', 'production', 'network', 'credit', 'content', 'releases']

/** Subscribable events by name. */
export const HOOK_EVENTS: ReadonlyMap<string, AnyEvent> = new Map([...EVENTS].filter(([, { feature }]) => FEATURES.includes(feature)))

/** Name of a test event. */
export const TEST_EVENT = 'webhook.test'
