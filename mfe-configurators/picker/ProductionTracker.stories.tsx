import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { getProduction } from '@framewell/domain/production/productionCalls'
import { freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import confirmedProduction from '../recordings/confirmedProduction.json'
import declinedProduction from '../recordings/declinedProduction.json'
import requestedProduction from '../recordings/requestedProduction.json'
import { pickerService } from '../testing/pickerService'
import { StoryShell } from '../testing/StoryShell'

const TRACKER = '/configurator?production=00000000-0000-4000-8000-000000000001'
const meta = {
  title: 'Configurators/Production tracker',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: { at: `${TRACKER}#token=story-token-0123456789`, recorded: requestedProduction, answers: pickerService },
  beforeEach: freshBrowser,
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Tracker: Story = {
  args: { recorded: confirmedProduction },
  play: async () => {
    await expect(await screen.findByText('50% complete')).toBeVisible()
    await expect(screen.getAllByText('Completed')).toHaveLength(2)
    await expect(screen.getByText('In progress')).toBeVisible()
    // Its panels are in production.
    await expect(screen.queryByText(/Nothing is made until you sign an order/)).toBeNull()
    // What the picker said of the same frame.
    await expect(screen.getByText(/^Designed for 115 mph/)).toBeVisible()
  },
}
export const TrackerOnAPhone: Story = { ...Tracker, globals: { viewport: { value: 'phone' } } }
export const TrackerRequested: Story = {
  play: async () => {
    await expect(await screen.findByText('This is a request')).toBeVisible()
    await expect(screen.getByText(/Nothing is made until you sign an order/)).toBeVisible()
    await expect(screen.getAllByText('No date yet')).toHaveLength(5)
    await expect(screen.queryByText(/% complete/)).toBeNull()
    await expect(screen.getByRole('link', { name: 'Place Order' })).toBeVisible()
  },
}
export const TrackerDeclined: Story = {
  args: { recorded: declinedProduction },
  play: async () => {
    await expect(await screen.findByText('No shop reaches Maui.')).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Place Order' })).toBeNull()
  },
}
export const TrackerLoading: Story = { args: { answers: (recorded) => answerCalls([[getProduction, never]], recorded) } }
export const TrackerUnknown: Story = {
  args: { at: `${TRACKER}#token=wrong-token-0123456789` },
  play: async () => {
    await expect(await screen.findByText('This link does not open a production tracker')).toBeVisible()
  },
}
export const TrackerFailed: Story = {
  args: {
    answers: (recorded) => answerCalls([[getProduction, () => Promise.reject(refuseCall(getProduction, 'unavailable'))]], recorded),
  },
  play: async () => {
    await expect(await screen.findByText('The tracker could not be loaded')).toBeVisible()
  },
}
