import { currentSession } from '@framewell/domain/accounts/session'
import type { CallApi, SendRequest } from '@framewell/domain/http/callApi'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Changes } from '../live/changeSource'
import { useShell } from '../shell/useShell'
import { fakeChanges } from '../testing/fakeChanges'
import { fakeNoticeServer } from '../testing/fakeNoticeServer'
import { fakeSessionServer } from '../testing/fakeSessionServer'
import { disconnected, freshBrowser, never } from '../testing/freshBrowser'
import { StoryShell } from '../testing/StoryShell'
import { seeText } from '../testing/seeText'
import { SiteBell } from './SiteBell'

const session = async (call: CallApi) => (await call(currentSession, {})).session
const Bell = () => <SiteBell shell={useShell()} onSession={() => undefined} />
const BellOnSite = ({ answers, live }: { answers: () => SendRequest; live?: Changes }) => (
  <StoryShell answers={answers} session={session} {...(live ? { live } : {})}>
    <h1>A page of the site</h1>
    <Bell />
  </StoryShell>
)

const meta = {
  title: 'Remote kit/Site bell',
  component: BellOnSite,
  beforeEach: freshBrowser,
  args: { answers: () => fakeNoticeServer().answers },
} satisfies Meta<typeof BellOnSite>
export default meta
type Story = StoryObj<typeof meta>

const open = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

export const Full: Story = {
  play: async () => {
    await open('Notifications, 2 unread')
    await seeText('A question about order FW-2026-00012')
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open('Notifications, 2 unread')
    await seeText('Your credit application is approved')
  },
}

export const Empty: Story = {
  args: { answers: () => fakeNoticeServer({ list: () => ({ notices: [], unread: 0, more: false }) }).answers },
  play: async () => {
    await open('Notifications')
    await seeText('Nothing has happened yet')
  },
}

export const Loading: Story = {
  args: { answers: () => fakeNoticeServer({ list: never }).answers },
  play: async () => open('Notifications'),
}

export const Unreachable: Story = {
  args: { answers: () => fakeNoticeServer({ list: disconnected }).answers },
  play: async () => {
    await open('Notifications')
    await expect(await screen.findByText('Your notifications could not be loaded')).toBeVisible()
  },
}

const played = fakeChanges()
const arriving = fakeNoticeServer()
/** Counts what happens while the page is open. */
export const ANoticeArrives: Story = {
  args: { answers: () => arriving.answers, live: played.changes },
  play: async () => {
    await screen.findByRole('button', { name: 'Notifications, 2 unread' })
    arriving.arrive()
    played.tell({ type: 'changed', topic: 'notices', id: 'n0' })
    await open('Notifications, 3 unread')
    await seeText('Machine down at the shop')
  },
}

const ends = fakeChanges()
const desk = fakeSessionServer({ role: 'builder' })
/** The session ended on another device: the bell disappears, and the page's guards are informed. */
export const SessionEndsElsewhere: Story = {
  args: { answers: () => fakeNoticeServer({ desk }).answers, live: ends.changes },
  play: async () => {
    await screen.findByRole('button', { name: 'Notifications, 2 unread' })
    desk.expire()
    ends.tell({ type: 'end' })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Notifications,/ })).toBeNull())
  },
}

export const NobodySignedIn: Story = {
  args: { answers: () => fakeNoticeServer({ desk: fakeSessionServer({ signedIn: false }) }).answers },
  play: async () => {
    await screen.findByRole('heading', { name: 'A page of the site' })
    await expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull()
  },
}
