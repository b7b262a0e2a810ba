import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { SearchField } from './SearchField'

const meta = {
  title: 'Elements/SearchField',
  component: SearchField,
  args: { label: 'Search name, company or place', value: '', onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <SearchField {...args} value={value} onValueChange={setValue} />
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--measure-drawer)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('searchbox', { name: 'Search name, company or place' })
    await userEvent.type(box, 'Dayton')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(box).toHaveValue('')
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.type(box, 'Erie{Escape}')
    await expect(box).toHaveValue('')
  },
}
export const Filled: Story = { args: { value: 'Dayton' } }
export const Small: Story = { args: { size: 'small', value: 'Ortega' } }
