import type { EventBus } from '@framewell/domain/releases/EventBus'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import type { Shell, ShellEvents } from '@framewell/domain/releases/shell'
import { declaredEvents } from './loadRelease'
import { RemoteFailure } from './RemoteFailure'
import { reportFailure } from './reportFailure'

let bus: Promise<EventBus> | undefined
const shells = new WeakMap<LiveRelease, Shell>()

/** The page's shell as one release gets it, with its events: what it did not declare is refused and reported to its team. */
export function shellOf(shell: Shell, release: LiveRelease): Shell {
  const known = shells.get(release)
  if (known) return known
  const own = { ...shell, events: eventsOf(shell, release) }
  shells.set(release, own)
  return own
}

/** Few releases have events: the code that passes them on loads with the first one, and takes all in their order. */
function eventsOf(shell: Shell, release: LiveRelease): ShellEvents {
  const refused = (sentence: string, cause?: unknown) => {
    console.error(`${release.remote}: ${sentence}`, cause ?? '')
    void reportFailure(shell, release, new RemoteFailure('error', sentence, { cause }))
  }
  const then = (take: (events: ShellEvents) => void) => {
    bus ??= import(/* webpackChunkName: "events" */ '@framewell/domain/releases/EventBus').then((code) => new code.EventBus())
    bus
      .then((loaded) => take(loaded.eventsOf({ remote: release.remote, events: declaredEvents(release) }, refused)))
      .catch((cause: unknown) => {
        bus = undefined
        refused('The code for events could not be loaded', cause)
      })
  }
  return {
    send: (event, data) => {
      const now = { ...data }
      then((events) => events.send(event, now))
    },
    hear: (event, listener) => {
      let isOver = false
      let stop = () => {
        isOver = true
      }
      then((events) => {
        if (!isOver) stop = events.hear(event, listener)
      })
      return () => stop()
    },
  }
}
