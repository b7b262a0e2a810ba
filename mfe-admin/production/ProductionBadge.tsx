import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { Production } from '@framewell/domain/production/productionCalls'

/** Whether it runs: an operator confirmed it, or it became an order. */
export const isAnswered = ({ status, orderNumber }: Production) => status === 'confirmed' || orderNumber !== undefined

/** What became of a request that does not run. */
export const ProductionBadge = ({ production: { status } }: { production: Production }) =>
  status === 'declined' ? <Badge tone="neutral">Declined</Badge> : <Badge tone="warn">Needs an answer</Badge>
