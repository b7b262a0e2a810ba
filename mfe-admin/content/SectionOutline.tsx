import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { later } from '@framewell/remote-kit/shell/later'
import { useDeferredValue } from 'react'
import type { SectionOutlineProps } from './OutlineRows'
import { CollapsiblePart } from './sections/CollapsiblePart'

/** Lazy: only an opened outline loads the code for dragging. */
const OutlineRows = later(async () => (await import('./OutlineRows')).OutlineRows, <Skeleton shape="block" height="12rem" />)

/** All sections by name, to find one and to put it elsewhere. Typing in a section does not wait for it. */
export const SectionOutline = ({ sections, ...acts }: SectionOutlineProps) => (
  <CollapsiblePart summary={`Outline, ${sections.length} sections`} broken={false}>
    <OutlineRows sections={useDeferredValue(sections)} {...acts} />
  </CollapsiblePart>
)
