import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell'
import { shopPriceDesk } from '../testing/shopPriceDesk'

const AT = '/admin-dashboard?tab=shop-prices'

const meta = {
  title: 'Admin/Shop prices',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: AT, answers: () => shopPriceDesk() },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    await seeText('2 prices')
    await seeText('Order FW-2026-00042 alone')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const ApprovesAQuote: Story = {
  args: { at: `${AT}&price=7c1d0000-0000-4000-8000-000000000002` },
  play: async () => {
    const part = within(await screen.findByRole('dialog', { name: 'Price of a shop' }))
    await expect(await part.findByText('$7,700.00')).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Approve' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve this price of Wabash Steel Frames' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'As agreed by phone')
    await userEvent.click(dialog.getByRole('button', { name: 'Approve the price' }))
    await expect(await part.findByText('As agreed by phone')).toBeVisible()
  },
}
export const Loading: Story = { args: { answers: () => shopPriceDesk({ list: never }) } }
export const Empty: Story = {
  args: { answers: () => shopPriceDesk({ prices: [] }) },
  play: async () => {
    await seeText('No prices yet')
  },
}
export const Failed: Story = {
  args: { answers: () => shopPriceDesk({ list: disconnected }) },
  play: async () => {
    await seeText('The prices could not be loaded')
  },
}
