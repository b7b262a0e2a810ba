import { answerCalls } from '@framewell/domain/http/answerCalls'
import { makeCallApi, type SendRequest } from '@framewell/domain/http/callApi'
import { saveRoutingPolicy } from '@framewell/domain/network/routingCalls'
import { listRoutingDecisions } from '@framewell/domain/network/routingDecisionCalls'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import noRouting from '../recordings/noRouting.json'
import routing from '../recordings/routing.json'
import routingElsewhere from '../recordings/routingElsewhere.json'
import routingLanes from '../recordings/routingLanes.json'
import { StoryShell } from '../testing/StoryShell'

const AT = '/admin-dashboard?tab=routing'

const meta = {
  title: 'Admin/Routing',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: AT, recorded: routing },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const open = async (project: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Open decision on ${project}` }))
  return within(await screen.findByRole('dialog', { name: 'Routing decision' }))
}
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

/** Of a large network, most shops are only counted. */
const inALargeNetwork = newerServer((recorded) => recorded, '"leftOut":{}', '"leftOut":{"reach":31}')
export const OneExplained: Story = {
  args: { answers: inALargeNetwork },
  play: async () => {
    const part = await open('Oakwood lot 7')
    // In the figures, and in the table of all shops, which may load a moment later.
    await expect((await part.findAllByText('Chosen'))[0]).toBeVisible()
    await expect(part.getAllByText('Runner-up')[0]).toBeVisible()
    await expect(part.getByRole('meter', { name: 'Proximity of Miami Valley Framing' })).toBeVisible()
    await expect(part.getAllByText(/^Would win if|^No change of one part/)[0]).toBeVisible()
    await expect(part.getByText('31 the site is beyond its reach.')).toBeVisible()
    await expect(await part.findByText('1–20 of 24 shops')).toBeVisible()
    await userEvent.click(part.getByRole('button', { name: 'Next 20' }))
    await expect(await part.findByRole('link', { name: 'Prairie Frames 20' })).toBeVisible()
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
  play: async () => {
    const part = await open('Hundred homes')
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

const server: { send?: SendRequest } = {}
/** What somebody else puts in force meanwhile. */
const THEIRS = {
  policy: { ...INITIAL_ROUTING_POLICY, weights: { ...INITIAL_ROUTING_POLICY.weights, proximity: 0, quality: 0.5 }, tierBonus: 0.1 },
  reason: 'Tiers count more',
  seenVersion: 2,
}
export const ChangedElsewhere: Story = {
  args: {
    recorded: routingElsewhere,
    answers: (recorded) => {
      server.send = recorded
      return recorded
    },
  },
  play: async () => {
    await openWeights()
    await type(await screen.findByLabelText('Proximity'), '0.1')
    await userEvent.click(screen.getByRole('button', { name: 'Replay the last year' }))
    await seeText('Projects that would go elsewhere')
    if (server.send) await makeCallApi(server.send)(saveRoutingPolicy, THEIRS)
    await saveWith('Nearer counts less')
    await seeText(/Somebody else changed the policy meanwhile/)
    await userEvent.keyboard('{Escape}')
    await seeText('Version 3 is in force now')
    await expect(screen.getByLabelText('Proximity')).toHaveValue('0.1')
    await userEvent.click(screen.getByRole('button', { name: 'Continue from theirs' }))
    await expect(screen.getByLabelText('Tier bonus')).toHaveValue('0.1')
    await waitFor(() => expect(screen.getByLabelText('Proximity')).toHaveValue('0'))
  },
}

export const EditsLanesAndCutOffs: Story = {
  args: { recorded: routingLanes },
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
    await seeText(/^Version 4, saved by Olivia Park/)
    await expect(screen.queryByRole('group', { name: 'Lane 3' })).toBeNull()
    await expect(lane(2).getByLabelText('A mile')).toHaveValue('3.25')
  },
}

export const PlansTogether: Story = {
  args: { answers: newerServer((recorded) => recorded, '"gap":null', '"gap":0.042') },
  play: async () => {
    await userEvent.click(await screen.findByText('Plan the waiting projects'))
    await userEvent.click(await screen.findByRole('button', { name: 'Plan them together' }))
    await seeText('Miles in all')
    await seeText('No shop could take it')
    await seeText(/^No plan we found beats routing one after the other\. At most 4\.2% of its miles and weeks could be saved/)
  },
}

export const Loading: Story = { args: { answers: (recorded) => answerCalls([[listRoutingDecisions, never]], recorded) } }
export const Empty: Story = {
  args: { recorded: noRouting },
  play: async () => {
    await seeText('Nothing routed yet')
  },
}
export const Failed: Story = {
  args: { answers: (recorded) => answerCalls([[listRoutingDecisions, disconnected]], recorded) },
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
