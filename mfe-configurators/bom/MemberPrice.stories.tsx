import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { bomService } from '../testing/bomService'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Configurators/Member price',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: { at: '/bom-generator', answers: () => bomService() },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

/** A picked member's price is its share of the bill. */
export const MemberOfTheBill: Story = {
  args: { at: '/bom-generator?plan=bova-900&distributor=midwest-framing-supply' },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: '3-D' }))
    await userEvent.click(await screen.findByText('Members, layers and sections'))
    const [member] = within(await screen.findByRole('list', { name: /^Members of / })).getAllByRole('button')
    if (!member) throw new Error('The panel has no member')
    await userEvent.click(member)
    const facts = within(screen.getByRole('region', { name: 'Picked member' }))
    await expect(await facts.findByText(/^\$[\d,.]+: its share by length of all .* list prices before markup$/)).toBeVisible()
  },
}
