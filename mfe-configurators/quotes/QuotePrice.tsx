import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Cents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import type { Quote } from '@framewell/domain/quotes/quote'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { BEFORE_TAX, totalRows } from '@framewell/domain/tax/taxWords'
import { styled } from 'styled-components'
import { KitNote } from './KitNote'

interface QuotePriceProps {
  quote: Quote
  /** What a development's kits cost; null for a house. */
  kitCents: Cents | null
}

/** The total, its validity, and its lines. */
export const QuotePrice = ({ quote, kitCents }: QuotePriceProps) => {
  const { totalCents, tax, validUntil, status, lines, priceBookVersion } = quote
  return (
    <>
      <Total>
        <Figure size="large">{usd(totalCents)}</Figure>
        <Text size="small" tone="muted">
          {status === 'expired' ? 'Was valid until' : 'Valid until'} <time dateTime={validUntil}>{deadlineDate(validUntil)}</time>
        </Text>
      </Total>
      <DescriptionList
        variant="figures"
        items={[
          ...lines.map(({ id, label, detail, amountCents }) => ({
            key: id,
            term: (
              <>
                {label}
                {detail ? <Detail>{detail}</Detail> : null}
              </>
            ),
            detail: usd(amountCents),
          })),
          ...totalRows(totalCents, tax).map(([term, detail]) => ({ key: term, term, detail, total: true })),
        ]}
      />
      <KitNote inputs={quote.inputs} price={quote} kitCents={kitCents} />
      <Text size="small" tone="subtle">
        Site prep, permits and utilities are separate. Prices of price book {priceBookVersion}, in US dollars{tax ? '' : `, ${BEFORE_TAX}`}.
      </Text>
    </>
  )
}

const Total = styled.div`
  display: grid;
  gap: var(--space-1);
`

const Detail = styled.span`
  display: block;
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
`
