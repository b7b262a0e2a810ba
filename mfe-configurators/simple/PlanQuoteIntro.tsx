import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { OpeningDialog } from '@framewell/design-system/elements/dialog/OpeningDialog'
import { CLOSES } from '@framewell/design-system/foundation/startsUnprompted'
import type { CatalogPlan } from '@framewell/domain/catalog/catalogPlan'
import type { PlanPrices } from '@framewell/domain/catalog/priceBook'
import { cents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import { styled } from 'styled-components'
import { WholeNumberField } from '../wizard/WholeNumberField'
import { MAX_SALE_PRICE } from './salePrice'

interface PlanQuoteIntroProps {
  plan: CatalogPlan
  prices: PlanPrices
  expectedValue: number | null
  onExpectedValue: (value: number | null) => void
  open: boolean
  onClose: () => void
}

/** Explains the three questions and asks for the one figure only the builder knows. */
export const PlanQuoteIntro = ({ plan, prices, expectedValue, onExpectedValue, open, onClose }: PlanQuoteIntroProps) => (
  <OpeningDialog
    open={open}
    onClose={onClose}
    title={`Price ${plan.name} for your market`}
    description="Three questions about the site, your business and your buyers set the price of the finished house."
    footer={
      <Button variant="primary" onClick={onClose} {...{ [CLOSES]: true }}>
        Calculate Development ROI
      </Button>
    }
  >
    <Facts>
      {plan.lifestyle || plan.bestFor || plan.roi ? (
        <DescriptionList
          items={[
            ...(plan.lifestyle ? [{ term: 'Lifestyle', detail: plan.lifestyle }] : []),
            ...(plan.bestFor ? [{ term: 'Best for', detail: plan.bestFor }] : []),
            ...(plan.roi ? [{ term: 'Return', detail: plan.roi }] : []),
          ]}
        />
      ) : null}
      <DescriptionList
        variant="figures"
        items={[
          { key: 'area', term: 'Finished house', detail: `${figure(prices.developmentSquareFeet ?? 0)} sq ft` },
          { key: 'price', term: 'From', detail: usd(prices.developmentBasePriceCents ?? cents(0)) },
        ]}
      />
      <WholeNumberField
        label="Expected sale price"
        optional
        prefix="$"
        max={MAX_SALE_PRICE}
        hint="We use it to show your gross margin beside the price. It stays on this device and is not part of the quote."
        value={expectedValue === null ? '' : figure(expectedValue)}
        onNumber={onExpectedValue}
      />
    </Facts>
  </OpeningDialog>
)

const Facts = styled.div`
  display: grid;
  gap: var(--space-5);
`
