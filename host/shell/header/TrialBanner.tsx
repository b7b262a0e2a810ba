import type { ReleaseTrial } from '@framewell/domain/releases/releaseTrial'
import { AnnouncementBar } from './AnnouncementBar'

/** Says on every page that this browser gets a release that others do not, and until when; leads out of it. */
export const TrialBanner = ({ trial: { remote, version, until } }: { trial: Pick<ReleaseTrial, 'remote' | 'version' | 'until'> }) => (
  <AnnouncementBar
    announcement={{
      text: `You are trying ${remote} ${version} until ${until.slice(11, 16)} UTC. Visitors do not see it. Leave the trial`,
      href: '/_release',
    }}
  />
)
