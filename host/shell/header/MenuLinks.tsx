import type { NavigationLink } from '@framewell/domain/content/site'
import { styled } from 'styled-components'

/** The links of the slide-out menu, each a full-width touch target. */
export const MenuLinks = ({ links, path }: { links: readonly NavigationLink[]; path: string }) => (
  <nav aria-label="Menu">
    <List>
      {links.map((link) => (
        <li key={link.href + link.label} data-whose={link.whose}>
          <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
            {link.label}
          </a>
        </li>
      ))}
    </List>
  </nav>
)

const List = styled.ul`
  padding: 0;
  list-style: none;

  & a {
    display: flex;
    align-items: center;
    min-height: var(--control-large);
    border-bottom: 1px solid var(--color-line-faint);
    font-size: var(--text-control);
    font-weight: var(--weight-medium);
    text-decoration: none;
  }
  & li:last-child a {
    border-bottom: 0;
  }
  & a[aria-current] {
    color: var(--color-steel);
    font-weight: var(--weight-strong);
  }
`
