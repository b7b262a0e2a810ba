import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Table, type TableColumn } from '@framewell/design-system/elements/table/Table'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { type ProposedPrice, withdrawShopPrice } from '@framewell/domain/network/shopPriceCalls'
import { SHOP_PRICE_STATUS_WORDS, SHOP_PRICE_TONES, shopPriceLines, shopPriceScope } from '@framewell/remote-kit/network/shopPriceWords'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { SendAlert } from '@framewell/remote-kit/sending/SendAlert'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ORDER_QUERIES } from '../orders/orderQueries'
import { ProposePrices } from './ProposePrices'
import { ownPricesQuery, pricedPlansQuery } from './shopPriceQueries'

/** A shop's price lists and quotes with what was decided about them, and a form for the next list. */
export const OwnPrices = () => {
  const call = useGuardedCall()
  const prices = useQuery(ownPricesQuery(call))
  const plans = useQuery(pricedPlansQuery(call))
  if ((prices.isError && !prices.data) || (plans.isError && !plans.data))
    return (
      <ErrorState
        title="Your prices could not be loaded"
        retrying={prices.isFetching || plans.isFetching}
        onRetry={() => void Promise.all([prices.refetch(), plans.refetch()])}
      >
        {problemSentence(prices.error ?? plans.error, 'The connection failed. Nothing was changed.')}
      </ErrorState>
    )
  const columns: readonly TableColumn<ProposedPrice>[] = [
    { id: 'for', header: 'For', onPhone: 'title', cell: shopPriceScope },
    {
      id: 'prices',
      header: 'Your price, without freight',
      cell: (price) => shopPriceLines(price).map((line) => <div key={line}>{line}</div>),
    },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status, reason }) => (
        <>
          <Badge tone={SHOP_PRICE_TONES[status]}>{labelOf(SHOP_PRICE_STATUS_WORDS, status)}</Badge>
          {reason ? <div>{reason}</div> : null}
        </>
      ),
    },
    { id: 'withdraw', header: 'Change', cell: (price) => (price.status === 'proposed' ? <Withdraw price={price} /> : null) },
  ]
  const inForce = prices.data?.data.find(({ status, quote }) => status === 'approved' && quote === null)
  return (
    <Stack gap={6}>
      <Text measured>
        An order is paid by your approved price list, or by your approved quote for that order. Without either you cannot accept it. Routing
        compares the same prices. An order keeps the price you accepted it at. A change order moves it in proportion.
      </Text>
      <Table
        caption="Your price lists and quotes, newest first"
        columns={columns}
        rows={prices.data?.data ?? []}
        rowKey={({ id }) => id}
        loading={prices.isPending}
        notice={<EmptyState title="No price list yet">Routing counts your price as neutral until one is approved.</EmptyState>}
      />
      {plans.data ? <ProposePrices key={inForce?.id} plans={plans.data.plans} before={inForce?.rates ?? null} /> : null}
    </Stack>
  )
}

const Withdraw = ({ price }: { price: ProposedPrice }) => {
  const { toast } = useShell()
  const queries = useQueryClient()
  const { queryKey } = ownPricesQuery(useGuardedCall())
  const sending = useSend(withdrawShopPrice, {
    onSent: () => toast({ title: 'Price withdrawn', tone: 'success' }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey })
      void queries.invalidateQueries({ queryKey: ORDER_QUERIES })
    },
  })
  return (
    <>
      <Button
        size="small"
        pending={sending.busy}
        pendingText="Withdrawing..."
        aria-label={`Withdraw: ${shopPriceScope(price)}`}
        onClick={() => void sending.send({ id: price.id })}
      >
        Withdraw
      </Button>
      <SendAlert title="Not withdrawn" failure={sending.failure} />
    </>
  )
}
