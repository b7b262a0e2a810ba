import { refuseCall } from '@framewell/domain/http/answerCalls'
import { updateConfiguration } from '@framewell/domain/quotes/savedConfiguration'
import { never } from '@framewell/remote-kit/testing/freshBrowser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell'
import { STORY_LINK, steelService } from '../testing/steelService'
import { CATALOG, COMPLETE, heading, kept, memory, place, SAVED, SAVED_LINK, STEEL_ARGS } from '../testing/steelStory'
import { STEEL_STORAGE_KEYS } from './steelDraft'

const meta = {
  title: 'Configurators/Steel configurator, drafts',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: STEEL_ARGS,
  beforeEach: memory(),
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const CorruptDraft: Story = {
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
    const forget = memory(() => '{"state":{"planType":"castle"}}')()
    return () => {
      warn.mockRestore()
      forget()
    }
  },
  play: async () => {
    await heading('Plan Selection')
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(STEEL_STORAGE_KEYS.draft), expect.anything())
  },
}

export const Shared: Story = {
  args: { at: '/steel-configurator?step=3' },
  beforeEach: memory(kept(SAVED.state)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy private link' }))
    // This browser may refuse to copy; the link is then shown in a field.
    await waitFor(() => expect(screen.queryByText('Private link copied') ?? screen.queryByLabelText('Private link')).not.toBeNull())
    await userEvent.click(screen.getByRole('radio', { name: /Insulated panels/ }))
    await expect(await screen.findByText('Saved just now')).toBeVisible()
  },
}

export const OpenedOnASecondDevice: Story = {
  args: {
    at: `/steel-configurator?saved=${STORY_LINK.id}#token=${STORY_LINK.token}`,
    answers: () => steelService([SAVED]),
  },
  beforeEach: memory(kept(COMPLETE)),
  play: async () => {
    await heading('Sheathing')
    await waitFor(() => expect(place()).toBe('/steel-configurator?step=3'))
    await expect(screen.getByText('You opened a saved configuration')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the other draft' }))
    await expect(await screen.findByRole('radio', { name: /Integrated system/ })).toBeChecked()
  },
}

export const UnknownLink: Story = {
  args: { at: `/steel-configurator?saved=${STORY_LINK.id}#token=wrong-token-0123456789` },
  play: async () => {
    await expect(await screen.findByText('This link does not open a saved configuration')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Go to the configurator' }))
    await heading('Plan Selection')
  },
}

export const OpeningALink: Story = {
  args: {
    at: `/steel-configurator?saved=${STORY_LINK.id}#token=${STORY_LINK.token}`,
    answers: () => steelService([], { open: never }),
  },
  play: async () => {
    await expect(await screen.findByText('Opening the saved configuration')).toBeInTheDocument()
  },
}

export const ChangedOnAnotherDevice: Story = {
  args: {
    answers: () =>
      steelService([SAVED], {
        update: () => {
          throw refuseCall(updateConfiguration, 'changedMeanwhile')
        },
      }),
  },
  beforeEach: memory(kept(CATALOG, SAVED_LINK)),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /The Bova/ }))
    await expect(await screen.findByText('This configuration was changed on another device')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Reload to see it' }))
    await expect(await screen.findByRole('radio', { name: /The Schiff/ })).toBeChecked()
  },
}

export const Offline: Story = {
  args: {
    answers: () =>
      steelService([SAVED], {
        update: () => {
          throw new TypeError('Failed to fetch')
        },
      }),
  },
  beforeEach: memory(kept(CATALOG, SAVED_LINK)),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /The Bova/ }))
    await expect(await screen.findByText('Offline: saved on this device only')).toBeVisible()
    await expect(screen.getByText('You seem to be offline')).toBeVisible()
  },
}
