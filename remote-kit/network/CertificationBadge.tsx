import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { CertificationTier } from '@framewell/domain/orders/shopCertification'
import { styled } from 'styled-components'

const WORDS: Readonly<Record<CertificationTier, string>> = { preferred: 'Preferred', premium: 'Premium', other: 'Member' }

/** A shop's badge: purple for preferred, blue for premium, as specified; the label carries the meaning. */
export const CertificationBadge = ({ tier }: { tier: CertificationTier }) =>
  tier === 'preferred' ? <Purple>{WORDS.preferred}</Purple> : <Badge tone={tier === 'premium' ? 'info' : 'neutral'}>{WORDS[tier]}</Badge>

const Purple = styled(Badge)`
  && {
    background: var(--color-plum-tint);
    color: var(--color-plum);
  }
`
