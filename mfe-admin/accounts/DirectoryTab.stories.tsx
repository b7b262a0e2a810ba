import { directoryCalls } from '@framewell/domain/accounts/directory'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import directory from '../recordings/directory.json'
import directoryDown from '../recordings/directoryDown.json'
import directoryNotSetUp from '../recordings/directoryNotSetUp.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Company directory',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=directory', recorded: directory },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const LinksSomebody: Story = {
  play: async () => {
    await seeText('Staff sign in with Hale SSO')
    await userEvent.click(await screen.findByRole('button', { name: 'Open Ada Hale' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Link Ada Hale' }))
    const ask = within(await screen.findByRole('dialog', { name: 'Link Ada Hale with this account' }))
    await userEvent.type(ask.getByLabelText('Reason'), 'Called her')
    await userEvent.click(ask.getByRole('button', { name: 'Link' }))
    await seeText('Nobody waits')
  },
}
export const NotSetUp: Story = {
  args: { recorded: directoryNotSetUp },
  play: async () => {
    await seeText('No directory is set up')
  },
}
export const DoesNotAnswer: Story = {
  args: { recorded: directoryDown },
  play: async () => {
    await seeText('Nobody can sign in there now')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[directoryCalls.getDirectory, never]], recorded) } }
export const Unreachable: Story = {
  args: { answers: (recorded) => answerCalls([[directoryCalls.getDirectory, disconnected]], recorded) },
  play: async () => {
    await seeText("The directory's settings could not be loaded")
  },
}
