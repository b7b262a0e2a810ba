import { type EventData, type EventFields, eventFault, fitsEvent, type RemoteEvent, type RemoteEvents } from './remoteEvents'
import type { RemoteName } from './remotes'
import type { ShellEvents } from './shell'

interface Owner {
  readonly remote: RemoteName
  readonly events?: RemoteEvents | undefined
}
/** Tells a micro-frontend's team what of its events was refused, and why. */
type Refused = (sentence: string, cause?: unknown) => void

const NONE: RemoteEvents = { sends: {}, hears: {} }

/** The events between the micro-frontends of one page. Nothing is kept: who is not on the page does not hear it. */
export class EventBus {
  readonly #listeners = new Map<string, Set<(data: unknown) => void>>()

  /** The events as one release may use them: what it declared, with data that fits. Everything else is refused. */
  eventsOf({ remote, events = NONE }: Owner, refused: Refused): ShellEvents {
    return {
      send: ({ name }, data) => {
        const [sender, event = ''] = name.split('/')
        const fields = sender === remote ? own(events.sends, event) : undefined
        const fault = fields ? eventFault(fields, data) : 'It is not declared in events.sends of routes.ts.'
        if (fault) return refused(`The event ${name} was not sent. ${fault}`)
        // Texts, numbers and flags only: a shallow copy is a whole one.
        const sent = Object.freeze({ ...data })
        for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(sent)
      },
      hear: (event, listener) => {
        if (!own(events.hears, event.name)) {
          refused(`The event ${event.name} is not heard. It is not declared in events.hears of routes.ts.`)
          return () => undefined
        }
        return this.#listen(event, listener, refused)
      },
    }
  }

  #listen<Fields extends EventFields>(
    event: RemoteEvent<Fields>,
    listener: (data: EventData<Fields>) => void,
    refused: Refused,
  ): () => void {
    const { name, fields } = event
    const hear = (data: unknown) => {
      const heard = known(fields, data)
      if (!fitsEvent(fields, heard)) return refused(`The event ${name} was not heard. ${eventFault(fields, heard)}`)
      try {
        listener(heard)
      } catch (error) {
        refused(`Hearing the event ${name} throws`, error)
      }
    }
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners)
    listeners.add(hear)
    return () => void listeners.delete(hear)
  }
}

/** The members that a hearer declared: its sender may have added others since. */
function known(fields: EventFields, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).filter(([name]) => Object.hasOwn(fields, name)))
}

function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
