import { cents } from '@framewell/domain/money/cents'
import type { OwnTask } from '@framewell/domain/tasks/ownTasks'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { accountAnswers, STORY_ACCOUNT, STORY_COMPANY } from '../testing/accountAnswers'
import { PortalStory } from '../testing/PortalStory'

const signedIn = () => fakeSessionServer({ role: 'builder' })
const meta = {
  title: 'Portal/Accounts/Account',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/account', answers: () => accountAnswers({ desk: signedIn() }) },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'FW-Q-1: Model 1' })).toHaveAttribute('href', '/quote?id=q1#token=t')
    await seeText('In review')
    await seeText('$75,000')
    await seeText('40% complete')
    await expect(screen.queryByRole('link', { name: 'FW-P-1: Model 1' })).toBeNull()
  },
}
const TASKS: readonly OwnTask[] = [
  {
    id: 'signOrder:o2',
    kind: 'signOrder',
    name: 'Xenia cottage',
    detail: 'FW-2026-00043',
    due: '2026-11-25T04:59:59.999Z',
    late: true,
    moneyCents: cents(5_890_000),
    href: '/place-order?order=FW-2026-00043',
  },
  {
    id: 'acceptPhase:p1',
    kind: 'acceptPhase',
    name: 'Dayton ranch',
    detail: 'FW-2026-00042',
    due: null,
    late: false,
    moneyCents: null,
    href: '/payments?tab=milestones&project=FW-2026-00042',
  },
]
const WITHOUT_ACCOUNT: OwnTask = {
  id: 'bankAccount:c1',
  kind: 'bankAccount',
  name: 'Park Homes',
  detail: 'no account to pay you to',
  due: null,
  late: false,
  moneyCents: cents(1_667_176),
  href: '/account#own-bank-details',
}
/** What waits comes first, with its deadline and where it is done. */
export const WithTasks: Story = {
  args: { answers: () => accountAnswers({ desk: signedIn(), tasks: TASKS }) },
  play: async () => {
    const sign = await screen.findByRole('link', { name: 'Read and sign: Xenia cottage, FW-2026-00043' })
    await expect(sign).toHaveAttribute('href', '/place-order?order=FW-2026-00043')
    await seeText('Late')
    await seeText('Due November 24, 2026 (end of day, Eastern Time)')
    await expect(screen.getByRole('link', { name: /^Accept and release: Dayton ranch/ })).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  args: { answers: () => accountAnswers({ desk: signedIn(), own: () => ({ ...STORY_ACCOUNT, things: [] }) }) },
  play: async () => {
    await seeText('Nothing here yet')
  },
}
export const NoCompany: Story = {
  args: { answers: () => accountAnswers({ desk: signedIn(), own: () => ({ ...STORY_ACCOUNT, companies: [], things: [] }) }) },
  play: async () => {
    await seeText('You act for no company yet')
  },
}
/** The account that is entered ends the task that asks for it, without a reload. */
export const EntersABankAccount: Story = {
  args: { answers: () => accountAnswers({ desk: signedIn(), tasks: [WITHOUT_ACCOUNT] }) },
  play: async () => {
    await seeText(/^No bank account yet/)
    await seeText('Bank account missing: $16,671.76')
    await userEvent.click(await screen.findByRole('button', { name: 'Enter a bank account' }))
    await userEvent.type(await screen.findByLabelText('Name on the account'), 'Park Homes LLC')
    await userEvent.type(screen.getByLabelText('Routing number'), '021000022')
    await userEvent.type(screen.getByLabelText('Account number'), '12345678')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await seeText(/its check digit does not fit/)
    await userEvent.clear(screen.getByLabelText('Routing number'))
    await userEvent.type(screen.getByLabelText('Routing number'), '021000021')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await seeText('Awaiting confirmation')
    await seeText('Nothing to do right now.')
  },
}
/** A shop sees its W-9 with a masked number; what it types wrong is said at the field. */
export const OfAShop: Story = {
  args: {
    answers: () =>
      accountAnswers({ desk: signedIn(), own: () => ({ ...STORY_ACCOUNT, companies: [{ ...STORY_COMPANY, kind: 'fabricator' }] }) }),
  },
  play: async () => {
    await seeText('XXX-XX-6789')
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in a W-9' }))
    await userEvent.type(await screen.findByLabelText(/^Taxpayer number/), '123456789')
    await userEvent.click(screen.getByRole('button', { name: 'Sign the W-9' }))
    await seeText(/^Write an EIN like/)
    await seeText('Enter the name as on the tax return')
  },
}
export const Loading: Story = { args: { answers: () => accountAnswers({ desk: signedIn(), own: never }) } }
export const Unreachable: Story = {
  args: { answers: () => accountAnswers({ desk: signedIn(), own: disconnected }) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 })).toBeVisible()
  },
}
export const SignsOut: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/sign-in?next=%2Faccount'))
  },
}
