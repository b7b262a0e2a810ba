import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { entryOf } from '@framewell/domain/collections/labelOf'
import type { StatusWords } from './qualificationStatusWords'

/** A state's label and color; in its own words where only a newer server knows it. */
export const StateBadge = ({ states, state }: { states: Readonly<Record<string, StatusWords>>; state: string }) => {
  const { label, tone } = entryOf<StatusWords>(states, state, (words) => ({ label: words, tone: 'neutral' }))
  return <Badge tone={tone}>{label}</Badge>
}
