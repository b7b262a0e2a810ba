import { CALLS } from '@framewell/domain/calls'
import { type CreditResult, emailCreditDecision } from '@framewell/domain/credit/applicantCalls'
import { PREPAY_NOTICE } from '@framewell/domain/credit/tips'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { StoryShell } from '@framewell/remote-kit/testing/StoryShell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import creditDecisions from '../recordings/creditDecisions.json'
import { NOTHING_TO_IMPROVE, PREFERRED, PREMIUM, PREPAY, REJECTED, STANDARD } from '../testing/creditDecision'
import { ResultCard } from './ResultCard'

interface Scene {
  decision: CreditResult
  email?: AnswerCall<typeof emailCreditDecision>
}

const meta: Meta<Scene> = {
  title: 'Portal/Credit/ResultCard',
  render: ({ decision, email }) => (
    <StoryShell
      calls={CALLS}
      recorded={creditDecisions}
      answers={(recorded) => (email ? answerCalls([[emailCreditDecision, email]], recorded) : recorded)}
    >
      <div style={{ maxWidth: '40rem' }}>
        <ResultCard decision={decision} link={decision} onChangeAnswers={fn()} />
      </div>
    </StoryShell>
  ),
}
export default meta
type Story = StoryObj<Scene>

const FIXED_TIPS = ['Add two trade references', 'Demonstrate on-time payment on your next small order']

export const Preferred: Story = {
  args: { decision: PREFERRED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Preferred' })).toBeVisible()
    await expect(getComputedStyle(canvas.getByText('Preferred')).color).toBe('rgb(26, 112, 70)')
    await expect(canvas.getByText('97')).toBeVisible()
    await expect(canvas.getByText('$150,000')).toBeVisible()
    await expect(canvas.getByText('Size the first order between $100K and $500K.')).toBeVisible()
    const onward = canvas.getByRole('link', { name: 'View Full Terms & Continue' })
    await expect(onward).toHaveAttribute('href', `/terms?decision=${PREFERRED.id}#token=${PREFERRED.token}`)
  },
}

export const PreferredWithNothingToImprove: Story = {
  args: { decision: NOTHING_TO_IMPROVE },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading', { level: 3 })).toBeNull()
  },
}

export const Standard: Story = {
  args: { decision: STANDARD },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(getComputedStyle(canvas.getByText('Standard')).color).toBe('rgb(31, 78, 121)')
    await expect(canvas.getByRole('heading', { name: 'How to Move to Preferred' })).toBeVisible()
    for (const tip of FIXED_TIPS) await expect(canvas.getByText(tip)).toBeVisible()
    await expect(canvas.getByText(/the limit our credit team decides on/)).toBeVisible()
    await expect(canvas.queryByText(/This limit is yours/)).toBeNull()
    await userEvent.click(canvas.getByText('Why this score'))
    await expect(canvas.getByText('7 of 25')).toBeVisible()
  },
}

export const StandardApproved: Story = {
  args: { decision: { ...STANDARD, status: 'approved' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/This limit is yours, for the project you named/)).toBeVisible()
  },
}

export const Prepay: Story = {
  args: { decision: PREPAY },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(getComputedStyle(canvas.getByText('Prepay')).color).toBe('rgb(152, 81, 0)')
    await expect(canvas.getByText(PREPAY_NOTICE)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'How to Unlock Net 30 Terms' })).toBeVisible()
    for (const tip of FIXED_TIPS) await expect(canvas.getByText(tip)).toBeVisible()
  },
}

export const GrantedPremium: Story = { args: { decision: PREMIUM } }

export const Rejected: Story = { args: { decision: REJECTED } }

export const TierFactsOpen: Story = {
  args: { decision: PREFERRED },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'What Preferred means' }))
    const tooltip = await within(document.body).findByRole('tooltip')
    await expect(tooltip).toHaveTextContent('45-60 days, no deposit on most projects')
  },
}

export const QuoteSaved: Story = {
  args: { decision: PREFERRED },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save Quote' }))
    await expect(await canvas.findByText('Private link sent to d…@example.com.')).toBeVisible()
    await waitFor(() => expect(within(document.body).getByText('Quote saved')).toBeVisible())
  },
}

export const QuoteNotSaved: Story = {
  args: {
    decision: PREFERRED,
    email: () => {
      throw refuseCall(emailCreditDecision, 'tooManyRequests')
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save Quote' }))
    await waitFor(() => expect(within(document.body).getByText('Quote not saved')).toBeVisible())
  },
}
