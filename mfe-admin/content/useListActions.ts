import { useLayoutEffect, useRef, useState } from 'react'
import type { SectionActions } from './SectionRow'

/** What the list and its outline do with sections. */
interface ListActions extends SectionActions {
  readonly drag: (id: string, to: number) => void
  readonly undoMove: () => void
}

/** The newest of these functions behind ones that never change, so that a section is rendered again only when it changes. */
export function useListActions(newest: ListActions): ListActions {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  const [actions] = useState<ListActions>(() => ({
    drag: (id, to) => latest.current.drag(id, to),
    undoMove: () => latest.current.undoMove(),
    change: (id, change) => latest.current.change(id, change),
    move: (id, by) => latest.current.move(id, by),
    duplicate: (id) => latest.current.duplicate(id),
    remove: (id) => latest.current.remove(id),
  }))
  return actions
}
