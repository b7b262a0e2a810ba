import type { ReleaseTrial } from '@framewell/domain/releases/releaseTrial'
import { styled } from 'styled-components'

/** Says on every page that this browser gets a release that others do not, and until when; leads out of it. */
export const TrialBanner = ({ trial }: { trial: Pick<ReleaseTrial, 'remote' | 'version' | 'until'> }) => (
  <Bar role="status">
    You are trying {trial.remote} {trial.version} until {trial.until.slice(11, 16)} UTC. Visitors do not see it.{' '}
    <a href="/_release">Leave the trial</a>
  </Bar>
)

const Bar = styled.p`
  margin: 0;
  padding: var(--space-3) var(--space-5);
  background: var(--color-ink);
  color: var(--color-paper);
  font-size: var(--text-small);
  text-align: center;
  overflow-wrap: anywhere;

  & > a {
    color: inherit;
    font-weight: 600;
  }
`
