import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorState } from './ErrorState'

const meta = {
  title: 'Elements/ErrorState',
  component: ErrorState,
  args: { title: 'This part could not be loaded', children: 'The rest of the page works. Nothing you typed is lost.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const WithRetry: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Retrying: Story = { args: { retrying: true } }
export const WithoutRetry: Story = { args: { onRetry: undefined } }
