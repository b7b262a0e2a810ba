import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

interface OpenedRowProps<Row> {
  noun: string
  title: string
  /** The row that the address names. */
  id: string | null
  /** Those on the screen. */
  rows: readonly Row[]
  onClose: () => void
  /** As wide as a record with forms needs. */
  wide?: boolean | undefined
  show: (row: Row, close: () => void) => ReactNode
}

/** One row beside its list. Closing gives focus back to the row; to the search box where the row is gone. */
export const OpenedRow = <Row extends { readonly id: string }>({
  noun,
  title,
  id,
  rows,
  onClose,
  wide = false,
  show,
}: OpenedRowProps<Row>) => {
  const lastId = useRef(id)
  useEffect(() => {
    const closed = id === null ? lastId.current : null
    lastId.current = id
    if (closed === null) return
    const target = document.getElementById(`${noun}-${closed}`) ?? document.querySelector<HTMLElement>('[role="search"] input')
    target?.focus()
  }, [id, noun])
  const listed = rows.find((each) => each.id === id)
  // What was just decided may leave the list: it stays open until it is closed.
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  const row = listed ?? (last?.id === id ? last : undefined)
  const Panel = wide ? WideDrawer : Drawer
  return (
    <Panel title={title} open={id !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      {row ? show(row, onClose) : <EmptyState title={`This ${noun} is not on this page`}>Search for it, or go to another page.</EmptyState>}
    </Panel>
  )
}

const WideDrawer = styled(Drawer)`
  && {
    width: min(52rem, 100vw);
  }
  ${media.phone} {
    && {
      border-left: 0;
    }
  }
`
