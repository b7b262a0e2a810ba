import { answerCalls } from '@framewell/domain/http/answerCalls'
import { listMails } from '@framewell/domain/notifications/outboxCalls'
import { listTemplates } from '@framewell/domain/notifications/templateCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import mails from '../recordings/mails.json'
import mailWords from '../recordings/mailWords.json'
import noMails from '../recordings/noMails.json'
import { StoryShell } from '../testing/StoryShell'

const OUTBOX = '/admin-dashboard?tab=outbox'
const TEMPLATES = '/admin-dashboard?tab=templates'

const meta = {
  title: 'Admin/Mails',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: OUTBOX, recorded: mails },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

export const Outbox: Story = { play: async () => seeText('7 messages') }
export const OutboxOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OutboxLoading: Story = { args: { answers: (recorded) => answerCalls([[listMails, never]], recorded) } }
export const OutboxEmpty: Story = { args: { recorded: noMails }, play: async () => seeText('No messages yet') }
export const OutboxFailed: Story = {
  args: { answers: (recorded) => answerCalls([[listMails, disconnected]], recorded) },
  play: async () => seeText('The messages could not be loaded'),
}

export const SendsSeveralAgain: Story = {
  args: { at: `${OUTBOX}&status=failed` },
  play: async () => {
    await seeText('2 messages')
    for (const box of screen.getAllByRole('checkbox', { name: /^Select / })) await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Send again 2' }))
    const asked = await dialog('Send the selected messages again')
    await userEvent.click(asked.getByRole('button', { name: 'Send again 2' }))
    await seeText('2 queued again')
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await seeText('No message matches')
  },
}

export const Templates: Story = {
  args: { at: TEMPLATES, recorded: mailWords },
  play: async () => {
    await seeText('Order reached a stage')
    await userEvent.type(screen.getByLabelText('Search events'), 'nothing like it')
    await seeText('No event has these words')
  },
}
export const TemplatesOnAPhone: Story = { args: { at: TEMPLATES, recorded: mailWords }, globals: { viewport: { value: 'phone' } } }
export const TemplatesLoading: Story = {
  args: { at: TEMPLATES, recorded: mailWords, answers: (recorded) => answerCalls([[listTemplates, never]], recorded) },
}
export const TemplatesFailed: Story = {
  args: { at: TEMPLATES, recorded: mailWords, answers: (recorded) => answerCalls([[listTemplates, disconnected]], recorded) },
  play: async () => seeText('The templates could not be loaded'),
}

export const EditsOne: Story = {
  args: { at: TEMPLATES, recorded: mailWords },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Order reached a stage' }))
    const editor = await dialog('Order reached a stage')
    const text = editor.getByLabelText('Text')
    await userEvent.type(text, ' It costs {{price}.')
    await userEvent.click(editor.getByRole('button', { name: 'Preview' }))
    await expect(await editor.findByText('This event has no {price}')).toBeVisible()
    await expect(text).toBeInvalid()
    await userEvent.clear(text)
    await userEvent.type(text, 'Good morning {{name,')
    await userEvent.click(editor.getByRole('button', { name: 'Save' }))
    await expect(await editor.findByText('A single brace means nothing: write {name}, without spaces')).toBeVisible()
    await userEvent.clear(text)
    await userEvent.type(text, 'It left the shop today.')
    await userEvent.click(editor.getByRole('button', { name: 'Save' }))
    await seeText('Words saved')
  },
}
