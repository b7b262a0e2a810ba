import { answerCalls } from '@framewell/domain/http/answerCalls'
import { getOwnShop } from '@framewell/domain/network/ownShopCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { answerIn } from '@framewell/remote-kit/testing/replay'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import accountWithoutRecords from '../recordings/accountWithoutRecords.json'
import newShop from '../recordings/newShop.json'
import noShop from '../recordings/noShop.json'
import ownListing from '../recordings/ownListing.json'
import ownShop from '../recordings/ownShop.json'
import { PortalStory } from '../testing/PortalStory'

const meta = {
  title: 'Portal/Own shop',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/shop?tab=capacity', recorded: ownShop },
} satisfies Meta<typeof PortalStory>

export default meta
type Story = StoryObj<typeof meta>

/** The week that is changed in the recording. */
const { shop } = answerIn(ownShop, getOwnShop)
const second = longDate(shop?.weeks[1]?.week ?? '')

export const Full: Story = {
  play: async () => {
    await seeText('Your insurance certificate ends soon')
    await userEvent.click(screen.getByRole('button', { name: `Set the week of ${second}` }))
    const dialog = within(await screen.findByRole('dialog', { name: `Week of ${second}` }))
    await userEvent.clear(dialog.getByLabelText('Closed'))
    await userEvent.type(dialog.getByLabelText('Closed'), '5')
    await userEvent.click(dialog.getByRole('button', { name: 'Save week' }))
    await seeText('5 closed')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const CapacityBelowWhatIsPromised: Story = {
  play: async () => {
    const field = await screen.findByLabelText('A full week makes')
    await userEvent.clear(field)
    await userEvent.type(field, '20')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await seeText(/^Orders hold more of a week than would be left. Ask us to move them first. Orders hold \d+ units of the week of/)
  },
}

export const Prices: Story = {
  args: { at: '/shop?tab=prices' },
  play: async () => {
    await seeText('The Bova: $41,200')
    const form = within(await screen.findByRole('form', { name: 'Propose a price list' }))
    await userEvent.clear(form.getByLabelText('Price of any other house'))
    await userEvent.type(form.getByLabelText('Price of any other house'), '2.123')
    await userEvent.click(form.getByRole('button', { name: 'Propose the list' }))
    await seeText('Enter an amount like 1,234.50')
    await userEvent.clear(form.getByLabelText('Price of any other house'))
    await userEvent.type(form.getByLabelText('Price of any other house'), '2.15')
    await userEvent.selectOptions(form.getByLabelText('Counted'), 'per lb of steel')
    await userEvent.click(form.getByRole('button', { name: 'Propose the list' }))
    await seeText('Other houses: $2.15 per lb of steel')
    await userEvent.click(screen.getByRole('button', { name: /^Withdraw: Orders accepted from/ }))
    await seeText('Withdrawn')
  },
}
export const PricesOnAPhone: Story = { args: { at: '/shop?tab=prices' }, globals: { viewport: { value: 'phone' } } }

export const Documents: Story = {
  args: { at: '/shop?tab=documents' },
  play: async () => {
    await seeText('Under review')
    await userEvent.upload(screen.getByLabelText('Choose a file: file'), new File(['%PDF-1.7'], 'renewed.pdf', { type: 'application/pdf' }))
    await userEvent.type(screen.getByLabelText('Issued by'), 'Midwest Mutual')
    await userEvent.type(screen.getByLabelText('Valid until'), '2099-01-31')
    await userEvent.click(screen.getByRole('button', { name: 'Add document' }))
    await seeText('renewed.pdf, by Midwest Mutual, valid until January 31, 2099')
  },
}
export const DocumentsOnAPhone: Story = { args: { at: '/shop?tab=documents' }, globals: { viewport: { value: 'phone' } } }

export const Quality: Story = {
  args: { at: '/shop?tab=quality' },
  play: async () => {
    await seeText('20 of 22')
  },
}
export const Profile: Story = {
  args: { at: '/shop?tab=profile' },
  play: async () => {
    await userEvent.click(await screen.findByText('Your answers'))
    await seeText('Two FRAMECAD F325iT')
    await seeText('Not answered')
    await expect(screen.getByRole('button', { name: 'Download the signed agreement' })).toBeVisible()
  },
}
export const ProfileOnAPhone: Story = { ...Profile, globals: { viewport: { value: 'phone' } } }

export const PanelLimitsOfItsOwn: Story = {
  args: { at: '/shop?tab=profile' },
  play: async () => {
    await seeText(/You have not set your own limits yet/)
    const form = within(await screen.findByRole('form', { name: 'Panel limits' }))
    await userEvent.clear(form.getByLabelText('Longest panel'))
    await userEvent.type(form.getByLabelText('Longest panel'), '2')
    await userEvent.click(form.getByRole('button', { name: 'Save panel limits' }))
    await seeText('At least 4 ft')
    await userEvent.clear(form.getByLabelText('Longest panel'))
    await userEvent.type(form.getByLabelText('Longest panel'), '16')
    await userEvent.click(form.getByRole('button', { name: 'Save panel limits' }))
    await seeText(/These are your own limits/)
  },
}

export const Paused: Story = {
  args: { recorded: newShop },
  play: async () => {
    await seeText('No new work is routed to you: the shop is paused')
    await seeText('The insurance certificate has expired.')
  },
}
export const QualityOfANewShop: Story = {
  args: { at: '/shop?tab=quality', recorded: newShop },
  play: async () => {
    await seeText('New shop')
    await expect(screen.queryByText(/^Quality \d+%/)).not.toBeInTheDocument()
  },
}
export const NoShop: Story = {
  args: { recorded: noShop },
  play: async () => {
    await seeText('No shop yet')
  },
}
export const OwnDirectoryEntry: Story = {
  args: { at: '/shop', recorded: ownListing },
  play: async () => {
    const phone = await screen.findByLabelText(/^Phone/)
    await userEvent.clear(screen.getByLabelText('Email'))
    await userEvent.click(screen.getByRole('button', { name: 'Save entry' }))
    await seeText('Email required')
    await userEvent.type(screen.getByLabelText('Email'), 'new@maumee.example')
    await userEvent.clear(phone)
    await userEvent.type(phone, '419 555 0199')
    await userEvent.click(screen.getByRole('button', { name: 'Save entry' }))
    await seeText('Entry saved')
    await expect(screen.getByRole('heading', { name: /^Application N-/ })).toBeVisible()
  },
}
export const OwnDirectoryEntryOnAPhone: Story = { ...OwnDirectoryEntry, globals: { viewport: { value: 'phone' } } }
export const ShopWithADirectoryEntry: Story = {
  args: { at: '/shop?tab=directory', recorded: newShop },
  play: async () => {
    await expect(await screen.findByRole('tab', { name: 'Directory', selected: true })).toBeVisible()
    await expect(await screen.findByLabelText(/^Specialties/)).toHaveValue('Track and stud, Sheathing')
  },
}
export const ForABuilder: Story = {
  args: { recorded: accountWithoutRecords },
  play: async () => {
    await seeText('This page is for partners')
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[getOwnShop, never]], recorded) } }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[getOwnShop, disconnected]], recorded) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** What is missing is said before anything is sent. */
export const RollFormer: Story = {
  args: { at: '/shop?tab=profile' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a machine' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save machine' }))
    await seeText('Name the machine')
    await seeText('Add at least one section')
    const form = within(screen.getByRole('form', { name: 'Roll-former' }))
    await userEvent.selectOptions(form.getByLabelText('Add a section'), '350S162-33')
    await expect(form.getByLabelText('Web')).toHaveValue('88.9')
  },
}
