import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { at, CONTENT_STORY, wind } from '../../../testing/contentStory'
import { StoryShell } from '../../../testing/StoryShell'

const meta = { ...CONTENT_STORY, title: 'Admin/Content/Running text', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const args = { at: at(wind?.id) }

/** A new text section, and the text itself. */
async function begin() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Section' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Text' }))
  const section = within(await screen.findByRole('article', { name: 'Text, number 1' }))
  const text = await section.findByRole('textbox', { name: 'Words' })
  await userEvent.click(text)
  return { section, text }
}

/** What another program put on the clipboard. */
function paste(target: HTMLElement, kind: string, held: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData(kind, held)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export const TakesTheNotation: Story = {
  args,
  play: async () => {
    const { section, text } = await begin()
    await userEvent.keyboard('## Two ways{Enter}Most are **screwed** here{Enter}- first{Enter}second')
    await expect(await within(text).findByRole('heading', { level: 2, name: 'Two ways' })).toBeVisible()
    await expect(text.querySelector('strong')).toHaveTextContent('screwed')
    await expect(within(text).getAllByRole('listitem')).toHaveLength(2)
    await seeText('Saved')
    await userEvent.click(section.getByRole('button', { name: 'Undo in this text' }))
    await waitFor(() => expect(text).not.toHaveTextContent('second'))
    await userEvent.click(section.getByRole('button', { name: 'Redo in this text' }))
    await waitFor(() => expect(text).toHaveTextContent('second'))
  },
}

export const TakesOnlyWordsOfAWebPage: Story = {
  args,
  play: async () => {
    const { section, text } = await begin()
    paste(
      text,
      'text/html',
      '<h2 onclick="alert(1)">Heading</h2><script>alert(2)</script><p><a href="javascript:alert(3)">odd</a> <a href="/terms">terms</a></p>' +
        '<table><tr><td>outer <table><tr><td>inner</td></tr></table></td></tr></table><img src="https://example.com/a.png" alt="A wall">',
    )
    await expect(await within(text).findByRole('heading', { name: 'Heading' })).toBeVisible()
    await expect(within(text).getAllByRole('link')).toHaveLength(1)
    await expect(text).not.toHaveTextContent('alert')
    await expect(text).toHaveTextContent('inner')
    await expect(await section.findByText(/not in the library yet/)).toBeVisible()
    await seeText('Saved')
  },
}

export const RefusesMoreThanATextHolds: Story = {
  args,
  play: async () => {
    const { section, text } = await begin()
    paste(text, 'text/html', '<p>Steel frames </p>'.repeat(250_000))
    await expect(await section.findByText(/That is more than one text holds/)).toBeVisible()
    await expect(text).not.toHaveTextContent('Steel frames')
  },
}

export const OnAPhone: Story = {
  args,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { section } = await begin()
    await expect(section.getByRole('toolbar', { name: 'Text' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
