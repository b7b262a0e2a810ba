import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { CERTIFICATION_TIERS } from '@framewell/domain/orders/trackingCalls'
import { styled } from 'styled-components'

type Tier = (typeof CERTIFICATION_TIERS)[number]
const WORDS: Readonly<Record<Tier, string>> = { preferred: 'Preferred', premium: 'Premium', other: 'Member' }

/** A shop's badge: purple for preferred, blue for premium, as specified; the label carries the meaning. */
export const CertificationBadge = ({ tier }: { tier: Tier }) =>
  tier === 'preferred' ? <Purple>{WORDS.preferred}</Purple> : <Badge tone={tier === 'premium' ? 'info' : 'neutral'}>{WORDS[tier]}</Badge>

const Purple = styled(Badge)`
  && {
    background: var(--color-plum-tint);
    color: var(--color-plum);
  }
`
