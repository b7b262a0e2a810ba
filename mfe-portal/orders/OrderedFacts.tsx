import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { paymentTermsWords } from '@framewell/domain/credit/paymentTerms'
import { REVIEW_REQUIRED } from '@framewell/domain/framing/notChecked'
import { usd, usdWithCents } from '@framewell/domain/money/usd'
import { figure, percent } from '@framewell/domain/numbers/figure'
import { deliveryWords } from '@framewell/domain/orders/deliveryDay'
import { type ContractOrder, isContract, type Order } from '@framewell/domain/orders/order'
import { orderPriceWords } from '@framewell/domain/orders/partyOrder'
import { revisionWords } from '@framewell/domain/orders/revisionWords'
import { siteWords } from '@framewell/domain/orders/siteAddress'
import { hasReached } from '@framewell/domain/orders/stages'
import { NO_SHOP_YET } from '@framewell/domain/orders/transitions'
import { decidedRefundWords, releasedLessWords } from '@framewell/domain/payments/disputes'
import { PHASE_WORDS, PHASES, phaseDaysOf } from '@framewell/domain/payments/phases'
import { phasePlan } from '@framewell/domain/payments/releasePhase'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { totalRows } from '@framewell/domain/tax/taxWords'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import type { ReactNode } from 'react'
import { DashboardMoney } from './DashboardMoney'

/** Whether part of the order is on credit, and its shop waits for the payment. */
const isCarriedByShop = ({ terms, shopPrice }: Order) =>
  shopPrice ? shopPrice.carriedBy === 'shop' : terms !== null && terms.depositShare < 1 && terms.carriedBy === 'shop'

/** The contents of an order: price by line, terms and schedule, shop and weeks, and its locked versions. */
export const OrderedFacts = ({ order }: { order: Order }) => {
  const { priceCents, releasePolicy, refundedCents, fabricator, slots, site, frame, bill, priceBookVersion, warnings } = order
  return (
    <Stack gap={8}>
      {warnings.length > 0 ? (
        <Alert tone="warn" title={REVIEW_REQUIRED}>
          {warnings.join(' ')}
        </Alert>
      ) : null}
      {isContract(order) ? <ContractPrice order={order} /> : <ShopPrice order={order} />}
      <Part title={isContract(order) ? 'Released by phase' : 'Released to your shop'}>
        {priceCents === null ? null : (
          <DescriptionList
            variant="figures"
            items={PHASES.map((phase) => ({
              term: labelOf(PHASE_WORDS, phase),
              detail: usdWithCents(phasePlan(priceCents, releasePolicy, refundedCents)[phase]),
            }))}
          />
        )}
        {refundedCents > 0 ? (
          <Text>
            {isContract(order) ? `${decidedRefundWords(refundedCents, 'contract')}. ` : ''}
            {releasedLessWords(refundedCents)}
          </Text>
        ) : null}
        <Text size="small" tone="muted">
          Released once the builder accepts the shop's work, or the {phaseDaysOf(releasePolicy)} days to accept or dispute it have passed,{' '}
          {isCarriedByShop(order) ? 'and the builder has paid for it' : 'out of payments and trade credit'};{' '}
          {percent(releasePolicy.retainageShare)} is held back until {releasePolicy.acceptanceDays} days after the delivery is accepted.
        </Text>
      </Part>
      <Part title="Shop and schedule">
        <DescriptionList
          items={[
            { term: 'Shop', detail: fabricator?.name ?? NO_SHOP_YET },
            {
              term: slots.length > 1 ? 'Production weeks' : 'Production week',
              detail:
                slots.length > 0
                  ? slots.map(({ week, units }) => `Week of ${longDate(week)} (${units} units)`).join(', ')
                  : hasReached(order.stage, 'fabrication_complete')
                    ? 'The frame is made'
                    : 'No longer held',
            },
            { term: 'Delivery', detail: deliveryWords(order) },
            { term: 'Site', detail: siteWords(site) },
          ]}
        />
      </Part>
      <Part title="Locked with this order">
        <DescriptionList
          items={[
            { term: 'Revision', detail: revisionWords(order) },
            {
              term: 'Frame',
              detail: `${figure(frame.members)} members, ${figure(frame.steelPounds)} lb of steel, ${figure(frame.areaSqft)} sq ft`,
            },
            {
              term: 'Bill of materials, whole house',
              detail: `${bill.lines} lines, ${bill.distributor} price list ${bill.priceListVersion}`,
            },
            { term: 'Prices', detail: `Price book, version ${priceBookVersion}` },
          ]}
        />
        <NotChecked designSite={order.designSite} review={order.review.words} />
        <Text size="small" tone="muted">
          Later changes to plans or prices do not affect it unless both sides sign a change order.
        </Text>
      </Part>
    </Stack>
  )
}

/** What the builder pays, by line, and when. */
const ContractPrice = ({ order }: { order: ContractOrder }) => {
  const { lines, priceCents, tax, terms, tier } = order
  return (
    <>
      <Part title="Price">
        <DescriptionList
          variant="figures"
          items={[
            ...lines.map(({ id, label, amountCents }) => ({ key: id, term: label, detail: usd(amountCents) })),
            ...totalRows(priceCents, tax).map(([term, detail]) => ({ term, detail, total: true })),
          ]}
        />
      </Part>
      {terms && tier ? (
        <Part title="Terms">
          <Text>
            {tier}: {paymentTermsWords(terms)}
          </Text>
        </Part>
      ) : null}
      {terms ? <DashboardMoney order={order} /> : null}
    </>
  )
}

/** What is ordered, and what the shop is paid for it. */
const ShopPrice = ({ order: { items, priceCents } }: { order: Order }) => (
  <Part title="Your price">
    <DescriptionList items={[{ term: 'Ordered', detail: items.map((item) => <div key={item}>{item}</div>) }]} />
    <DescriptionList
      variant="figures"
      items={[{ term: 'Your price', detail: priceCents === null ? orderPriceWords(null) : usdWithCents(priceCents), total: true }]}
    />
  </Part>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={3} aria-label={title}>
    <Heading level={2} size={5}>
      {title}
    </Heading>
    {children}
  </Stack>
)
