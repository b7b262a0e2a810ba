import { Badge } from '@framewell/design-system/elements/badge/Badge'
import type { SeoScore } from '@framewell/domain/content/seoScore'

/** The score as a badge; the default style from 80. */
export const ScoreBadge = ({ score }: { score: Pick<SeoScore, 'total' | 'good'> }) => (
  <Badge tone={score.good ? 'ok' : 'warn'}>
    {score.total}% {score.good ? 'good' : 'to improve'}
  </Badge>
)
