import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { decisionId, routingDesk } from '../testing/routingDesk'
import { StoryShell } from '../testing/StoryShell'

const AT = '/admin-dashboard?tab=routing'

const meta = {
  title: 'Admin/Routing',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: AT, answers: () => routingDesk().answers },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const opened = (number: number) => ({ at: `${AT}&decision=${decisionId(number)}` })
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Routing decision' }))
const openWeights = async () => userEvent.click(await screen.findByText('Routing policy'))

export const Full: Story = {
  play: async () => {
    await seeText('3 decisions')
    await userEvent.selectOptions(screen.getByLabelText('Outcome'), 'refused')
    await seeText('1 decision')
    await expect(screen.getByRole('cell', { name: 'No shop could' })).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const OneExplained: Story = {
  args: opened(1),
  play: async () => {
    const part = await drawer()
    // In the figures, and in the table of all shops, which may load a moment later.
    await expect((await part.findAllByText('Chosen'))[0]).toBeVisible()
    await expect(part.getAllByText('Runner-up')[0]).toBeVisible()
    await expect(part.getByRole('meter', { name: 'Proximity of Miami Valley Framing' })).toBeVisible()
    await expect(part.getAllByText(/^Would win if|^No change of one part/)[0]).toBeVisible()
    await expect(part.getByText('31 the site is beyond its reach.')).toBeVisible()
    await expect(await part.findByText('1–20 of 36 shops')).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Next 20' }))
    await expect(await part.findByRole('link', { name: 'Prairie Frames 31' })).toBeVisible()
    await userEvent.selectOptions(part.getByLabelText('Result'), 'Out: not active')
    await expect(await part.findByText('1 shop')).toBeVisible()
    await expect(part.getByRole('cell', { name: /^not active$/ })).toBeVisible()
    await userEvent.selectOptions(part.getByLabelText('Result'), 'All shops')
    await userEvent.type(part.getByLabelText('Search shop'), 'nobody')
    await expect(await part.findByText('No shop matches')).toBeVisible()
  },
}
export const OneOnAPhone: Story = { ...OneExplained, globals: { viewport: { value: 'phone' } } }
export const NoShopCould: Story = {
  args: opened(3),
  play: async () => {
    const part = await drawer()
    await expect((await part.findAllByText(/too little free capacity/))[0]).toBeVisible()
    await expect(part.queryByText('Candidates, best first')).toBeNull()
  },
}

export const ReplaysAndSaves: Story = {
  play: async () => {
    await openWeights()
    const proximity = await screen.findByLabelText('Proximity')
    await expect(screen.getByRole('button', { name: 'Save policy' })).toHaveAttribute('aria-disabled', 'true')
    await type(proximity, '2')
    await userEvent.click(screen.getByRole('button', { name: 'Replay the last year' }))
    await expect(await screen.findByText('At most 1')).toBeVisible()
    await type(proximity, '0')
    await userEvent.click(screen.getByRole('button', { name: 'Replay the last year' }))
    await seeText('Projects that would go elsewhere')
    await type(screen.getByLabelText('Quality'), '0.5')
    // Changed again: the replay no longer matches what would be saved.
    await expect(screen.getByRole('button', { name: 'Save policy' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Replay the last year' }))
    await seeText('Projects that would go elsewhere')
    await saveWith('Quality decides')
    await seeText(/^Version 2, saved by Olivia Park/)
  },
}

const elsewhere = { desk: routingDesk() }
export const ChangedElsewhere: Story = {
  args: {
    answers: () => {
      elsewhere.desk = routingDesk()
      return elsewhere.desk.answers
    },
  },
  play: async () => {
    await openWeights()
    await type(await screen.findByLabelText('Proximity'), '0.1')
    await userEvent.click(screen.getByRole('button', { name: 'Replay the last year' }))
    await seeText('Projects that would go elsewhere')
    elsewhere.desk.changeElsewhere()
    await saveWith('Nearer counts less')
    await seeText(/Somebody else changed the policy meanwhile/)
    await userEvent.keyboard('{Escape}')
    await seeText('Version 2 is in force now')
    await expect(screen.getByLabelText('Proximity')).toHaveValue('0.1')
    await userEvent.click(screen.getByRole('button', { name: 'Continue from theirs' }))
    await expect(screen.getByLabelText('Tier bonus')).toHaveValue('0.1')
    await waitFor(() => expect(screen.getByLabelText('Proximity')).toHaveValue('0.35'))
  },
}

export const EditsLanesAndCutOffs: Story = {
  play: async () => {
    await openWeights()
    await type(await screen.findByLabelText('Farthest shop'), '5000')
    await expect(await screen.findByText('At most 3,000 miles')).toBeVisible()
    await type(screen.getByLabelText('Farthest shop'), '600')
    await type(screen.getByLabelText('Packing'), '3')
    const lane = (number: number) => within(screen.getByRole('group', { name: `Lane ${number}` }))
    await type(lane(2).getByLabelText('Up to'), '90')
    await expect(await lane(2).findByText('More than 100 miles: lanes go up')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Save policy' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('button', { name: 'Remove lane 2' }))
    await type(lane(2).getByLabelText('A mile'), '3.25')
    await saveWith('Longer hauls are paid by the mile')
    await seeText(/^Version 2, saved by Olivia Park/)
    await expect(screen.queryByRole('group', { name: 'Lane 3' })).toBeNull()
    await expect(lane(2).getByLabelText('A mile')).toHaveValue('3.25')
  },
}

export const PlansTogether: Story = {
  play: async () => {
    await userEvent.click(await screen.findByText('Plan the waiting projects'))
    await userEvent.click(await screen.findByRole('button', { name: 'Plan them together' }))
    await seeText('Miles in all')
    await seeText('No shop could take it')
    await seeText(/^No plan we found beats routing one after the other\. At most 4\.2% of its miles and weeks could be saved/)
  },
}

export const Loading: Story = { args: { answers: () => routingDesk(true, never).answers } }
export const Empty: Story = {
  args: { answers: () => routingDesk(true).answers },
  play: async () => {
    await seeText('Nothing routed yet')
  },
}
export const Failed: Story = {
  args: { answers: () => routingDesk(true, disconnected).answers },
  play: async () => {
    await seeText('The decisions could not be loaded')
  },
}

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function saveWith(reason: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Save policy' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Put this policy in force' }))
  await userEvent.type(dialog.getByLabelText('Reason'), reason)
  await userEvent.click(dialog.getByRole('button', { name: 'Save policy' }))
}
