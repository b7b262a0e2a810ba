import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TextField } from './TextField'

const meta = {
  title: 'Elements/TextField',
  component: TextField,
  args: { label: 'Project location', name: 'location', autoComplete: 'address-level2' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--measure-drawer)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'City and state' } }
export const Filled: Story = { args: { defaultValue: 'Dayton, OH' } }
export const WithHint: Story = { args: { hint: 'City and state, for example Dayton, OH', optional: true } }
export const WithUnit: Story = { args: { label: 'Floor area', suffix: 'sq ft', inputMode: 'numeric', defaultValue: '1,350' } }
export const WithPrefix: Story = { args: { label: 'Budget', prefix: '$', inputMode: 'decimal', defaultValue: '150,000' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Dayton, OH' } }
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'FW-2026-00418', label: 'Application number' } }
export const Small: Story = { args: { size: 'small' } }

export const Invalid: Story = {
  args: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    hint: 'Your decision is sent here',
    error: 'Valid email is required',
    defaultValue: 'dana@',
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Your decision is sent here Valid email is required')
  },
}

export const LongText: Story = {
  args: {
    label: 'The address at which the fabricator can unload a truck of 53 feet without a permit',
    error: 'A street, a number and a ZIP code are required, because the route for the truck is planned from them',
    defaultValue: '4817 Old Troy Pike Extension, Huber Heights, Montgomery County, Ohio',
  },
}
