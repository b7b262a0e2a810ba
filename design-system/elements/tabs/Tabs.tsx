import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'

export interface Tab {
  readonly value: string
  readonly label: ReactNode
  readonly content: ReactNode
  /** A figure after the label: open items, unread. */
  readonly count?: number
  readonly disabled?: boolean
  /** Loads the content's code before the tab is opened. */
  readonly ready?: () => Promise<unknown>
}

export interface TabsProps {
  /** The tab list's name. */
  label: string
  tabs: readonly Tab[]
  /** Controlled, for a tab in the address. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** `pills` for views of one picture, and for parts of a tab. */
  look?: 'lines' | 'pills'
  /** Position of the list; views of a picture have it below. */
  place?: 'above' | 'below'
  className?: string
}

/** Views of one thing side by side. Arrows move between tabs, Home and End to the ends. Only the open tab's content is mounted. */
export const Tabs = ({ label, tabs, value, defaultValue, onValueChange, look = 'lines', place = 'above', className }: TabsProps) => {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(defaultValue ?? tabs[0]?.value)
  const open = value ?? chosen
  useEffect(() => {
    if (value !== undefined) showOpen(row.current)
  }, [value])
  const choose = (next: string) => {
    if (next === open) return
    setChosen(next)
    onValueChange?.(next)
  }
  const stop = (tabs.find((tab) => tab.value === open && !tab.disabled) ?? tabs.find(({ disabled }) => !disabled))?.value
  const list = (
    <List
      ref={row}
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      data-look={look}
      data-place={place}
      onKeyDown={moveFocus}
    >
      {tabs.map((tab) => (
        <Trigger
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.value}`}
          aria-controls={`${id}-panel-${tab.value}`}
          aria-selected={tab.value === open}
          data-state={tab.value === open ? 'active' : 'inactive'}
          disabled={tab.disabled}
          tabIndex={tab.value === stop ? 0 : -1}
          // A tab opens when it gets focus. Safari does not focus pressed buttons.
          onMouseDown={(event) => {
            if (event.button === 0 && !event.ctrlKey) event.currentTarget.focus()
            else event.preventDefault()
          }}
          // A failure is shown once the tab is opened, which loads it again.
          onPointerEnter={() => void tab.ready?.().catch(() => undefined)}
          onFocus={() => choose(tab.value)}
          onClick={() => choose(tab.value)}
        >
          {tab.label}
          {tab.count === undefined ? null : <Count>{tab.count}</Count>}
        </Trigger>
      ))}
    </List>
  )
  return (
    <Views className={className}>
      {place === 'above' ? list : null}
      {tabs.map((tab) => (
        <Panel
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          data-place={place}
          hidden={tab.value !== open}
          tabIndex={0}
        >
          {tab.value === open ? tab.content : null}
        </Panel>
      ))}
      {place === 'below' ? list : null}
    </Views>
  )
}

/** Arrows wrap around, Home and End go to the ends; the focused tab opens. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
  const open = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')]
  const at = open.findIndex((tab) => tab === event.target)
  if (at < 0) return
  const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backwards = forwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
  const target = { [forwards]: open[at + 1] ?? open[0], [backwards]: open[at - 1] ?? open.at(-1), Home: open[0], End: open.at(-1) }[
    event.key
  ]
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** On a narrow screen the open tab may be out of view: scrolls the list, not the page. */
function showOpen(row: HTMLElement | null): void {
  const open = row?.querySelector('[data-state="active"]')?.getBoundingClientRect()
  if (!row || !open) return
  const { left, right } = row.getBoundingClientRect()
  if (open.right > right) row.scrollLeft += open.right - right
  else if (open.left < left) row.scrollLeft -= left - open.left
}

/** As wide as the available room: further tabs are scrolled to and never widen the page. */
const Views = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const List = styled.div`
  display: flex;
  gap: var(--space-1);
  border-bottom: 1px solid var(--color-line);
  overflow-x: auto;
  scrollbar-width: none;

  &[data-look='pills'] {
    border-bottom: 0;
  }
  &[data-place='below'] {
    margin-top: var(--space-2);
  }
`

const Trigger = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control-base);
  padding: 0 var(--space-3);
  border-bottom: var(--stroke-mark) solid transparent;
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  white-space: nowrap;

  &:hover {
    color: var(--color-ink);
  }
  &[data-state='active'] {
    border-color: var(--color-signal);
    color: var(--color-ink);
  }
  &:focus-visible {
    outline-offset: calc(-1 * var(--stroke-focus));
  }
  [data-look='pills'] > & {
    min-height: var(--control-small);
    border: 0;
    border-radius: var(--radius-round);
  }
  [data-look='pills'] > &[data-state='active'] {
    background: var(--color-sunken);
  }
  &:disabled {
    color: var(--color-ink-subtle);
    cursor: not-allowed;
  }
`

const Count = styled.span`
  min-width: 1.25rem;
  padding: 0.0625rem var(--space-1-5);
  border-radius: var(--radius-round);
  background: var(--color-sunken);
  color: var(--color-ink-muted);
  font-size: var(--text-tiny);
  font-variant-numeric: tabular-nums;
`

const Panel = styled.div`
  padding-top: var(--space-6);

  &[data-place='below'] {
    padding-top: 0;
  }
`
