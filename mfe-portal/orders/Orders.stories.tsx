import { businessDayUntil, dayFrom } from '@framewell/domain/dates/businessDays'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { usd } from '@framewell/domain/money/usd'
import { getOrder, listOrders, signOrder } from '@framewell/domain/orders/orderCalls'
import { placeOrderPath } from '@framewell/domain/orders/placeOrderPath'
import { placeOrder, readOrderSource } from '@framewell/domain/orders/placing'
import { getHouseAccount } from '@framewell/domain/payments/billingCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { answerIn, answersIn, type Recording } from '@framewell/remote-kit/testing/replay'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import changeToSign from '../recordings/changeToSign.json'
import job from '../recordings/job.json'
import noOrders from '../recordings/noOrders.json'
import orderOnHold from '../recordings/orderOnHold.json'
import orderPlacing from '../recordings/orderPlacing.json'
import orders from '../recordings/orders.json'
import orderToAccept from '../recordings/orderToAccept.json'
import orderToChange from '../recordings/orderToChange.json'
import orderToRecord from '../recordings/orderToRecord.json'
import orderToSign from '../recordings/orderToSign.json'
import partlyShipped from '../recordings/partlyShipped.json'
import { ordersIn } from '../testing/ordersIn'
import { PortalStory } from '../testing/PortalStory'

const meta = {
  title: 'Portal/Orders',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/order-tracking', recorded: orders },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const [MADE, UNSIGNED, UNKNOWN] = ordersIn(orders)
/** A row of the list: its price follows its number. */
const inList = (number = '') => new RegExp(`${number}, `)
const OPENED = `/order-tracking?order=${MADE}`
/** A recorded order, open on a page. */
const opened = (recorded: Recording, path = '/order-tracking') => ({ at: `${path}?order=${ordersIn(recorded)[0]}`, recorded })
const without = (call: AnyCall, answer: () => Promise<never>) => ({
  answers: (recorded: Parameters<typeof answerCalls>[1]) => answerCalls([[call, answer]], recorded),
})
/** What the orders of a recording are placed from, with and without a place of its own. */
const [source, ofASite] = orderPlacing.steps.flatMap(({ call, input }) =>
  call === readOrderSource.name ? [readOrderSource.input.parse(input).source] : [],
)
const fromQuote = (given: typeof source) => {
  if (given?.kind !== 'quote') throw new Error('Not recorded from a quote')
  return { at: placeOrderPath({ kind: 'quote', id: given.id, token: given.token ?? '' }), recorded: orderPlacing }
}
/** The day that was asked for when it was recorded. */
const neededBy = () => businessDayUntil(dayFrom(new Date(), 90))

export const Tracking: Story = {
  play: async () => {
    // The newest opens automatically; it is waiting for a signature.
    await press(inList(MADE))
    await seeText(/All panels checked and marked\./)
    await userEvent.click(screen.getByLabelText('Search orders'))
    await userEvent.paste(MADE)
    await waitFor(() => expect(screen.queryByRole('button', { name: inList(UNSIGNED) })).toBeNull())
    await expect(screen.getByRole('button', { name: inList(MADE) })).toBeVisible()
    await userEvent.click(await screen.findByRole('tab', { name: 'Smart Matching' }))
    await seeText('93/100')
  },
}
export const ListOnAPhone: Story = { globals: phone }
export const OneOnAPhone: Story = {
  args: { at: OPENED },
  globals: phone,
  play: async () => {
    await press('All orders')
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent(/^\/order-tracking$/))
  },
}
/** What has left the shop, and on which truck. */
export const PartlyShipped: Story = {
  args: opened(partlyShipped),
  play: async () => {
    await seeText(/^Partly shipped: \d+ of \d+ panels/)
    await seeText(/^Shipment 2 left .* with Buckeye Freight, bill of lading 4411: /)
  },
}
/** The shop that takes an order over sees what an earlier decision takes off its last release. */
export const RefundedBeforeDelivery: Story = {
  args: {
    ...opened(job, '/place-order'),
    answers: newerServer((recorded) => recorded, '"refundedCents":0', '"refundedCents":100000'),
  },
  play: async () => {
    await seeText(/Dispute decisions took \$1,000\.00 off what the last phases release/)
  },
}
export const Matching: Story = { args: { at: `${OPENED}&tab=matching` } }
export const NoFabricatorData: Story = {
  args: { at: `/order-tracking?order=${UNSIGNED}&tab=matching` },
  play: async () => {
    await seeText('No Fabricator Data')
  },
}
export const CancelsAnOrder: Story = {
  args: { at: `/order-tracking?order=${UNSIGNED}` },
  play: async () => {
    await seeText(/% complete$/)
    await press('Cancel order')
    const dialog = within(await screen.findByRole('dialog', { name: `Cancel order ${UNSIGNED}?` }))
    await userEvent.type(dialog.getByLabelText('Why'), 'The lot was sold')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await seeText('The lot was sold')
    await expect(screen.queryByText(/% complete$/)).toBeNull()
  },
}
/** An operator records the next stage for the shop, with a reason. */
export const RecordedForTheShop: Story = {
  args: opened(orderToRecord),
  play: async () => {
    await press('Record for the shop')
    const dialog = within(await screen.findByRole('dialog', { name: /^Record for the shop: / }))
    const record = dialog.getByRole('button', { name: /^Record: / })
    await userEvent.click(record)
    await expect(await dialog.findByText('Give a reason of at least 3 characters')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'The shop called: its network is down')
    await userEvent.click(record)
    await seeText(/^Recorded: /)
  },
}
/** An operator accepts an order for its shop, with a reason. */
export const AcceptedForTheShop: Story = {
  args: opened(orderToAccept),
  play: async () => {
    await press('Accept for the shop')
    const dialog = within(await screen.findByRole('dialog', { name: /^Accept FW-.* for the shop$/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Accept order' }))
    await expect(await dialog.findByText('Give a reason of at least 3 characters')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'The shop accepted by phone')
    await userEvent.click(dialog.getByRole('button', { name: 'Accept order' }))
    await seeText(/^Order FW-.* accepted$/)
  },
}
/** An order that its shop declined: an operator finds another shop, and resumes it. */
export const OnHoldForAnOperator: Story = {
  args: opened(orderOnHold),
  play: async () => {
    await seeText('Nothing is made while it is on hold. The timeline says why.')
    await press('Find another shop')
    const dialog = within(await screen.findByRole('dialog', { name: /^Take order FW-/ }))
    await userEvent.type(dialog.getByLabelText('Why'), 'Its roll-former is down')
    await userEvent.click(dialog.getByRole('button', { name: 'Find another shop' }))
    await seeText(/^Order FW-.* taken from /)
    await expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible()
  },
}
export const UnknownOrder: Story = {
  args: { at: `/order-tracking?order=${UNKNOWN}` },
  play: async () => {
    await seeText('Order Not Found')
  },
}
export const NoOrders: Story = {
  args: { recorded: noOrders },
  play: async () => {
    await seeText('No orders yet')
  },
}
export const LoadingList: Story = { args: without(listOrders, never) }
export const LoadingOne: Story = {
  args: without(getOrder, never),
  play: async () => {
    await seeText('Loading order details...')
  },
}
export const ListUnreachable: Story = {
  args: without(listOrders, disconnected),
  play: async () => {
    await seeText('The orders could not be loaded')
  },
}

export const Communicates: Story = {
  args: { at: `${OPENED}&tab=communication` },
  play: async () => {
    await seeText('Yes. The trucks leave at five.')
    await userEvent.type(screen.getByLabelText('Your message'), 'See you there.')
    await press('Send')
    await seeText('See you there.')
  },
}

export const ProposesAChange: Story = {
  args: opened(orderToChange),
  play: async () => {
    await press('Propose a change')
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a change' }))
    await userEvent.selectOptions(await dialog.findByLabelText('Plan'), 'the-storch-plan')
    await userEvent.clear(dialog.getByLabelText('Site address'))
    await userEvent.type(dialog.getByLabelText('Site address'), '14 Canal St')
    await userEvent.type(dialog.getByLabelText('Why'), 'A larger house, and next door')
    await userEvent.click(dialog.getByRole('button', { name: 'Propose change' }))
    await expect(await dialog.findByText(/^Enter street, city and state/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Site address'), ', Dayton, OH')
    await userEvent.clear(dialog.getByLabelText('Needed by'))
    await userEvent.type(dialog.getByLabelText('Needed by'), businessDayUntil(dayFrom(new Date(), 110)))
    await userEvent.click(dialog.getByRole('button', { name: 'Propose change' }))
    await seeText(/^The Schiff → The Storch/)
    await seeText('12 Canal St, Dayton, OH 45402 → 14 Canal St, Dayton, OH 45402')
    await seeText('Awaiting signatures')
  },
}
export const SignsAChange: Story = {
  args: opened(changeToSign),
  play: async () => {
    await press('Read and sign')
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign change 1' }))
    await userEvent.type(dialog.getByLabelText('Your name, as your signature'), 'Olivia Park')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign change' }))
    await seeText('Signed by Olivia Park')
  },
}
export const ChangeOnAPhone: Story = { args: opened(changeToSign), globals: phone }
export const DeclinesAChange: Story = {
  args: opened(changeToSign),
  play: async () => {
    await press('Decline')
    await seeText('Declined')
  },
}

export const Places: Story = {
  args: fromQuote(source),
  play: async () => {
    const { ordered } = answerIn(orderPlacing, readOrderSource)
    await seeText(`${ordered.title}: ${usd(ordered.totalCents)}`)
    await seeText(/Not part of the framing kit: \$19,500\. Order it from your own suppliers\.$/)
    await press('Place Order')
    await seeText('Enter the site address')
    await userEvent.type(screen.getByLabelText('Site address'), '12 Canal St, Dayton, OH')
    await userEvent.type(screen.getByLabelText('ZIP code'), '45402')
    await seeText(/^We deliver to Dayton, OH 45402\. Earliest delivery: .* for a frame of 1,350 sq ft/)
    await userEvent.type(screen.getByLabelText('Needed by'), neededBy())
    await press('Place Order')
    await seeText('Read and sign the order form')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^FW-/ })).toHaveFocus())
    // Beside the signed text and in it.
    await expect(screen.getAllByText(/^Designed for 115 mph, exposure B, 30 psf ground snow\./)).toHaveLength(2)
    await expect(screen.queryByText(/^Not checked: wind, snow/)).toBeNull()
    await userEvent.type(screen.getByLabelText('Your name, as your signature'), 'Olivia Park')
    await press('Sign and order')
    await seeText('Awaiting funds')
    await seeText('Fabrication can’t start before your deposit arrives.')
    await expect(screen.getByRole('link', { name: 'Follow this order' })).toBeVisible()
    // The pressed button has gone: the keyboard goes on at what replaced the form.
    await waitFor(() => expect(screen.getByRole('region', { name: 'Order form' })).toHaveFocus())
  },
}
/** A name that is not the account's is refused at its field, which asks by what right it is signed. */
export const SignsForSomebodyElse: Story = {
  args: opened(orderToSign, '/place-order'),
  play: async () => {
    await seeText('Read and sign the order form')
    await userEvent.type(screen.getByLabelText('Your name, as your signature'), 'Dana Ruiz')
    await press('Sign and order')
    await seeText(/^This is not the name on your account\. .+ Your account is Olivia Park’s\.$/)
    await userEvent.type(screen.getByLabelText(/^Your authority to sign for this person/), 'Attorney-in-fact')
    await press('Sign and order')
    await seeText('Awaiting funds')
  },
}
/** The refusal says what to do, and what it says is on the page. */
export const SigningOnLoweredTerms: Story = {
  args: {
    at: `/place-order?order=${UNSIGNED}`,
    ...without(signOrder, () => Promise.reject(refuseCall(signOrder, 'termsLowered'))),
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Your name, as your signature'), 'Olivia Park')
    await press('Sign and order')
    await seeText(/^Your company’s credit terms changed after this order was placed\. Cancel it and place it again/)
    await press('Cancel order')
    await userEvent.type(await screen.findByLabelText('Why'), 'The lot was sold')
    await press('Cancel the order')
    await seeText('Not signed.')
  },
}
/** What was typed on an earlier screen is not asked again. */
export const PlacesWhereItWasAskedBefore: Story = {
  args: fromQuote(source),
  beforeEach: () => {
    localStorage.setItem('framewell.delivery', JSON.stringify({ siteZip: '45402', deliverBy: '2027-03-31' }))
    return () => localStorage.clear()
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('ZIP code')).toHaveValue('45402'))
    await expect(screen.getByLabelText('Needed by')).toHaveValue('2027-03-31')
    await seeText(/^We deliver to Dayton, OH 45402\. Earliest delivery: /)
    await userEvent.clear(screen.getByLabelText('ZIP code'))
    await userEvent.type(screen.getByLabelText('ZIP code'), '77494')
    await seeText(/^No shop reaches this ZIP yet \(nearest: Dayton, [\d,]+ mi\)\.$/)
    await expect(localStorage.getItem('framewell.delivery')).toContain('77494')
    await userEvent.clear(screen.getByLabelText('ZIP code'))
    await userEvent.type(screen.getByLabelText('ZIP code'), '00000')
    await seeText(/We do not know this ZIP code/)
  },
}
/** The quote's own place is filled in on a device that knows another one; what is typed here then wins. */
export const PlacesWhereItWasQuoted: Story = {
  args: fromQuote(ofASite),
  beforeEach: () => {
    localStorage.setItem('framewell.delivery', JSON.stringify({ siteZip: '45402', deliverBy: '' }))
    return () => localStorage.clear()
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('ZIP code')).toHaveValue('77494'))
    await expect(screen.getByLabelText('Needed by')).toHaveValue(neededBy())
    await seeText(/^No shop reaches this ZIP yet/)
    await expect(localStorage.getItem('framewell.delivery')).not.toContain('77494')
    await userEvent.clear(screen.getByLabelText('ZIP code'))
    await userEvent.type(screen.getByLabelText('ZIP code'), '45402')
    await seeText(/^We deliver to Dayton, OH 45402\. Earliest delivery: /)
  },
}
export const PlacesOnAPhone: Story = { args: fromQuote(source), globals: phone }
/** Nothing is filled in for what can no longer be ordered. */
export const CannotBeOrdered: Story = {
  args: { ...fromQuote(source), ...without(readOrderSource, () => Promise.reject(refuseCall(readOrderSource, 'alreadyOrdered'))) },
  play: async () => {
    await seeText('This is in an order already, or in a change order that waits for signatures.')
    await expect(screen.getByRole('link', { name: 'See my orders' })).toBeVisible()
    await expect(screen.queryByLabelText('Site address')).toBeNull()
  },
}
export const IsPlacedByBuilders: Story = {
  args: { ...fromQuote(source), recorded: orderToAccept },
  play: async () => {
    await seeText('Orders are placed by builders')
    await expect(screen.queryByLabelText('Site address')).toBeNull()
  },
}
export const NotQualified: Story = {
  args: { ...fromQuote(source), ...without(placeOrder, () => Promise.reject(refuseCall(placeOrder, 'notQualified'))) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Site address'), '12 Canal St, Dayton, OH')
    await userEvent.type(screen.getByLabelText('ZIP code'), '45402')
    await userEvent.type(screen.getByLabelText('Needed by'), '2027-03-31')
    await press('Place Order')
    await expect(await screen.findByRole('link', { name: 'Apply for terms' })).toBeVisible()
  },
}
/** A decision that nobody has saved to the account yet is one press away. */
export const DecisionNotSaved: Story = {
  args: {
    ...fromQuote(source),
    ...without(placeOrder, () =>
      Promise.reject(
        refuseCall(placeOrder, 'notQualified', {
          detail: 'Your application of November 30, 2026 is not in your account yet. Open it and save it to your account.',
          expected: { decision: '/terms?decision=6f1e#token=secret' },
        }),
      ),
    ),
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Site address'), '12 Canal St, Dayton, OH')
    await userEvent.type(screen.getByLabelText('ZIP code'), '45402')
    await userEvent.type(screen.getByLabelText('Needed by'), '2027-03-31')
    await press('Place Order')
    await expect(await screen.findByRole('link', { name: 'Open my decision' })).toHaveAttribute('href', '/terms?decision=6f1e#token=secret')
    await expect(screen.getByText(/Your application of November 30, 2026 is not in your account yet/)).toBeVisible()
  },
}
export const Signing: Story = { args: opened(orderToSign, '/place-order') }
/** Nothing is signed that could not be paid. */
export const SigningWithoutABankAccount: Story = {
  args: {
    ...opened(orderToSign, '/place-order'),
    answers: (recorded) => answerCalls([[getHouseAccount, () => ({ account: null })]], recorded),
  },
  play: async () => {
    await seeText("This order can't be signed yet")
    await expect(screen.queryByRole('button', { name: 'Sign and order' })).toBeNull()
  },
}
export const SigningOnAPhone: Story = { args: opened(orderToSign, '/place-order'), globals: phone }

export const Dashboard: Story = {
  args: { at: `/builder-dashboard?order=${MADE}` },
  play: async () => {
    await seeText('Quality Control')
    await seeText('Not reviewed by an engineer: not required by policy')
    await seeText('4.6')
  },
}
/** A shop without a finished order has no rating yet. */
export const DashboardWithANewShop: Story = {
  args: {
    at: `/builder-dashboard?order=${MADE}`,
    answers: newerServer((recorded) => recorded, '"finishedOrders":22', '"finishedOrders":0'),
  },
  play: async () => {
    await seeText(/^New shop\. No finished orders yet\.$/)
  },
}
/** A stage's long note leaves its name on one line. */
export const DashboardOnAPhone: Story = {
  args: { at: '/builder-dashboard' },
  globals: phone,
  play: async () => {
    const [stage, note] = [
      await screen.findByText('Engineering Review'),
      await screen.findByText(/^Not reviewed by an engineer: not required/),
    ]
    const [left, right] = [stage.getBoundingClientRect(), note.getBoundingClientRect()]
    await expect(left.height).toBeLessThan(30)
    await expect(right.left).toBeGreaterThanOrEqual(left.right)
  },
}
/** What a canceled order has not reached does not wait for anything. */
export const DashboardOfACanceledOrder: Story = {
  args: {
    at: `/builder-dashboard?order=${UNSIGNED}`,
    answers: (recorded) => {
      const canceled = answersIn(orders, getOrder).find(({ order }) => order.status === 'cancelled')
      const { order } = canceled ?? answerIn(orders, getOrder)
      return answerCalls([[getOrder, () => ({ order: { ...order, signature: null } })]], recorded)
    },
  },
  play: async () => {
    await seeText('Order Confirmed')
    await expect(screen.getAllByText('Canceled').length).toBeGreaterThan(3)
    await expect(screen.queryByText('Pending')).toBeNull()
    // Nothing of it is ever billed.
    await expect(screen.queryByText(/^Billed once/)).toBeNull()
  },
}
export const DashboardNotFound: Story = {
  args: { at: `/builder-dashboard?order=${UNKNOWN}` },
  play: async () => {
    await seeText('Order Not Found')
    await seeText('Unable to load order data.')
  },
}
export const DashboardLoading: Story = {
  args: { at: `/builder-dashboard?order=${MADE}`, ...without(getOrder, never) },
}
