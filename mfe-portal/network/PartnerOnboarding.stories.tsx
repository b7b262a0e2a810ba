import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { applyAsFabricator } from '@framewell/domain/network/joiningCalls'
import { getConfiguration } from '@framewell/domain/quotes/savedConfiguration'
import { disconnected, freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { answerIn } from '@framewell/remote-kit/testing/replay'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import applicationDraft from '../recordings/applicationDraft.json'
import network from '../recordings/network.json'
import noNetwork from '../recordings/noNetwork.json'
import { PortalStory } from '../testing/PortalStory'
import { press, type } from '../testing/pressAndType'

const meta = {
  title: 'Portal/Joining the network',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/partner-onboarding', recorded: network },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

/** As a device keeps what was typed. */
const { configuration } = answerIn(applicationDraft, getConfiguration)
const FILLED = configuration.state
const keep = (values: object) => () => {
  const stored = { state: values, savedAt: new Date().toISOString(), changes: 1, link: null }
  localStorage.setItem('framewell.network.simple-onboarding', JSON.stringify(stored))
}

export const SimpleFirstStep: Story = {
  play: async () => {
    const next = await screen.findByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await type('Company name', 'Wabash Steel Frames')
    await type('Contact name', 'Dana Ruiz')
    await type('Contact email', 'dana@wabash.example')
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
    await expect(screen.getByText('N-2026-00002')).toBeVisible()
    await expect(screen.getByText(/respond in 2-3 business days/)).toBeVisible()
  },
}

export const SimpleRefused: Story = {
  args: {
    at: '/partner-onboarding?step=5',
    answers: (recorded) =>
      answerCalls([[applyAsFabricator, () => Promise.reject(refuseCall(applyAsFabricator, 'tooManyRequests'))]], recorded),
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
  args: { at: '/partner-onboarding?step=5', answers: (recorded) => answerCalls([[applyAsFabricator, disconnected]], recorded) },
  play: async () => {
    await press('Submit')
    const toast = within(await screen.findByRole('region', { name: /Notifications/ }))
    await expect(await toast.findByText('Failed to submit onboarding application')).toBeVisible()
    await expect(screen.getByText(/The connection was lost/)).toBeVisible()
    await expect(screen.getByDisplayValue('Hearth Homes')).toBeVisible()
  },
}

export const SimpleTakenToAnotherDevice: Story = {
  args: { at: '/partner-onboarding?step=2', recorded: [applicationDraft, network] },
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
    at: '/partner-onboarding?saved=00000000-0000-4000-8000-000000000001#token=story-token-0123456789',
    recorded: [applicationDraft, network],
  },
  play: async () => {
    await expect(await screen.findByText('Step 2 of 6')).toBeVisible()
    await expect(await screen.findByLabelText('Weekly capacity')).toHaveValue('30')
  },
}

export const UnknownDraft: Story = {
  args: {
    at: '/enhanced-partner-onboarding?saved=00000000-0000-4000-8000-000000000001#token=story-token-0123456789',
    recorded: noNetwork,
  },
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
    await expect(screen.queryByRole('link', { name: /done/ })).toBeNull()
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
