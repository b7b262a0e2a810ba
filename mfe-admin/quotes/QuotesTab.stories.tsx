import { answerCalls } from '@framewell/domain/http/answerCalls'
import { listQuotes } from '@framewell/domain/quotes/quoteCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import noPlanFiles from '../recordings/noPlanFiles.json'
import noQuotes from '../recordings/noQuotes.json'
import planFiles from '../recordings/planFiles.json'
import quotes from '../recordings/quotes.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Quotes',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=quotes', recorded: quotes },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const place = () => screen.getByTestId('place')

export const Full: Story = {
  play: async () => {
    await seeText('4 quotes')
    await expect(screen.getByRole('tab', { name: 'Quotes', selected: true })).toBeVisible()
    await expect(screen.getAllByRole('row')).toHaveLength(5)
    await seeText('The Storch, finished house of 2,100 sq ft')
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'plan')
    await waitFor(() => expect(place()).toHaveTextContent('/admin-dashboard?tab=quotes&kind=plan'))
    await seeText('2 quotes')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'expired')
    await seeText('No quote matches')
    await userEvent.click(screen.getByRole('button', { name: 'Show all quotes' }))
    await seeText('4 quotes')
    await userEvent.type(screen.getByRole('searchbox'), 'okafor')
    await seeText('1 quote')
  },
}

/** Quotes of a status that this page does not know yet are listed like every other one. */
export const NewerStatus: Story = {
  args: { answers: newerServer((recorded) => recorded, '"status":"open"', '"status":"on_hold"') },
  play: async () => {
    await seeText('4 quotes')
    await expect((await screen.findAllByText('On hold'))[0]).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const OneWithRevisions: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open quote Q-2026-00002, revision 2' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Quote' }))
    await expect(await drawer.findByText('Changed in revision 2')).toBeVisible()
    await expect(drawer.getByText('not included, now $4,500')).toBeVisible()
    await userEvent.click(drawer.getByRole('link', { name: 'Revision 1' }))
    await expect(await drawer.findByText('Revision 1, shown')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open quote Q-2026-00002, revision 1' })).toHaveFocus())
  },
}

export const OneWithUploadedPlans: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open quote Q-2026-00001, revision 1' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Quote' }))
    const file = await drawer.findByRole('link', { name: 'lot-7-plans.pdf' })
    await expect(file).toHaveAttribute('href', expect.stringMatching(/^\/api\/plan-uploads\/[\da-f-]{36}\/file$/))
    await expect(drawer.getByText(/^application\/pdf, /)).toBeVisible()
  },
}

export const UnknownQuote: Story = {
  args: { at: '/admin-dashboard?tab=quotes&quote=00000000-0000-4000-8000-000000000007' },
  play: async () => {
    await seeText('This quote is not here')
  },
}

export const Exports: Story = {
  play: async () => {
    await seeText('4 quotes')
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    await seeText('4 quotes downloaded')
  },
}

/** Records that the customer was contacted, as the quote's confirmation promised. */
export const RecordsAContact: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open quote Q-2026-00002, revision 2' }))
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

export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listQuotes, never]], recorded) } }

export const Failed: Story = {
  args: { answers: (recorded) => answerCalls([[listQuotes, disconnected]], recorded) },
  play: async () => {
    await seeText('The quotes could not be loaded')
    await expect(within(screen.getByRole('tabpanel', { name: 'Quotes' })).getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { recorded: noQuotes },
  play: async () => {
    await seeText('No quotes yet')
  },
}

export const UploadedPlans: Story = {
  args: { at: '/admin-dashboard?tab=plans', recorded: planFiles },
  play: async () => {
    await seeText('2 files')
    await userEvent.click(await screen.findByRole('link', { name: 'Q-2026-00001' }))
    await expect(await screen.findByRole('dialog', { name: 'Quote' })).toBeVisible()
  },
}

export const NoUploadedPlans: Story = {
  args: { at: '/admin-dashboard?tab=plans', recorded: noPlanFiles },
  play: async () => {
    await seeText('No plan uploaded yet')
  },
}
