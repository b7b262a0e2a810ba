import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { quoteDesk } from '../testing/quoteDesk'
import { StoryShell } from '../testing/StoryShell'
import { storyAnswers } from '../testing/storyAnswers'

const meta = {
  title: 'Admin/Quotes',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=quotes', answers: () => quoteDesk() },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const place = () => screen.getByTestId('place')
/** Answers the session call; the story answers the quote calls. */
const quotesThat = (answer: () => Promise<never>) => () => {
  const others = storyAnswers()
  return (request: Parameters<typeof others>[0]) => (request.url.startsWith('/api/quotes') ? answer() : others(request))
}

export const Full: Story = {
  play: async () => {
    await seeText('5 quotes')
    await expect(screen.getByRole('tab', { name: 'Quotes', selected: true })).toBeVisible()
    await expect(screen.getAllByRole('row')).toHaveLength(6)
    await seeText('The Storch, finished house of 2,100 sq ft')
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'plan')
    await waitFor(() => expect(place()).toHaveTextContent('/admin-dashboard?tab=quotes&kind=plan'))
    await seeText('2 quotes')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'expired')
    await seeText('No quote matches')
    await userEvent.click(screen.getByRole('button', { name: 'Show all quotes' }))
    await seeText('5 quotes')
    await userEvent.type(screen.getByRole('searchbox'), 'okafor')
    await seeText('1 quote')
  },
}

/** Quotes of a status that this page does not know yet are listed like every other one. */
export const NewerStatus: Story = {
  args: { answers: newerServer(() => quoteDesk(), '"status":"open"', '"status":"on_hold"') },
  play: async () => {
    await seeText('5 quotes')
    await expect((await screen.findAllByText('On hold'))[0]).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const OneWithRevisions: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open quote Q-2026-00102, revision 2' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Quote' }))
    await expect(await drawer.findByText('Changed in revision 2')).toBeVisible()
    await expect(drawer.getByText('not included, now $4,500')).toBeVisible()
    await userEvent.click(drawer.getByRole('link', { name: 'Revision 1' }))
    await expect(await drawer.findByText('Revision 1, shown')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open quote Q-2026-00102, revision 1' })).toHaveFocus())
  },
}

export const OneWithUploadedPlans: Story = {
  args: { at: '/admin-dashboard?tab=quotes&quote=0b7d7f0e-8a6f-4b1c-9a54-000000000003' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Quote' }))
    const file = await drawer.findByRole('link', { name: 'lot-7-plans.pdf' })
    await expect(file).toHaveAttribute('href', '/api/plan-uploads/3c6b8a52-5d0e-4c57-8a4e-6d1f2b3c4d5e/file')
    await expect(drawer.getByText('application/pdf, 4.2 MB')).toBeVisible()
  },
}

export const UnknownQuote: Story = {
  args: { at: '/admin-dashboard?tab=quotes&quote=0b7d7f0e-8a6f-4b1c-9a54-000000000099' },
  play: async () => {
    await seeText('This quote is not here')
  },
}

export const Exports: Story = {
  play: async () => {
    await seeText('5 quotes')
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await seeText('5 quotes downloaded')
  },
}

/** Records that the customer was contacted, as the quote's confirmation promised. */
export const RecordsAContact: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open quote Q-2026-00102, revision 2' }))
    await seeText('None recorded. The customer was told to expect us within 24 hours.')
    await userEvent.click(screen.getByRole('button', { name: 'Record contact' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact with Dana Whitfield' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Record contact' }))
    await expect(await dialog.findByText('Write what was agreed, in at least 3 characters')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Notes'), 'Called her: wants the kit in March')
    await userEvent.click(dialog.getByRole('button', { name: 'Record contact' }))
    await seeText(/olivia@framewell\.example: Called her: wants the kit in March/)
  },
}

export const Loading: Story = { args: { answers: quotesThat(never) } }

export const Failed: Story = {
  args: { answers: quotesThat(disconnected) },
  play: async () => {
    await seeText('The quotes could not be loaded')
    await expect(within(screen.getByRole('tabpanel', { name: 'Quotes' })).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { answers: () => quoteDesk({ quotes: [] }) },
  play: async () => {
    await seeText('No quotes yet')
  },
}

export const UploadedPlans: Story = {
  args: { at: '/admin-dashboard?tab=plans' },
  play: async () => {
    await seeText('2 files')
    await userEvent.click(await screen.findByRole('link', { name: 'Q-2026-00103' }))
    await expect(await screen.findByRole('dialog', { name: 'Quote' })).toBeVisible()
  },
}

export const NoUploadedPlans: Story = {
  args: { at: '/admin-dashboard?tab=plans', answers: () => quoteDesk({ files: [] }) },
  play: async () => {
    await seeText('No plan uploaded yet')
  },
}
