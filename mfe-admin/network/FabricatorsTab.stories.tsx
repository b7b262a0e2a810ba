import { answerCalls } from '@framewell/domain/http/answerCalls'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { listFabricators } from '@framewell/domain/network/fabricatorCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import noShops from '../recordings/noShops.json'
import shops from '../recordings/shops.json'
import { StoryShell } from '../testing/StoryShell'

const AT = '/admin-dashboard?tab=fabricators'

const meta = {
  title: 'Admin/Fabricators',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: AT, recorded: shops },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const WABASH = '00000000-0000-4000-8000-000000000004'
const UNKNOWN = '00000000-0000-4000-8000-000000000005'
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Shop of the network' }))
const open = async (shop: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `View Details ${shop}` }))
  return drawer()
}

export const Full: Story = {
  play: async () => {
    await seeText('3 shops')
    // The word of the public network page.
    await expect(within(await screen.findByRole('row', { name: /Wabash Steel Frames/ })).getByText('Premium')).toBeVisible()
    await seeText(/: soon$/)
    await seeText(/^Ended/)
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'paused')
    await seeText('1 shop')
  },
}

/** The list says what its figures are. */
export const Defined: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('What the columns mean'))
    await expect(screen.getByText(/early payouts that are not repaid/)).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OneOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await (await open('Wabash Steel Frames')).findByText('16 closed')).toBeVisible()
  },
}

/** A link to a shop that the list does not show, as on another page. */
export const OneElsewhere: Story = {
  args: { at: `${AT}&search=nobody&shop=${WABASH}` },
  play: async () => {
    await expect(await (await drawer()).findByText('16 closed')).toBeVisible()
    await seeText('No shop matches')
  },
}
export const UnknownOne: Story = {
  args: { at: `${AT}&shop=${UNKNOWN}` },
  play: async () => {
    await expect(await (await drawer()).findByText('There is no such shop')).toBeVisible()
  },
}

export const PausesOne: Story = {
  play: async () => {
    const part = await open('Wabash Steel Frames')
    await userEvent.click(await part.findByRole('button', { name: 'Pause' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause: Wabash Steel Frames' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Two late deliveries')
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }))
    await expect(await part.findByText('Paused: Two late deliveries')).toBeVisible()
  },
}

export const ManagesOne: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Manage Wabash Steel Frames' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage Wabash Steel Frames' }))
    await expect(dialog.getByRole('radio', { name: /^Active/ })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Save status' }))
    await expect(await dialog.findByText('Choose a status')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: /^Suspended/ }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Two late deliveries')
    await userEvent.click(dialog.getByRole('button', { name: 'Save status' }))
    await seeText('Status saved')
    await expect(within(await screen.findByRole('row', { name: /Wabash Steel Frames/ })).getByText('Suspended')).toBeVisible()
  },
}

export const PausesSeveralAndTakesItBack: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Wabash Steel Frames' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Kokosing Frames' }))
    await userEvent.click(screen.getByRole('button', { name: 'Pause 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause the selected shops' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Pause 2' }))
    await expect(await dialog.findByText('Give a reason of at least 3 characters')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'The holidays')
    await userEvent.click(dialog.getByRole('button', { name: 'Pause 2' }))
    await seeText('2 paused')
    await waitFor(() => expect(screen.getAllByText('Paused').length).toBeGreaterThanOrEqual(3))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await seeText('2 put back as they were')
    await waitFor(() => expect(screen.getAllByText('Active').length).toBeGreaterThanOrEqual(2))
  },
}

export const UninsuredStaysPaused: Story = {
  play: async () => {
    const part = await open('Miami Valley Framing')
    await userEvent.click(await part.findByRole('button', { name: 'Make active' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make active: Miami Valley Framing' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'They called')
    await userEvent.click(dialog.getByRole('button', { name: 'Make active' }))
    await expect(await dialog.findByText(/The insurance certificate of this shop has ended/)).toBeVisible()
  },
}

export const AcceptsARenewedCertificate: Story = {
  play: async () => {
    const part = await open('Kokosing Frames')
    await userEvent.click(await part.findByRole('button', { name: 'Accept insurance certificate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept coi-renewed.pdf' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Confirmed with the insurer')
    await userEvent.click(dialog.getByRole('button', { name: 'Accept document' }))
    await expect(await part.findByText('Accepted')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('1 document to decide')).toBeNull())
  },
}

export const SetsAWeek: Story = {
  play: async () => {
    const part = await open('Wabash Steel Frames')
    const second = longDate(addWeeks(weekStartOf(new Date()), 1))
    await userEvent.click(await part.findByRole('button', { name: `Set the week of ${second}` }))
    const dialog = within(await screen.findByRole('dialog', { name: `Week of ${second}` }))
    await userEvent.clear(dialog.getByLabelText('Closed'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save week' }))
    await expect(dialog.getByLabelText('Closed')).toBeInvalid()
    await userEvent.type(dialog.getByLabelText('Closed'), '20')
    await userEvent.click(dialog.getByRole('button', { name: 'Save week' }))
    await expect(await dialog.findByText(/Orders hold more of this week/)).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Closed'))
    await userEvent.type(dialog.getByLabelText('Closed'), '9')
    await userEvent.click(dialog.getByRole('button', { name: 'Save week' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: `Week of ${second}` })).toBeNull())
    await expect(await part.findByText('9 closed')).toBeVisible()
  },
}

export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listFabricators, never]], recorded) } }
export const Empty: Story = {
  args: { recorded: noShops },
  play: async () => {
    await seeText('No shop yet')
  },
}
export const Failed: Story = {
  args: { answers: (recorded) => answerCalls([[listFabricators, disconnected]], recorded) },
  play: async () => {
    await seeText('The shops could not be loaded')
  },
}
