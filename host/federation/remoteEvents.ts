import { EventBus } from '@framewell/domain/releases/EventBus'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import type { Shell } from '@framewell/domain/releases/shell'
import { RemoteFailure } from './RemoteFailure'
import { reportFailure } from './reportFailure'

const bus = new EventBus()
const shells = new WeakMap<LiveRelease, Shell>()

/** The page's shell as one release gets it, with its events: what it did not declare is refused and reported to its team. */
export function shellOf(shell: Shell, release: LiveRelease): Shell {
  const known = shells.get(release)
  if (known) return known
  const events = bus.eventsOf(release, (sentence, cause) => {
    console.error(`${release.remote}: ${sentence}`, cause ?? '')
    void reportFailure(shell, release, new RemoteFailure('error', sentence, { cause }))
  })
  const own = { ...shell, events }
  shells.set(release, own)
  return own
}
