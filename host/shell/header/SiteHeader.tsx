import { Button } from '@framewell/design-system/elements/button/Button'
import { Container } from '@framewell/design-system/elements/layout/Container'
import { Logo } from '@framewell/design-system/elements/logo/Logo'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { NavigationLink, SiteChrome } from '@framewell/domain/content/site'
import { styled } from 'styled-components'
import { MobileMenu } from './MobileMenu'

interface SiteHeaderProps {
  readonly chrome: SiteChrome
  /** `alternate` is for the steel configurator. */
  readonly variant: 'site' | 'alternate'
  readonly path: string
}

/** Name, main links and an action button; a slide-out menu below 768 px. */
export const SiteHeader = ({ chrome, variant, path }: SiteHeaderProps) => {
  const alternate = variant === 'alternate'
  const links = alternate ? chrome.alternateHeader.links : chrome.header.links
  const { button, own } = chrome.header
  const buttons = [...(button ? [button] : []), ...own]
  // The alternate header's list ends with the button's own link.
  const listed = alternate && button ? links.filter((link) => link.href !== button.href) : links
  // The menu repeats the header's links, as specified, and adds its own with longer labels ('Admin Dashboard'). Equal links are listed once.
  const extra = chrome.header.mobileExtra
  const repeated = ({ href, label }: NavigationLink) => extra.some((link) => link.href === href && link.label === label)
  const menu = [...[...listed, ...buttons].filter((link) => !repeated(link)), ...extra]
  return (
    <Bar>
      <Row>
        <Logo name={chrome.siteName} />
        <nav aria-label="Main">
          <Links>
            {listed.map((link) => (
              <li key={link.href + link.label} data-whose={link.whose}>
                <HeaderLink link={link} path={path} />
              </li>
            ))}
            {buttons.map(({ href, label, whose }) => (
              <li key={href} data-whose={whose}>
                <Button href={href} size="small">
                  {label}
                </Button>
              </li>
            ))}
          </Links>
        </nav>
        <MobileMenu siteName={chrome.siteName} links={menu} path={path} />
      </Row>
    </Bar>
  )
}

const HeaderLink = ({ link, path }: { link: NavigationLink; path: string }) => (
  <a href={link.href} aria-current={link.href === path ? 'page' : undefined}>
    {link.label}
  </a>
)

const Bar = styled.header`
  border-bottom: 1px solid var(--color-line);
  background: var(--color-paper);
`

const Row = styled(Container)`
  display: flex;
  gap: var(--space-6);
  align-items: center;
  min-height: var(--control-header);

  & > nav {
    margin-left: auto;
  }
  @media (max-width: 860px) {
    gap: var(--space-4);
  }
  ${media.phone} {
    & > nav {
      display: none;
    }
  }
`

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-6);
  align-items: center;
  justify-content: flex-end;
  padding: 0;
  font-size: var(--text-compact);
  font-weight: var(--weight-medium);
  line-height: var(--leading-control);
  list-style: none;

  & a:not([data-variant]) {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-base);
    border-block: var(--stroke-mark) solid transparent;
    text-decoration: none;
    transition: border-color var(--duration-quick);
  }
  & a:not([data-variant]):hover {
    border-bottom-color: var(--color-line);
  }
  & a[aria-current] {
    border-bottom-color: var(--color-steel);
  }
  @media (max-width: 1000px) {
    gap: var(--space-1) var(--space-4);
    font-size: var(--text-small);
  }
  @media (max-width: 860px) {
    gap: var(--space-1) var(--space-3);
    white-space: nowrap;
  }
`
