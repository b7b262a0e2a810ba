import { answerCalls } from '@framewell/domain/http/answerCalls'
import { getBooks } from '@framewell/domain/payments/bookCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import books from '../recordings/books.json'
import noBooks from '../recordings/noBooks.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Books',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=books', recorded: books },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Books: Story = {
  play: async () => {
    const trial = within(await screen.findByRole('table', { name: 'Trial balance: debits $165,045.00, credits $165,045.00' }))
    await expect(trial.getByText('6000 Bank charges')).toBeVisible()
    const profit = within(screen.getByRole('region', { name: 'Profit and loss' }))
    await expect(profit.getAllByText(/45\.00$/)[0]).toBeVisible()
    const closed = within(screen.getByRole('table', { name: 'Closed months' }))
    await expect(closed.getByRole('button', { name: /^QuickBooks Desktop \(IIF\) of / })).toBeVisible()
  },
}
/** A month that is not typed as one is refused at its field. */
export const CloseMonth: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close a month' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close a month' }))
    await userEvent.type(dialog.getByLabelText('Month'), 'October')
    await userEvent.click(dialog.getByRole('button', { name: 'Close the month' }))
    await expect(await dialog.findByText('Write the month like 2026-10')).toBeVisible()
    await expect(dialog.getByText(/^Give a reason/)).toBeVisible()
  },
}
export const AdjustingEntry: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Adjusting entry' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Adjusting entry' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Post the entry' }))
    await expect(await dialog.findByText('Enter an amount like 1,234.50')).toBeVisible()
  },
}
export const Empty: Story = {
  args: { recorded: noBooks },
  play: async () => {
    await seeText('No entries through this day')
    await seeText('No closed months')
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[getBooks, never]], recorded) } }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[getBooks, disconnected]], recorded) },
  play: async () => {
    await seeText('The books could not be loaded')
  },
}
