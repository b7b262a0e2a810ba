import { Text } from '@framewell/design-system/elements/text/Text'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { type Cents, cents, centsOfDollars } from '@framewell/domain/money/cents'
import { dollars, usd } from '@framewell/domain/money/usd'
import { percent } from '@framewell/domain/numbers/figure'
import { developmentMargin } from '@framewell/domain/quotes/developmentMargin'
import type { Priced } from '@framewell/domain/quotes/quoteLine'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import { styled } from 'styled-components'
import type { DrawnPlan } from '../catalog/drawnPlan'
import { PlanPicture } from '../catalog/PlanPicture'
import { type SummaryLine, WizardSummary } from '../wizard/WizardSummary'
import type { PlanQuoteDraft } from './planQuoteDraft'
import { PLAN_QUOTE_STEPS } from './planQuoteSteps'

interface PlanQuoteCardProps {
  drawn: DrawnPlan
  book: PriceBook
  choices: PlanQuoteDraft
  /** The owner's expected sale price in dollars. */
  salePrice: number | null
  price: Priced
}

/** The plan with picture, beds, baths and itemized price. */
export const PlanQuoteCard = ({ drawn, book, choices, salePrice, price }: PlanQuoteCardProps) => {
  const { plan } = drawn
  const [base] = price.lines
  const chosen = PLAN_QUOTE_STEPS.map(({ id, title }): SummaryLine => {
    const option = book.planQuote[id].find((each) => each.id === choices[id])
    return { id, label: option?.name ?? title, amount: option ? added(option.priceCents) : null }
  })
  return (
    <WizardSummary
      label={`${plan.name} and its price`}
      picture={<PlanPicture plan={plan} />}
      lines={[
        { id: 'base', label: plan.name, detail: base?.detail, amount: usd(base?.amountCents ?? cents(0)) },
        ...chosen,
        ...marginLine(salePrice, price.totalCents),
      ]}
      total={usd(price.totalCents)}
      totalLabel="Total price"
      note="Site prep, permits and utilities are separate."
    >
      <Facts>
        <Text as="span" size="small" tone="muted">
          {plan.bedrooms} beds
        </Text>
        <Text as="span" size="small" tone="muted">
          {plan.bathrooms} baths
        </Text>
      </Facts>
      <NotChecked />
    </WizardSummary>
  )
}

const added = (amount: Cents) => (amount === 0 ? 'included' : `+${usd(amount)}`)

function marginLine(salePrice: number | null, totalCents: Cents): SummaryLine[] {
  const margin = developmentMargin(salePrice === null ? null : centsOfDollars(salePrice), totalCents)
  if (!margin || salePrice === null) return []
  return [
    {
      id: 'margin',
      label: `Gross margin at ${dollars(salePrice)}`,
      detail: `${percent(margin.returnOnCost)} on cost`,
      amount: usd(margin.marginCents),
    },
  ]
}

const Facts = styled.p`
  display: flex;
  gap: var(--space-4);
`
