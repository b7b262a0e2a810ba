import { ChevronDown } from 'lucide-react'
import * as Primitive from 'radix-ui/navigation-menu'
import type { ComponentPropsWithRef } from 'react'
import { delay } from '../../tokens/motion'
import { useLinkComponent } from '../link/LinkProvider'
import { EntryDescription, Item, List, Panel, PanelLink, PanelList, Root, TopLink, Trigger } from './NavigationMenuFrame'

export interface NavigationLink {
  readonly label: string
  readonly href: string
  readonly description?: string
}

export interface NavigationGroup {
  readonly label: string
  readonly items: readonly NavigationLink[]
}

export interface NavigationMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'dir' | 'defaultValue'> {
  /** The landmark's name: 'Main'. */
  label: string
  items: readonly (NavigationLink | NavigationGroup)[]
  /** The current path, whose link gets aria-current. */
  currentHref?: string
  /** The trigger's edge a panel aligns with: `end` for a menu on the right of a header. */
  align?: 'start' | 'end'
}

/** Links and menus of links in a header. Opens after 200 ms of hover, the next at once within 300 ms, closes 150 ms after leaving. */
export const NavigationMenu = ({ label, items, currentHref, align = 'start', ...rest }: NavigationMenuProps) => (
  <Root data-align={align} aria-label={label} delayDuration={delay.navigationOpen} skipDelayDuration={delay.navigationSkip} {...rest}>
    <List>
      {items.map((item) => (
        <Item key={item.label}>
          {'items' in item ? <Group group={item} currentHref={currentHref} /> : <TopEntry link={item} currentHref={currentHref} />}
        </Item>
      ))}
    </List>
  </Root>
)

const TopEntry = ({ link, currentHref }: { link: NavigationLink; currentHref?: string }) => {
  const component = useLinkComponent()
  const active = link.href === currentHref
  return (
    <Primitive.Link asChild active={active}>
      <TopLink as={component} href={link.href} aria-current={active ? 'page' : undefined}>
        {link.label}
      </TopLink>
    </Primitive.Link>
  )
}

const Group = ({ group, currentHref }: { group: NavigationGroup; currentHref?: string }) => {
  const component = useLinkComponent()
  return (
    <>
      <Trigger>
        {group.label}
        <ChevronDown aria-hidden="true" />
      </Trigger>
      <Panel>
        <PanelList>
          {group.items.map((link) => (
            <li key={link.href}>
              <Primitive.Link asChild active={link.href === currentHref}>
                <PanelLink as={component} href={link.href}>
                  {link.label}
                  {link.description ? <EntryDescription>{link.description}</EntryDescription> : null}
                </PanelLink>
              </Primitive.Link>
            </li>
          ))}
        </PanelList>
      </Panel>
    </>
  )
}
