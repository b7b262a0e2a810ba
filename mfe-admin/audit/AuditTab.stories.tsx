import { currentSession } from '@framewell/domain/accounts/session'
import { type AuditRecord, listAuditRecords } from '@framewell/domain/audit/calls'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell'

const record = (number: number, action: string, actor: string): AuditRecord => ({
  id: `record-${number}`,
  at: new Date(Date.now() - number * 3_600_000).toISOString(),
  action,
  actor,
  role: 'operator',
  subjectType: 'credit-applications',
  subjectId: `application-${number}`,
  reason: number % 2 ? 'Two references arrived' : null,
  address: '203.0.113.7',
  before: { tier: 'Standard' },
  after: { tier: 'Preferred' },
})
const records = [
  record(1, 'credit-override', 'olivia@framewell.example'),
  record(2, 'quote-issued', 'visitor'),
  record(3, 'credit-approve', 'omar@framewell.example'),
]

/** Searches and sorts like the server: by the record's text. */
const trail: AnswerCall<typeof listAuditRecords> = ({ search, sort, direction }) => {
  const found = records.filter((each) => JSON.stringify(each).includes(search))
  if (sort === 'actor') found.sort((a, b) => (direction === 'ascending' ? 1 : -1) * a.actor.localeCompare(b.actor))
  return { data: found, total: found.length }
}
const answers =
  (list: AnswerCall<typeof listAuditRecords> = trail) =>
  () =>
    answerCalls([
      [currentSession, fakeSessionServer().current],
      [listAuditRecords, list],
    ])

const meta = {
  title: 'Admin/Audit trail',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=audit', answers: answers() },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const place = () => screen.getByTestId('place')
const firstCell = () => screen.getAllByRole('row')[1]?.textContent

export const Full: Story = {
  play: async () => {
    await seeText('3 records')
    await userEvent.click(screen.getByRole('button', { name: /^Person/ }))
    await waitFor(() => expect(place()).toHaveTextContent('sort=actor'))
    const way = screen.getByRole('button', { name: 'Open Credit overridden, application-1' })
    await userEvent.click(way)
    await expect(await screen.findByRole('dialog', { name: 'Audit record' })).toHaveTextContent('203.0.113.7')
    await expect(place()).toHaveTextContent('record=record-1')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open Credit overridden, application-1' })).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    await seeText('3 records')
    const [first, second] = screen.getAllByRole('button', { name: /^Open / })
    first?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Audit record' })).toBeVisible()
  },
}

export const SelectsHidesAndKeepsAView: Story = {
  play: async () => {
    await seeText('3 records')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Quote issued, application-2' }))
    await expect(await screen.findByRole('button', { name: 'Export 1 selected' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide person' }))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Person/ })).toBeNull())
    await userEvent.type(screen.getByRole('searchbox'), 'quote')
    await waitFor(() => expect(firstCell()).toContain('Quote issued'))
    await waitFor(() => expect(place()).toHaveTextContent('search=quote'))
    await userEvent.click(screen.getByRole('button', { name: 'Views' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }))
    await userEvent.type(await screen.findByLabelText('Name'), 'Quotes only')
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Views' }))
    await expect(await screen.findByRole('menuitem', { name: 'Quotes only' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** The first and last reads succeed; those between, a refresh and its retry, are lost. */
const lostOnce = () => {
  let asked = 0
  return answers((...given) => {
    asked += 1
    return asked === 2 || asked === 3 ? disconnected() : trail(...given)
  })()
}
export const RenewalFailed: Story = {
  args: { answers: lostOnce },
  play: async () => {
    await seeText('3 records')
    // Simulates returning to the tab.
    window.dispatchEvent(new Event('visibilitychange'))
    await seeText(/What you see is from/)
    await expect(screen.getByRole('button', { name: 'Open Credit overridden, application-1' })).toBeVisible()
    const again = screen
      .getByText(/What you see is from/)
      .closest('[role=status]')
      ?.querySelector('button')
    if (!again) throw new Error('The alert offers no other try')
    await userEvent.click(again)
    await waitFor(() => expect(screen.queryByText(/What you see is from/)).toBeNull())
    await expect(screen.getByRole('button', { name: 'Open Credit overridden, application-1' })).toBeVisible()
  },
}
export const Loading: Story = { args: { answers: answers(never) } }
export const Empty: Story = {
  args: { answers: answers(() => ({ data: [], total: 0 })) },
  play: async () => {
    await seeText('Nothing recorded yet')
  },
}
export const NothingMatches: Story = {
  args: { at: '/admin-dashboard?tab=audit&search=nobody' },
  play: async () => {
    await seeText('No record matches')
    await userEvent.click(screen.getByRole('button', { name: 'Show all records' }))
    await seeText('3 records')
  },
}
export const Failed: Story = {
  args: { answers: answers(disconnected) },
  play: async () => {
    await seeText('The records could not be loaded')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
