import type { QualificationStatus } from '@framewell/domain/credit/tier'
import { QUALIFICATION_STATUS_WORDS } from '@framewell/remote-kit/words/qualificationStatusWords'
import { StateBadge } from '@framewell/remote-kit/words/StateBadge'

export const StatusBadge = ({ status }: { status: QualificationStatus }) => (
  <StateBadge states={QUALIFICATION_STATUS_WORDS} state={status} />
)
