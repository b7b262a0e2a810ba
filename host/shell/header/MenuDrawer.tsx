import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import type { NavigationLink } from '@framewell/domain/content/site'
import { MenuLinks } from './MenuLinks'

export interface MenuDrawerProps {
  readonly siteName: string
  readonly links: readonly NavigationLink[]
  readonly path: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The slide-out menu of a hydrated page; its code loads when a visitor approaches the menu button. */
export const MenuDrawer = ({ siteName, links, path, open, onOpenChange }: MenuDrawerProps) => (
  <Drawer title={siteName} open={open} onOpenChange={onOpenChange} closeLabel="Close menu">
    <MenuLinks links={links} path={path} />
  </Drawer>
)
