import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { Link } from '../link/Link'

export interface Crumb {
  readonly label: string
  /** The last crumb is the page itself and has none. */
  readonly href?: string
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  crumbs: readonly Crumb[]
  label?: string
}

/** The page's position in the site. */
export const Breadcrumbs = ({ crumbs, label = 'Breadcrumb', ...rest }: BreadcrumbsProps) => (
  <nav aria-label={label} {...rest}>
    <List>
      {crumbs.map((crumb) => (
        <Item key={crumb.label}>
          {crumb.href === undefined ? (
            <span aria-current="page">{crumb.label}</span>
          ) : (
            <Link href={crumb.href} variant="standalone">
              {crumb.label}
            </Link>
          )}
        </Item>
      ))}
    </List>
  </nav>
)

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  padding: 0;
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  list-style: none;
`

const Item = styled.li`
  display: inline-flex;
  align-items: center;

  & + &::before {
    margin-inline: var(--space-2);
    color: var(--color-ink-subtle);
    content: '/' / '';
  }
  & a {
    font-weight: var(--weight-medium);
  }
`
