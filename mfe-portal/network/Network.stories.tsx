import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { partnersOnFrame } from '@framewell/domain/drawings/partnersOnFrame'
import { compactPath } from '@framewell/domain/framing/compactPath'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { listPublicFabricators } from '@framewell/domain/network/directoryCalls'
import { getNetworkStatus } from '@framewell/domain/network/networkStatus'
import { selectFabricator } from '@framewell/domain/network/routingCalls'
import { drawnInPage } from '@framewell/remote-kit/drawing/drawnInPage'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { answerIn } from '@framewell/remote-kit/testing/replay'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import network from '../recordings/network.json'
import noNetwork from '../recordings/noNetwork.json'
import ownApplication from '../recordings/ownApplication.json'
import { PortalStory } from '../testing/PortalStory'
import { press, type } from '../testing/pressAndType'

const meta = {
  title: 'Portal/Network',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/production-network', recorded: network },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

const shops = answerIn(network, listPublicFabricators)
/** Each test of the routing has a random project ID, so its input never matches the recording. */
const routed = answerIn(network, selectFabricator)

export const ProductionNetwork: Story = {
  args: { answers: (recorded) => answerCalls([[selectFabricator, () => routed]], recorded) },
  play: async () => {
    // The map names its places too once it has loaded.
    await expect(await screen.findByText('Miami Valley Framing', { selector: 'strong' })).toBeVisible()
    for (const badge of ['Preferred', 'Premium']) await expect(screen.getAllByText(badge)[0]).toBeVisible()
    await expect(screen.getByRole('meter', { name: 'Utilization of Circle City Truss' })).toHaveAttribute('aria-valuenow', '85')
    await expect(screen.getByText('Active Operators')).toBeVisible()
    await press('Test Routing')
    await expect(await screen.findByRole('heading', { name: 'Miami Valley Framing' })).toBeVisible()
    await expect(screen.getByText('Tier boost applied')).toBeVisible()
    await expect(screen.getByText(/^Scioto Rollform, [\d.]+ miles, score/)).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Latitude'))
    await type('Latitude', '95')
    await press('Test Routing')
    await expect(await screen.findByText('Latitude goes from -90 to 90')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

/** A newer server may send a status that this page does not know: its shop is listed like every other one, with a neutral icon. */
export const UnknownStatus: Story = {
  args: { answers: newerServer((recorded) => recorded, '"status":"active"', '"status":"relocating"') },
  play: async () => {
    const [status] = await screen.findAllByText('relocating')
    await expect(status).toBeVisible()
    await expect(status?.querySelector('svg')).toHaveClass('lucide-circle-dashed')
    await expect(screen.getByText('Miami Valley Framing', { selector: 'strong' })).toBeVisible()
  },
}
export const NoFabricators: Story = {
  args: { recorded: noNetwork },
  play: async () => {
    await expect(await screen.findByText('No operators found')).toBeVisible()
    await expect(screen.getByText('Seed demo data to see operators')).toBeVisible()
  },
}

export const NetworkAway: Story = {
  args: {
    answers: (recorded) =>
      answerCalls(
        [
          [listPublicFabricators, disconnected],
          [getNetworkStatus, disconnected],
        ],
        recorded,
      ),
  },
  play: async () => {
    await expect(await screen.findByText('Failed to fetch operators')).toBeVisible()
    await expect(await screen.findByText('Failed to fetch network status')).toBeVisible()
  },
}

const many = shops.flatMap((fabricator) =>
  Array.from({ length: 30 }, (_, at) => ({ ...fabricator, id: `${fabricator.id}-${at}`, name: `${fabricator.name} ${at}` })),
)

/** A large network is listed in pages. */
export const ManyShops: Story = {
  args: { answers: (recorded) => answerCalls([[listPublicFabricators, () => many]], recorded) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show 50 more of 120 shops' }))
    await userEvent.click(screen.getByRole('button', { name: 'Show 20 more of 120 shops' }))
    await expect(screen.getByText('Maumee Panel Works 29', { selector: 'strong' })).toBeVisible()
    await expect(screen.queryByRole('button', { name: /more of 120 shops$/ })).toBeNull()
  },
}

export const Partners: Story = {
  args: { at: '/network-partners' },
  play: async () => {
    await expect(await screen.findByText('+1 more')).toBeVisible()
    // Hydration keeps the server-rendered drawing line by line.
    for (const { layout, name } of INITIAL_PLANS.slice(0, 1)) {
      const made = partnersOnFrame(layout, name, 'figure')
      const labels = made.labels.map((label) => ({ ...label, scale: made.labelSize * (label.scale ?? 1) }))
      const paths = made.paths.map(({ kind, d }) => ({ kind, d: compactPath(d) }))
      await expect(drawnInPage('partners')).toEqual({ ...made, paths, labels, labelSize: 1 })
    }
    await expect(screen.getByRole('link', { name: 'Call Maumee Builders Supply' })).toHaveAttribute('href', 'tel:4195550134')
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'engineer')
    await expect(await screen.findByText('1 of 2 partners')).toBeVisible()
    await userEvent.click(screen.getByText('Show them on the map'))
    await expect(await screen.findByRole('img', { name: /^Map of the United States with/ })).toBeVisible()
    await press('Apply to be listed')
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply to the partner network' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Submit application' }))
    await expect((await dialog.findAllByText('Business name required'))[0]).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Business name'), 'Hearth Supply')
    await userEvent.type(dialog.getByLabelText('Location'), 'Dayton, OH')
    await userEvent.type(dialog.getByLabelText('Contact name'), 'Lee Cole')
    await userEvent.type(dialog.getByLabelText('Email'), 'lee@hearth.example')
    await userEvent.selectOptions(dialog.getByLabelText('Partner type'), 'installer')
    await userEvent.click(dialog.getByRole('button', { name: 'Submit application' }))
    await expect(
      await screen.findByText("Thank you for your interest! Application ID: N-2026-00001. We'll review and contact you within 48 hours."),
    ).toBeVisible()
  },
}

export const NoPartners: Story = {
  args: { at: '/network-partners', recorded: noNetwork },
  play: async () => {
    await expect(await screen.findByText('No partners are listed yet')).toBeVisible()
  },
}

const own = '/partner-onboarding?application=00000000-0000-4000-8000-000000000001#token=story-token-0123456789'

export const OwnApplication: Story = {
  args: { at: own, recorded: [ownApplication, noNetwork] },
  play: async () => {
    await expect(await screen.findByText('Which machine rolls the 600 stud?', { exact: false })).toBeVisible()
    await expect(screen.getByText(/\(end of day, Eastern Time\)$/)).toBeVisible()
    await type('Your message', 'A Howick 6800.')
    await press('Send')
    await expect(await screen.findByText('A Howick 6800.', { exact: false, selector: 'li' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add document' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** The 48 hours of a directory listing end at a time, not with a day. */
export const AnswerWithin48Hours: Story = {
  args: {
    at: own,
    recorded: [ownApplication, noNetwork],
    answers: newerServer((recorded) => recorded, '"promisedBy":"2026-12-04T04:59:59.999Z"', '"promisedBy":"2026-12-02T08:26:02.767Z"'),
  },
  play: async () => {
    await expect(await screen.findByText('Answer promised by')).toBeVisible()
    await expect(screen.getByText('December 2, 2026, 3:26 AM Eastern Time')).toBeVisible()
  },
}

export const UnknownApplication: Story = {
  args: { at: own, recorded: noNetwork },
  play: async () => {
    await expect(await screen.findByText('This link does not open an application')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { answers: (recorded) => answerCalls([[listPublicFabricators, never]], recorded) },
  play: async () => {
    await expect(await screen.findByText('Loading the operators')).toBeInTheDocument()
  },
}
