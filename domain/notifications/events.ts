import type { AnyEvent } from './defineEvent'
import { creditEvents } from './events/credit'

/** The events of each feature. */
const FEATURES: readonly (readonly AnyEvent[])[] = [creditEvents]

/** Every event of the product, by its name. */
export const EVENTS: ReadonlyMap<string, AnyEvent> = new Map(FEATURES.flat().map((event) => [event.name, event]))
