import { refuseCall } from '@framewell/domain/http/answerCalls'
import { cents } from '@framewell/domain/money/cents'
import { usd } from '@framewell/domain/money/usd'
import { signOrder } from '@framewell/domain/orders/orderCalls'
import { placeOrderPath } from '@framewell/domain/orders/placeOrderPath'
import { placeOrder } from '@framewell/domain/orders/placing'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyChange } from '../testing/changeAnswers'
import { orderDesk } from '../testing/orderDesk'
import { PortalStory } from '../testing/PortalStory'
import { partlyShipped } from '../testing/shipmentAnswers'
import { contractCents, ORDER_NUMBER, QUOTE_ID, QUOTE_TOKEN, STORY_PROFILE, storyOrder } from '../testing/storyOrder'

const meta = {
  title: 'Portal/Orders',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/order-tracking', answers: () => orderDesk() },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const OPENED = `/order-tracking?order=${ORDER_NUMBER}`
const TO_SIGN = '/place-order?order=FW-2026-00043'
const FROM_QUOTE = placeOrderPath({ kind: 'quote', id: QUOTE_ID, token: QUOTE_TOKEN })

export const Tracking: Story = {
  play: async () => {
    // The newest opens automatically; it is waiting for a signature.
    await press(/Dayton ranch/)
    await seeText(/All panels checked and marked\./)
    await userEvent.type(screen.getByLabelText('Search orders'), 'lima')
    await waitFor(() => expect(screen.queryByRole('button', { name: /Troy farmhouse/ })).toBeNull())
    await expect(screen.getByRole('button', { name: /Lima duplex/ })).toBeVisible()
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
  args: {
    at: OPENED,
    answers: () => orderDesk({ orders: [storyOrder()], shipped: { [ORDER_NUMBER]: partlyShipped(storyOrder()) } }),
  },
  play: async () => {
    await seeText(/^Partly shipped: \d+ of \d+ panels/)
    await seeText(/^Shipment 1 left .* with Buckeye Freight, bill of lading 4411: /)
  },
}
/** The shop that takes an order over sees what an earlier decision takes off its last release. */
export const RefundedBeforeDelivery: Story = {
  args: {
    at: `/place-order?order=${ORDER_NUMBER}`,
    answers: () => orderDesk({ orders: [{ ...storyOrder({ seenAs: 'fabricator' }), refundedCents: cents(100_000) }] }),
  },
  play: async () => {
    await seeText(/A dispute decision took \$1,000\.00 off what the last phases release/)
  },
}
export const Matching: Story = { args: { at: `${OPENED}&tab=matching` } }
export const NoFabricatorData: Story = {
  args: { at: '/order-tracking?order=FW-2026-00043&tab=matching' },
  play: async () => {
    await seeText('No Fabricator Data')
  },
}
export const CancelsAnOrder: Story = {
  args: { at: '/order-tracking?order=FW-2026-00043' },
  play: async () => {
    await seeText(/% complete$/)
    await press('Cancel order')
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel order FW-2026-00043?' }))
    await userEvent.type(dialog.getByLabelText('Why'), 'The lot was sold')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }))
    await seeText('The lot was sold')
    await expect(screen.queryByText(/% complete$/)).toBeNull()
  },
}
/** An operator records the next stage for the shop, with a reason. */
export const RecordedForTheShop: Story = {
  args: {
    at: OPENED,
    answers: () => orderDesk({ role: 'operator', orders: [storyOrder({ seenAs: 'operator', may: ['recordStage'] })] }),
  },
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
  args: {
    at: OPENED,
    answers: () => orderDesk({ role: 'operator', orders: [storyOrder({ stage: 'order_placed', seenAs: 'operator', may: ['accept'] })] }),
  },
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
  args: {
    at: OPENED,
    answers: () =>
      orderDesk({
        role: 'operator',
        orders: [storyOrder({ status: 'on_hold', stage: 'order_placed', seenAs: 'operator', may: ['resume', 'decline', 'cancel'] })],
      }),
  },
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
  args: { at: '/order-tracking?order=FW-2026-99999' },
  play: async () => {
    await seeText('Order Not Found')
  },
}
export const NoOrders: Story = {
  args: { answers: () => orderDesk({ orders: [] }) },
  play: async () => {
    await seeText('No orders yet')
  },
}
export const LoadingList: Story = { args: { answers: () => orderDesk({ list: never }) } }
export const LoadingOne: Story = {
  args: { answers: () => orderDesk({ one: never }) },
  play: async () => {
    await seeText('Loading order details...')
  },
}
export const ListUnreachable: Story = {
  args: { answers: () => orderDesk({ list: disconnected }) },
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

const changing = () => orderDesk({ orders: [storyOrder({ stage: 'order_placed', may: ['proposeChange', 'cancel'] })] })
const changed = () => {
  const order = storyOrder({ stage: 'order_placed', may: ['cancel'] })
  return orderDesk({ orders: [{ ...order, changes: [storyChange(order)] }] })
}
export const ProposesAChange: Story = {
  args: { at: OPENED, answers: changing },
  play: async () => {
    await press('Propose a change')
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose a change' }))
    await userEvent.selectOptions(await dialog.findByLabelText('Steel frame'), '16-gauge steel frame')
    await userEvent.clear(dialog.getByLabelText('Site address'))
    await userEvent.type(dialog.getByLabelText('Site address'), '14 Canal St')
    await userEvent.type(dialog.getByLabelText('Why'), 'Heavier studs, and a house next door')
    await userEvent.click(dialog.getByRole('button', { name: 'Propose change' }))
    await expect(await dialog.findByText(/^Enter street, city and state/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Site address'), ', Dayton, OH')
    await userEvent.clear(dialog.getByLabelText('Needed by'))
    await userEvent.type(dialog.getByLabelText('Needed by'), '2031-03-31')
    await userEvent.click(dialog.getByRole('button', { name: 'Propose change' }))
    await seeText('18-gauge steel frame → 16-gauge steel frame')
    await seeText('12 Canal St, Dayton, OH 45402 → 14 Canal St, Dayton, OH 45402')
    await seeText('Awaiting signatures')
  },
}
export const SignsAChange: Story = {
  args: { at: OPENED, answers: changed },
  play: async () => {
    await press('Read and sign')
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign change 1' }))
    await userEvent.type(dialog.getByLabelText('Your name, as your signature'), 'Olivia Park')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign change' }))
    await seeText('Signed by Olivia Park')
  },
}
export const ChangeOnAPhone: Story = { args: { at: OPENED, answers: changed }, globals: phone }
export const DeclinesAChange: Story = {
  args: { at: OPENED, answers: changed },
  play: async () => {
    await press('Decline')
    await seeText('Declined')
  },
}

export const Places: Story = {
  args: { at: FROM_QUOTE, answers: () => orderDesk({ placing: { otherCents: cents(1_950_000) } }) },
  play: async () => {
    const { title, frame } = storyOrder()
    await seeText(`${title}: ${usd(contractCents(storyOrder()))}`)
    await seeText(/Not part of the framing kit: \$19,500\. Order it from your own suppliers\.$/)
    await press('Place Order')
    await seeText('Enter the site address')
    await userEvent.type(screen.getByLabelText('Site address'), '12 Canal St, Dayton, OH')
    await userEvent.type(screen.getByLabelText('ZIP code'), '45402')
    await seeText(
      new RegExp(`^We deliver to Dayton, OH 45402\\. Earliest delivery: .* for a frame of ${frame.areaSqft.toLocaleString('en-US')} sq ft`),
    )
    await userEvent.type(screen.getByLabelText('Needed by'), '2027-03-31')
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
  args: {
    at: '/place-order?order=FW-2026-00043',
    answers: () => orderDesk({ role: 'builder' }),
  },
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
    at: '/place-order?order=FW-2026-00043',
    answers: () => orderDesk({ role: 'builder', sign: () => Promise.reject(refuseCall(signOrder, 'termsLowered')) }),
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Your name, as your signature'), 'Olivia Park')
    await press('Sign and order')
    await seeText(/^Your company’s credit terms changed after this order was placed\. Cancel it and place it again/)
    await press('Cancel order')
    await userEvent.type(await screen.findByLabelText('Why'), 'Other terms')
    await press('Cancel the order')
    await seeText('Not signed.')
  },
}
/** What was typed on an earlier screen is not asked again. */
export const PlacesWhereItWasAskedBefore: Story = {
  args: { at: FROM_QUOTE },
  beforeEach: () => {
    localStorage.setItem('framewell.delivery', JSON.stringify({ siteZip: '45402', deliverBy: '2027-03-31' }))
    return () => localStorage.clear()
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('ZIP code')).toHaveValue('45402'))
    await expect(screen.getByLabelText('Needed by')).toHaveValue('2027-03-31')
    await seeText(/^We deliver to Dayton, OH 45402\. Earliest delivery: /)
    await userEvent.clear(screen.getByLabelText('ZIP code'))
    await userEvent.type(screen.getByLabelText('ZIP code'), '99501')
    await seeText(/^No shop reaches this ZIP yet \(nearest: Fort Wayne, [\d,]+ mi\)\.$/)
    await expect(localStorage.getItem('framewell.delivery')).toContain('99501')
    await userEvent.clear(screen.getByLabelText('ZIP code'))
    await userEvent.type(screen.getByLabelText('ZIP code'), '00000')
    await seeText(/We do not know this ZIP code/)
  },
}
/** The quote's own place is filled in on a device that knows another one; what is typed here then wins. */
export const PlacesWhereItWasQuoted: Story = {
  args: {
    at: FROM_QUOTE,
    answers: () =>
      orderDesk({
        placing: {
          sources: [
            {
              kind: 'quote',
              id: QUOTE_ID,
              number: 'Q-2026-00042',
              revision: 1,
              words: 'quote Q-2026-00042, revision 1',
              site: { zip: '77494', deliverBy: '2027-03-31' },
            },
          ],
        },
      }),
  },
  beforeEach: () => {
    localStorage.setItem('framewell.delivery', JSON.stringify({ siteZip: '45402', deliverBy: '' }))
    return () => localStorage.clear()
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('ZIP code')).toHaveValue('77494'))
    await expect(screen.getByLabelText('Needed by')).toHaveValue('2027-03-31')
    await seeText(/^No shop reaches this ZIP yet/)
    await expect(localStorage.getItem('framewell.delivery')).not.toContain('77494')
    await userEvent.clear(screen.getByLabelText('ZIP code'))
    await userEvent.type(screen.getByLabelText('ZIP code'), '45402')
    await seeText(/^We deliver to Dayton, OH 45402\. Earliest delivery: /)
  },
}
export const PlacesOnAPhone: Story = { args: { at: FROM_QUOTE }, globals: phone }
export const NotQualified: Story = {
  args: { at: FROM_QUOTE, answers: () => orderDesk({ place: () => Promise.reject(refuseCall(placeOrder, 'notQualified')) }) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Site address'), '12 Canal St, Dayton, OH')
    await userEvent.type(screen.getByLabelText('ZIP code'), '45402')
    await userEvent.type(screen.getByLabelText('Needed by'), '2027-03-31')
    await press('Place Order')
    await expect(await screen.findByRole('link', { name: 'Apply for terms' })).toBeVisible()
  },
}
export const Signing: Story = { args: { at: TO_SIGN } }
/** Nothing is signed that could not be paid. */
export const SigningWithoutABankAccount: Story = {
  args: { at: TO_SIGN, answers: () => orderDesk({ account: null }) },
  play: async () => {
    await seeText("This order can't be signed yet")
    await expect(screen.queryByRole('button', { name: 'Sign and order' })).toBeNull()
  },
}
export const SigningOnAPhone: Story = { args: { at: TO_SIGN }, globals: phone }

export const Dashboard: Story = {
  args: { at: `/builder-dashboard?order=${ORDER_NUMBER}` },
  play: async () => {
    await seeText('Quality Control')
    await seeText('Not reviewed by an engineer: not required by policy')
    await seeText('4.7')
  },
}
/** What a canceled order has not reached does not wait for anything. */
export const DashboardOfACanceledOrder: Story = {
  args: {
    at: `/builder-dashboard?order=${ORDER_NUMBER}`,
    answers: () => orderDesk({ orders: [storyOrder({ status: 'cancelled', stage: 'order_placed' })] }),
  },
  play: async () => {
    await seeText('Order Confirmed')
    await expect(screen.getAllByText('Canceled').length).toBeGreaterThan(3)
    await expect(screen.queryByText('Pending')).toBeNull()
  },
}
/** A shop without a finished order has no rating yet. */
export const DashboardWithANewShop: Story = {
  args: {
    at: `/builder-dashboard?order=${ORDER_NUMBER}`,
    answers: () => orderDesk({ profile: () => ({ profile: { ...STORY_PROFILE, finishedOrders: 0, reliabilityScore: 91 } }) }),
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
export const DashboardNotFound: Story = {
  args: { at: '/builder-dashboard?order=FW-2026-99999' },
  play: async () => {
    await seeText('Order Not Found')
    await seeText('Unable to load order data.')
  },
}
export const DashboardLoading: Story = {
  args: { at: `/builder-dashboard?order=${ORDER_NUMBER}`, answers: () => orderDesk({ one: never }) },
}
