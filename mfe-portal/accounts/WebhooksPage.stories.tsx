import { answerCalls } from '@framewell/domain/http/answerCalls'
import { listWebhooks } from '@framewell/domain/webhooks/calls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import noWebhooks from '../recordings/noWebhooks.json'
import webhooks from '../recordings/webhooks.json'
import { PortalStory } from '../testing/PortalStory'

const meta = {
  title: 'Portal/Accounts/Webhooks',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/webhooks', recorded: webhooks },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    await seeText('Hale Homes ERP')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  args: { recorded: noWebhooks },
  play: async () => {
    await seeText('No system listens yet')
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listWebhooks, never]], recorded) } }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[listWebhooks, disconnected]], recorded) },
  play: async () => {
    await seeText('The webhooks could not be loaded')
  },
}
