import { getDevelopment, listDevelopments } from '@framewell/domain/developments/developmentCalls'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { developmentPath } from '@framewell/domain/quotes/quoteLinks'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { answerIn } from '@framewell/remote-kit/testing/replay'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import development from '../recordings/development.json'
import developmentBill from '../recordings/developmentBill.json'
import developmentOrder from '../recordings/developmentOrder.json'
import noDevelopments from '../recordings/noDevelopments.json'
import { PortalStory } from '../testing/PortalStory'

const CEDAR_ROW = developmentPath('00000000-0000-4000-8000-000000000002')

// Only noDevelopments has the price book.
const meta = {
  title: 'Portal/Developments',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: CEDAR_ROW, recorded: [development, noDevelopments] },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const tab = async (name: RegExp) => userEvent.click(await screen.findByRole('tab', { name }))

export const List: Story = {
  args: { at: '/developments' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Cedar Row' })).toBeVisible()
  },
}
export const NoneYet: Story = {
  args: { at: '/developments', recorded: noDevelopments },
  play: async () => {
    await press('Start development')
    await seeText('Name the development')
    await userEvent.type(screen.getByLabelText('Name of the development'), 'Cedar Row')
    await press('Start development')
    await seeText('No lots yet')
  },
}
export const ListLoading: Story = {
  args: { at: '/developments', answers: (recorded) => answerCalls([[listDevelopments, never]], recorded) },
}
export const ListFailed: Story = {
  args: { at: '/developments', answers: (recorded) => answerCalls([[listDevelopments, disconnected]], recorded) },
  play: async () => {
    await seeText('The developments could not be loaded')
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[getDevelopment, never]], recorded) } }
export const Unknown: Story = {
  args: { at: developmentPath('00000000-0000-4000-8000-000000000007') },
  play: async () => {
    await seeText('No such development')
  },
}

export const Lots: Story = {
  play: async () => {
    await press('Edit Lot 3')
    const form = within(await screen.findByRole('form', { name: 'Edit Lot 3' }))
    await expect(form.getByLabelText('Lot')).toHaveFocus()
    await userEvent.clear(form.getByLabelText('Lot'))
    await userEvent.type(form.getByLabelText('Lot'), 'Lot 4')
    await userEvent.type(form.getByLabelText(/Wind speed/), '115')
    await userEvent.click(form.getByRole('button', { name: 'Save lot' }))
    await seeText('Choose the exposure the building department gives: B, C or D.')
    await userEvent.clear(form.getByLabelText(/Wind speed/))
    await userEvent.click(form.getByRole('button', { name: 'Save lot' }))
    await seeText('Another lot has this name.')
    await userEvent.type(form.getByLabelText('Lot'), '0')
    await userEvent.click(form.getByRole('button', { name: 'Save lot' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Lot 40' })).toHaveFocus())
    await userEvent.click(screen.getByLabelText('Select Lot 1'))
    await userEvent.click(screen.getByLabelText('Select Lot 2'))
    await expect(screen.getByRole('button', { name: 'Duplicate 2 lots' })).toBeVisible()
  },
}
/** A retired plan keeps its name, and the form does not show another one as if it were chosen. */
export const LotOfARetiredPlan: Story = {
  args: {
    answers: (recorded) => {
      const { development: four } = answerIn(development, getDevelopment)
      const lots = four.lots.map((lot) => ({ ...lot, planId: 'the-old-plan', planName: 'The Old House' }))
      return answerCalls([[getDevelopment, () => ({ development: { ...four, lots } })]], recorded)
    },
  },
  play: async () => {
    await expect((await screen.findAllByText(/The Old House/)).length).toBeGreaterThan(0)
    await press('Edit Lot 3')
    await expect(await screen.findByLabelText('Plan')).toHaveDisplayValue('No longer offered')
  },
}
export const LotsOnAPhone: Story = { globals: phone }
/** The lots of the recorded development, ten times. */
const forty = () => {
  const { development: four } = answerIn(development, getDevelopment)
  const lots = Array.from({ length: 10 }, (_, ten) =>
    four.lots.map((lot, at) => ({ ...lot, id: crypto.randomUUID(), name: `Lot ${ten * four.lots.length + at + 1}` })),
  )
  return { development: { ...four, lots: lots.flat() } }
}
export const Forty: Story = {
  args: {
    answers: (recorded) => {
      const many = forty()
      return answerCalls([[getDevelopment, () => many]], recorded)
    },
  },
  play: async () => {
    await press('Edit Lot 40')
    await screen.findByRole('form', { name: 'Edit Lot 40' })
  },
}
/** What is copied from a spreadsheet with mistakes stays until it is right. */
export const PastesRows: Story = {
  play: async () => {
    await press('Paste rows')
    const field = await screen.findByLabelText(/^Rows copied/)
    await userEvent.click(field)
    await userEvent.paste('Lot 14\tThe Castle\nLot 1\tThe Bova Plan')
    await press('Add these rows')
    await seeText(/Row 1: Plan: We do not offer “The Castle”/)
    await expect(field).toHaveValue('Lot 14\tThe Castle\nLot 1\tThe Bova Plan')
  },
}
export const QuotesAndOrders: Story = {
  args: { at: `${CEDAR_ROW}&tab=quote`, recorded: [developmentOrder, noDevelopments] },
  play: async () => {
    await press('Quote all lots')
    await seeText('Quote Q-2026-00001, revision 1')
    await seeText(/^Your order is for the framing kit: \$[\d,.]+\. Not part of the framing kit: \$[\d,.]+\./)
    await userEvent.type(await screen.findByLabelText('Your name, as your signature'), 'Olivia Park')
    await press('Sign and order all lots')
    await seeText(/Ordered by Olivia Park/)
    await seeText('Kits ordered, all lots together')
    await tab(/^Lots/)
    await press('Call off Lot 1')
    await expect(await screen.findByLabelText(/Site address/)).toHaveValue('12 Canal St, Dayton, OH')
    await seeText(/^We deliver to Dayton, OH 45402\. Earliest delivery: /)
  },
}
export const Bill: Story = {
  args: { at: `${CEDAR_ROW}&tab=bill`, recorded: [developmentBill, noDevelopments] },
  play: async () => {
    await seeText('Materials of all lots')
  },
}
export const Nesting: Story = {
  args: { at: `${CEDAR_ROW}&tab=nesting`, recorded: [developmentBill, noDevelopments] },
  play: async () => {
    await seeText('Stock lengths, all lots together')
  },
}
export const Schedule: Story = { args: { at: `${CEDAR_ROW}&tab=schedule` } }
