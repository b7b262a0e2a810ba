import type { z } from 'zod'
import type { Audience } from './audience'
import type { NotificationKind } from './kinds'
import type { Values, Words } from './words'

export interface EventDefinition<Payload extends z.ZodObject, Secrets extends z.ZodObject> {
  /** In kebab case, of all events the only one: 'order-stage-reached'. Stored with every event: it never changes. */
  readonly name: string
  /** What operators call it: 'Order reached a stage'. */
  readonly title: string
  /** The feature word: the folder that raises it. */
  readonly feature: string
  /** Which of the four kinds a person may turn off. */
  readonly kind: NotificationKind
  /** What is stored, for good: ids and figures, never a token. */
  readonly payload: Payload
  /**
   * What goes into the mail and is stored nowhere: a link's token. Such an event is for an address alone, and its mail is written in the
   * operation's own transaction.
   */
  readonly secrets?: Secrets
  audience(payload: z.output<Payload>): readonly Audience[]
  /** What the words may name, each as the text a person reads. */
  values(payload: z.output<Payload> & ([Secrets] extends [never] ? unknown : z.output<Secrets>)): Values
  readonly words: Words
  /** For previews and tests. */
  readonly example: z.input<Payload> & ([Secrets] extends [never] ? unknown : z.input<Secrets>)
  /** Goes at once and whatever a person turned off: what they asked for this minute, or must know of their account. */
  readonly essential?: true
  /** Worth a text message to those who want them. */
  readonly urgent?: true
  /** Where it is told; both unless said. */
  readonly channels?: readonly ('mail' | 'notice')[]
}

/** The widest event, for lists of events. */
export type AnyEvent = EventDefinition<z.ZodObject, z.ZodObject>

/**
 * Declares one event of the product, once: what is stored, who hears of it, and what it says by mail and in the app. `notify(req, event,
 * payload)` in the cms raises it.
 */
export function defineEvent<const Payload extends z.ZodObject, const Secrets extends z.ZodObject = never>(
  definition: EventDefinition<Payload, Secrets>,
): EventDefinition<Payload, Secrets> {
  return definition
}
