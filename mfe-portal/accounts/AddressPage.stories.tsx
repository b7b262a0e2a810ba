import { freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import addressChange from '../recordings/addressChange.json'
import { PortalStory } from '../testing/PortalStory'

const meta = {
  title: 'Portal/Accounts/Address',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/account-address#token=story-token-that-confirms', recorded: addressChange },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const Confirms: Story = {
  play: async () => {
    await press('Confirm this address')
    const title = await screen.findByRole('heading', { name: 'Your address is confirmed' })
    await waitFor(() => expect(title).toHaveFocus())
    await seeText(/olivia@park\.example/)
  },
}
export const UsedBefore: Story = {
  args: { at: '/account-address#token=a-token-that-was-used-before' },
  play: async () => {
    await press('Confirm this address')
    await seeText('This link has expired or was used already.')
  },
}
export const Stops: Story = {
  args: { at: '/account-address?stop=yes#token=story-token-that-stops' },
  play: async () => {
    await press('Stop the change')
    await screen.findByRole('heading', { name: 'The change was undone' })
    await seeText(/Books/)
    await seeText(/bank details propose/)
  },
}
export const NoToken: Story = {
  args: { at: '/account-address' },
  play: async () => {
    await seeText('This link is incomplete')
  },
}
