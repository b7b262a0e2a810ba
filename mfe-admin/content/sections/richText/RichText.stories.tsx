import { storedText } from '@framewell/domain/content/lexicalText'
import { mergeTexts } from '@framewell/domain/content/saving/mergeTexts'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { at, CONTENT_STORY, wind } from '../../../testing/contentStory'
import { StoryShell } from '../../../testing/StoryShell'
import { RichTextEditor } from './RichTextEditor'

const meta = { ...CONTENT_STORY, title: 'Admin/Content/Running text', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const args = { at: at(wind?.id) }

/** Adds a text section and returns its editor. */
async function begin() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Section' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Text' }))
  const section = within(await screen.findByRole('article', { name: 'Text, number 1' }))
  const text = await section.findByRole('textbox', { name: 'Body' })
  await userEvent.click(text)
  return { section, text }
}

/** Simulates a paste from another program. */
function paste(target: HTMLElement, kind: string, held: string, file?: File) {
  const clipboardData = new DataTransfer()
  clipboardData.setData(kind, held)
  if (file) clipboardData.items.add(file)
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

export const NestsLists: Story = {
  args,
  play: async () => {
    const { section, text } = await begin()
    const entries = () =>
      [...text.querySelectorAll('li')].map((entry) => [entry.textContent, entry.parentElement?.parentElement?.tagName === 'LI'])
    await userEvent.keyboard('- one{Enter}two')
    await userEvent.tab()
    await waitFor(() => expect(entries()).toContainEqual(['two', true]))
    await expect(document.activeElement === text).toBe(true)
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(entries()).toContainEqual(['two', false]))
    await userEvent.click(section.getByRole('button', { name: 'Nest this entry' }))
    await waitFor(() => expect(entries()).toContainEqual(['two', true]))
    await userEvent.click(section.getByRole('button', { name: 'Move this entry out' }))
    await waitFor(() => expect(entries()).toContainEqual(['two', false]))
    await userEvent.tab({ shift: true })
    await expect(document.activeElement === text, 'where nothing can be moved, it leaves the text').toBe(false)
  },
}

export const IsOneTabStopBeforeTheText: Story = {
  args,
  play: async () => {
    const { section, text } = await begin()
    const tools = section.getByRole('toolbar', { name: 'Text' })
    await userEvent.tab({ shift: true })
    await expect(section.getByRole('combobox', { name: 'Kind of paragraph' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(section.getByRole('button', { name: 'Italic' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(section.getByRole('button', { name: 'Redo in this text' })).toHaveFocus()
    await userEvent.tab()
    await expect(text).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(section.getByRole('button', { name: 'Redo in this text' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(tools).not.toContainElement(document.querySelector<HTMLElement>(':focus'))
  },
}

export const KeepsThePicturesOfPastedHtml: Story = {
  args,
  play: async () => {
    const { section, text } = await begin()
    const file = new File([new Uint8Array([1])], 'image.png', { type: 'image/png' })
    paste(text, 'text/html', '<p>A wall</p><img src="data:image/png;base64,AQ=="><img src="https://example.com/a.png">', file)
    const [within1, beside] = await section.findAllByRole('button', { name: 'Upload it' })
    for (const [button, name] of [
      [within1, 'Pasted: pasted.png'],
      [beside, 'Pasted: image.png'],
    ] as const) {
      if (button) await userEvent.click(button)
      const dialog = within(await screen.findByRole('dialog', { name: 'Add the pasted picture' }))
      await expect(await dialog.findByText(name)).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    paste(text, 'text/plain', '', new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }))
    await expect(await section.findByText(/The pasted file can’t be used here/)).toBeVisible()
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

export const SetsTheCropOfItsPictures: Story = {
  args,
  play: async () => {
    const { section } = await begin()
    await userEvent.click(section.getByRole('button', { name: 'Picture' }))
    const library = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
    // Available both before choosing it and in the text.
    await userEvent.click(await library.findByRole('button', { name: 'Set the crop: Studs, picture 2' }))
    const first = within(await screen.findByRole('dialog', { name: 'Set the crop' }))
    fireEvent.change(await first.findByRole('slider', { name: 'Across' }), { target: { value: '30' } })
    await userEvent.click(first.getByRole('button', { name: 'Crop around this point everywhere' }))
    await seeText('The crop is set, wherever the picture is shown')
    await userEvent.click(await library.findByRole('button', { name: 'Studs, picture 2' }))
    await userEvent.click(await section.findByRole('button', { name: 'Set the crop' }))
    const again = within(await screen.findByRole('dialog', { name: 'Set the crop' }))
    await expect(await again.findByRole('slider', { name: 'Across' })).toHaveValue('30')
  },
}

export const ShowsAPictureBelowALongText: Story = {
  args,
  play: async () => {
    const { section, text } = await begin()
    paste(text, 'text/html', '<p>A line of the text.</p>'.repeat(80))
    await waitFor(() => expect(text.children.length).toBeGreaterThan(79))
    await userEvent.click(section.getByRole('button', { name: 'Picture' }))
    const library = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
    await userEvent.click(await library.findByRole('button', { name: 'Studs, picture 2' }))
    const tool = await section.findByRole('button', { name: 'Remove the picture' })
    await waitFor(() => expect(tool.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
    await expect(tool.getBoundingClientRect().bottom).toBeGreaterThan(0)
    // The tools stay in reach.
    await expect(section.getByRole('toolbar', { name: 'Text' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

export const MakesATableOfWhatIsPasted: Story = {
  args,
  play: async () => {
    const { section, text } = await begin()
    paste(text, 'text/plain', '\tSteel\tLumber\nPounds a foot\t1.2\t2.4\n')
    const edit = await section.findByRole('button', { name: 'Edit the table' })
    await expect(section.getByRole('row', { name: 'Pounds a foot 1.2 2.4' })).toBeVisible()
    await expect(section.getByText(/No source yet/)).toBeVisible()
    // The table has the width of the text.
    const { width } = section.getByRole('group', { name: 'Table' }).getBoundingClientRect()
    await expect(width).toBeGreaterThan(text.getBoundingClientRect().width * 0.6)
    await userEvent.click(edit)
    const dialog = within(await screen.findByRole('dialog', { name: 'The table' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Source/ }), 'A scale')
    const cell = dialog.getByRole('textbox', { name: 'Pounds a foot, Lumber' })
    await userEvent.clear(cell)
    await userEvent.type(cell, '2.6')
    await expect(await dialog.findByRole('row', { name: 'Pounds a foot 1.2 2.6' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    await expect(await section.findByText('Source: A scale')).toBeVisible()
    const down = section.getByRole('button', { name: 'Move the table down' })
    await userEvent.click(down)
    await waitFor(() => expect(text.querySelector(':scope > p')?.nextElementSibling).toContainElement(down))
    await expect(down).toHaveFocus()
    await seeText('Saved')
  },
}

export const TellsWhatAPastedTableLeavesOut: Story = {
  args,
  play: async () => {
    const { section, text } = await begin()
    paste(
      text,
      'text/html',
      '<table><caption>What a crane lifts</caption><tr><th>Year</th><th>Crane</th></tr>' +
        '<tr><td>2026</td><td><p>two</p><p><a href="https://example.com">hours</a></p></td></tr></table><ul><li>One</li><ul><li>within</li></ul></ul>',
    )
    await expect(await section.findByText('Left out of the pasted table: 1 link.')).toBeVisible()
    await expect(section.getByRole('row', { name: 'Year Crane' })).toBeVisible()
    await expect(section.getByRole('row', { name: '2026 two hours' })).toBeVisible()
    await expect(section.getByText('What a crane lifts')).toBeVisible()
    await expect(text).toHaveTextContent('within')
    paste(text, 'text/plain', '## Written\n\n| | Steel |\n|---|---|\n| Pounds | 310 |\n\n![A wall](https://example.com/a.png)')
    await expect(await section.findByRole('row', { name: 'Pounds 310' })).toBeVisible()
    await expect(await section.findByText(/not in the library yet/)).toBeVisible()
    await expect(section.queryByText(/^Left out/)).toBeNull()
  },
}

export const NumbersPastedFootnotesAfterThoseInTheText: Story = {
  args,
  play: async () => {
    const { text } = await begin()
    paste(text, 'text/plain', 'A floor of 900 ft².[^a]\n\n[^a]: Our plans.')
    await expect(await within(text).findByText('¹ Our plans.')).toBeVisible()
    paste(text, 'text/plain', 'Light.[^a]\n\n[^a]: Our own scale.')
    await expect(await within(text).findByText('² Our own scale.')).toBeVisible()
    await expect(text).toHaveTextContent('Light.²')
    // In the next section of the same article too.
    const [add] = screen.getAllByRole('button', { name: 'Add Section' })
    if (add) await userEvent.click(add)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Text' }))
    const next = within(await screen.findByRole('article', { name: 'Text, number 2' }))
    const after = await next.findByRole('textbox', { name: 'Body' })
    paste(after, 'text/plain', 'Straight.[^a]\n\n[^a]: Our own eyes.')
    await expect(await within(after).findByText('³ Our own eyes.')).toBeVisible()
  },
}

export const DrawsAChartBesideItsCells: Story = {
  args,
  play: async () => {
    const { section } = await begin()
    await userEvent.click(section.getByRole('button', { name: 'Chart' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'The chart' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Series 1' }), 'Kits')
    paste(dialog.getByRole('textbox', { name: 'Category 1' }), 'text/plain', '2026\t100\n2027\t1,250')
    await expect(await dialog.findByRole('img', { name: /Bar chart of Kits, 2026 to 2027/ })).toHaveTextContent('1,250')
  },
}

/** Opens the source dialog with its keyboard shortcut in the text. */
async function openSource(name: string) {
  await userEvent.keyboard('{Control>}{Alt>}[KeyF]{/Alt}{/Control}')
  return within(await screen.findByRole('dialog', { name }))
}

/** A dialog that is closed leaves text and cursor as they were. */
export const GoesOnWhereItWasAfterAClosedDialog: Story = {
  args,
  play: async () => {
    const { section, text } = await begin()
    await userEvent.keyboard('A stud carries load.')
    for (let back = 0; back < ' load.'.length; back++) await userEvent.keyboard('{ArrowLeft}')
    for (const [keys, name] of [
      ['{Control>}k{/Control}', 'Link to'],
      ['{Control>}{Alt>}[KeyF]{/Alt}{/Control}', 'Add a source'],
    ] as const) {
      await userEvent.keyboard(keys)
      await screen.findByRole('dialog', { name })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(text).toHaveFocus())
    }
    await userEvent.keyboard(' a')
    await expect(text).toHaveTextContent('A stud carries a load.')
    await userEvent.click(section.getByRole('button', { name: 'Table' }))
    await screen.findByRole('dialog', { name: 'The table' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(section.queryByRole('table')).toBeNull())
    await waitFor(() => expect(text).toHaveFocus())
  },
}

export const NamesItsSourcesAsFootnotes: Story = {
  args,
  play: async () => {
    const { text } = await begin()
    await userEvent.keyboard('Wind was 150 mph')
    const dialog = await openSource('Add a source')
    await userEvent.click(dialog.getByRole('button', { name: 'Add the source' }))
    await expect(await dialog.findByText('Use a full https:// address')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Address of the source'), 'https://www.noaa.gov/wind')
    await userEvent.type(dialog.getByLabelText('Text in the source list'), 'NOAA')
    await userEvent.click(dialog.getByRole('button', { name: 'Add the source' }))
    const words = await within(text).findByText('NOAA')
    await waitFor(() => expect(words.closest('a')).toHaveAttribute('data-source'))
    await seeText('Saved')

    // With the cursor in a citation, the whole citation changes.
    await userEvent.click(words)
    const change = await openSource('Change the source')
    await userEvent.clear(change.getByLabelText('Text in the source list'))
    await userEvent.type(change.getByLabelText('Text in the source list'), 'Weather service')
    await userEvent.click(change.getByRole('button', { name: 'Change the source' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Link Management' }))
    await expect(await screen.findByDisplayValue('Weather service')).toBeVisible()
    await expect(screen.getByDisplayValue('https://www.noaa.gov/wind')).toBeVisible()

    await userEvent.click(screen.getByRole('tab', { name: 'Content' }))
    await userEvent.click(await screen.findByText('NOAA'))
    const tool = screen.getByRole('button', { name: 'Source' })
    await waitFor(() => expect(tool).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(tool)
    const last = within(await screen.findByRole('dialog', { name: 'Change the source' }))
    await userEvent.click(last.getByRole('button', { name: 'Remove the source' }))
    await waitFor(() =>
      expect(
        screen
          .getByText(/150 mph/)
          .closest('[role=textbox]')
          ?.querySelector('a'),
      ).toBeNull(),
    )
    await userEvent.click(screen.getByRole('tab', { name: 'Link Management' }))
    await waitFor(() => expect(screen.queryByDisplayValue('Weather service')).toBeNull())
  },
}

/** Collects matching elements as they are added to the page, until stopped. */
function watchDrawn(selector: string) {
  const drawn = new Set<Element>()
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      for (const element of node.matches(selector) ? [node] : node.querySelectorAll(selector)) drawn.add(element)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return { drawn, stop: () => observer.disconnect() }
}

export const DrawsALinkOnce: Story = {
  args,
  play: async () => {
    const { text } = await begin()
    paste(text, 'text/html', '<p>Wind was <a href="https://www.noaa.gov/wind">150 mph</a></p>')
    await within(text).findByRole('link', { name: '150 mph' })
    await seeText('Saved')
    await userEvent.click(screen.getByRole('tab', { name: 'Link Management' }))
    const { drawn, stop } = watchDrawn('[role=textbox] a')
    await userEvent.click(screen.getByRole('tab', { name: 'Content' }))
    const link = await screen.findByRole('link', { name: '150 mph' })
    await userEvent.click(link)
    await userEvent.keyboard(' at the coast')
    await waitFor(() => expect(link.parentElement).toHaveTextContent('at the coast'))
    stop()
    await expect([...drawn]).toEqual([link])
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

const BASE = storedText('First\n\n- one\n- two\n\nLast')
const THEIRS = storedText('First\n\n- one\n- two, as they say\n\nLast, as they say')

/** Each edit here meets another person's save of the same text. Like the page's saver, it renders each edit before the next key. */
const Merged = () => {
  const [value, setValue] = useState<unknown>(BASE)
  return (
    <>
      <span id="body">Body</span>
      <RichTextEditor
        id={undefined}
        labelledBy="body"
        describedBy={undefined}
        value={value}
        onChange={(mine) => flushSync(() => setValue(mergeTexts(BASE, mine, THEIRS)?.mine))}
      />
      <button type="button" onClick={() => setValue(THEIRS)}>
        Receive their words
      </button>
    </>
  )
}

export const KeepsTheCursorWhereAnotherPersonsWordsArrive: Story = {
  args,
  render: () => <Merged />,
  play: async () => {
    const text = await screen.findByRole('textbox', { name: 'Body' })
    await userEvent.pointer({ keys: '[MouseLeft]', target: within(text).getByText('one'), offset: 3 })
    await waitFor(() => expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.keyboard(', typed here')
    await expect(
      within(text)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual(['one, typed here', 'two, as they say'])
    await expect(within(text).getByText('Last, as they say')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Undo in this text' }))
    await waitFor(() => expect(text).not.toHaveTextContent('typed here'))
    await expect(text).toHaveTextContent('two, as they say')
  },
}

export const ReceivesWordsWhereTheCursorRests: Story = {
  args,
  render: () => <Merged />,
  play: async () => {
    const text = await screen.findByRole('textbox', { name: 'Body' })
    await userEvent.pointer({ keys: '[MouseLeft]', target: within(text).getByText('Last'), offset: 2 })
    const receive = screen.getByRole('button', { name: 'Receive their words' })
    await userEvent.click(receive)
    await expect(await within(text).findByText('Last, as they say')).toBeVisible()
    await expect(receive).toHaveFocus()
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
