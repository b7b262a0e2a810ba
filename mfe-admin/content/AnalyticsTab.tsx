import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { contentHtml } from '@framewell/domain/content/contentHtml'
import { readTimeMinutes } from '@framewell/domain/content/postDerivation'
import { CONTENT_LENGTH, contentLength, GOOD_SEO_SCORE, type SeoField } from '@framewell/domain/content/seoScore'
import { figure } from '@framewell/domain/numbers/figure'
import { styled } from 'styled-components'
import { scoreOf } from './editablePage'
import type { PageDraft } from './pageDraft'
import { ScorePanel } from './ScorePanel'

interface AnalyticsTabProps {
  draft: PageDraft
  onField: (field: SeoField) => void
}

/** Three figures of the page as edited, and the breakdown of its score. */
export const AnalyticsTab = ({ draft: { page, saved }, onField }: AnalyticsTabProps) => {
  const score = scoreOf(page, saved.isPublished)
  const html = contentHtml(page.sections)
  const { internalLinks, externalLinks } = page
  return (
    <Stack gap={6}>
      <Cards>
        <Card>
          <Stat label="SEO score" value={`${score.total}%`} detail={score.good ? 'Good' : `Good from ${GOOD_SEO_SCORE}%`} />
        </Card>
        <Card>
          <Stat
            label="Content length"
            value={figure(contentLength(html))}
            detail={`characters, ${readTimeMinutes(html)} min read; ${figure(CONTENT_LENGTH.min)} to ${figure(CONTENT_LENGTH.max)} are best`}
          />
        </Card>
        <Card>
          <Stat
            label="Total links"
            value={String(internalLinks.length + externalLinks.length)}
            detail={`${internalLinks.length} internal, ${externalLinks.length} authority`}
          />
        </Card>
      </Cards>
      <Narrow>
        <ScorePanel score={score} onField={onField} />
      </Narrow>
    </Stack>
  )
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  gap: var(--space-5);
`

const Narrow = styled.div`
  max-width: 36rem;
`
