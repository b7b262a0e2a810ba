import { currentSession } from '@framewell/domain/accounts/session'
import { getQualificationAnalytics } from '@framewell/domain/credit/operatorCalls'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { listAlerts } from '@framewell/domain/insights/alertCalls'
import { getFinancials } from '@framewell/domain/insights/analyticsCalls'
import { listBuilders, listProjects } from '@framewell/domain/insights/dashboardCalls'
import { getAdminMetrics } from '@framewell/domain/insights/metricCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import business from '../recordings/business.json'
import businessChanges from '../recordings/businessChanges.json'
import noBusiness from '../recordings/noBusiness.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/Admin dashboard',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin', recorded: business },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const place = () => screen.getByTestId('place')

export const Overview: Story = {
  play: async () => {
    for (const words of ['2 pending approvals', '66.7% conversion rate', '0% dispute rate'])
      await waitFor(() => expect(document.body).toHaveTextContent(words))
    const todo = within(await screen.findByRole('region', { name: 'To do' }))
    await expect(await todo.findByRole('link', { name: 'Late order: Whitfield Homes' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'To do (12)' })).toBeVisible()
    await seeText('Partner approvals')
    await userEvent.click(screen.getByRole('button', { name: 'Open delayed shipments' }))
    await waitFor(() => expect(place()).toHaveTextContent('/admin?tab=projects&status=late'))
    await seeText('FW-2026-00001')
  },
}
export const OverviewOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OverviewDark: Story = { globals: { theme: 'dark' } }

export const AFigureOpens: Story = {
  play: async () => {
    const card = await screen.findByRole('button', { name: /Escrow Exposure/ })
    await expect(card).toHaveTextContent(/\$[\d,]+ in cash, \$[\d,]+ on credit/)
    await userEvent.click(card)
    const drawer = within(await screen.findByRole('dialog', { name: 'Escrow exposure' }))
    await expect(await drawer.findByText(/the sum of all escrow accounts of the ledger/)).toBeVisible()
    await expect(await drawer.findByRole('img', { name: 'Escrow exposure, by months' })).toBeVisible()
    await expect(await drawer.findByText('FW-2026-00004')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(place()).toHaveTextContent(/^\/admin$/))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-figure', 'escrowExposure'))
  },
}

export const SampleFigures: Story = {
  args: {
    answers: (recorded) =>
      answerCalls(
        [
          [getAdminMetrics, disconnected],
          [getQualificationAnalytics, disconnected],
        ],
        recorded,
      ),
  },
  play: async () => {
    await seeText('Sample figures')
    await waitFor(() => expect(document.body).toHaveTextContent('68% conversion rate'))
    await expect(screen.queryByRole('button', { name: /Escrow Exposure/ })).toBeNull()
    await seeText('Tier distribution (Sample figures)')
  },
}
export const Loading: Story = {
  args: {
    answers: (recorded) =>
      answerCalls(
        [
          [getAdminMetrics, never],
          [getQualificationAnalytics, never],
          [listAlerts, never],
        ],
        recorded,
      ),
  },
}

export const AStranger: Story = {
  args: { answers: (recorded) => answerCalls([[currentSession, () => ({ session: null })]], recorded) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Access Dashboard' })).toBeVisible()
    await expect(place()).toHaveTextContent('/admin-login?next=%2Fadmin')
  },
}

export const Builders: Story = {
  args: { at: '/admin?tab=builders' },
  play: async () => {
    await seeText('Dana Whitfield')
    await seeText('Upgrade eligible')
    await userEvent.click(screen.getByRole('button', { name: 'Override the tier of Dana Whitfield' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Builder' }))
    await expect(await drawer.findByRole('radio', { name: /Override/ })).toBeChecked()
    await expect(drawer.getByText('$99,000.00 of $150,000.00 used, over all orders of the company')).toBeVisible()
  },
}
export const UpgradesOneAndTakesItBack: Story = {
  args: { at: '/admin?tab=builders', recorded: businessChanges },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Sam Okafor' }))
    await userEvent.click(screen.getByRole('button', { name: 'Upgrade 1' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade the selected builders' }))
    await expect(dialog.getByText(/^Undo is above the list/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'First home built')
    await userEvent.click(dialog.getByRole('button', { name: 'Upgrade 1' }))
    await seeText('1 upgraded')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await seeText('1 put back as they were')
  },
}
export const BuildersOnAPhone: Story = { args: { at: '/admin?tab=builders' }, globals: { viewport: { value: 'phone' } } }
export const NoBuilders: Story = {
  args: { at: '/admin?tab=builders', recorded: noBusiness },
  play: async () => seeText('No builder yet'),
}
export const BuildersFailed: Story = {
  args: { at: '/admin?tab=builders', answers: (recorded) => answerCalls([[listBuilders, disconnected]], recorded) },
  play: async () => seeText('The builders could not be loaded'),
}
export const BuildersLoading: Story = {
  args: { at: '/admin?tab=builders', answers: (recorded) => answerCalls([[listBuilders, never]], recorded) },
}

export const AProject: Story = {
  args: { at: '/admin?tab=projects' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open FW-2026-00001' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Project' }))
    await expect(await drawer.findByText('Waiting for the permit')).toBeVisible()
    await expect(drawer.getByText(/^On hold/)).toBeVisible()
  },
}
/** A canceled project is neither on track nor still to be delivered. */
export const ACanceledProject: Story = {
  args: { at: '/admin?tab=projects', answers: newerServer((recorded) => recorded, '"status":"on_hold"', '"status":"cancelled"') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Open FW-2026-00001' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Project' }))
    await expect(await drawer.findByText('Not delivered')).toBeVisible()
    await expect(drawer.queryByText('On track')).toBeNull()
  },
}
export const Projects: Story = { args: { at: '/admin?tab=projects' }, play: async () => seeText('FW-2026-00004') }
export const ProjectsOnAPhone: Story = { args: { at: '/admin?tab=projects' }, globals: { viewport: { value: 'phone' } } }
export const NoProjects: Story = {
  args: { at: '/admin?tab=projects', recorded: noBusiness },
  play: async () => seeText('No project yet'),
}
export const ProjectsFailed: Story = {
  args: { at: '/admin?tab=projects', answers: (recorded) => answerCalls([[listProjects, disconnected]], recorded) },
  play: async () => seeText('The projects could not be loaded'),
}

export const TheCommandBar: Story = {
  play: async () => {
    await screen.findByRole('heading', { name: 'Admin Dashboard' })
    await userEvent.keyboard('{Control>}k{/Control}')
    const box = await screen.findByRole('combobox')
    await userEvent.type(box, 'dana')
    await expect(await screen.findByRole('option', { name: /Dana Whitfield/, selected: true })).toBeVisible()
    await userEvent.clear(box)
    await userEvent.type(box, 'ana whit')
    await waitFor(() => expect(screen.getAllByRole('option', { name: /Dana Whitfield/, selected: false })).toHaveLength(2))
    await userEvent.keyboard('{Enter}')
    await expect(box, 'a part of a word opens nothing').toBeVisible()
    await userEvent.clear(box)
    // Enter is pressed while the records are still searched.
    await userEvent.type(box, 'audit{Enter}')
    await waitFor(() => expect(place()).toHaveTextContent('/admin-dashboard?tab=audit'))
  },
}

/** Where Ctrl K leads from pages that are not the operators' own. */
export const FindByItsAddress: Story = {
  args: { at: '/admin-dashboard?find=' },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: /^Find people/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Find' })).toBeNull())
    await expect(place()).toHaveTextContent('/admin-dashboard')
    await expect(place()).not.toHaveTextContent('find')
  },
}

export const AnAlertRule: Story = {
  args: { at: '/admin-dashboard', recorded: businessChanges },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Alerts \(/ }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Alerts' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Set rule: Capacity utilization' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Capacity utilization' }))
    const threshold = dialog.getByLabelText('Threshold, percent')
    await userEvent.clear(threshold)
    await userEvent.type(threshold, '95')
    await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }))
    await expect(await dialog.findByText('Give a reason of at least 3 characters')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Reason'), 'The network is meant to be full')
    await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }))
    await seeText('Alert rule saved')
    await seeText('Warns at 95%.')
  },
}

export const ControlOverview: Story = { args: { at: '/admin-dashboard' }, play: async () => seeText('Financial health') }
export const ControlOverviewOnAPhone: Story = { args: { at: '/admin-dashboard' }, globals: { viewport: { value: 'phone' } } }
export const ControlSamples: Story = {
  args: { at: '/admin-dashboard', answers: (recorded) => answerCalls([[getAdminMetrics, disconnected]], recorded) },
  play: async () => {
    await seeText('Sample figures')
    await seeText('+23.4% growth')
  },
}
export const Financials: Story = {
  args: { at: '/admin-dashboard?tab=financials' },
  play: async () => {
    await seeText('Received at the bank')
    await seeText('$500,000')
    await seeText(/^\d+% reached by this month’s revenue\.$/)
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'year')
    await waitFor(() => expect(place()).toHaveTextContent('period=year'))
  },
}
export const FinancialsFailed: Story = {
  args: { at: '/admin-dashboard?tab=financials', answers: (recorded) => answerCalls([[getFinancials, disconnected]], recorded) },
  play: async () => seeText('Could not read the ledger'),
}
export const Bom: Story = {
  args: { at: '/admin-dashboard?tab=bom' },
  play: async () => {
    await seeText(/^Midwest Framing Supply/)
    await seeText('Global markup')
    await seeText('12.5%')
    await seeText('Preferred discount')
  },
}
