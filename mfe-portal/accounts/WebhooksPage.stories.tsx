import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import { listWebhooks } from '@framewell/domain/webhooks/calls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PortalStory } from '../testing/PortalStory'

const ONE = {
  id: '6f1e4a52-0000-4000-8000-000000000001',
  name: 'Our ERP',
  url: 'https://erp.hale.example/hooks',
  events: [],
  company: { id: '6f1e4a52-0000-4000-8000-000000000002', name: 'Hale Homes' },
  state: 'active' as const,
  failingSince: null,
  reason: null,
  oldSecretUntil: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  lastDeliveredAt: '2026-11-22T06:41:00.000Z',
  waiting: 0,
  failed: 0,
}
const desk = (list?: AnswerCall<typeof listWebhooks>) =>
  answerCalls([
    [currentSession, fakeSessionServer({ role: 'builder' }).current],
    [listWebhooks, list ?? (() => ({ data: [ONE], total: 1 }))],
  ])

const meta = {
  title: 'Portal/Accounts/Webhooks',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/webhooks', answers: () => desk() },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    await seeText('Our ERP')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  args: { answers: () => desk(() => ({ data: [], total: 0 })) },
  play: async () => {
    await seeText('No system listens yet')
  },
}
export const Loading: Story = { args: { answers: () => desk(never) } }
export const Unreachable: Story = {
  args: { answers: () => desk(disconnected) },
  play: async () => {
    await seeText('The webhooks could not be loaded')
  },
}
