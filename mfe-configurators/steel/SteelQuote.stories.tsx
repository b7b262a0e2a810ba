import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell'
import { withSteelQuotes } from '../testing/steelQuotes'
import { STORY_LINK, steelService } from '../testing/steelService'
import { COMPLETE, footer, heading, kept, memory, STEEL_ARGS } from '../testing/steelStory'

const meta = {
  title: 'Configurators/Steel quote',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: STEEL_ARGS,
  beforeEach: memory(),
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

/** What the browser stores of the quote these stories issue. */
const ISSUED = { answers: JSON.stringify(COMPLETE), mail: 'now', ...STORY_LINK }

export const Quoted: Story = {
  args: { at: '/steel-configurator?step=4', answers: () => withSteelQuotes(steelService()) },
  beforeEach: memory(kept(COMPLETE)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Get a quote' }))
    await waitFor(async () => expect(await heading('Get a quote')).toHaveFocus())
    await userEvent.type(await screen.findByLabelText('Your name'), 'Dana Reyes')
    await userEvent.type(screen.getByLabelText('Email'), 'dana@example.com')
    await userEvent.click(within(footer()).getByRole('button', { name: 'Get My Quote' }))
    await waitFor(async () => expect(await heading('Quote Q-2026-00042')).toHaveFocus())
    await expect(JSON.parse(localStorage.getItem('framewell.issued-quote.steel') ?? '{}')).toEqual(ISSUED)
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Roofing')
  },
}

/** Reloaded on the confirmation: the quote is still there, and no second one is requested. */
export const QuotedThenReloaded: Story = {
  args: { at: '/steel-configurator?step=4&quote=form', answers: () => withSteelQuotes(steelService(), COMPLETE) },
  beforeEach: () => {
    const forget = memory(kept(COMPLETE))()
    localStorage.setItem('framewell.issued-quote.steel', JSON.stringify(ISSUED))
    return forget
  },
  play: async () => {
    await heading('Quote Q-2026-00042')
    await expect(screen.queryByRole('button', { name: 'Get My Quote' })).toBeNull()
  },
}

/** 'Change this quote' brings its answers here. */
export const Revising: Story = {
  args: {
    at: `/steel-configurator?revise=${STORY_LINK.id}#token=${STORY_LINK.token}`,
    answers: () => withSteelQuotes(steelService(), COMPLETE),
  },
  play: async () => {
    await expect(await screen.findByText('You are changing quote Q-2026-00042')).toBeVisible()
    await expect(screen.getByRole('radio', { name: /The Schiff/ })).toBeChecked()
  },
}
