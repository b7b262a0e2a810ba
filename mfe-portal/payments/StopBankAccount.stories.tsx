import { answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { openBankDetailStop, type StoppableBankDetail, stopBankDetail } from '@framewell/domain/payments/bankDetailCalls'
import { freshBrowser } from '@framewell/remote-kit/testing/freshBrowser'
import { seeText } from '@framewell/remote-kit/testing/seeText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { PortalStory } from '../testing/PortalStory'

const STORY_TOKEN = 'story-token-0123456789'
const ID = '0c0c0000-0000-4000-8000-00000000000b'
const OWNER = '0c0c0000-0000-4000-8000-00000000000c'
const DETAIL: StoppableBankDetail = {
  company: 'Park Homes',
  accountName: 'Park Homes Holding',
  accountLastFour: '7766',
  proposedBy: 'Sam Newcomer',
  proposedAt: '2026-11-20T09:00:00.000Z',
  status: 'active',
  stoppable: true,
}

/** A link that opens an account, which stopping rejects. */
function answersWith(detail: StoppableBankDetail) {
  let stored = detail
  return answerCalls([
    [
      openBankDetailStop,
      ({ token }) => {
        if (token !== STORY_TOKEN) throw refuseCall(openBankDetailStop, 'unknownStop')
        return stored
      },
    ],
    [
      stopBankDetail,
      () => {
        if (!stored.stoppable) throw refuseCall(stopBankDetail, 'notStoppable')
        stored = { ...stored, status: 'rejected', stoppable: false }
        return stored
      },
    ],
  ])
}

const meta = {
  title: 'Portal/Payments/Stop a bank account',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: freshBrowser,
  args: { at: `/stop-bank-account?id=${ID}&owner=${OWNER}#token=${STORY_TOKEN}`, answers: () => answersWith(DETAIL) },
} satisfies Meta<typeof PortalStory>
export default meta
type Story = StoryObj<typeof meta>

export const Stopped: Story = {
  play: async () => {
    await seeText('Sam Newcomer')
    await userEvent.click(screen.getByRole('button', { name: 'Stop this account' }))
    await seeText('This account is stopped')
    await expect(screen.queryByRole('button', { name: 'Stop this account' })).toBeNull()
  },
}
export const TooLate: Story = {
  args: { answers: () => answersWith({ ...DETAIL, stoppable: false }) },
  play: async () => {
    await seeText(/This link can no longer stop this account/)
    await expect(screen.queryByRole('button', { name: 'Stop this account' })).toBeNull()
  },
}
export const BrokenLink: Story = {
  args: { at: '/stop-bank-account#token=short' },
  play: async () => {
    await seeText('This link does not open a bank account')
  },
}
