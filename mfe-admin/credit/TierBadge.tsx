import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { Tier } from '@framewell/domain/credit/tier'
import { tierTone } from '@framewell/domain/credit/tips'

/** The assigned tier in its color; 'Pending' until one is assigned. */
export const TierBadge = ({ tier }: { tier: Tier | null }) => <Badge tone={tier ? tierTone(tier) : 'neutral'}>{tier ?? 'Pending'}</Badge>
