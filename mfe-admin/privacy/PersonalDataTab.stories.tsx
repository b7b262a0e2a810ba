import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { HELD, privacyDesk } from '../testing/privacyDesk'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Personal data',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=personal-data', answers: () => privacyDesk() },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const find = async (address = HELD.address) => {
  await userEvent.type(await screen.findByLabelText('Email address of the person'), address)
  await userEvent.click(screen.getByRole('button', { name: 'Find the person' }))
}

export const Empty: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Find the person' }))
    await seeText('Enter an email address, for example ada@example.com')
  },
}
export const DeletesAPerson: Story = {
  play: async () => {
    await find()
    await seeText('Dana Hale')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Delete this person' }))
    await userEvent.type(ask.getByLabelText('Reason'), 'Asked by letter of November 20')
    await userEvent.click(ask.getByRole('button', { name: 'Delete for good' }))
    await seeText('The person was deleted')
    await expect(screen.queryByText('Dana Hale')).toBeNull()
  },
}
export const OpenOrders: Story = {
  args: {
    answers: () => privacyDesk({ held: [{ ...HELD, obstacles: ['One order of this person must be completed or canceled first.'] }] }),
  },
  play: async () => {
    await find()
    await seeText('One order of this person must be completed or canceled first.')
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
}
export const ForAnOperator: Story = {
  args: { answers: () => privacyDesk({ role: 'operator' }) },
  play: async () => {
    await find()
    const button = await screen.findByRole('button', { name: 'Delete' })
    await expect(button).toHaveAccessibleDescription('Only a super admin deletes people.')
    await userEvent.click(button)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: () => find() }
export const Loading: Story = { args: { answers: () => privacyDesk({ find: never }) }, play: () => find() }
export const Unreachable: Story = {
  args: { answers: () => privacyDesk({ find: disconnected }) },
  play: async () => {
    await find()
    await seeText('Nothing found')
  },
}
