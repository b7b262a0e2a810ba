import { media } from '@framewell/design-system/tokens/breakpoint'
import type { NavigationLink } from '@framewell/domain/content/site'
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { MenuDrawerProps } from './MenuDrawer'
import { MenuLinks } from './MenuLinks'

interface MobileMenuProps {
  readonly siteName: string
  readonly links: readonly NavigationLink[]
  readonly path: string
}

/**
 * The slide-out menu below 768 px. A native details element opens it before and without JavaScript; once the page is alive and the
 * drawer's code has arrived, the drawer takes its place: it keeps the focus inside and closes with Escape.
 */
export const MobileMenu = ({ siteName, links, path }: MobileMenuProps) => {
  const [Drawer, setDrawer] = useState<ComponentType<MenuDrawerProps> | null>(null)
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger, not a value read here
  useEffect(() => setOpen(false), [path])

  const fetchDrawer = () => {
    if (!Drawer) import('./MenuDrawer').then((module) => setDrawer(() => module.MenuDrawer), ignoreMissingDrawer)
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    if (!Drawer || event.currentTarget.closest('details')?.open) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <Frame key={path}>
      <Opener onClick={press} onPointerEnter={fetchDrawer} onFocus={fetchDrawer} aria-haspopup={Drawer ? 'dialog' : undefined}>
        Menu
      </Opener>
      <Scrim aria-hidden="true" />
      <Panel>
        <MenuLinks links={links} path={path} />
      </Panel>
      {Drawer ? <Drawer siteName={siteName} links={links} path={path} open={open} onOpenChange={setOpen} /> : null}
    </Frame>
  )
}

/** The details element still opens the menu. */
function ignoreMissingDrawer() {}

const Frame = styled.details`
  display: none;
  margin-left: auto;

  ${media.phone} {
    display: block;
  }
`

const Opener = styled.summary`
  position: relative;
  z-index: var(--layer-dialog);
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
