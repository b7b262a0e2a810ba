import { refuseCall } from '@framewell/domain/http/answerCalls'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import { getProduction } from '@framewell/domain/production/productionCalls'
import { milestonesFrom } from '@framewell/domain/production/schedule'
import { freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { opened, productionService, storyProduction } from '../testing/productionService'
import { StoryShell } from '../testing/StoryShell'
import { STORY_LINK } from '../testing/steelService'

const meta = {
  title: 'Configurators/Production tracker',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: { at: '/configurator?plan=the-bova-plan', answers: () => productionService() },
  beforeEach: freshBrowser,
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const tracker = `/configurator?production=${STORY_LINK.id}#token=${STORY_LINK.token}`
const done = { completedDate: '2026-11-16T12:00:00.000Z', estimatedDate: null, status: 'completed' } as const
const halfway = milestonesFrom(new Date('2026-11-02T12:00:00Z'), INITIAL_ROUTING_POLICY).map((milestone, index) =>
  index < 2 ? { ...milestone, ...done } : { ...milestone, status: index === 2 ? ('in-progress' as const) : ('pending' as const) },
)

export const Tracker: Story = {
  args: {
    at: tracker,
    answers: () => productionService({ open: () => opened(storyProduction(undefined, halfway, 'confirmed')) }),
  },
  play: async () => {
    await expect(await screen.findByText('50% complete')).toBeVisible()
    await expect(screen.getAllByText('Completed')).toHaveLength(2)
    await expect(screen.getByText('In progress')).toBeVisible()
    // What the picker said of the same frame.
    await expect(screen.getByText(/^Designed for 115 mph/)).toBeVisible()
  },
}
export const TrackerOnAPhone: Story = { ...Tracker, globals: { viewport: { value: 'phone' } } }
export const TrackerRequested: Story = {
  args: { at: tracker },
  play: async () => {
    await expect(await screen.findByText('This is a request')).toBeVisible()
    await expect(screen.getAllByText('No date yet')).toHaveLength(5)
    await expect(screen.queryByText(/% complete/)).toBeNull()
    await expect(screen.getByRole('link', { name: 'Place Order' })).toBeVisible()
  },
}
export const TrackerDeclined: Story = {
  args: {
    at: tracker,
    answers: () => productionService({ open: () => opened(storyProduction(undefined, undefined, 'declined')) }),
  },
  play: async () => {
    await expect(await screen.findByText('No shop reaches Maui.')).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Place Order' })).toBeNull()
  },
}
export const TrackerLoading: Story = { args: { at: tracker, answers: () => productionService({ open: never }) } }
export const TrackerUnknown: Story = {
  args: { at: `/configurator?production=${STORY_LINK.id}#token=wrong-token-0123456789` },
  play: async () => {
    await expect(await screen.findByText('This link does not open a production tracker')).toBeVisible()
  },
}
export const TrackerFailed: Story = {
  args: {
    at: tracker,
    answers: () =>
      productionService({
        open: () => {
          throw refuseCall(getProduction, 'unavailable')
        },
      }),
  },
  play: async () => {
    await expect(await screen.findByText('The tracker could not be loaded')).toBeVisible()
  },
}
