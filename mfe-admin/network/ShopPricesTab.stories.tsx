import { answerCalls } from '@framewell/domain/http/answerCalls'
import { listShopPrices } from '@framewell/domain/network/shopPriceCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import noShopPrices from '../recordings/noShopPrices.json'
import shopPrices from '../recordings/shopPrices.json'
import { StoryShell } from '../testing/StoryShell'

const AT = '/admin-dashboard?tab=shop-prices'

const meta = {
  title: 'Admin/Shop prices',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: AT, recorded: shopPrices },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    await seeText('3 prices')
    await seeText('Order FW-2026-00001 alone')
    await seeText('The Bova: $41,200')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ApprovesAQuote: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Open .*Order FW-2026-00001 alone/ }))
    const part = within(await screen.findByRole('dialog', { name: 'Price of a shop' }))
    await expect(await part.findByText('$3,800')).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Approve' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this price of Wabash Steel Frames' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'As agreed by phone')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve the price' }))
    await expect(await part.findByText('As agreed by phone')).toBeVisible()
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listShopPrices, never]], recorded) } }
export const Empty: Story = {
  args: { recorded: noShopPrices },
  play: async () => {
    await seeText('No prices yet')
  },
}
export const Failed: Story = {
  args: { answers: (recorded) => answerCalls([[listShopPrices, disconnected]], recorded) },
  play: async () => {
    await seeText('The prices could not be loaded')
  },
}
