import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { CONTENT_STORY } from '../../testing/contentStory'
import { StoryShell } from '../../testing/StoryShell'

const meta = { ...CONTENT_STORY, title: 'Admin/Live facts', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const part = () => screen.findByRole('region', { name: 'Live facts' })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

export const ClaimThatNoTextNames: Story = {
  play: async () => {
    await part()
    await press('Change Hail')
    await seeText('No text uses it yet.')
    await press('Remove the claim')
    await seeText('Claim removed')
    await expect(screen.queryByRole('button', { name: 'Change Hail' })).toBeNull()
  },
}

export const ClaimThatTextsNameStays: Story = {
  play: async () => {
    await part()
    await press('Change Wind resistance')
    await seeText('Change it in 1 place')
    await expect(screen.queryByRole('button', { name: 'Remove the claim' })).toBeNull()
  },
}
