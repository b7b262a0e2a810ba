import { currentSession } from '@framewell/domain/accounts/session'
import { CALLS } from '@framewell/domain/calls'
import { type CreditResult, getCreditDecision, getCreditTiers } from '@framewell/domain/credit/applicantCalls'
import { decisionPath } from '@framewell/domain/credit/decisionPath'
import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { CallApi } from '@framewell/domain/http/callApi'
import { getOwnAccount, type OwnThing } from '@framewell/domain/parties/ownAccountCall'
import { disconnected, never } from '@framewell/remote-kit/testing/freshBrowser'
import { answersIn } from '@framewell/remote-kit/testing/replay'
import { StoryShell, type StoryShellProps } from '@framewell/remote-kit/testing/StoryShell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import companyDecision from '../recordings/companyDecision.json'
import creditDecisions from '../recordings/creditDecisions.json'
import { GUESSED, PREFERRED, PREMIUM, PREPAY, REJECTED, STANDARD } from '../testing/creditDecision'
import { remember } from '../testing/memory'
import { TermsPage } from './TermsPage'

interface Scene {
  answers?: NonNullable<StoryShellProps['answers']>
  recorded?: NonNullable<StoryShellProps['recorded']>
  session?: NonNullable<StoryShellProps['session']>
  path: string
  closed?: readonly string[]
}

const recordedSession = async (call: CallApi) => (await call(currentSession, {})).session

const meta: Meta<Scene> = {
  title: 'Portal/Credit/Terms',
  parameters: { layout: 'fullscreen' },
  render: ({ answers, recorded = creditDecisions, session = recordedSession, path, closed }) => (
    <StoryShell calls={CALLS} recorded={recorded} session={session} at={path} closed={closed ?? []} {...(answers && { answers })}>
      <TermsPage />
    </StoryShell>
  ),
  args: { path: '/terms' },
  beforeEach: remember(),
}
export default meta
type Story = StoryObj<Scene>

/** The account's decisions instead of the recorded one. */
const owning =
  (decisions: (recorded: OwnThing) => readonly OwnThing[]): NonNullable<StoryShellProps['answers']> =>
  (recorded) => {
    const [account] = answersIn(companyDecision, getOwnAccount)
    if (!account) throw new Error('No account was recorded')
    return answerCalls([[getOwnAccount, () => ({ ...account, things: account.things.flatMap(decisions) })]], recorded)
  }

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
    await expect(within(canvasElement).getByText('Your last decision on this device')).toBeVisible()
  },
}

/** Signed in: the terms of the company's decision, without a link, and nothing to save to the account. */
export const OfTheCompany: Story = {
  args: { recorded: companyDecision },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your credit terms')).toBeVisible()
    await expect(canvas.getByText('$150,000')).toBeVisible()
    await expect(canvas.queryByText('Pre-qualification')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Save to my account' })).toBeNull()
  },
}

/** The server says which of the company's decisions applies. */
export const AnEarlierDecisionApplies: Story = {
  args: {
    recorded: companyDecision,
    answers: owning((decision) => [
      { ...decision, id: 'newer', path: decisionPath({ id: 'newer', token: 'newer-token-0123456789' }), applies: false },
      decision,
      { ...decision, id: 'waits', state: 'pending', applies: false },
    ]),
  },
  play: OfTheCompany.play,
}

/** The page knows that a builder is signed in before the session has loaded: it doesn't invite them to qualify. */
export const SessionLoading: Story = {
  args: { recorded: companyDecision, session: never },
  beforeEach: () => {
    const forget = remember()()
    document.documentElement.dataset.signedIn = 'builder'
    return () => {
      delete document.documentElement.dataset.signedIn
      forget?.()
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Loading your credit terms')).toBeInTheDocument()
    await expect(canvas.queryByText('Pre-qualification')).toBeNull()
  },
}

/** The secret of its link was dropped: only a link in a mail still opens it. */
export const OfTheCompanyWithoutLink: Story = {
  args: { recorded: companyDecision, answers: owning((decision) => [{ ...decision, path: null }]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Your credit decision' })).toBeVisible()
    await expect(canvas.getByText('The private link in our email opens it.')).toBeVisible()
  },
}

export const SignedInWithoutDecision: Story = {
  args: { recorded: companyDecision, answers: owning(() => []) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Pre-qualification')).toBeVisible()
  },
}

let closedAccount = true

export const AccountDownThenBack: Story = {
  args: {
    recorded: companyDecision,
    answers: (recorded) => (request) => (closedAccount && request.url.endsWith(getOwnAccount.path) ? disconnected() : recorded(request)),
  },
  beforeEach: () => {
    closedAccount = true
    return remember()()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Your company’s terms could not be loaded')).toBeVisible()
    closedAccount = false
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('$150,000')).toBeVisible()
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
