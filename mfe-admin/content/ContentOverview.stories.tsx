import { listBrokenLinks } from '@framewell/domain/content/siteChecks'
import { refuseCall } from '@framewell/domain/http/answerCalls'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { benefits, CONTENT_STORY, editor, guide, place, sidebar } from '../testing/contentStory'
import { StoryShell } from '../testing/StoryShell'
import { storyAnswers } from '../testing/storyAnswers'

const meta = { ...CONTENT_STORY, title: 'Admin/Content overview', component: StoryShell } satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const faq = { where: 'pages', id: guide?.id ?? '', title: guide?.title ?? '', section: 'a4' } as const

export const WhatToDo: Story = {
  args: {
    answers: () =>
      storyAnswers({
        ...editor(),
        schedules: () => ({
          schedules: [
            {
              jobId: 'job-1',
              collection: 'pages',
              id: benefits?.id ?? '',
              title: 'Steel framing benefits',
              what: 'publish',
              at: '2026-12-01T14:00:00.000Z',
              by: 'Erin Vale',
              obstacles: [{ path: 'sections.0', place: 'Section 1', message: 'The link to /never-was leads nowhere.' }],
              failed: false,
            },
            {
              jobId: 'job-2',
              collection: 'pages',
              id: guide?.id ?? '',
              title: guide?.title ?? '',
              what: 'publish',
              at: '2026-11-20T14:00:00.000Z',
              by: 'Erin Vale',
              obstacles: [],
              failed: true,
            },
          ],
        }),
        brokenLinks: () => ({
          links: [
            { ...faq, place: 'Section 4, FAQ', href: '/gone', state: 'dead', leadsTo: null },
            {
              where: 'navigation',
              id: null,
              title: 'Navigation',
              section: null,
              place: 'Footer: Builders, Old',
              field: 'footer.groups.0.links.1.href',
              href: '/old',
              state: 'redirected',
              leadsTo: '/new',
            },
          ],
        }),
      }),
  },
  play: async () => {
    await seeText('Scheduled (2)')
    await seeText('Would fail')
    await seeText(/was to go live, scheduled by Erin Vale/)
    await seeText(/Erin Vale was notified\. Schedule it again, or publish it yourself\./)
    await seeText('Broken and redirected links (2)')
    await expect(screen.getByRole('link', { name: 'Navigation' })).toHaveAttribute(
      'href',
      '/cms/globals/navigation#footer.groups.0.links.1.href',
    )
    await seeText(/Footer: Builders, Old: \/old → \/new/)
    const [toFaq] = screen.getByRole('region', { name: 'Broken and redirected links' }).querySelectorAll('a')
    if (toFaq) await userEvent.click(toFaq)
    await waitFor(() => expect(place()).toHaveTextContent(`page=${guide?.id}&section=a4`))
    // The linked section has focus.
    await waitFor(() => expect(document.activeElement?.id).toBe('section-a4-up'))
  },
}

export const NothingWaits: Story = {
  play: async () => {
    await seeText('Nothing is scheduled.')
    await seeText('Every link within the site goes straight to its page.')
  },
}

export const LinksFail: Story = {
  args: {
    answers: () =>
      storyAnswers({
        ...editor(),
        brokenLinks: () => {
          throw refuseCall(listBrokenLinks, 'internal')
        },
      }),
  },
  play: async () => seeText('This could not be loaded'),
}

export const WordsAreFoundWhereTheyStand: Story = {
  args: {
    answers: () =>
      storyAnswers({
        ...editor(),
        wordsFound: ({ q }) => ({
          total: 1,
          findings: [{ ...faq, place: 'Section 4, FAQ: Question 2, Answer', before: 'As long as its ', match: q, after: ' is kept dry.' }],
        }),
      }),
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search pages...' }), 'coating')
    await seeText('1 place')
    await expect(sidebar().getByText('coating', { selector: 'mark' })).toBeVisible()
    await userEvent.click(sidebar().getByRole('link', { name: guide?.title ?? '' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('section-a4-up'))
  },
}

export const ChangesAClaimEverywhere: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change Wind resistance' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change “Wind resistance”' }))
    const value = dialog.getByRole('textbox', { name: 'What texts say' })
    await userEvent.clear(value)
    await userEvent.type(value, '200 MPH')
    await expect(await dialog.findByText('Stands in 200 MPH of wind')).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Change it in 1 place' }))
    await expect(await screen.findByText('200 MPH')).toBeVisible()
  },
}
