import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { commentDesk, contentComment } from '../../testing/commentDesk'
import { at, CONTENT_STORY, editor, guide, place } from '../../testing/contentStory'
import { StoryShell } from '../../testing/StoryShell'
import { storyAnswers } from '../../testing/storyAnswers'

const meta = { ...CONTENT_STORY, title: 'Admin/Content/Comments', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const [first] = guide?.sections ?? []
const begun = contentComment(1, {
  section: first?.id ?? null,
  sectionName: 'Text: Definition',
  text: 'Says who, @Erin Vale?',
  mentions: ['Erin Vale'],
})
const samples = [
  begun,
  contentComment(2, { section: 'gone', sectionName: 'Quote: An engineer', text: 'Why was this taken out?' }),
  contentComment(3, { text: 'Title is right now.', resolved: { by: 'Erin Vale', at: begun.at } }),
]
const answers = () =>
  storyAnswers({ ...editor(), ...commentDesk({ comments: samples, sections: { [first?.id ?? '']: 'Text: Definition' } }) })
const panel = async () => within(await screen.findByRole('complementary', { name: /^Comments/ }))

export const OnASection: Story = {
  args: { at: at(guide?.id), answers },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Comments on .*number 1: 1 open$/ }))
    const comments = await panel()
    await expect(place()).toHaveTextContent(`comments=${first?.id}`)
    await expect(comments.getByText('@Erin Vale')).toBeVisible()
    await expect(comments.queryByText('Why was this taken out?')).toBeNull()
    await userEvent.click(comments.getByRole('button', { name: 'Reply' }))
    await userEvent.type(comments.getByLabelText('Your reply'), 'The lab, see @Om')
    await userEvent.click(comments.getByRole('button', { name: 'Omar Reyes' }))
    await expect(comments.getByLabelText('Your reply')).toHaveValue('The lab, see @Omar Reyes ')
    await userEvent.click(comments.getByRole('button', { name: 'Reply' }))
    await expect(await comments.findByText('@Omar Reyes')).toBeVisible()
    await userEvent.click(comments.getByRole('button', { name: 'Resolve' }))
    await expect(await comments.findByText('Resolved (1)')).toBeVisible()
    await expect(comments.getByText('No open comments.')).toBeVisible()
  },
}

export const OfTheWholePage: Story = {
  args: { at: `${at(guide?.id)}&comments=all`, answers },
  play: async () => {
    const comments = await panel()
    await expect(await comments.findByText('On Quote: An engineer, which was removed')).toBeVisible()
    await userEvent.type(comments.getByLabelText('Comment on the page'), '<b>Bold</b>')
    await userEvent.click(comments.getByRole('button', { name: 'Comment' }))
    await expect(await comments.findByText('<b>Bold</b>')).toBeVisible()
    await userEvent.click(comments.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(comments.queryByText('<b>Bold</b>')).toBeNull())
  },
}

/** The form stays editable while the comments are open beside it. */
export const WritingWhileReading: Story = {
  args: { at: at(guide?.id), answers },
  play: async () => {
    const opener = await screen.findByRole('button', { name: /^Comments on .*number 1: 1 open$/ })
    await userEvent.click(opener)
    const comments = await panel()
    await expect(await comments.findByText('@Erin Vale')).toBeVisible()
    await expect(comments.getByRole('heading', { name: /^Comments/ })).toHaveFocus()
    const title = screen.getByLabelText('Page title')
    await userEvent.clear(title)
    await userEvent.type(title, 'Written beside a comment')
    await expect(title).toHaveValue('Written beside a comment')
    await userEvent.click(screen.getByRole('tab', { name: 'SEO Settings' }))
    await expect(comments.getByText('@Erin Vale')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: 'Content' }))
    await userEvent.click(comments.getByLabelText('Comment on this section'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /^Comments/ })).toBeNull())
    await expect(document.body).not.toHaveFocus()
  },
}

/** Escape and another section's comments close a form, and what was typed in it is there again. */
export const KeepsWhatIsNotSent: Story = {
  args: { at: at(guide?.id), answers },
  play: async () => {
    const opener = await screen.findByRole('button', { name: /^Comments on .*number 1: 1 open$/ })
    await userEvent.click(opener)
    await userEvent.type((await panel()).getByLabelText('Comment on this section'), 'Half a thou')
    await userEvent.click((await panel()).getByRole('button', { name: 'Reply' }))
    await userEvent.type((await panel()).getByLabelText('Your reply'), 'Half a re')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /^Comments/ })).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: /^Comments on .*number 2$/ }))
    await expect((await panel()).getByLabelText('Comment on this section')).toHaveValue('')
    await userEvent.click(opener)
    await waitFor(async () => expect((await panel()).getByLabelText('Comment on this section')).toHaveValue('Half a thou'))
    await expect((await panel()).getByLabelText('Your reply')).toHaveValue('Half a re')
    await userEvent.click((await panel()).getByRole('button', { name: 'Cancel' }))
    await expect((await panel()).queryByLabelText('Your reply')).toBeNull()
    await userEvent.click((await panel()).getByRole('button', { name: 'Comment' }))
    await expect(await (await panel()).findByText('Half a thou', { selector: 'p' })).toBeVisible()
    await waitFor(async () => expect((await panel()).getByLabelText('Comment on this section')).toHaveValue(''))
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { at: `${at(guide?.id)}&comments=all`, answers },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Comments' })).toBeVisible()
  },
}
