import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Tabs } from './Tabs'

const meta = {
  title: 'Elements/Tabs',
  component: Tabs,
  args: {
    label: 'Control center',
    tabs: [
      { value: 'overview', label: 'Overview', content: 'Figures of today' },
      { value: 'applications', label: 'Applications', count: 12, content: 'Applications to review' },
      { value: 'disputes', label: 'Disputes', content: 'Open disputes', disabled: true },
      { value: 'system', label: 'System', content: 'Health of the services' },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const ByArrows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Applications 12' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Applications to review')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'System' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus()
  },
}

export const ManyOnAPhone: Story = {
  args: { tabs: Array.from({ length: 9 }, (_, at) => ({ value: `t${at}`, label: `Department ${at + 1}`, content: `Content ${at + 1}` })) },
  globals: { viewport: { value: 'phone' } },
}

/** Below the picture they switch; the arrows work the same. */
export const PillsBelow: Story = {
  args: { look: 'pills', place: 'below', label: 'Views' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Applications to review')
    await expect(
      canvas.getByRole('tabpanel').compareDocumentPosition(canvas.getByRole('tablist')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
  },
}
