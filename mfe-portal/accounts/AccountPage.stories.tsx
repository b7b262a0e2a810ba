import { answerCalls } from '@framewell/domain/http/answerCalls'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import account from '../recordings/account.json'
import accountOfAShop from '../recordings/accountOfAShop.json'
import accountWithoutACompany from '../recordings/accountWithoutACompany.json'
import accountWithoutRecords from '../recordings/accountWithoutRecords.json'
import { PortalStory } from '../testing/PortalStory'

const meta = {
  title: 'Portal/Accounts/Account',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/account', recorded: account },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

const KIT = 'The Schiff, steel frame kit of 1,350 sq ft'

export const Full: Story = {
  play: async () => {
    const quote = await screen.findByRole('link', { name: 'Q-2026-00002: The Schiff, 1,350 sq ft' })
    await expect(quote).toHaveAttribute('href', expect.stringMatching(/^\/quote\?id=[\w-]+#token=/))
    await seeText('In review')
    await seeText('$75,000')
    await seeText('50% complete')
    // Its link was made with a secret that is no longer kept.
    await seeText('P-2026-00001: The Bova')
    await expect(screen.queryByRole('link', { name: 'P-2026-00001: The Bova' })).toBeNull()
  },
}
/** What waits comes first, with its deadline and where it is done. */
export const WithTasks: Story = {
  play: async () => {
    const sign = await screen.findByRole('link', { name: `Read and sign: ${KIT}, FW-2026-00003` })
    await expect(sign).toHaveAttribute('href', '/place-order?order=FW-2026-00003')
    await seeText('Late')
    await expect(screen.getAllByText(/^\w+ \d+, 20\d\d \(end of day, Eastern Time\)$/)).toHaveLength(2)
    await expect(screen.getByRole('link', { name: /^Accept and release: The Schiff/ })).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  args: { recorded: accountWithoutRecords },
  play: async () => {
    await seeText('Nothing here yet')
  },
}
export const NoCompany: Story = {
  args: { recorded: accountWithoutACompany },
  play: async () => {
    await seeText('You act for no company yet')
  },
}
/** The account that is entered ends the task that asks for it, without a reload. */
export const EntersABankAccount: Story = {
  args: { recorded: accountOfAShop },
  play: async () => {
    await seeText(/^No bank account yet/)
    await seeText('Bank account missing: $21,560')
    await userEvent.click(await screen.findByRole('button', { name: 'Enter a bank account' }))
    await userEvent.type(await screen.findByLabelText('Name on the account'), 'Wabash Steel Frames LLC')
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
  args: { recorded: accountOfAShop },
  play: async () => {
    await seeText('XXX-XX-6789')
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in a W-9' }))
    await userEvent.type(await screen.findByLabelText(/^Taxpayer number/), '123456789')
    await userEvent.click(screen.getByRole('button', { name: 'Sign the W-9' }))
    await seeText(/^Write an EIN like/)
    await seeText('Enter the name as on the tax return')
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[getOwnAccount, never]], recorded) } }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[getOwnAccount, disconnected]], recorded) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const SignsOut: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/sign-in?next=%2Faccount'))
  },
}
