import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell'
import { storyAnswers } from '../testing/storyAnswers'

const meta = {
  title: 'Admin/Analytics',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/analytics', answers: () => storyAnswers() },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async () => {
    await seeText('from last month: 19 in the same days')
    await expect(await screen.findByRole('img', { name: 'Credit applications by month' })).toBeVisible()
    await userEvent.click(screen.getByText('Show as table'))
    await expect(await screen.findByRole('table', { name: 'Credit applications by month' })).toBeVisible()
  },
}
export const OverviewOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OverviewFailed: Story = {
  args: { answers: () => storyAnswers({ qualification: disconnected, metric: disconnected }) },
  play: async () => seeText('Failed to fetch qualification analytics'),
}
export const FiguresFailed: Story = {
  args: { answers: () => storyAnswers({ metrics: disconnected }) },
  play: async () => {
    await seeText('The figures could not be loaded')
    await seeText('Not known')
    await expect(screen.queryByText('Sample figures')).toBeNull()
  },
}
export const OverviewLoading: Story = { args: { answers: () => storyAnswers({ qualification: never, metric: never, metrics: never }) } }
export const Conversion: Story = { args: { at: '/analytics?tab=conversion' }, play: async () => seeText('Fabricators assigned') }
export const ConversionOnAPhone: Story = { args: { at: '/analytics?tab=conversion' }, globals: { viewport: { value: 'phone' } } }
export const Fabricators: Story = { args: { at: '/analytics?tab=fabricators' }, play: async () => seeText('91 / 100') }
export const NoFabricators: Story = {
  args: { at: '/analytics?tab=fabricators', answers: () => storyAnswers({ performance: () => ({ fabricators: [] }) }) },
  play: async () => seeText('No fabricator yet'),
}
export const FabricatorsFailed: Story = {
  args: { at: '/analytics?tab=fabricators', answers: () => storyAnswers({ performance: disconnected }) },
  play: async () => seeText('Failed to fetch routing analytics'),
}
export const Projects: Story = { args: { at: '/analytics?tab=projects' }, play: async () => seeText('23.4 days') }
export const ProjectsFailed: Story = {
  args: { at: '/analytics?tab=projects', answers: () => storyAnswers({ fulfillment: disconnected }) },
  play: async () => seeText('Failed to fetch fulfillment analytics'),
}

export const Investors: Story = {
  args: { at: '/yc-dashboard' },
  play: async () => {
    await seeText('$48,250')
    await seeText('88 of 100')
    await seeText('No data yet')
  },
}
export const AVisitorOpensAFigure: Story = {
  args: { at: '/yc-dashboard', answers: () => storyAnswers(fakeSessionServer({ signedIn: false })) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Quote to contract/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Quote to contract' }))
    await expect(drawer.getByText(/^Quotes whose order was signed/)).toBeVisible()
    await expect(drawer.getByText(/^Network operators can open its history/)).toBeVisible()
  },
}
export const AnOperatorOpensAFigure: Story = {
  args: { at: '/yc-dashboard?figure=quoteToContractRate' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Quote to contract' }))
    await expect(await drawer.findByRole('table', { name: 'Rows of Quote to contract' })).toBeVisible()
  },
}
/** The page has no operators' header of its own. */
export const FindFromThePublicFigures: Story = {
  args: { at: '/yc-dashboard' },
  play: async () => {
    await seeText('$48,250')
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/admin-dashboard?find='))
  },
}
export const InvestorsOnAPhone: Story = { args: { at: '/yc-dashboard' }, globals: { viewport: { value: 'phone' } } }
export const InvestorsLoading: Story = {
  args: { at: '/yc-dashboard', answers: () => storyAnswers({ yc: never }) },
  play: async () => seeText('Loading metrics...'),
}
export const InvestorsFailed: Story = {
  args: { at: '/yc-dashboard', answers: () => storyAnswers({ yc: disconnected }) },
  play: async () => {
    await seeText('No metrics data available')
    await seeText('Check your analytics configuration')
  },
}
