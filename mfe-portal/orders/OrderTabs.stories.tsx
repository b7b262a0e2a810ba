import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { listOrderMessages } from '@framewell/domain/orders/messageCalls'
import { getOrder, listOrders } from '@framewell/domain/orders/orderCalls'
import { getFabricatorProfile, getOrderTimeline } from '@framewell/domain/orders/trackingCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import noOrders from '../recordings/noOrders.json'
import orderInDispute from '../recordings/orderInDispute.json'
import orders from '../recordings/orders.json'
import { ordersIn } from '../testing/ordersIn'
import { PortalStory } from '../testing/PortalStory'

/** Each part of an order while loading, empty, and after a failed read. */
const meta = {
  title: 'Portal/Orders/Tabs',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/order-tracking', recorded: orders },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const [MADE, UNSIGNED] = ordersIn(orders)
const at = (place: string, order = MADE) => `${place}?order=${order}`
const tab = (name: string, order = MADE) => `${at('/order-tracking', order)}&tab=${name}`
const loading = (place: string, ...calls: readonly AnyCall[]): Story => ({
  args: {
    at: place,
    answers: (recorded) =>
      answerCalls(
        calls.map((call) => [call, never] as const),
        recorded,
      ),
  },
})
const unreachable = (place: string, words: string, ...calls: readonly AnyCall[]): Story => ({
  args: {
    at: place,
    answers: (recorded) =>
      answerCalls(
        calls.map((call) => [call, disconnected] as const),
        recorded,
      ),
  },
  play: () => seeText(words),
})

export const OrderUnreachable: Story = unreachable(at('/order-tracking'), 'Unable to load order data.', getOrder)
export const TimelineLoading: Story = loading(tab('timeline'), getOrderTimeline)
export const TimelineUnreachable: Story = unreachable(tab('timeline'), 'The timeline could not be loaded', getOrderTimeline)
export const MatchingLoading: Story = loading(tab('matching'), getFabricatorProfile)
export const MatchingUnreachable: Story = unreachable(tab('matching'), "The shop's record could not be loaded", getFabricatorProfile)
export const CommunicationLoading: Story = loading(tab('communication'), listOrderMessages)
export const CommunicationEmpty: Story = { args: { at: tab('communication', UNSIGNED) }, play: () => seeText('No messages yet') }
export const CommunicationUnreachable: Story = unreachable(tab('communication'), 'The messages could not be loaded', listOrderMessages)

const disputed = { at: `/order-tracking?order=${ordersIn(orderInDispute)[0]}&tab=communication`, recorded: orderInDispute }
/** A dispute over the order appears in the same conversation. */
export const CommunicationInDispute: Story = {
  args: disputed,
  play: async () => {
    await seeText(/^A dispute is open: decision due .+ \(end of day, Eastern Time\)$/)
    await seeText('Opened a dispute')
    await userEvent.upload(screen.getByLabelText('Add a file: file'), new File(['x'], 'bent.jpg', { type: 'image/jpeg' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Take bent.jpg out' }))
    await expect(screen.queryByText('With bent.jpg')).toBeNull()
  },
}
export const CommunicationInDisputeOnAPhone: Story = { args: disputed, globals: phone }

export const DashboardEmpty: Story = { args: { at: '/builder-dashboard', recorded: noOrders }, play: () => seeText('Order Not Found') }
export const DashboardUnreachable: Story = unreachable('/builder-dashboard', 'Unable to load order data.', listOrders)
export const DashboardPartsLoading: Story = loading(at('/builder-dashboard'), getFabricatorProfile, getPaymentProject)
export const DashboardPartsUnreachable: Story = unreachable(
  at('/builder-dashboard'),
  'The shop could not be loaded',
  getFabricatorProfile,
  getPaymentProject,
)
