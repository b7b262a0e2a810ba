import { freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import bankAccountStop from '../recordings/bankAccountStop.json'
import stoppedBankAccount from '../recordings/stoppedBankAccount.json'
import { PortalStory } from '../testing/PortalStory'

const PATH = '/stop-bank-account?id=00000000-0000-4000-8000-000000000001&owner=00000000-0000-4000-8000-000000000002'

const meta = {
  title: 'Portal/Payments/Stop a bank account',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: `${PATH}#token=story-token-0123456789`, recorded: bankAccountStop },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Stopped: Story = {
  play: async () => {
    await seeText('Sam Newcomer')
    await userEvent.click(screen.getByRole('button', { name: 'Stop this account' }))
    await seeText('This account is stopped')
    await expect(screen.queryByRole('button', { name: 'Stop this account' })).toBeNull()
  },
}
export const TooLate: Story = {
  args: { recorded: stoppedBankAccount },
  play: async () => {
    await seeText(/This link can no longer stop this account/)
    await expect(screen.queryByRole('button', { name: 'Stop this account' })).toBeNull()
  },
}
export const BrokenLink: Story = {
  args: { at: '/stop-bank-account#token=short' },
  play: async () => {
    await seeText('This link does not open a bank account')
  },
}
