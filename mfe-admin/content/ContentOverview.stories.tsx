import { type BrokenLink, listBrokenLinks } from '@framewell/domain/content/siteChecks'
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
    await seeText(/was to go live, asked for by Erin Vale/)
    await seeText(/Erin Vale was told\. Schedule it again, or do it by hand\./)
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
    await seeText('Every link within the site leads straight to its page.')
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

export const LeadsSeveralLinksElsewhere: Story = {
  args: {
    answers: () => {
      const links: BrokenLink[] = [
        { ...faq, place: 'Section 4, FAQ', href: '/gone', state: 'dead', leadsTo: null },
        { ...faq, place: 'Related page 1', section: null, href: '/old#top', state: 'redirected', leadsTo: '/new' },
        { ...faq, where: 'navigation', id: null, title: 'Navigation', place: 'Footer', href: '/old', state: 'redirected', leadsTo: '/new' },
      ]
      return storyAnswers({
        ...editor(),
        brokenLinks: () => ({ links }),
        changedLinks: (input) => {
          for (const { href } of input.links)
            links.splice(
              links.findIndex((link) => link.href === href),
              1,
            )
          const live = input.links.some(({ id }) => id === null)
          const drafts = input.links.some(({ id }) => id !== null) ? [{ where: 'pages' as const, id: faq.id, title: faq.title }] : []
          return { changed: input.links.length, drafts, live: live ? ['navigation'] : [] }
        },
      })
    },
  },
  play: async () => {
    const part = within(await screen.findByRole('region', { name: 'Broken and redirected links' }))
    await expect(await part.findAllByRole('button', { name: /^Change the link / })).toHaveLength(3)
    await userEvent.click(part.getByRole('checkbox', { name: 'All of them' }))
    await userEvent.click(part.getByRole('button', { name: 'Change the links (3)' }))
    // Menus have no drafts, and this is stated before anything goes live.
    await expect(await screen.findByText(/visitors follow the new address at once/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Change 1 on the site now, 2 in drafts' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(part.getByRole('checkbox', { name: /^Select .*Footer$/ }))
    await userEvent.click(part.getByRole('button', { name: 'Change the links (2)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 links' }))
    await expect(dialog.getByText(/\/old#top → \/new#top/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 links in drafts' }))
    await expect(dialog.getByText('Say where it leads')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('New address'), '/terms')
    await expect(dialog.getByText(/\/gone → \/terms/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 links in drafts' }))
    await expect(await screen.findByText(/2 links are changed\. A draft waits/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await seeText('Broken and redirected links (1)')
    await userEvent.click(part.getByRole('button', { name: /^Change the link / }))
    await userEvent.click(await screen.findByRole('button', { name: 'Change it on the site now' }))
    await expect(await screen.findByText(/One link is changed\. Visitors follow the new address/)).toBeVisible()
  },
}
