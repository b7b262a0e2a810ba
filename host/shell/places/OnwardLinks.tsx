import { Button } from '@framewell/design-system/elements/button/Button'
import type { SiteChrome } from '@framewell/domain/content/site'
import { styled } from 'styled-components'

/** Links from a page that cannot be shown: home, and the site's main links. */
export const OnwardLinks = ({ chrome }: { chrome: SiteChrome }) => (
  <Frame aria-label="Ways on">
    <Button href="/" variant="primary">
      Go to the home page
    </Button>
    <ul>
      {chrome.header.links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  </Frame>
)

const Frame = styled.nav`
  display: grid;
  justify-items: start;
  gap: var(--space-6);
  margin-top: var(--space-8);

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
    padding: 0;
    list-style: none;
  }
  & li a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-target);
    color: var(--color-steel);
    font-weight: var(--weight-medium);
  }
`
