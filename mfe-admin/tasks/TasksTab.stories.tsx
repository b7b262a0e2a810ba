import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import { BEHIND_DETAILS } from '@framewell/domain/payments/bankDetailCalls'
import { type Task, taskCalls } from '@framewell/domain/tasks/calls'
import { fakeChanges } from '@framewell/remote-kit/testing/fakeChanges'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { disconnected, freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell'
import { listedTasks, sampleTasks } from '../testing/sampleTasks'

/** The owner is what the press said. */
function deskOf(tasks: readonly Task[]) {
  return () => {
    let current = tasks
    const mark: AnswerCall<typeof taskCalls.markTask> = ({ id, owner, snoozeDays }) => {
      current = current.map((task) => {
        if (task.id !== id) return task
        if (snoozeDays === undefined) return { ...task, owner: owner === 'me' ? 'Olivia Operator' : null }
        return { ...task, snoozedUntil: snoozeDays === 0 ? null : new Date(Date.now() + snoozeDays * 86_400_000).toISOString() }
      })
      const task = current.find((each) => each.id === id)
      if (!task) throw new Error('The story marks a task of its list')
      return { task }
    }
    return answerCalls([
      [currentSession, fakeSessionServer().current],
      [
        taskCalls.listTasks,
        (input, request) => {
          const seen = current.filter(({ id, snoozedUntil }) => (input.row ? id === input.row : input.view === 'all' || !snoozedUntil))
          return listedTasks(seen)(input, request)
        },
      ],
      [taskCalls.markTask, mark],
    ])
  }
}

const meta = {
  title: 'Admin/To do',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=tasks', answers: deskOf(sampleTasks) },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const TakesATask: Story = {
  play: async () => {
    await seeText('2 tasks')
    await expect(screen.getByRole('link', { name: 'Scioto Rollform' })).toHaveAttribute('href', '/admin-dashboard?tab=payouts')
    await expect(screen.getByRole('link', { name: 'To do (2)' })).toBeVisible()
    await expect(screen.getByText(/^[A-Z][a-z]+ \d+, \d{4} \(end of day, Eastern Time\)$/)).toBeVisible()
    await expect(screen.getByText(/^[A-Z][a-z]+ \d+, \d{4}, \d+:\d\d [AP]M Eastern Time$/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Open Returned payout: Scioto Rollform' }))
    const record = within(await screen.findByRole('dialog', { name: 'Task' }))
    await expect(record.getByText('Due 2 days after the bank returned it.')).toBeVisible()
    await userEvent.click(record.getByRole('button', { name: 'Assign to me' }))
    await expect(await record.findByRole('button', { name: 'Unassign' })).toBeVisible()
    await expect(record.getByText('Olivia Operator')).toBeVisible()
  },
}

/** A task that was put off leaves the list; its open record says until when, and lists it again. */
export const PutsATaskOff: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open Returned payout: Scioto Rollform' }))
    const record = within(await screen.findByRole('dialog', { name: 'Task' }))
    await userEvent.click(record.getByRole('button', { name: 'Snooze 1 day' }))
    await expect(await record.findByRole('button', { name: 'List it again' })).toBeVisible()
    await expect(record.getByText('Snoozed until')).toBeVisible()
  },
}

/** A task of a kind that this page does not know yet is listed, with its name and deadline, and opens. */
export const NewerKind: Story = {
  args: { answers: newerServer(deskOf(sampleTasks), '"kind":"returnedPayout"', '"kind":"lostTruck"') },
  play: async () => {
    await seeText('2 tasks')
    await userEvent.click(screen.getByRole('button', { name: 'Open Lost truck: Scioto Rollform' }))
    await expect(within(await screen.findByRole('dialog', { name: 'Task' })).getByText('Lost truck')).toBeVisible()
  },
}

const proposed: readonly Task[] = sampleTasks.map((task) => ({ ...task, forOthers: BEHIND_DETAILS.message }))
/** What this person may not decide is listed apart, with the reason and their name, is not in the badge, and cannot be assigned to them. */
export const ForAnotherOperator: Story = {
  args: {
    at: '/admin-dashboard?tab=tasks&view=others',
    answers: () =>
      answerCalls([
        [currentSession, fakeSessionServer().current],
        [
          taskCalls.listTasks,
          (input, request) => listedTasks(input.view === 'others' || input.row ? proposed : [], proposed.length)(input, request),
        ],
      ]),
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'To do (0)' })).toBeVisible()
    await expect(await screen.findByText('Returned payout, for another operator')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Open Returned payout: Scioto Rollform' }))
    const record = within(await screen.findByRole('dialog', { name: 'Task' }))
    await expect(
      await record.findByText(/^Not for \w+ .+\. You entered these bank details, .*Another operator has to confirm them\.$/),
    ).toBeVisible()
    await expect(record.queryByRole('button', { name: 'Assign to me' })).toBeNull()
  },
}

export const NothingToDo: Story = { args: { answers: deskOf([]) }, play: () => seeText('Nothing to do') }

export const NotRead: Story = {
  args: {
    answers: () =>
      answerCalls([
        [currentSession, fakeSessionServer().current],
        [taskCalls.listTasks, disconnected],
      ]),
  },
  play: () => seeText('The tasks could not be loaded'),
}

const server = { waiting: sampleTasks, changes: fakeChanges() }
/** What is decided on another screen leaves the count and the list without a reload. */
export const FollowsTheRecords: Story = {
  args: {
    live: server.changes.changes,
    answers: () => {
      server.waiting = sampleTasks
      return answerCalls([
        [currentSession, fakeSessionServer().current],
        [taskCalls.listTasks, (input, request) => listedTasks(server.waiting)(input, request)],
      ])
    },
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'To do (2)' })).toBeVisible()
    server.waiting = sampleTasks.slice(1)
    server.changes.tell({ type: 'changed', topic: 'credit', id: 'a1' })
    await expect(await screen.findByRole('link', { name: 'To do (1)' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Scioto Rollform')).toBeNull())
  },
}
