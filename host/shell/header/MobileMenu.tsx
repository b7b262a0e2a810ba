import { media } from '@framewell/design-system/tokens/breakpoint'
import type { NavigationLink } from '@framewell/domain/content/site'
import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { MenuDrawerProps } from './MenuDrawer'
import { MenuLinks } from './MenuLinks'

interface MobileMenuProps {
  readonly siteName: string
  readonly links: readonly NavigationLink[]
  readonly path: string
}

/**
 * The slide-out menu below 768 px. A native details element opens it without JavaScript. Once the page is hydrated and the drawer's code
 * has loaded, the drawer replaces it, traps focus and closes with Escape.
 */
export const MobileMenu = ({ siteName, links, path }: MobileMenuProps) => {
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps> | null>(null)
  // Tied to a page, so navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const opener = useRef<HTMLElement>(null)

  const fetchDrawer = async () => {
    if (Drawer) return
    const module = await import(/* webpackChunkName: "menu" */ './MenuDrawer')
    setDrawer(() => module.MenuDrawer)
  }
  const prefetch = () => {
    fetchDrawer().catch(() => undefined)
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.closest('details')
    // It was opened before hydration: the browser closes it.
    if (details?.open) return
    event.preventDefault()
    setOpenOn(path)
    fetchDrawer().catch(() => {
      // Without the drawer's code, the details element still opens the menu.
      if (details) details.open = true
    })
  }
  const change = (next: boolean) => {
    setOpenOn(next ? path : null)
    // After the drawer has released the focus.
    if (!next) setTimeout(() => opener.current?.focus())
  }
  // A visitor may have opened it before hydration: the browser owns its `open` attribute, not React.
  return (
    <Frame key={path} suppressHydrationWarning>
      <Opener ref={opener} onClick={press} onPointerEnter={prefetch} onFocus={prefetch}>
        <span>Menu</span>
        <span>Close</span>
      </Opener>
      <Scrim aria-hidden="true" />
      <Panel>
        <MenuLinks links={links} path={path} />
      </Panel>
      {Drawer ? <Drawer siteName={siteName} links={links} path={path} open={openOn === path} onOpenChange={change} /> : null}
    </Frame>
  )
}

const Frame = styled.details`
  display: none;
  margin-left: auto;

  ${media.phone} {
    display: block;
  }
`

const Opener = styled.summary`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: var(--control-base);
  padding-inline: var(--space-4);
  border: 1px solid var(--color-ink);
  border-radius: var(--radius-base);
  background: var(--color-paper);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  & > span:last-child,
  [open] > & > span:first-child {
    display: none;
  }
  [open] > & > span:last-child {
    display: inline;
  }
  /* Closes the panel it is in; the drawer has its own close button and covers this one. */
  [open] > & {
    position: relative;
    z-index: var(--layer-dialog);
  }
`

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--layer-scrim);
  background: var(--color-scrim);
  pointer-events: none;
`

const Panel = styled.div`
  position: fixed;
  inset-block: 0;
  right: 0;
  z-index: var(--layer-scrim);
  width: min(var(--measure-drawer), calc(100vw - var(--space-12)));
  padding: calc(var(--control-header) + var(--space-2)) var(--space-5) var(--space-5);
  border-left: 1px solid var(--color-line);
  background: var(--color-surface);
  overflow-y: auto;
  overscroll-behavior: contain;
`
