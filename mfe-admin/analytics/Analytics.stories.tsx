import { currentSession } from '@framewell/domain/accounts/session'
import { getQualificationAnalytics } from '@framewell/domain/credit/operatorCalls'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { getFulfillmentAnalytics, getYcMetrics } from '@framewell/domain/insights/analyticsCalls'
import { getAdminMetrics, getMetric } from '@framewell/domain/insights/metricCalls'
import { getRoutingPerformance } from '@framewell/domain/network/routingCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { answerIn } from '@framewell/remote-kit/testing/replay'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import business from '../recordings/business.json'
import noBusiness from '../recordings/noBusiness.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Analytics',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/analytics', recorded: business },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  play: async () => {
    await seeText('from 0 in the same days last month')
    await expect(await screen.findByRole('img', { name: 'Credit applications by month' })).toBeVisible()
    await userEvent.click(screen.getByText('Show as table'))
    await expect(await screen.findByRole('table', { name: 'Credit applications by month' })).toBeVisible()
  },
}
/** Percent of a percentage would read as points: the change of a rate is what it was. */
export const ChangeOfARate: Story = {
  args: {
    answers: (recorded) => {
      const metrics = answerIn(business, getAdminMetrics)
      const figures = metrics.figures.map((one) =>
        one.name === 'conversionRate' ? { ...one, value: 5, previous: 16.7, change: -70.1 } : one,
      )
      return answerCalls([[getAdminMetrics, async () => ({ ...metrics, figures })]], recorded)
    },
  },
  play: async () => {
    const card = await screen.findByRole('button', { name: /Conversion rate/ })
    await expect(card).toHaveTextContent('5%from 16.7% at the end of last month')
    await expect(card).not.toHaveTextContent('70')
  },
}
export const OverviewOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OverviewFailed: Story = {
  args: {
    answers: (recorded) =>
      answerCalls(
        [
          [getQualificationAnalytics, disconnected],
          [getMetric, disconnected],
        ],
        recorded,
      ),
  },
  play: async () => seeText('Failed to fetch qualification analytics'),
}
export const FiguresFailed: Story = {
  args: { answers: (recorded) => answerCalls([[getAdminMetrics, disconnected]], recorded) },
  play: async () => {
    await seeText('The figures could not be loaded')
    await seeText('Not known')
    await expect(screen.queryByText('Sample figures')).toBeNull()
  },
}
export const OverviewLoading: Story = {
  args: {
    answers: (recorded) =>
      answerCalls(
        [
          [getQualificationAnalytics, never],
          [getMetric, never],
          [getAdminMetrics, never],
        ],
        recorded,
      ),
  },
}
export const Conversion: Story = { args: { at: '/analytics?tab=conversion' }, play: async () => seeText('Fabricators assigned') }
export const ConversionOnAPhone: Story = { args: { at: '/analytics?tab=conversion' }, globals: { viewport: { value: 'phone' } } }
export const Fabricators: Story = { args: { at: '/analytics?tab=fabricators' }, play: async () => seeText('87 / 100') }
export const NoFabricators: Story = {
  args: { at: '/analytics?tab=fabricators', recorded: noBusiness },
  play: async () => seeText('No fabricator yet'),
}
export const FabricatorsFailed: Story = {
  args: { at: '/analytics?tab=fabricators', answers: (recorded) => answerCalls([[getRoutingPerformance, disconnected]], recorded) },
  play: async () => seeText('Failed to fetch routing analytics'),
}
export const Projects: Story = { args: { at: '/analytics?tab=projects' }, play: async () => seeText('$55,000') }
export const ProjectsFailed: Story = {
  args: { at: '/analytics?tab=projects', answers: (recorded) => answerCalls([[getFulfillmentAnalytics, disconnected]], recorded) },
  play: async () => seeText('Failed to fetch fulfillment analytics'),
}

export const Investors: Story = {
  args: { at: '/yc-dashboard' },
  play: async () => {
    await seeText('$74,500')
    await seeText('38 of 100')
    await seeText('No data yet')
  },
}
export const AVisitorOpensAFigure: Story = {
  args: { at: '/yc-dashboard', answers: (recorded) => answerCalls([[currentSession, () => ({ session: null })]], recorded) },
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
    await seeText('$74,500')
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('/admin-dashboard?find='))
  },
}
export const InvestorsOnAPhone: Story = { args: { at: '/yc-dashboard' }, globals: { viewport: { value: 'phone' } } }
export const InvestorsLoading: Story = {
  args: { at: '/yc-dashboard', answers: (recorded) => answerCalls([[getYcMetrics, never]], recorded) },
  play: async () => seeText('Loading metrics...'),
}
export const InvestorsFailed: Story = {
  args: { at: '/yc-dashboard', answers: (recorded) => answerCalls([[getYcMetrics, disconnected]], recorded) },
  play: async () => {
    await seeText('No metrics data available')
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await seeText('Check your analytics configuration')
  },
}
