import { updateContentPage } from '@framewell/domain/content/contentCalls'
import { storedText } from '@framewell/domain/content/lexicalText'
import { refuseCall } from '@framewell/domain/http/answerCalls'
import { disconnected } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { contentDesk } from '../testing/contentDesk'
import { at, CONTENT_STORY, editor, guide, wind } from '../testing/contentStory'
import { StoryShell } from '../testing/StoryShell'
import { contentPage, idOf, section } from '../testing/samplePages'
import { storyAnswers } from '../testing/storyAnswers'

const meta = { ...CONTENT_STORY, title: 'Admin/Content/Sections', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const sections = () => screen.getAllByRole('article').map((section) => section.getAttribute('aria-label'))
const sectionNamed = async (name: string) => within(await screen.findByRole('article', { name }))
const add = async (kind: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add Section' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: kind }))
}

export const EditsSections: Story = {
  args: { at: at(guide?.id) },
  play: async () => {
    await screen.findByRole('article', { name: 'FAQ, number 4' })
    await expect(sections()).toEqual(['Hero, number 1', 'Text, number 2', 'Chart, number 3', 'FAQ, number 4'])
    await userEvent.click(screen.getByRole('button', { name: 'Move FAQ, number 4 up' }))
    await expect(sections()).toEqual(['Hero, number 1', 'Text, number 2', 'FAQ, number 3', 'Chart, number 4'])
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move FAQ, number 3 up' })).toHaveFocus())
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(sections()).toEqual(['Hero, number 1', 'FAQ, number 2', 'Text, number 3', 'Chart, number 4'])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Chart, number 4' }))
    await seeText('Chart removed')
    await seeText('Saved as a draft')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await expect(sections()).toHaveLength(4)
    const chart = await sectionNamed('Chart, number 4')
    await userEvent.click(chart.getByText('Series (1)'))
    await expect(await chart.findByRole('textbox', { name: '2023, Steel' })).toHaveValue('2.5')
    await seeText('Saved as a draft')
  },
}

export const ALatePreviewShowsTheSectionInFocus: Story = {
  args: { at: `${at(guide?.id)}&preview=390` },
  play: async () => {
    await userEvent.click((await sectionNamed('Text, number 2')).getByRole('textbox', { name: 'Section title' }))
    const frame = await screen.findByTitle<HTMLIFrameElement>(/^Preview of/)
    const preview = frame.contentWindow
    const heard: unknown[] = []
    preview?.addEventListener('message', ({ data }) => heard.push(data))
    // As the site's page does once it runs, and again until it hears of a change.
    const announce = () =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { type: 'payload-live-preview', ready: true },
          origin: window.location.origin,
          source: preview,
        }),
      )
    announce()
    announce()
    await waitFor(() => expect(heard).toEqual([{ type: 'framewell-show', id: guide?.sections[1]?.id }]))
  },
}

export const AColleagueIsInASection: Story = {
  args: {
    at: at(guide?.id),
    answers: () =>
      storyAnswers({ ...editor(), presence: () => ({ others: [{ name: 'Olivia Park', section: guide?.sections[1]?.id ?? null }] }) }),
  },
  play: async () => {
    await seeText('Olivia Park has this page open')
    await expect(await (await sectionNamed('Text, number 2')).findByText('Olivia Park')).toBeVisible()
    await expect((await sectionNamed('Hero, number 1')).queryByText('Olivia Park')).toBeNull()
  },
}

export const DuplicatesASection: Story = {
  args: { at: at(guide?.id) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate FAQ, number 4' }))
    const copy = await sectionNamed('FAQ, number 5')
    await expect(copy.getByLabelText('Section title')).toHaveValue('Questions builders ask')
    await userEvent.type(copy.getByLabelText('Section title'), ' again')
    await expect((await sectionNamed('FAQ, number 4')).getByLabelText('Section title')).toHaveValue('Questions builders ask')
    await seeText('Saved as a draft')
  },
}

export const ChoosesAPicture: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    await add('Picture')
    await userEvent.click((await sectionNamed('Picture, number 1')).getByRole('button', { name: 'Choose a picture' }))
    const library = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
    await userEvent.type(library.getByRole('searchbox', { name: 'Search descriptions and names' }), 'FRAME-2')
    await waitFor(() => expect(library.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.click(library.getByRole('button', { name: 'Studs, picture 2' }))
    const section = await sectionNamed('Picture, number 1')
    await expect(await section.findByRole('img', { name: 'Studs, picture 2' })).toBeVisible()
    await userEvent.type(section.getByLabelText(/^Caption/), 'In the yard')
    await seeText('Saved')
    await userEvent.click(section.getByRole('button', { name: 'Change picture' }))
    const again = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
    await userEvent.click(await again.findByText('Used in 1 place'))
    await expect(again.getByRole('link', { name: new RegExp(`^${wind?.title}, Section 1`) })).toBeVisible()
    await expect(again.getAllByText('Not used').length).toBeGreaterThan(0)
  },
}

export const SetsTheCrop: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    await add('Picture')
    await userEvent.click((await sectionNamed('Picture, number 1')).getByRole('button', { name: 'Choose a picture' }))
    await userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Studs, picture 2' }))
    const crop = async () => {
      await userEvent.click(await (await sectionNamed('Picture, number 1')).findByRole('button', { name: 'Set the crop' }))
      return within(await screen.findByRole('dialog', { name: 'Set the crop' }))
    }
    const dialog = await crop()
    const across = await dialog.findByRole('slider', { name: 'Across' })
    await expect(across).toHaveAttribute('aria-valuetext', '50 percent from the left')
    // A click sets the focal point; the sliders do the same from the keyboard.
    const whole = dialog.getByRole('img', { name: 'Studs, picture 2' })
    const { left, top, width, height } = whole.getBoundingClientRect()
    await userEvent.pointer({ keys: '[MouseLeft]', target: whole, coords: { clientX: left + width / 4, clientY: top + height } })
    await expect(across).toHaveValue('25')
    await expect(dialog.getByRole('slider', { name: 'Down' })).toHaveValue('100')
    await expect(dialog.getByText('For shared links')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Crop around this point everywhere' }))
    await seeText('The crop is set, wherever the picture is shown')
    await expect(await (await crop()).findByRole('slider', { name: 'Across' })).toHaveValue('25')
  },
}

export const UploadsAPicture: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    await add('Picture')
    await userEvent.click((await sectionNamed('Picture, number 1')).getByRole('button', { name: 'Choose a picture' }))
    const library = within(await screen.findByRole('dialog', { name: 'Choose a picture' }))
    await userEvent.click(library.getByText('Upload a picture'))
    await userEvent.upload(library.getByLabelText('File'), new File(['bytes'], 'yard.png', { type: 'image/png' }))
    await userEvent.click(library.getByRole('button', { name: 'Upload and use' }))
    await expect(await library.findByText('Describe what the picture shows')).toBeVisible()
    await userEvent.type(library.getByLabelText('Description'), 'Bundles of studs in the yard')
    await userEvent.click(library.getByRole('button', { name: 'Upload and use' }))
    await expect(await (await sectionNamed('Picture, number 1')).findByRole('img', { name: 'Bundles of studs in the yard' })).toBeVisible()
  },
}

export const FillsInCards: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    await add('Cards')
    const section = await sectionNamed('Cards, number 1')
    const first = within(await section.findByRole('listitem', { name: 'Card 1' }))
    await userEvent.type(first.getByLabelText('Title'), 'Plans')
    await userEvent.type(first.getByLabelText('Text'), 'Three of them')
    await userEvent.click(section.getByRole('button', { name: 'Add card' }))
    const second = within(await section.findByRole('listitem', { name: 'Card 2' }))
    await waitFor(() => expect(second.getByLabelText('Title')).toHaveFocus())
    await userEvent.type(second.getByLabelText('Title'), 'Prices')
    await userEvent.click(section.getByRole('button', { name: 'Move card 2 up' }))
    await expect(within(section.getByRole('listitem', { name: 'Card 1' })).getByLabelText('Title')).toHaveValue('Prices')
    await expect(section.getByRole('button', { name: 'Move card 1 down' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(section.getByRole('button', { name: 'Move card 2 up' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(section.getByRole('button', { name: 'Remove card 1' }))
    await expect(within(section.getByRole('listitem', { name: 'Card 1' })).getByLabelText('Title')).toHaveValue('Plans')
    await seeText('Saved')
  },
}

export const FillsInATable: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    await add('Comparison table')
    const section = await sectionNamed('Comparison table, number 1')
    for (const [at, head] of ['Steel', 'Lumber'].entries()) {
      await userEvent.click(await section.findByRole('button', { name: 'Add column' }))
      await userEvent.type(section.getByLabelText(`Column ${at + 1}`), head)
    }
    await userEvent.click(section.getByRole('button', { name: 'Add row' }))
    await userEvent.type(section.getByLabelText('Row 1'), 'Burns')
    await userEvent.type(section.getByLabelText('Burns, Steel'), 'no')
    await userEvent.type(section.getByLabelText('Burns, Lumber'), 'yes')
    await userEvent.click(section.getByRole('button', { name: 'Move column 1 right' }))
    await expect(section.getByLabelText('Column 1')).toHaveValue('Lumber')
    await expect(section.getByLabelText('Burns, Lumber')).toHaveValue('yes')
    await expect(section.getByRole('button', { name: 'Move column 2 left' })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    await expect(section.getByLabelText('Column 1')).toHaveValue('Steel')
    await userEvent.click(section.getByRole('button', { name: 'Remove column 1' }))
    await expect(section.getByLabelText('Burns, Lumber')).toHaveValue('yes')
    await userEvent.click(section.getByRole('button', { name: 'Add row' }))
    await userEvent.click(section.getByRole('button', { name: 'Remove row 3' }))
    for (const left of [2, 1]) {
      await expect(section.getByRole('button', { name: `Remove row ${left}` })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    await expect(section.getByRole('button', { name: 'Add row' })).toHaveFocus()
    await seeText('Saved')
  },
}

export const FillsInAChart: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    await add('Chart')
    const section = await sectionNamed('Chart, number 1')
    await userEvent.click(await section.findByRole('button', { name: 'Add category' }))
    await userEvent.type(section.getByLabelText('Category 1'), '2026')
    await userEvent.click(section.getByRole('button', { name: 'Add series' }))
    await userEvent.type(section.getByLabelText('Series 1'), 'Kits')
    await userEvent.type(section.getByLabelText('2026, Kits'), '1,2x')
    await expect(section.getByText('Use digits and at most one point')).toBeVisible()
    await userEvent.clear(section.getByLabelText('2026, Kits'))
    await userEvent.type(section.getByLabelText('2026, Kits'), '1,250.5')
    await expect(section.getByLabelText('2026, Kits')).toHaveValue('1,250.5')
    await userEvent.click(section.getByLabelText('Category 1'))
    await userEvent.type(section.getByLabelText('2026, Kits'), 'x')
    await expect(section.getByText('Use digits and at most one point. Until then 1250.5 stays')).toBeVisible()
    await seeText('Saved')
  },
}

export const PastesASheet: Story = {
  args: { at: at(wind?.id) },
  play: async () => {
    await add('Chart')
    const section = await sectionNamed('Chart, number 1')
    await userEvent.click(await section.findByLabelText('Paste a table from a spreadsheet'))
    await userEvent.paste('Year\tSteel\tLumber\n2025\t1,250.50\t300\n2026\t2,000\tnone')
    await expect(section.getByLabelText('2025, Steel')).toHaveValue('1250.5')
    await expect(section.getByLabelText('2026, Lumber')).toHaveValue('')
    await seeText('1 of the pasted cells did not fit, or were no numbers.')
    await userEvent.click(section.getByRole('button', { name: 'Move category 2 up' }))
    await expect(section.getByLabelText('Category 1')).toHaveValue('2026')
    await seeText('Saved')
  },
}

export const ARefusedFieldUnfolds: Story = {
  args: {
    at: at(guide?.id),
    answers: () =>
      storyAnswers({
        ...editor(),
        updatePage: () => {
          throw refuseCall(updateContentPage, 'invalidInput', {
            fields: [{ path: 'sections.3.entries.1.answer', message: 'Say what the answer is' }],
          })
        },
      }),
  },
  play: async () => {
    await userEvent.type(await (await sectionNamed('FAQ, number 4')).findByLabelText('Section title'), '!')
    await seeText('Say what the answer is')
    await expect((await sectionNamed('FAQ, number 4')).getAllByLabelText('Answer')[1]).toBeInvalid()
  },
}

export const FormsFail: Story = {
  args: { at: at(guide?.id), answers: () => storyAnswers({ ...editor(), sectionForms: disconnected }) },
  play: async () => seeText('The sections could not be loaded'),
}

const SIXTY = contentPage({
  id: idOf(900),
  title: 'A long article',
  slug: 'a-long-article',
  sections: Array.from({ length: 60 }, (_, at) =>
    section(idOf(901 + at), 'richText', { heading: `Part ${at + 1}`, body: storedText(`Words of part ${at + 1}.`) }),
  ),
})

export const FarSectionsAreOnlyNamed: Story = {
  args: { at: at(SIXTY.id), answers: () => storyAnswers({ ...editor(), ...contentDesk([SIXTY]) }) },
  play: async () => {
    const first = await (await sectionNamed('Text, number 1')).findByLabelText('Section title')
    await expect(sections()).toHaveLength(60)
    await expect(screen.getAllByLabelText('Section title').length).toBeLessThan(20)
    await userEvent.type(first, ' of sixty')
    await seeText('Saved')
    await userEvent.click(screen.getByRole('button', { name: 'Move Text, number 60 up' }))
    const last = await sectionNamed('Text, number 59')
    await expect(await last.findByLabelText('Section title')).toHaveValue('Part 60')
    await userEvent.type(last.getByLabelText('Section title'), ', moved')
    await seeText('Saved')
    await expect(first).toHaveValue('Part 1 of sixty')
  },
}

export const SectionsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { at: at(guide?.id) },
  play: async () => {
    const chart = await sectionNamed('Chart, number 3')
    await userEvent.click(chart.getByText('Series (1)'))
    await expect(await chart.findByLabelText('2022, Steel')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
