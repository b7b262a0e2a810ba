import { getHealth } from '@framewell/domain/health/calls'
import { getHealthHistory } from '@framewell/domain/health/historyCalls'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import healthy from '../recordings/healthy.json'
import unhealthy from '../recordings/unhealthy.json'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Admin/System health',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=system', recorded: healthy },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Well: Story = {
  play: async () => {
    await seeText('Everything works')
    await seeText('Site processes listening')
  },
}

export const Degraded: Story = {
  args: { recorded: unhealthy },
  play: async () => {
    await seeText(/Does not work: 1 mail wait to be sent, the oldest for 45 minutes/)
    await seeText(/Needs attention: 1 mail could not be delivered/)
    await seeText(/No site process listens to this cms/)
  },
}
export const DegradedOnAPhone: Story = { ...Degraded, globals: { viewport: { value: 'phone' } } }

export const OverAWeek: Story = {
  args: { at: '/admin-dashboard?tab=system&over=hour' },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Mean response time' })).toBeVisible()
    await seeText('mfe-portal 1.4.0')
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'week')
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('over=week'))
    await userEvent.click(screen.getAllByText('Show as table')[0] ?? document.body)
    await expect(await screen.findByRole('table', { name: 'Mean response time' })).toHaveTextContent('No data')
  },
}
export const NothingReported: Story = {
  args: { recorded: unhealthy },
  play: async () => seeText('No page reported'),
}
export const HistoryFailed: Story = {
  args: { answers: (recorded) => answerCalls([[getHealthHistory, disconnected]], recorded) },
  play: async () => seeText('Could not read how the service did'),
}

export const Loading: Story = {
  args: {
    answers: (recorded) =>
      answerCalls(
        [
          [getHealth, never],
          [getHealthHistory, never],
        ],
        recorded,
      ),
  },
}

export const Failed: Story = {
  args: {
    answers: (recorded) => {
      let asked = 0
      const lost = answerCalls([[getHealth, disconnected]], recorded)
      return (request) => {
        if (request.url === getHealth.path) asked += 1
        return asked <= 3 ? lost(request) : recorded(request)
      }
    },
  },
  play: async () => {
    await seeText('The health of the system could not be loaded')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await seeText('Everything works')
  },
}

export const ClearsTheCache: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear Cache' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Clear cache' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'A price looks old')
    await userEvent.click(dialog.getByRole('button', { name: 'Clear cache' }))
    await seeText('Cache cleared')
  },
}
