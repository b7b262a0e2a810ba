import { answerCalls } from '@framewell/domain/http/answerCalls'
import { findPersonalData } from '@framewell/domain/privacy/calls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import personalData from '../recordings/personalData.json'
import personalDataForOperators from '../recordings/personalDataForOperators.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Personal data',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=personal-data', recorded: personalData },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const find = async (address = 'dana@hale.example') => {
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
  play: async () => {
    await find('lou@birch.example')
    await seeText(/^One order of this person must be completed or canceled first\./)
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled()
  },
}
export const ForAnOperator: Story = {
  args: { recorded: personalDataForOperators },
  play: async () => {
    await find()
    const button = await screen.findByRole('button', { name: 'Delete' })
    await expect(button).toHaveAccessibleDescription('Only a super admin deletes people.')
    await userEvent.click(button)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, play: () => find() }
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[findPersonalData, never]], recorded) }, play: () => find() }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[findPersonalData, disconnected]], recorded) },
  play: async () => {
    await find()
    await seeText('Nothing found')
  },
}
