import { type CreditResult, getCreditTiers } from '@framewell/domain/credit/applicantCalls'
import { decisionPath } from '@framewell/domain/credit/decisionPath'
import { refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { StoryShell } from '@framewell/remote-kit/testing/StoryShell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { MIDDLING, STRONG, WEAK } from '../testing/applications'
import { creditService, decide, STORY_DECISION } from '../testing/creditService'
import { remember } from '../testing/memory'
import { TermsPage } from './TermsPage'

interface Scene {
  send: SendRequest
  path: string
  closed?: readonly string[]
}

const meta: Meta<Scene> = {
  title: 'Portal/Credit/Terms',
  parameters: { layout: 'fullscreen' },
  render: ({ send, path, closed }) => (
    <StoryShell answers={() => send} at={path} closed={closed ?? []}>
      <TermsPage />
    </StoryShell>
  ),
  args: { path: '/terms', send: creditService() },
  beforeEach: remember(),
}
export default meta
type Story = StoryObj<Scene>

const of = (decision: CreditResult): Partial<Scene> => ({ send: creditService([decision]), path: decisionPath(decision) })

export const WithoutDecision: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Get Pre-Qualified' })).toHaveAttribute('href', '/qualification')
    for (const tier of ['Premium', 'Preferred', 'Standard', 'Prepay'])
      await expect(await canvas.findByRole('heading', { name: tier })).toBeVisible()
    await expect(canvas.getByText('up to $500K')).toBeVisible()
    const links = within(canvas.getByRole('navigation')).getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/simple-configurator',
      '/home-plans',
      '/market-analysis',
      '/terms',
      '/network-partners',
      '/founder-story',
      '/live-demo',
    ])
  },
}

export const WithoutDecisionButOneBefore: Story = {
  beforeEach: remember({ last: decide(STRONG) }),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open your Preferred terms' })
    await expect(link).toHaveAttribute('href', `/terms?decision=${STORY_DECISION.id}#token=${STORY_DECISION.token}`)
  },
}

export const Preferred: Story = {
  args: of(decide(STRONG)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('$150,000')).toBeVisible()
    await expect(canvas.getByText('97 of 100 (higher is better)')).toBeVisible()
    await expect(canvas.getByText(STORY_DECISION.id)).toBeVisible()
    await expect(canvas.getByText('Your tier')).toBeVisible()
    for (const part of ['Benefits', 'Next steps', 'Upgrade path']) await expect(canvas.getByRole('heading', { name: part })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Configure a home' })).toHaveAttribute('href', '/simple-configurator')
    await expect(canvas.getByRole('link', { name: 'See network partners' })).toHaveAttribute('href', '/network-partners')
  },
}

/** The partner directory is not live yet: nothing on the page links to it. */
export const BeforeTheDirectory: Story = {
  args: { ...of(decide(STRONG)), closed: ['/network-partners'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Configure a home' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('/network-partners')
  },
}

export const Standard: Story = { args: of(decide(MIDDLING)) }
export const Prepay: Story = { args: of(decide(WEAK)) }
export const Premium: Story = { args: of(decide(STRONG, { tier: 'Premium', assignedCreditLimit: 400_000 })) }
export const Rejected: Story = { args: of(decide(MIDDLING, { status: 'rejected', assignedCreditLimit: 0 })) }

export const UnknownLink: Story = {
  args: { path: decisionPath({ id: STORY_DECISION.id, token: 'another-token-0123456789' }), send: creditService([decide(STRONG)]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This link does not open a decision')).toBeVisible()
  },
}

export const CutLink: Story = {
  args: { path: `/terms?decision=${STORY_DECISION.id}`, send: creditService([decide(STRONG)]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This link does not open a decision')).toBeVisible()
  },
}

export const Loading: Story = {
  args: {
    path: decisionPath(STORY_DECISION),
    send: creditService([], { decision: () => new Promise(() => undefined), tiers: () => new Promise(() => undefined) }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading your credit terms')).toBeInTheDocument()
  },
}

let down = true
const flaky = creditService([decide(STRONG)])

export const ServiceDownThenBack: Story = {
  args: {
    path: decisionPath(STORY_DECISION),
    send: async (request) => {
      if (down) throw new TypeError('Failed to fetch')
      return flaky(request)
    },
  },
  beforeEach: () => {
    down = true
    return remember()()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your terms could not be loaded')).toBeVisible()
    await expect(await canvas.findByText('The tiers could not be loaded')).toBeVisible()
    down = false
    for (const retry of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry)
    await waitFor(() => expect(canvas.getByText('$150,000')).toBeVisible())
  },
}

export const TiersDown: Story = {
  args: {
    ...of(decide(STRONG)),
    send: creditService([decide(STRONG)], {
      tiers: () => {
        throw refuseCall(getCreditTiers, 'unavailable')
      },
    }),
  },
}
