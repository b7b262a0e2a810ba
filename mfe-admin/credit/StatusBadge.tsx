import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { QualificationStatus } from '@framewell/domain/credit/tier'
import { QUALIFICATION_STATUS_WORDS } from '@framewell/remote-kit/words/qualificationStatusWords'

export const StatusBadge = ({ status }: { status: QualificationStatus }) => {
  const { label, tone } = QUALIFICATION_STATUS_WORDS[status]
  return <Badge tone={tone}>{label}</Badge>
}
