import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Alert } from './Alert'

const meta = {
  title: 'Elements/Alert',
  component: Alert,
  args: { title: 'Draft restored', children: 'Your answers from November 20 are back. They are kept on this device only.' },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Ok: Story = { args: { tone: 'ok', title: 'Quote saved', live: 'polite' } }
export const Warn: Story = {
  args: { tone: 'warn', title: 'Prepay until you have a history', children: 'After two paid orders your tier is reviewed.' },
}
export const Bad: Story = {
  args: {
    tone: 'bad',
    live: 'assertive',
    title: 'We could not send your application',
    children: 'Everything you typed is still here.',
    actions: <Button size="small">Try again</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('We could not send your application')
  },
}
export const WithoutTitle: Story = { args: { title: undefined } }
