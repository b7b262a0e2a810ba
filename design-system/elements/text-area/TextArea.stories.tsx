import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea'

const meta = {
  title: 'Elements/TextArea',
  component: TextArea,
  args: { label: 'Reason', name: 'reason', hint: 'Kept in the audit trail and sent to the applicant' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--measure-form)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Invalid: Story = { args: { error: 'Say why in at least 10 characters', defaultValue: 'ok' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: {
    defaultValue:
      'The builder closed four homes with the same framing crew this year, each on the promised week. Two references confirm it, and the bank letter of November 12 covers the whole kit.',
  },
}
