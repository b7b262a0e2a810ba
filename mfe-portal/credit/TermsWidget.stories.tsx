import { CALLS } from '@framewell/domain/calls'
import { type CreditResult, getCreditDecision, getCreditTiers } from '@framewell/domain/credit/applicantCalls'
import { decisionPath } from '@framewell/domain/credit/decisionPath'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { disconnected, never } from '@framewell/remote-kit/testing/freshBrowser'
import { StoryShell, type StoryShellProps } from '@framewell/remote-kit/testing/StoryShell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import creditDecisions from '../recordings/creditDecisions.json'
import { GUESSED, PREFERRED, PREMIUM, PREPAY, REJECTED, STANDARD } from '../testing/creditDecision'
import { remember } from '../testing/memory'
import { TermsPage } from './TermsPage'

interface Scene {
  answers?: NonNullable<StoryShellProps['answers']>
  path: string
  closed?: readonly string[]
}

const meta: Meta<Scene> = {
  title: 'Portal/Credit/Terms',
  parameters: { layout: 'fullscreen' },
  render: ({ answers, path, closed }) => (
    <StoryShell calls={CALLS} recorded={creditDecisions} at={path} closed={closed ?? []} {...(answers && { answers })}>
      <TermsPage />
    </StoryShell>
  ),
  args: { path: '/terms' },
  beforeEach: remember(),
}
export default meta
type Story = StoryObj<Scene>

const of = (decision: CreditResult): Partial<Scene> => ({ path: decisionPath(decision) })

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
  beforeEach: remember({ last: PREFERRED }),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Open your Preferred terms' })
    await expect(link).toHaveAttribute('href', `/terms?decision=${PREFERRED.id}#token=${PREFERRED.token}`)
  },
}

export const Preferred: Story = {
  args: of(PREFERRED),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('$150,000')).toBeVisible()
    await expect(canvas.getByText('97 of 100 (higher is better)')).toBeVisible()
    await expect(canvas.getByText(PREFERRED.id)).toBeVisible()
    await expect(canvas.getByText('Your tier')).toBeVisible()
    for (const part of ['Benefits', 'Next steps', 'Upgrade path']) await expect(canvas.getByRole('heading', { name: part })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Configure a home' })).toHaveAttribute('href', '/simple-configurator')
    await expect(canvas.getByRole('link', { name: 'See network partners' })).toHaveAttribute('href', '/network-partners')
  },
}

/** The partner directory is not live yet: nothing on the page links to it. */
export const BeforeTheDirectory: Story = {
  args: { ...of(PREFERRED), closed: ['/network-partners'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Configure a home' })).toBeVisible()
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('/network-partners')
  },
}

export const Standard: Story = { args: of(STANDARD) }
export const Prepay: Story = { args: of(PREPAY) }
export const Premium: Story = { args: of(PREMIUM) }
export const Rejected: Story = { args: of(REJECTED) }

export const UnknownLink: Story = {
  args: of(GUESSED),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This link does not open a decision')).toBeVisible()
  },
}

export const CutLink: Story = {
  args: { path: `/terms?decision=${PREFERRED.id}` },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This link does not open a decision')).toBeVisible()
  },
}

export const Loading: Story = {
  args: {
    ...of(PREFERRED),
    answers: (recorded) =>
      answerCalls(
        [
          [getCreditDecision, never],
          [getCreditTiers, never],
        ],
        recorded,
      ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading your credit terms')).toBeInTheDocument()
  },
}

let down = true

export const ServiceDownThenBack: Story = {
  args: {
    ...of(PREFERRED),
    answers: (recorded) => (request) => (down ? disconnected() : recorded(request)),
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
    ...of(PREFERRED),
    answers: (recorded) => answerCalls([[getCreditTiers, () => Promise.reject(refuseCall(getCreditTiers, 'unavailable'))]], recorded),
  },
}
