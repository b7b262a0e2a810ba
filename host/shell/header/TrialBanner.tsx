import type { ReleaseTrial } from '@framewell/domain/releases/releaseTrial'
import { AnnouncementBar } from './AnnouncementBar'

/** States on every page that this browser shows a trial release and until when, with a link to end the trial. */
export const TrialBanner = ({
  trial: { remote, version, until, own },
}: {
  trial: Pick<ReleaseTrial, 'remote' | 'version' | 'until' | 'own'>
}) => (
  <AnnouncementBar
    announcement={{
      text: `You are trying ${remote} ${own ? `from ${own.origin}` : version} until ${until.slice(11, 16)} UTC. Visitors do not see it. Leave the trial`,
      href: '/_release',
    }}
  />
)
