import type { Refusal } from '../http/refusal'
import type { RemoteName } from './remotes'

/** What a member of an event is; with a question mark it may be missing. */
export const EVENT_KINDS = ['text', 'number', 'flag', 'text?', 'number?', 'flag?'] as const
export type EventKind = (typeof EVENT_KINDS)[number]
/** The members of an event by their names. */
export type EventFields = Readonly<Record<string, EventKind>>

interface Kinds {
  readonly text: string
  readonly number: number
  readonly flag: boolean
}
type ValueOf<Kind extends EventKind> = Kind extends keyof Kinds
  ? Kinds[Kind]
  : Kind extends `${infer Base extends keyof Kinds}?`
    ? Kinds[Base]
    : never
type Optional<Fields extends EventFields> = { [Name in keyof Fields]: Fields[Name] extends `${string}?` ? Name : never }[keyof Fields]
/** The data of an event with these members. */
export type EventData<Fields extends EventFields> = {
  readonly [Name in Exclude<keyof Fields, Optional<Fields>>]: ValueOf<Fields[Name]>
} & { readonly [Name in Optional<Fields>]?: ValueOf<Fields[Name]> }

/** What one micro-frontend tells others on the same page. */
export interface RemoteEvent<Fields extends EventFields = EventFields> {
  /** `{micro-frontend}/{event}`: the sender, then what happened. */
  readonly name: `${string}/${string}`
  readonly fields: Fields
}

/** Declares an event, by its sender or by a micro-frontend that hears it. Both list it in `events` of routes.ts. */
export function defineRemoteEvent<const Fields extends EventFields>(name: `${string}/${string}`, fields: Fields): RemoteEvent<Fields> {
  return { name, fields }
}

/** The events of a micro-frontend, as routes.ts names them. */
export interface EventsMeta {
  readonly sends?: readonly RemoteEvent[]
  readonly hears?: readonly RemoteEvent[]
}

/** What a release declares: what it sends by the event's own name, and what it hears by the full name. */
export interface RemoteEvents {
  readonly sends: Readonly<Record<string, EventFields>>
  readonly hears: Readonly<Record<string, EventFields>>
}

/** Most characters of a text in an event. */
const TEXT_LENGTH = 2000

/** Why data does not fit an event's members, as a sentence; null when it fits. */
export function eventFault(fields: EventFields, data: unknown): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'Its data is not an object.'
  const unknown = Object.keys(data).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) return `Its member ${unknown} is not declared.`
  for (const [name, kind] of Object.entries(fields)) {
    const value: unknown = Object.getOwnPropertyDescriptor(data, name)?.value
    if (value === undefined ? !kind.endsWith('?') : !isOfKind(value, kind)) return `Its member ${name} is not ${wordOf(kind)}.`
  }
  return null
}

/** Whether data fits an event's members. */
export function fitsEvent<Fields extends EventFields>(fields: Fields, data: unknown): data is EventData<Fields> {
  return eventFault(fields, data) === null
}

const baseOf = (kind: EventKind) => kind.replace('?', '')

function isOfKind(value: unknown, kind: EventKind): boolean {
  switch (baseOf(kind)) {
    case 'text':
      return typeof value === 'string' && value.length <= TEXT_LENGTH
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    default:
      return typeof value === 'boolean'
  }
}

function wordOf(kind: EventKind): string {
  const words: Readonly<Record<string, string>> = { text: `a text of at most ${TEXT_LENGTH} characters`, number: 'a number' }
  return words[baseOf(kind)] ?? 'true or false'
}

interface Release {
  readonly remote: RemoteName
  readonly events?: RemoteEvents | undefined
}

/**
 * Why a release can't be shown next to others: it hears what their live release does not send, or does not send what they hear.
 * @param others live and candidate releases of other micro-frontends
 */
export function eventsRefusal(release: Release, others: readonly Release[]): Refusal<'eventMismatch'> | undefined {
  const no = (detail: string): Refusal<'eventMismatch'> => ({ refusal: 'eventMismatch', more: { detail } })
  for (const other of others) {
    const why = whyUnheard(release, other) ?? whyUnheard(other, release)
    if (why) return no(why)
  }
  return undefined
}

/** What a release hears of another one that does not send it so. */
function whyUnheard(hearer: Release, sender: Release): string | undefined {
  for (const [name, wanted] of Object.entries(hearer.events?.hears ?? {})) {
    const [remote, event = ''] = name.split('/')
    if (remote !== sender.remote) continue
    const sent = sender.events?.sends[event]
    if (!sent) return `${hearer.remote} hears ${name}, which ${sender.remote} does not send.`
    for (const [member, kind] of Object.entries(wanted)) {
      const given = sent[member]
      const isGiven = given !== undefined && baseOf(given) === baseOf(kind) && (kind.endsWith('?') || !given.endsWith('?'))
      if (!isGiven)
        return `${hearer.remote} hears ${name} with ${member} as "${kind}"; ${sender.remote} sends it ${given ? `as "${given}"` : 'without that'}.`
    }
  }
  return undefined
}
