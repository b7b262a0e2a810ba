import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { FileButton } from './FileButton'

const meta = {
  title: 'Elements/File button',
  component: FileButton,
  args: { children: 'Choose a file', accept: '.pdf,.jpg,.png', onFile: fn() },
} satisfies Meta<typeof FileButton>

export default meta
type Story = StoryObj<typeof meta>

export const Chooses: Story = {
  play: async ({ args }) => {
    const file = new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' })
    await userEvent.upload(screen.getByLabelText('Choose a file: file'), file)
    await expect(args.onFile).toHaveBeenCalledWith(file)
  },
}
export const Pending: Story = { args: { pending: true, pendingText: 'Sending...' } }
