import { listAuditRecords } from '@framewell/domain/audit/calls'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import noTrail from '../recordings/noTrail.json'
import trail from '../recordings/trail.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Audit trail',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=audit', recorded: trail },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const place = () => screen.getByTestId('place')

export const Full: Story = {
  play: async () => {
    await seeText('3 records')
    await userEvent.click(screen.getByRole('button', { name: /^Person/ }))
    await waitFor(() => expect(place()).toHaveTextContent('sort=actor'))
    const way = screen.getByRole('button', { name: /^Open .*, failedMails$/ })
    await userEvent.click(way)
    await expect(await screen.findByRole('dialog', { name: 'Audit record' })).toHaveTextContent('203.0.113.7')
    await expect(place()).toHaveTextContent('record=')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Open .*, failedMails$/ })).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    await seeText('3 records')
    const [first, second] = screen.getAllByRole('button', { name: /^Open / })
    second?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Audit record' })).toBeVisible()
  },
}

export const SelectsHidesAndKeepsAView: Story = {
  play: async () => {
    await seeText('3 records')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Select .*, pages$/ }))
    await expect(await screen.findByRole('button', { name: 'Export 1 selected' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide person' }))
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Person/ })).toBeNull())
    await userEvent.type(screen.getByRole('searchbox'), 'key')
    await seeText('1 record')
    await waitFor(() => expect(place()).toHaveTextContent('search=key'))
    await userEvent.click(screen.getByRole('button', { name: 'Views' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }))
    await userEvent.type(await screen.findByLabelText('Name'), 'Keys only')
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Views' }))
    await expect(await screen.findByRole('menuitem', { name: 'Keys only' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** The first and last reads succeed; those between, a refresh and its retry, are lost. */
const lostOnce = (recorded: SendRequest): SendRequest => {
  const lost = answerCalls([[listAuditRecords, disconnected]], recorded)
  let asked = 0
  return (request) => {
    if (request.url.startsWith(listAuditRecords.path)) asked += 1
    return asked === 2 || asked === 3 ? lost(request) : recorded(request)
  }
}
export const RenewalFailed: Story = {
  args: { answers: lostOnce },
  play: async () => {
    await seeText('3 records')
    // Simulates returning to the tab.
    window.dispatchEvent(new Event('visibilitychange'))
    await seeText(/What you see is from/)
    await expect(screen.getByRole('button', { name: /^Open .*, failedMails$/ })).toBeVisible()
    const again = screen
      .getByText(/What you see is from/)
      .closest('[role=status]')
      ?.querySelector('button')
    if (!again) throw new Error('The alert offers no other try')
    await userEvent.click(again)
    await waitFor(() => expect(screen.queryByText(/What you see is from/)).toBeNull())
    await expect(screen.getByRole('button', { name: /^Open .*, failedMails$/ })).toBeVisible()
  },
}
export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listAuditRecords, never]], recorded) } }
export const Empty: Story = {
  args: { recorded: noTrail },
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
  args: { answers: (recorded) => answerCalls([[listAuditRecords, disconnected]], recorded) },
  play: async () => {
    await seeText('The records could not be loaded')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
