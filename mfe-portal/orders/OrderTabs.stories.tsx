import { storyMessage } from '@framewell/remote-kit/testing/fakeThreadServer'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { orderDesk } from '../testing/orderDesk'
import { PortalStory } from '../testing/PortalStory'
import { ORDER_NUMBER } from '../testing/storyOrder'

/** Each part of an order while loading, empty, and after a failed read. */
const meta = {
  title: 'Portal/Orders/Tabs',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/order-tracking', answers: () => orderDesk() },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const at = (place: string) => `${place}?order=${ORDER_NUMBER}`
const part = (place: string, answers: Parameters<typeof orderDesk>[0], words?: string): Story => ({
  args: { at: place, answers: () => orderDesk(answers) },
  ...(words
    ? {
        play: async () => {
          await seeText(words)
        },
      }
    : {}),
})
const tab = (name: string) => `${at('/order-tracking')}&tab=${name}`

export const OrderUnreachable: Story = part(at('/order-tracking'), { one: disconnected }, 'Unable to load order data.')
export const TimelineLoading: Story = part(tab('timeline'), { timeline: never })
export const TimelineUnreachable: Story = part(tab('timeline'), { timeline: disconnected }, 'The timeline could not be loaded')
export const MatchingLoading: Story = part(tab('matching'), { profile: never })
export const MatchingUnreachable: Story = part(tab('matching'), { profile: disconnected }, "The shop's record could not be loaded")
export const CommunicationLoading: Story = part(tab('communication'), { thread: { list: never } })
export const CommunicationEmpty: Story = part(tab('communication'), { thread: { messages: [] } }, 'No messages yet')
export const CommunicationUnreachable: Story = part(
  tab('communication'),
  { thread: { list: disconnected } },
  'The messages could not be loaded',
)

const disputed = {
  openDispute: { id: 'd1', reason: 'damage' as const, decideBy: '2026-11-30', late: false },
  messages: [
    storyMessage('m1', { text: 'The crane comes on Thursday at eight. Does that work?', mine: true }),
    storyMessage('m2', { kind: 'dispute_opened', dispute: 'd1', text: 'Damage in transit: Two wall panels came bent.', mine: true }),
    storyMessage('m3', {
      kind: 'evidence',
      dispute: 'd1',
      text: 'Added evidence: panel.jpg',
      mine: true,
      attachments: [
        { id: 'e1', name: 'panel.jpg', mimeType: 'image/jpeg', sizeBytes: 240_000, url: '/api/payments/disputes/d1/evidence/e1' },
      ],
    }),
    storyMessage('m4', { party: 'fabricator', authorName: 'Dana Ruiz', text: 'We can send two new ones on Friday.', unread: true }),
  ],
}
/** A dispute over the order appears in the same conversation. */
export const CommunicationInDispute: Story = {
  args: { at: tab('communication'), answers: () => orderDesk({ thread: disputed }) },
  play: async () => {
    await seeText('A dispute is open: decision due November 30, 2026 (end of day, Eastern Time)')
    await seeText('Opened a dispute')
    await userEvent.upload(screen.getByLabelText('Add a file: file'), new File(['x'], 'bent.jpg', { type: 'image/jpeg' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Take bent.jpg out' }))
    await expect(screen.queryByText('With bent.jpg')).toBeNull()
  },
}
export const CommunicationInDisputeOnAPhone: Story = {
  args: { at: tab('communication'), answers: () => orderDesk({ thread: disputed }) },
  globals: phone,
}

export const DashboardEmpty: Story = part('/builder-dashboard', { orders: [] }, 'Order Not Found')
export const DashboardUnreachable: Story = part('/builder-dashboard', { list: disconnected }, 'Unable to load order data.')
export const DashboardPartsLoading: Story = part(at('/builder-dashboard'), { profile: never, project: never })
export const DashboardPartsUnreachable: Story = part(
  at('/builder-dashboard'),
  { profile: disconnected, project: disconnected },
  'The shop could not be loaded',
)
