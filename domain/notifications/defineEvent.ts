import type { z } from 'zod'
import type { Audience } from './audience'
import type { NotificationKind } from './kinds'
import type { Values, Words } from './words'

export interface EventDefinition<Payload extends z.ZodObject, Secrets extends z.ZodObject> {
  /** Unique, in kebab case: 'order-stage-reached'. Stored with every event, so it never changes. */
  readonly name: string
  /** Name for operators: 'Order reached a stage'. */
  readonly title: string
  /** The feature: the folder that raises it. */
  readonly feature: string
  /** Which of the four kinds a person may turn off. */
  readonly kind: NotificationKind
  /** Stored permanently: ids and figures, never a token. */
  readonly payload: Payload
  /**
   * Put into the mail and stored nowhere: a link's token. Such an event is only for an address, and its mail is written in the operation's
   * own transaction.
   */
  readonly secrets?: Secrets
  audience(payload: z.output<Payload>): readonly Audience[]
  /** The values texts may use, formatted for people. */
  values(payload: z.output<Payload> & ([Secrets] extends [never] ? unknown : z.output<Secrets>)): Values
  readonly words: Words
  /** For previews and tests. */
  readonly example: z.input<Payload> & ([Secrets] extends [never] ? unknown : z.input<Secrets>)
  /** Sent immediately, regardless of preferences: something the person just requested, or must know about their account. */
  readonly essential?: true
  /** Worth a text message to people who want them. */
  readonly urgent?: true
  /** Channels; both by default. */
  readonly channels?: readonly ('mail' | 'notice')[]
}

/** The widest event type, for lists of events. */
export type AnyEvent = EventDefinition<z.ZodObject, z.ZodObject>

/**
 * Declares one product event: what is stored, who is notified, and its mail and in-app texts. `notify(req, event, payload)` in the cms
 * raises it.
 */
export function defineEvent<const Payload extends z.ZodObject, const Secrets extends z.ZodObject = never>(
  definition: EventDefinition<Payload, Secrets>,
): EventDefinition<Payload, Secrets> {
  return definition
}
