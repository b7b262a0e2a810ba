import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { sameValue } from '@framewell/domain/content/saving/sameValue'
import { later } from '@framewell/remote-kit/shell/later'
import { memo, useDeferredValue, useState } from 'react'
import type { SectionOutlineProps } from './OutlineRows'
import { CollapsiblePart } from './sections/CollapsiblePart'

/** Lazy: only an opened outline loads the code for dragging. */
const OutlineRows = memo(later(async () => (await import('./OutlineRows')).OutlineRows, <Skeleton shape="block" height="12rem" />))

/** All sections by name, to find one and to put it elsewhere. A key that changes no name leaves its rows alone. */
export const SectionOutline = ({ sections, ...acts }: SectionOutlineProps) => (
  <CollapsiblePart summary={`Outline, ${sections.length} sections`} broken={false}>
    <OutlineRows sections={useDeferredValue(useSame(sections))} {...acts} />
  </CollapsiblePart>
)

/** The value of an earlier render while it is the same. */
function useSame<Value>(value: Value): Value {
  const [known, setKnown] = useState(value)
  if (sameValue(known, value)) return known
  setKnown(value)
  return value
}
