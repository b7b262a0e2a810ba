import { Container } from '@framewell/design-system/elements/layout/Container'
import type { SiteChrome } from '@framewell/domain/content/site'
import { styled } from 'styled-components'

/** One line above the header. */
export const AnnouncementBar = ({ announcement }: { announcement: NonNullable<SiteChrome['announcement']> }) => (
  <Bar data-no-print role="region" aria-label="Announcement">
    <Container>{announcement.href ? <a href={announcement.href}>{announcement.text}</a> : announcement.text}</Container>
  </Bar>
)

const Bar = styled.div`
  padding-block: var(--space-2);
  background: var(--color-ink);
  color: var(--color-paper);
  font-size: var(--text-small);
  font-weight: var(--weight-medium);
  line-height: var(--leading-control);
  text-align: center;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-target);
  }
`
