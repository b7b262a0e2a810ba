import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { at, CONTENT_STORY, guide, place, wind } from '../testing/contentStory'
import { StoryShell } from '../testing/StoryShell'

const meta = { ...CONTENT_STORY, title: 'Admin/Content/Search and links', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const SeoSettings: Story = {
  args: { at: at(wind?.id, 'seo') },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Meta title'), 'Wind and steel frames: what the ratings mean')
    await seeText('44/60 characters, best are 30 to 60')
    await seeText('25% to improve')
    await userEvent.type(screen.getByLabelText('Meta title'), ' for your next house')
    await expect(screen.getByLabelText('Meta title')).toBeInvalid()
    await seeText('4 over 60: search results cut the end off.')
    await userEvent.click(screen.getByRole('button', { name: 'Meta description' }))
    await waitFor(() => expect(screen.getByLabelText('Meta description')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Internal links' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add internal link' })).toHaveFocus())
    await expect(place()).toHaveTextContent('tab=links')
  },
}

export const Links: Story = {
  args: { at: at(guide?.id, 'links') },
  play: async () => {
    await seeText('“Wind and steel frames” is not published')
    await userEvent.click(screen.getByRole('button', { name: 'Add internal link' }))
    const targets = screen.getAllByLabelText('Target page')
    await expect(targets).toHaveLength(4)
    await waitFor(() => expect(screen.getAllByLabelText('Anchor text')[3]).toHaveFocus())
    await userEvent.type(targets[3] as HTMLElement, '/nowhere')
    await seeText('Broken: nothing is at this address')
    await userEvent.click(screen.getByRole('button', { name: 'Remove link 4' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add authority link' }))
    await userEvent.type(screen.getAllByLabelText('URL')[1] as HTMLElement, 'ftp://x')
    await seeText('Use a full https:// address')
  },
}

export const SuggestsLinks: Story = {
  args: { at: at(wind?.id, 'links') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Steel framing benefits' }))
    await expect(screen.getByLabelText('Target page')).toHaveValue('/steel-framing-benefits')
    await expect(screen.getByLabelText('Anchor text')).toHaveValue('Steel framing benefits')
  },
}

export const Analytics: Story = {
  args: { at: at(guide?.id, 'analytics') },
  play: async () => {
    await seeText('Content length')
    await seeText('3 internal, 1 authority')
  },
}
