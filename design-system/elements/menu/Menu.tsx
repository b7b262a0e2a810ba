import * as Primitive from 'radix-ui/dropdown-menu'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useLinkComponent } from '../link/LinkProvider'

export interface MenuEntry {
  readonly label: string
  readonly onSelect?: () => void
  /** Makes the entry a link. */
  readonly href?: string
  readonly icon?: ReactNode
  readonly tone?: 'default' | 'danger'
  readonly disabled?: boolean
  /** A hairline above it. */
  readonly separated?: boolean
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
  align?: 'start' | 'end'
  className?: string
}

/** Actions behind a button. Arrows move, letters jump, Escape closes and returns focus. */
export const Menu = ({ trigger, entries, align = 'end', className }: MenuProps) => (
  <Primitive.Root modal={false}>
    <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
    <Primitive.Portal>
      <Panel align={align} sideOffset={6} collisionPadding={8} className={className} onCloseAutoFocus={keepMovedFocus}>
        {entries.map((entry) => (
          <Fragment key={entry.label}>
            {entry.separated ? <Separator /> : null}
            <MenuItem {...entry} />
          </Fragment>
        ))}
      </Panel>
    </Primitive.Portal>
  </Primitive.Root>
)

/** Focus returns to the trigger a moment after the menu closed. By then, the chosen action may have moved it elsewhere. */
function keepMovedFocus(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault()
}

const MenuItem = ({ label, onSelect, href, icon, tone = 'default', disabled }: MenuEntry) => {
  const Anchor = useLinkComponent()
  const content = (
    <>
      {icon ? <span aria-hidden="true">{icon}</span> : null}
      {label}
    </>
  )
  return (
    <Item data-tone={tone} disabled={disabled} onSelect={onSelect} asChild={href !== undefined}>
      {href === undefined ? content : <Anchor href={href}>{content}</Anchor>}
    </Item>
  )
}

const Panel = styled(Primitive.Content)`
  z-index: var(--layer-menu);
  min-width: 12rem;
  max-width: 20rem;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: var(--space-1);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  color: var(--color-ink);
  overflow-y: auto;
`

const Item = styled(Primitive.Item)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.5rem;
  padding: var(--space-1-5) var(--space-3);
  border-radius: var(--radius-small);
  font-size: var(--text-compact);
  line-height: var(--leading-control);
  text-decoration: none;
  cursor: pointer;
  outline: none;

  & svg {
    width: var(--control-icon);
    height: var(--control-icon);
  }
  &[data-tone='danger'] {
    color: var(--color-bad);
  }
  &[data-highlighted] {
    background: var(--color-sunken);
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 var(--stroke-mark) var(--color-steel);
  }
  &[data-disabled] {
    color: var(--color-ink-subtle);
    cursor: not-allowed;
  }
`

const Separator = styled(Primitive.Separator)`
  height: 1px;
  margin: var(--space-1) 0;
  background: var(--color-line);
`
