import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { QualificationStatus } from '@framewell/domain/credit/tier'
import { STATUS_LABELS, STATUS_TONES } from './qualificationStatus'

export const StatusBadge = ({ status }: { status: QualificationStatus }) => (
  <Badge tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Badge>
)
