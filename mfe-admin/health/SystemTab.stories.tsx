import type { HealthFigures } from '@framewell/domain/health/figures'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { healthDesk, WELL } from '../testing/healthDesk'
import { StoryShell } from '../testing/StoryShell'
import { storyAnswers } from '../testing/storyAnswers'

const meta = {
  title: 'Admin/System health',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: '/admin-dashboard?tab=system', answers: () => storyAnswers(healthDesk()) },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Well: Story = {
  play: async () => {
    await seeText('Everything works')
    await seeText('Site processes listening')
  },
}

const ill: HealthFigures = {
  ...WELL,
  disks: [{ name: 'Data', freeBytes: 900_000_000, totalBytes: 100_000_000_000 }],
  mail: { server: true, waiting: 12, failed: 2, oldestWaiting: new Date(Date.now() - 45 * 60_000).toISOString() },
  lastBackup: null,
}
export const Degraded: Story = {
  args: { answers: () => storyAnswers(healthDesk(ill)) },
  play: async () => {
    await seeText(/Does not work: Data: uploads are refused/)
    await seeText(/Needs attention: No backup was ever made/)
    await seeText(/12 mails wait to be sent/)
  },
}
export const DegradedOnAPhone: Story = { ...Degraded, globals: { viewport: { value: 'phone' } } }

export const OverAWeek: Story = {
  args: { at: '/admin-dashboard?tab=system&over=hour' },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Mean response time' })).toBeVisible()
    await seeText('mfe-portal 1.4.0-3f9a21')
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'week')
    await waitFor(() => expect(screen.getByTestId('place')).toHaveTextContent('over=week'))
    await userEvent.click(screen.getAllByText('Show as table')[0] ?? document.body)
    await expect(await screen.findByRole('table', { name: 'Mean response time' })).toHaveTextContent('No data')
  },
}
export const NothingReported: Story = {
  args: { answers: () => storyAnswers({ history: () => ({ parts: [], releases: [] }) }) },
  play: async () => seeText('No page reported'),
}
export const HistoryFailed: Story = {
  args: { answers: () => storyAnswers({ history: disconnected }) },
  play: async () => seeText('Could not read how the service did'),
}

export const Loading: Story = { args: { answers: () => storyAnswers({ health: never, history: never }) } }

export const Failed: Story = {
  args: {
    answers: () => {
      let asked = 0
      const { health } = healthDesk()
      return storyAnswers({
        health: (input, request) => {
          asked += 1
          return asked <= 3 ? disconnected() : health(input, request)
        },
      })
    },
  },
  play: async () => {
    await seeText('The health of the system could not be loaded')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await seeText('Everything works')
  },
}
