import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SelectField } from './SelectField'

const meta = {
  title: 'Elements/SelectField',
  component: SelectField,
  args: {
    label: 'Start',
    name: 'start',
    placeholder: 'Choose one',
    options: [
      { value: 'soon', label: '1-3 months' },
      { value: 'later', label: '3-6 months' },
      { value: 'far', label: 'More than 6 months' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--measure-drawer)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByLabelText('Start')
    await userEvent.selectOptions(select, 'later')
    await expect(select).toHaveValue('later')
  },
}
export const Chosen: Story = { args: { defaultValue: 'soon' } }
export const Invalid: Story = { args: { error: 'Timeline is required' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'soon' } }
export const Small: Story = { args: { size: 'small', hideLabel: true, placeholder: 'All statuses' } }
export const LongText: Story = {
  args: { defaultValue: 'long', options: [{ value: 'long', label: 'Medium ($100K–500K), several lots in one phase, one closing' }] },
}
