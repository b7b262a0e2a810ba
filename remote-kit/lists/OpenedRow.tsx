import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { problemSentence } from '../sending/problemSentence'

/** One row beside its list; the address names it, by the list's noun unless `key` is given. */
export type Opened<Row> = {
  readonly title: string
  readonly key?: string
  /** Wide enough for a record with forms. */
  readonly wide?: boolean
  /** Verb of the open button; default 'Open'. */
  readonly verb?: string
} & (
  | { readonly show: (row: Row, close: () => void) => ReactNode }
  /** A record that loads by id opens even when its row is on another page. */
  | { readonly read: (id: string, close: () => void) => ReactNode }
)

interface OpenedRowProps<Row> {
  noun: string
  opened: Opened<Row>
  /** The row named in the address. */
  id: string | null
  /** Rows on the screen, and the one of another page. */
  rows: readonly Row[]
  loading: boolean
  /** Why it could not be loaded. */
  problem: unknown
  onClose: () => void
}

/** Closing returns focus to the row, or to the search box when the row is gone or leaves the list with a later answer. */
export const OpenedRow = <Row extends { readonly id: string }>({
  noun,
  opened,
  id,
  rows,
  loading,
  problem,
  onClose,
}: OpenedRowProps<Row>) => {
  const lastId = useRef(id)
  const focused = useRef<HTMLElement>(null)
  useEffect(() => {
    const closed = id === null ? lastId.current : null
    lastId.current = id
    if (closed === null) return
    focused.current = document.getElementById(`${noun}-${closed}`) ?? searchBox()
    focused.current?.focus()
  }, [id, noun])
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) searchBox()?.focus()
  })
  const listed = rows.find((each) => each.id === id)
  // A decided row may leave the list: it stays open until closed.
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  const row = listed ?? (last?.id === id ? last : undefined)
  const Panel = opened.wide ? WideDrawer : Drawer
  return (
    <Panel title={opened.title} open={id !== null} onOpenChange={(open) => (open ? undefined : onClose())}>
      {'show' in opened ? (
        <Shown noun={noun} row={row} loading={loading} problem={problem} show={(shown) => opened.show(shown, onClose)} />
      ) : null}
      {'read' in opened && id !== null ? <Fragment key={id}>{opened.read(id, onClose)}</Fragment> : null}
    </Panel>
  )
}

const searchBox = () => document.querySelector<HTMLElement>('[role="search"] input')

interface ShownProps<Row> {
  noun: string
  row: Row | undefined
  loading: boolean
  problem: unknown
  show: (row: Row) => ReactNode
}

const Shown = <Row,>({ noun, row, loading, problem, show }: ShownProps<Row>) => {
  if (row) return show(row)
  if (loading) return <Skeleton height={240} />
  return problem ? (
    <EmptyState title={`This ${noun} could not be loaded`}>
      {problemSentence(problem, 'The connection failed. Close it and try again.')}
    </EmptyState>
  ) : (
    <EmptyState title={`There is no such ${noun}`}>It may have been removed.</EmptyState>
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
