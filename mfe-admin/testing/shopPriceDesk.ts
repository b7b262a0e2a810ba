import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { cents } from '@framewell/domain/money/cents'
import { decideShopPrice, listShopPrices, type ProposedPrice } from '@framewell/domain/network/shopPriceCalls'
import { fakeSessionServer, STORY_NAME } from '@framewell/remote-kit/testing/fakeSessionServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { storyShopPrice } from '@framewell/remote-kit/testing/storyShopPrice'

const QUOTE = storyShopPrice({
  id: '7c1d0000-0000-4000-8000-000000000002',
  from: null,
  rates: null,
  note: '',
  quote: { order: 'FW-2026-00042', cents: cents(5_120_000), contractCents: cents(5_890_000) },
})

/** A fake of the operators' calls about shops' prices. For stories. */
export function shopPriceDesk({
  prices: given = [storyShopPrice(), QUOTE],
  list,
}: {
  readonly prices?: readonly ProposedPrice[]
  readonly list?: AnswerCall<typeof listShopPrices>
} = {}) {
  const prices = new Map(given.map((price) => [price.id, price]))
  return answerCalls([
    [currentSession, fakeSessionServer().current],
    [
      listShopPrices,
      list ??
        (({ status, ...asked }) =>
          listRows(
            [...prices.values()].filter((price) => status === 'all' || price.status === status),
            { searched: ({ shop, quote }) => [shop.name, quote?.order], newest: ({ proposedAt }) => proposedAt },
            asked,
          )),
    ],
    [
      decideShopPrice,
      ({ id, decision, reason }) => {
        const before = prices.get(id)
        if (!before) throw refuseCall(decideShopPrice, 'notFound')
        if (before.status !== 'proposed') throw refuseCall(decideShopPrice, 'decidedAlready')
        const price = {
          ...before,
          status: decision === 'approve' ? ('approved' as const) : ('declined' as const),
          decidedBy: STORY_NAME,
          reason,
        }
        prices.set(id, price)
        return { price }
      },
    ],
  ])
}
