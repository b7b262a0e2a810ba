import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import { cents } from '@framewell/domain/money/cents'
import { type Task, taskCalls } from '@framewell/domain/tasks/calls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { disconnected, freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell'

const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
const TASKS: readonly Task[] = [
  {
    id: '6f1d0c9e-98b1-4a0e-8d0d-1f2a3b4c5d01',
    kind: 'returnedPayout',
    name: 'Scioto Rollform',
    detail: 'FW-2026-00003, No account found',
    since: at(-72),
    due: at(-24),
    late: true,
    moneyCents: cents(6_147_540),
    href: '/admin-dashboard?tab=payouts',
    ownerId: null,
    owner: null,
    snoozedUntil: null,
  },
  {
    id: '6f1d0c9e-98b1-4a0e-8d0d-1f2a3b4c5d02',
    kind: 'networkApplication',
    name: 'Wabash Steel',
    detail: 'NA-2026-00007',
    since: at(-3),
    due: at(20),
    late: false,
    moneyCents: null,
    href: '/admin-dashboard?tab=network-applications',
    ownerId: 'omar',
    owner: 'Omar Haddad',
    snoozedUntil: null,
  },
]

const listed =
  (tasks: readonly Task[]): AnswerCall<typeof taskCalls.listTasks> =>
  () => ({
    data: [...tasks],
    total: tasks.length,
    counts: { open: tasks.length, mine: 0, late: tasks.filter(({ late }) => late).length, snoozed: 0 },
  })

/** The owner is what the press said. */
function deskOf(tasks: readonly Task[]) {
  return () => {
    let current = tasks
    const mark: AnswerCall<typeof taskCalls.markTask> = ({ id, owner }) => {
      current = current.map((task) => (task.id === id ? { ...task, owner: owner === 'me' ? 'Olivia Operator' : null } : task))
      const task = current.find((each) => each.id === id)
      if (!task) throw new Error('The story marks a task of its list')
      return { task }
    }
    return answerCalls([
      [currentSession, fakeSessionServer().current],
      [taskCalls.listTasks, (input, request) => listed(current)(input, request)],
      [taskCalls.markTask, mark],
    ])
  }
}

const meta = {
  title: 'Admin/To do',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=tasks', answers: deskOf(TASKS) },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const TakesATask: Story = {
  play: async () => {
    await seeText('2 tasks')
    await expect(screen.getByRole('link', { name: 'Scioto Rollform' })).toHaveAttribute('href', '/admin-dashboard?tab=payouts')
    await expect(screen.getByRole('link', { name: 'To do (2)' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Open Returned payout: Scioto Rollform' }))
    const record = within(await screen.findByRole('dialog', { name: 'Task' }))
    await expect(record.getByText('Due 2 days after the bank returned it.')).toBeVisible()
    await userEvent.click(record.getByRole('button', { name: 'Assign to me' }))
    await expect(await record.findByRole('button', { name: 'Unassign' })).toBeVisible()
    await expect(record.getByText('Olivia Operator')).toBeVisible()
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
