import { Container } from '@framewell/design-system/elements/layout/Container'
import { styled } from 'styled-components'
import { utcMinute } from '../utcMinute'
import type { ShownTrial } from '../view'

/** States on every page of a preview which release this browser shows and until when, and how to leave. */
export const TrialBanner = ({ trial: { remote, version, until, own, ended } }: { trial: ShownTrial }) => (
  <Bar data-no-print role="region" aria-label="Preview">
    <Container>
      {ended
        ? `The preview of ${remote} ${version} has ended. This is the site as everybody sees it. `
        : `Preview of ${remote} ${own ? `from ${own.origin}` : version} until ${utcMinute.format(new Date(until))} UTC, in this browser only. `}
      <a href="/_release">{ended ? 'Close' : 'Leave the preview'}</a>
    </Container>
  </Bar>
)

const Bar = styled.div`
  border-bottom: 1px solid var(--color-line);
  background: var(--color-sunken);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  line-height: var(--leading-control);
  text-align: center;
  overflow-wrap: anywhere;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-target);
    color: var(--color-ink);
  }
`
