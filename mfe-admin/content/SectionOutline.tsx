import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { later } from '@framewell/remote-kit/shell/later'
import { useDeferredValue } from 'react'
import { CollapsiblePart } from './sections/CollapsiblePart'

/** A section in the outline. */
export interface OutlinedSection {
  readonly id: string
  /** Its type as editors call it. */
  readonly label: string
  /** Its title or first words. */
  readonly words: string
}

export interface SectionOutlineProps {
  readonly sections: readonly OutlinedSection[]
  /** Positions are zero-based. */
  readonly onMove: (id: string, to: number) => void
  readonly onOpen: (id: string) => void
  readonly onUndo: () => void
}

/** Lazy: only an opened outline loads the code for dragging. */
const OutlineRows = later(async () => (await import('./OutlineRows')).OutlineRows, <Skeleton shape="block" height="12rem" />)

/** All sections by name, to find one and to put it elsewhere. Typing in a section does not wait for it. */
export const SectionOutline = ({ sections, ...acts }: SectionOutlineProps) => (
  <CollapsiblePart summary={`Outline, ${sections.length} sections`} broken={false}>
    <OutlineRows sections={useDeferredValue(sections)} {...acts} />
  </CollapsiblePart>
)

/** The control that drags a section; it keeps the focus when the section has moved. */
export const outlineGripId = (id: string) => `outline-${id}`
