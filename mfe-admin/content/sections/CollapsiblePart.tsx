import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Disclosure } from '@framewell/design-system/elements/disclosure/Disclosure'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'

interface CollapsiblePartProps {
  summary: string
  unfolded?: boolean
  /** Whether it contains an error: it then opens and stays open while that is fixed. */
  broken: boolean
  children: ReactNode
}

/** A collapsible part of a section's form. */
export const CollapsiblePart = ({ summary, unfolded = false, broken, children }: CollapsiblePartProps) => {
  const [open, setOpen] = useState(unfolded)
  if (broken && !open) setOpen(true)
  return (
    <Part
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      summary={
        <>
          {summary} {broken ? <Badge tone="bad">Check this</Badge> : null}
        </>
      }
    >
      {open ? children : null}
    </Part>
  )
}

const Part = styled(Disclosure)`
  & > summary {
    min-height: var(--control-base);
    padding-block: var(--space-2);
    font-size: var(--text-small);
  }
  & > div {
    max-width: none;
    color: inherit;
  }
  &:last-child {
    border-bottom: 0;
  }
`
