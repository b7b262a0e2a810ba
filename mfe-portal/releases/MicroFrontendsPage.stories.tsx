import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { NO_HEALTH } from '@framewell/domain/releases/releaseHealth'
import { listOwnRemotes, listReleases, type RemoteRecord } from '@framewell/domain/releases/releaseRecord'
import { NOT_DRAWN } from '@framewell/domain/releases/serverDrawing'
import { tryRelease } from '@framewell/domain/releases/tryingCalls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { PortalStory } from '../testing/PortalStory'

const REMOTE = 'mfe-warranty'
const release = {
  remote: REMOTE,
  share: 0,
  promotedAt: '2026-11-20T09:00:00.000Z',
  notes: 'Claims with pictures',
  commit: '3f9c2ab',
  author: 'Wren Vale',
  shippedBy: 'Wren of the warranty team',
  filesKept: true,
  browserTrial: 'Tried in a browser: all 2 screens, with 3 recorded answers.',
}
const RECORD: RemoteRecord = {
  releases: [
    {
      ...release,
      id: '00000000-0000-4000-8000-000000000002',
      version: '9f3c2ab1d0e45877',
      status: 'withdrawn',
      createdAt: '2026-11-21T09:00:00.000Z',
      health: { ...NO_HEALTH, begun: 5, failures: 5 },
      ended: { at: '2026-11-21T10:00:00.000Z', by: 'automatic rollback', reason: 'It failed on 100% of its pages' },
    },
    {
      ...release,
      id: '00000000-0000-4000-8000-000000000001',
      version: '41d07c95be2f6a30',
      status: 'live',
      createdAt: '2026-11-20T09:00:00.000Z',
      health: { ...NO_HEALTH, begun: 1250, visits: 1198, failures: 12, lcpVisits: 800, lcpSlow: 40 },
      ended: null,
    },
  ],
  failures: [
    {
      id: '1',
      version: '9f3c2ab1d0e45877',
      stage: 'render',
      message: 'TypeError: claims is not iterable',
      path: '/warranty',
      count: 5,
      firstSeenAt: '2026-11-21T09:10:00.000Z',
      lastSeenAt: '2026-11-21T09:50:00.000Z',
      stack: 'TypeError: claims is not iterable\n    at Claims (app.4f1.js:1:2040)',
    },
  ],
  keys: [
    {
      id: '1',
      holder: 'Wren of the warranty team',
      issuedBy: 'office@framewell.example',
      expiresAt: '2027-05-20T09:00:00.000Z',
      lastUsedAt: null,
      revokedAt: null,
    },
  ],
  drawn: false,
  team: { company: 'Wren Warranty', people: [{ name: 'Wren Vale', email: 'wren@warranty.example' }] },
}
const LINK = { url: 'https://framewell.example/_release?trial=eyJ2Ijo.c2lnbmVk', until: '2026-11-28T09:00:00.000Z' }
const desk = (
  record: AnswerCall<typeof listReleases> = () => RECORD,
  remotes: readonly string[] = [REMOTE],
  preview: AnswerCall<typeof tryRelease> = () => LINK,
) =>
  answerCalls([
    [currentSession, fakeSessionServer({ role: 'partner' }).current],
    [listOwnRemotes, () => ({ remotes: [...remotes] })],
    [listReleases, record],
    [tryRelease, preview],
  ])

const meta = {
  title: 'Portal/Releases/Micro-frontends',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: `/micro-frontends?remote=${REMOTE}`, answers: () => desk() },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async () => {
    const withdrawn = within(await screen.findByRole('row', { name: /9f3c2ab1d0e45877.*nobody/ }))
    await expect(withdrawn.getByText('5 visitors began, 0 finished a visit, 100% failed, 0% met an error')).toBeVisible()
    await expect(withdrawn.getByText(/It failed on 100% of its pages \(automatic rollback/)).toBeVisible()
    await userEvent.click(screen.getByText('Show stack'))
    await expect(screen.getByText(/at Claims/)).toBeVisible()
    await seeText('Wren Vale, wren@warranty.example')
    await userEvent.click(withdrawn.getByText('Show notes'))
    await expect(withdrawn.getByText('Tried in a browser: all 2 screens, with 3 recorded answers.')).toBeVisible()
    await seeText(NOT_DRAWN)
  },
}
export const Previews: Story = {
  play: async () => {
    const live = within(await screen.findByRole('row', { name: /41d07c95be2f6a30.*everybody/ }))
    await userEvent.click(live.getByRole('button', { name: 'Preview link of 41d07c95be2f6a30' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview of 41d07c95be2f6a30' }))
    await expect(dialog.getByRole('textbox', { name: 'Preview link' })).toHaveValue(LINK.url)
    // A withdrawn release has none.
    await expect(screen.queryByRole('button', { name: 'Preview link of 9f3c2ab1d0e45877', hidden: true })).toBeNull()
  },
}
export const PreviewRefused: Story = {
  args: {
    answers: () =>
      desk(undefined, undefined, () => {
        throw refuseCall(tryRelease, 'withdrawn')
      }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Preview link of/ }))
    await seeText('This release was withdrawn. Ship a repaired one and preview that.')
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Chooses: Story = {
  args: { at: '/micro-frontends' },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: REMOTE }))
    await seeText('Wren Warranty')
  },
}
export const NoTeam: Story = {
  args: { at: '/micro-frontends', answers: () => desk(undefined, []) },
  play: async () => {
    await seeText('You work on no micro-frontend')
  },
}
export const Empty: Story = {
  args: { answers: () => desk(() => ({ releases: [], failures: [], keys: [], team: null, drawn: true })) },
  play: async () => {
    await seeText('No release yet.')
  },
}
export const AnotherTeams: Story = {
  args: {
    answers: () =>
      desk(() => {
        throw refuseCall(listReleases, 'notFound')
      }),
  },
  play: async () => {
    await seeText('You don’t work on this micro-frontend')
  },
}
export const Loading: Story = { args: { answers: () => desk(never) } }
export const Unreachable: Story = {
  args: { answers: () => desk(disconnected) },
  play: async () => {
    await seeText('Its releases could not be loaded')
  },
}
