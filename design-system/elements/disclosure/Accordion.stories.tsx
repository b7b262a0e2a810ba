import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Accordion } from './Accordion'

const meta = {
  title: 'Elements/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        id: 'pull',
        title: 'Does this affect my credit score?',
        content: 'No. The decision is made from your answers; no bureau is asked.',
      },
      { id: 'time', title: 'How long does it take?', content: 'The decision is there as soon as you submit.' },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const answer = canvas.getByText('No. The decision is made from your answers; no bureau is asked.')
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('Does this affect my credit score?'))
    await expect(answer).toBeVisible()
  },
}
export const OneOpen: Story = { args: { openId: 'time' } }
export const Exclusive: Story = {
  args: { exclusive: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Does this affect my credit score?'))
    await userEvent.click(canvas.getByText('How long does it take?'))
    await expect(canvas.getByText('No. The decision is made from your answers; no bureau is asked.')).not.toBeVisible()
  },
}
