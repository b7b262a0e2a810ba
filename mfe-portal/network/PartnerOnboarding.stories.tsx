import { refuseCall } from '@framewell/domain/http/answerCalls'
import { applyAsFabricator } from '@framewell/domain/network/joiningCalls'
import { SIMPLE_DEFAULTS } from '@framewell/domain/network/simpleApplication'
import { disconnected, freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { StoryShell } from '@framewell/remote-kit/testing/StoryShell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import app from '../app'
import { networkService, STORY_LINK } from '../testing/networkService'
import { press, type } from '../testing/pressAndType'

const meta = {
  title: 'Portal/Joining the network',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { app, at: '/production-network', answers: () => networkService() },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const _offline = () => Promise.reject(new TypeError('Failed to fetch'))

const FILLED = {
  ...SIMPLE_DEFAULTS,
  companyName: 'Wabash Steel Frames',
  contactName: 'Dana Ruiz',
  contactEmail: 'dana@wabash.test',
  address: '12 Canal St, Fort Wayne, IN',
  latitude: '41.0793',
  longitude: '-85.1394',
  weeklyCapacity: '30',
  yearsInBusiness: '12',
  qualityManagementSystem: 'ISO 9001',
  primaryServiceRegions: ['Indiana'],
  maxDeliveryRadius: '250',
  preferredPaymentTerms: 'Net 30',
  insuranceCoverage: 'General liability $2M',
}
const keep = (values: object) => () => {
  const stored = { state: values, savedAt: new Date().toISOString(), changes: 1, link: null }
  localStorage.setItem('framewell.network.simple-onboarding', JSON.stringify(stored))
}

export const SimpleFirstStep: Story = {
  args: { at: '/partner-onboarding' },
  play: async () => {
    const next = await screen.findByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await type('Company name', 'Wabash Steel Frames')
    await type('Contact name', 'Dana Ruiz')
    await type('Contact email', 'dana@wabash.test')
    await press('Next')
    await expect(await screen.findByRole('heading', { name: 'Location & Capacity' })).toHaveFocus()
    await type('ZIP code', '45402')
    await press('Find')
    await expect(await screen.findByDisplayValue('39.7589')).toBeVisible()
    await expect(screen.getByLabelText(/^Address/)).toHaveValue('Dayton, OH')
    // The pin moves with the arrow keys and with a click on the map.
    const map = await screen.findByRole('application', { name: /^Pin of your shop at 39\.7589/ })
    map.focus()
    await userEvent.keyboard('{ArrowUp}')
    const latitude = () => Number(screen.getByLabelText<HTMLInputElement>(/^Latitude/).value)
    await waitFor(() => expect(latitude()).toBeGreaterThan(39.7589))
    await expect(latitude()).toBeLessThan(39.8)
    const box = map.getBoundingClientRect()
    await userEvent.pointer({
      keys: '[MouseLeft]',
      // The land area: a click outside it sets no location.
      target: map.firstElementChild ?? map,
      coords: { clientX: box.x + box.width / 2, clientY: box.y + box.height * 0.6 },
    })
    await waitFor(() => expect(latitude()).toBeLessThan(39.7))
    await expect(latitude()).toBeGreaterThan(39.3)
  },
}

export const SimpleSubmitted: Story = {
  args: { at: '/partner-onboarding?step=5' },
  beforeEach: keep(FILLED),
  play: async () => {
    await expect(await screen.findByText('Step 6 of 6')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true')
    const reference = within(screen.getByRole('group', { name: 'Reference 1' }))
    await userEvent.type(reference.getByLabelText(/^Company name/), 'Hearth Homes')
    await press('Submit')
    await expect(await screen.findByRole('heading', { name: 'Application under review' })).toHaveFocus()
    await expect(screen.getByText('N-2026-00043')).toBeVisible()
    await expect(screen.getByText(/respond in 2-3 business days/)).toBeVisible()
  },
}

export const SimpleRefused: Story = {
  args: {
    at: '/partner-onboarding?step=5',
    answers: () => networkService({ apply: () => Promise.reject(refuseCall(applyAsFabricator, 'tooManyRequests')) }),
  },
  beforeEach: keep({
    ...FILLED,
    clientReferences: [{ companyName: 'Hearth Homes', contactPerson: '', contactEmail: '', projectType: '' }],
  }),
  play: async () => {
    await press('Submit')
    const toast = within(await screen.findByRole('region', { name: /Notifications/ }))
    await expect(await toast.findByText('Submission Failed')).toBeVisible()
    await expect(toast.getByText('Too many requests. Please wait a moment and try again.')).toBeVisible()
    await expect(screen.getByDisplayValue('Hearth Homes')).toBeVisible()
  },
}

/** Without an answer of the server, the toast has the specified text; the form says that nothing is lost. */
export const SimpleLost: Story = {
  ...SimpleRefused,
  args: { at: '/partner-onboarding?step=5', answers: () => networkService({ apply: disconnected }) },
  play: async () => {
    await press('Submit')
    const toast = within(await screen.findByRole('region', { name: /Notifications/ }))
    await expect(await toast.findByText('Failed to submit onboarding application')).toBeVisible()
    await expect(screen.getByText(/The connection was lost/)).toBeVisible()
    await expect(screen.getByDisplayValue('Hearth Homes')).toBeVisible()
  },
}

export const SimpleTakenToAnotherDevice: Story = {
  args: { at: '/partner-onboarding?step=2' },
  beforeEach: keep(FILLED),
  play: async () => {
    await press('Copy private link')
    // This browser may refuse to copy; the link is then shown in a field.
    await waitFor(() => expect(screen.queryByText('Private link copied') ?? screen.queryByLabelText('Private link')).not.toBeNull())
    await expect(await screen.findByText('Saved just now')).toBeVisible()
  },
}

export const SimpleOnASecondDevice: Story = {
  args: {
    at: `/partner-onboarding?saved=${STORY_LINK.id}#token=${STORY_LINK.token}`,
    answers: () =>
      networkService({
        saved: {
          id: STORY_LINK.id,
          configurator: 'simple-onboarding',
          path: '/partner-onboarding?step=1',
          state: FILLED,
          savedAt: '2026-11-20T12:00:00.000Z',
        },
      }),
  },
  play: async () => {
    await expect(await screen.findByText('Step 2 of 6')).toBeVisible()
    await expect(await screen.findByLabelText('Weekly capacity')).toHaveValue('30')
  },
}

export const UnknownDraft: Story = {
  args: { at: `/enhanced-partner-onboarding?saved=${STORY_LINK.id}#token=${STORY_LINK.token}` },
  play: async () => {
    await expect(await screen.findByText('This link does not open a saved application')).toBeVisible()
    await press('Go to the form')
    await expect(await screen.findByRole('heading', { name: 'Partner Type & Business Info' })).toBeVisible()
  },
}

export const EnhancedChecksAtTheEnd: Story = {
  args: { at: '/enhanced-partner-onboarding?step=3' },
  play: async () => {
    await press('Submit application')
    await expect(await screen.findByRole('heading', { level: 2, name: 'Partner Type & Business Info' })).toBeVisible()
    await expect((await screen.findAllByText('Select at least one partner type'))[0]).toBeVisible()
    await userEvent.click(screen.getByLabelText('Lumber yard or reseller'))
    await userEvent.click(screen.getByRole('link', { name: /Specialized Details/ }))
    await expect(await screen.findByRole('group', { name: /Interest types/ })).toBeVisible()
    await type('Storage capabilities', 'Two sheds')
    await userEvent.click(screen.getByRole('link', { name: /Agreement & Signature/ }))
    const answers = within(await screen.findByRole('region', { name: 'Check your answers' }))
    await expect(answers.getByText('Two sheds')).toBeVisible()
    await userEvent.click(answers.getByRole('link', { name: 'Change Specialized Details' }))
    await expect(await screen.findByLabelText('Storage capabilities')).toHaveValue('Two sheds')
  },
}
