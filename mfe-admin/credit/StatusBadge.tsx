import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { entryOf } from '@framewell/domain/collections/labelOf'
import type { QualificationStatus } from '@framewell/domain/credit/tier'
import { QUALIFICATION_STATUS_WORDS, type StatusWords } from '@framewell/remote-kit/words/qualificationStatusWords'

export const StatusBadge = ({ status }: { status: QualificationStatus }) => {
  const { label, tone } = entryOf<StatusWords>(QUALIFICATION_STATUS_WORDS, status, (words) => ({ label: words, tone: 'neutral' }))
  return <Badge tone={tone}>{label}</Badge>
}
