import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'

interface FigureDrawerProps {
  title: string
  /** Accessible name of the content: 'entries', 'invoices'. */
  holds: string
  figure: ReactNode
  /** Mounted, and so loaded, only while it is open. */
  children: ReactNode
}

/** A figure that opens its breakdown. */
export const FigureDrawer = ({ title, holds, figure, children }: FigureDrawerProps) => {
  const [open, setOpen] = useState(false)
  return (
    <Drawer
      title={title}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Figure type="button">
          {figure}
          <span className="visually-hidden">
            , {holds} of {title}
          </span>
        </Figure>
      }
    >
      {open ? children : null}
    </Drawer>
  )
}

const Figure = styled.button`
  min-height: var(--control-target);
  text-align: inherit;
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  font-variant-numeric: tabular-nums;
`

/** A figure's breakdown: text at the start of a line, the amount at its end. */
export const FigureLines = styled.ul`
  & > li {
    display: flex;
    gap: var(--space-4);
    justify-content: space-between;
    padding: var(--space-3) 0;
    border-bottom: 1px solid var(--color-line);
  }
  & strong {
    font-weight: var(--weight-medium);
  }
  & span:last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & small {
    display: block;
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
`
