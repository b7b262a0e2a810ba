import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import { subtractCents } from '@framewell/domain/money/differences'
import { usd } from '@framewell/domain/money/usd'
import { decideShopPrice, listShopPrices, type ProposedPrice, SHOP_PRICE_STATUSES } from '@framewell/domain/network/shopPriceCalls'
import { type ListColumn, ListScreen } from '@framewell/remote-kit/lists/ListScreen'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { SHOP_PRICE_STATUS_WORDS, SHOP_PRICE_TONES, shopPriceLines, shopPriceScope } from '@framewell/remote-kit/network/shopPriceWords'
import { NETWORK_QUERIES } from './networkQueries'
import { ReasonDialog } from './ReasonDialog'
import { ShopLink } from './ShopLink'

const columns: readonly ListColumn<ProposedPrice>[] = [
  {
    id: 'shop',
    header: 'Shop',
    fixed: true,
    onPhone: 'title',
    cell: ({ shop }) => <ShopLink id={shop.id} name={shop.name} />,
    csv: ({ shop }) => shop.name,
  },
  { id: 'for', header: 'For', cell: shopPriceScope, csv: shopPriceScope },
  {
    id: 'price',
    header: 'Price',
    cell: (price) => shopPriceLines(price).map((line) => <div key={line}>{line}</div>),
    csv: (price) => shopPriceLines(price).join('; '),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <Badge tone={SHOP_PRICE_TONES[status]}>{labelOf(SHOP_PRICE_STATUS_WORDS, status)}</Badge>,
    csv: ({ status }) => labelOf(SHOP_PRICE_STATUS_WORDS, status),
  },
  {
    id: 'proposed',
    header: 'Proposed',
    cell: ({ proposedBy, proposedAt }) => (
      <>
        <ShortTime iso={proposedAt} />
        <small>{proposedBy}</small>
      </>
    ),
    csv: ({ proposedAt }) => proposedAt,
  },
]

/** Price lists and quotes of shops: proposed by them, approved or declined here. */
export const ShopPricesTab = () => (
  <ListScreen
    topic="network"
    noun="price"
    caption="Price lists and quotes of shops"
    call={listShopPrices}
    columns={columns}
    filters={[{ name: 'status', label: 'Status', all: 'Any status', options: optionsOf(SHOP_PRICE_STATUSES, SHOP_PRICE_STATUS_WORDS) }]}
    searchLabel="Search shop or order"
    queries={NETWORK_QUERIES}
    empty={{ title: 'No prices yet', text: 'Shops propose theirs in their portal; decide them here.' }}
    nameOf={(price) => `${price.shop.name}, ${shopPriceScope(price)}`}
    opened={{ title: 'Price of a shop', show: (price) => <PriceRecord price={price} /> }}
  />
)

const PriceRecord = ({ price }: { price: ProposedPrice }) => {
  const { id, shop, status, quote, note, proposedBy, decidedBy, reason } = price
  return (
    <Stack gap={5}>
      <DescriptionList
        items={[
          { term: 'Shop', detail: <ShopLink id={shop.id} name={shop.name} /> },
          { term: 'For', detail: shopPriceScope(price) },
          { term: 'Price, without freight', detail: shopPriceLines(price).map((line) => <div key={line}>{line}</div>) },
          ...(quote?.contractCents != null ? [{ term: 'Margin on it', detail: usd(subtractCents(quote.contractCents, quote.cents)) }] : []),
          { term: 'Status', detail: labelOf(SHOP_PRICE_STATUS_WORDS, status) },
          { term: 'Proposed by', detail: proposedBy },
          ...(note ? [{ term: 'Note', detail: note }] : []),
          ...(decidedBy ? [{ term: 'Decided by', detail: decidedBy }] : []),
          ...(reason ? [{ term: 'Reason', detail: reason }] : []),
        ]}
      />
      {status === 'proposed' ? (
        <>
          <Text tone="muted">
            {quote
              ? 'The shop can accept the order once this is decided: at this price if approved, else by its list.'
              : 'Once approved, it sets what the shop is paid for orders it accepts from its first day on. The difference from the contract price is Framewell’s margin.'}
          </Text>
          <Stack direction="row" gap={3}>
            <ReasonDialog
              title={`Approve this price of ${shop.name}`}
              description="The shop reads your reason."
              trigger={<Button variant="primary">Approve</Button>}
              action="Approve the price"
              done="Price approved"
              run={(api, why, how) => api(decideShopPrice, { id, decision: 'approve', reason: why }, how)}
            />
            <ReasonDialog
              title={`Decline this price of ${shop.name}`}
              description="The shop reads your reason."
              trigger={<Button variant="quiet">Decline</Button>}
              action="Decline the price"
              done="Price declined"
              danger
              run={(api, why, how) => api(decideShopPrice, { id, decision: 'decline', reason: why }, how)}
            />
          </Stack>
        </>
      ) : null}
    </Stack>
  )
}
