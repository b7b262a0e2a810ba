import { currentSession } from '@framewell/domain/accounts/session'
import { CALLS } from '@framewell/domain/calls'
import { APPLY_FAILED, applyForCredit } from '@framewell/domain/credit/applicantCalls'
import { CREDIT_STORAGE_KEYS } from '@framewell/domain/credit/application'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { CallApi } from '@framewell/domain/http/callApi'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { readBrowserStore } from '@framewell/remote-kit/drafts/browserStore'
import { disconnected, markHydrating, never } from '@framewell/remote-kit/testing/freshBrowser'
import { answersIn } from '@framewell/remote-kit/testing/replay'
import { StoryShell, type StoryShellProps } from '@framewell/remote-kit/testing/StoryShell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import accountWithoutRecords from '../recordings/accountWithoutRecords.json'
import creditApplications from '../recordings/creditApplications.json'
import creditDecisions from '../recordings/creditDecisions.json'
import { MIDDLING, STRONG } from '../testing/applications'
import { GUESSED, PREFERRED } from '../testing/creditDecision'
import { type Memory, remember } from '../testing/memory'
import { Qualification } from './Qualification'

interface Scene extends Pick<StoryShellProps, 'recorded' | 'answers'> {
  compact?: boolean
}

const session = async (call: CallApi) => (await call(currentSession, {})).session
/** What an application is answered instead. */
const applying =
  (apply: AnswerCall<typeof applyForCredit>): NonNullable<Scene['answers']> =>
  (recorded) =>
    answerCalls([[applyForCredit, apply]], recorded)

const meta: Meta<Scene> = {
  title: 'Portal/Credit/Qualification',
  render: ({ compact, recorded = creditApplications, answers }) => (
    <StoryShell calls={CALLS} session={session} recorded={recorded} {...(answers && { answers })}>
      <div style={{ maxWidth: compact ? '26rem' : '44rem' }}>
        <Qualification compact={compact} />
      </div>
    </StoryShell>
  ),
}
export default meta
type Story = StoryObj<Scene>

const memory = (what?: Memory) => remember(what)
const submit = async (canvas: ReturnType<typeof within>) => userEvent.click(canvas.getByRole('button', { name: 'See my tier' }))

export const Empty: Story = {
  beforeEach: memory(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Pre-Qualify in 60 Seconds' })).toBeVisible()
    await expect(canvas.getByText('57% complete — 3 steps left to see your tier')).toBeVisible()
    await expect(await canvas.findByText(/Leaving it blank costs 16 of 100 points\.$/)).toBeVisible()
    await expect(canvas.queryByText(/Saved on this device/)).toBeNull()
    await userEvent.type(canvas.getByLabelText('Project location'), 'Columbus, Ohio')
    await expect(canvas.getByText('71% complete — 2 steps left to see your tier')).toBeVisible()
    await expect(canvas.getByLabelText('Project type')).toHaveValue('Build-to-Rent')
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('inputmode', 'email')
  },
}

/** Beside a hero the first two questions come first, also while they are typed; the rest follows Continue or Enter. */
export const Compact: Story = {
  args: { compact: true },
  beforeEach: memory(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Project location')).toBeVisible()
    await expect(canvas.getByLabelText(/^ZIP code/)).toBeVisible()
    const later = [/^Needed by/, 'Project type', 'Email'].map((name) => canvas.getByLabelText(name))
    for (const field of later) await expect(field).not.toBeVisible()
    await userEvent.type(canvas.getByLabelText('Project location'), 'Columbus, Ohio')
    await waitFor(() => expect(readBrowserStore('local', CREDIT_STORAGE_KEYS.draft)).toContain('Columbus'))
    for (const field of later) await expect(field).not.toBeVisible()
    await userEvent.keyboard('{Enter}')
    for (const field of later) await expect(field).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull()
    await waitFor(() => expect(canvas.getByLabelText(/^Needed by/)).toHaveFocus())
  },
}

/** A signed-in person types neither name, email nor company; what is typed already stays. */
export const SignedIn: Story = {
  args: { recorded: [accountWithoutRecords, creditApplications] },
  beforeEach: memory({ draft: { ...STRONG, contactName: 'Dana', email: '', companyName: '' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue('garages@framewell.example'))
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Dana')
    await waitFor(() => expect(canvas.getByLabelText(/^Company/)).toHaveValue('Park Garages'))
  },
}

export const Invalid: Story = {
  beforeEach: memory({ draft: { email: 'dana@' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await submit(canvas)
    const summary = await canvas.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    for (const [label, message] of [
      ['Project location', 'Location is required'],
      ['Your name', 'Name is required'],
      ['Email', 'Valid email is required'],
    ] as const) {
      const field = canvas.getByLabelText(label)
      await expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
      await expect(field).toBeInvalid()
    }
    await waitFor(() => expect(getComputedStyle(canvas.getByLabelText('Email')).borderColor).toBe('rgb(179, 38, 30)'))
    await userEvent.click(within(summary).getByText('Valid email is required'))
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
  },
}

export const SavedDraft: Story = {
  beforeEach: memory({ draft: { projectLocation: 'Dayton, OH', contactName: 'Dana Reyes' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('Project location')).toHaveValue('Dayton, OH')
    await expect(canvas.getByText('Saved on this device 2 min ago')).toBeVisible()
    await expect(canvas.getByText('86% complete — 1 steps left to see your tier')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Email'), 'dana@example.com')
    await expect(canvas.getByText('Complete')).toBeVisible()
    await expect(canvas.getByText('Saved on this device just now')).toBeVisible()
    await expect(localStorage.getItem('framewell.qualification.draft')).toContain('dana@example.com')
  },
}

/** Place and date are optional, answered at once, and stored for the screens that follow. */
export const AsksWhereAndWhen: Story = {
  beforeEach: memory({ draft: STRONG }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Complete')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/ZIP code/), '4540')
    await submit(canvas)
    await expect(canvas.getByLabelText(/ZIP code/)).toHaveAccessibleDescription(expect.stringContaining('Use five digits'))
    await userEvent.type(canvas.getByLabelText(/ZIP code/), '2')
    await expect(await canvas.findByText(/^We deliver to Dayton, OH 45402\. Earliest delivery: /)).toBeVisible()
    const deliverBy = answersIn(creditApplications, applyForCredit).find(({ site }) => site?.deliverBy)?.site?.deliverBy ?? ''
    await userEvent.type(canvas.getByLabelText(/Needed by/), deliverBy)
    await expect(await canvas.findByText(new RegExp(`That is after ${longDate(deliverBy)}, when you need it\\.`))).toBeVisible()
    await expect(JSON.parse(localStorage.getItem('framewell.delivery') ?? '')).toEqual({ siteZip: '45402', deliverBy })
    await submit(canvas)
    await expect(await canvas.findByText('Your preliminary tier')).toBeVisible()
  },
}

/** A place that the ZIP code already says is not asked a second time, and one that was typed stays. */
export const TakesThePlaceFromTheZip: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/ZIP code/), '45402')
    await waitFor(() => expect(canvas.getByLabelText('Project location')).toHaveValue('Dayton, OH'))
    await userEvent.clear(canvas.getByLabelText('Project location'))
    await userEvent.type(canvas.getByLabelText('Project location'), 'Lot 7, Kettering, OH')
    await userEvent.clear(canvas.getByLabelText(/ZIP code/))
    await userEvent.type(canvas.getByLabelText(/ZIP code/), '45402')
    await expect(await canvas.findByText(/^We deliver to Dayton, OH/)).toBeVisible()
    await expect(canvas.getByLabelText('Project location')).toHaveValue('Lot 7, Kettering, OH')
  },
}

export const CorruptDraft: Story = {
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
    const forget = remember({ draft: 'corrupt' })()
    return () => {
      warn.mockRestore()
      forget()
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('framewell.qualification.draft'), expect.anything())
    await expect(canvas.getByLabelText('Project location')).toHaveValue('')
    await expect(canvas.getByLabelText('Budget')).toHaveValue('Medium ($100K–500K)')
  },
}

export const ChangedInAnotherTab: Story = {
  beforeEach: memory(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    remember({ draft: { projectLocation: 'Toledo, OH' }, savedMinutesAgo: 0 })()
    window.dispatchEvent(new StorageEvent('storage', { key: 'framewell.qualification.draft' }))
    await waitFor(() => expect(canvas.getByLabelText('Project location')).toHaveValue('Toledo, OH'))
  },
}

export const Pending: Story = {
  args: { answers: applying(never) },
  beforeEach: memory({ draft: STRONG }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await submit(canvas)
    const button = await canvas.findByRole('button', { name: 'Analyzing...' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(await canvas.findByText(/the connection is slow/)).toBeVisible()
  },
}

/** The first response is lost after the server decided; the retry sends the same key, so there is one application. */
const sentKeys: (string | undefined)[] = []
const loseFirstAnswer: NonNullable<Scene['answers']> = (recorded) => (request) => {
  if (!request.url.endsWith(applyForCredit.path)) return recorded(request)
  sentKeys.push(request.headers['idempotency-key'])
  return sentKeys.length === 1 ? disconnected() : recorded(request)
}

export const ConnectionLost: Story = {
  args: { answers: loseFirstAnswer },
  beforeEach: () => {
    sentKeys.length = 0
    return remember({ draft: STRONG })()
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await submit(canvas)
    await expect(await canvas.findByText(APPLY_FAILED)).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveValue('dana@example.com')
    await submit(canvas)
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Preferred' })).toHaveFocus())
    await expect(sentKeys).toHaveLength(2)
    await expect(sentKeys[1]).toBe(sentKeys[0])
  },
}

export const ServiceDown: Story = {
  args: {
    answers: applying(() => Promise.reject(refuseCall(applyForCredit, 'unavailable'))),
  },
  beforeEach: memory({ draft: STRONG }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await submit(canvas)
    const banner = await canvas.findByRole('alert')
    await expect(banner).toHaveTextContent(APPLY_FAILED)
    await expect(banner).toHaveTextContent('The service is briefly unavailable. Please try again shortly. What you typed is kept.')
    await expect(canvas.getByLabelText('Project location')).toHaveValue('Dayton, OH')
  },
}

export const RefusedByTheServer: Story = {
  args: {
    answers: applying(() =>
      Promise.reject(refuseCall(applyForCredit, 'invalidInput', { fields: [{ path: 'email', message: 'Valid email is required' }] })),
    ),
  },
  beforeEach: memory({ draft: STRONG }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await submit(canvas)
    await expect(await canvas.findByText(APPLY_FAILED)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Email')).toBeInvalid())
  },
}

export const Decided: Story = {
  beforeEach: memory({ draft: MIDDLING }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await submit(canvas)
    await waitFor(async () => expect(await canvas.findByRole('heading', { name: 'Standard' })).toHaveFocus())
    await expect(localStorage.getItem('framewell.qualification.last')).toContain('"tier":"Standard"')
  },
}

export const WelcomeBack: Story = {
  args: { recorded: creditDecisions },
  beforeEach: () => {
    const info = spyOn(console, 'info').mockImplementation(() => undefined)
    const forget = remember({ draft: STRONG, last: PREFERRED })()
    return () => {
      info.mockRestore()
      forget()
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Preferred' })).toBeVisible()
    await expect(console.info).toHaveBeenCalledWith('Welcome back. Your last decision: Preferred tier, credit limit $150,000.')
    await userEvent.click(canvas.getByRole('button', { name: 'Change your answers' }))
    await expect(canvas.getByLabelText('Project location')).toHaveValue('Dayton, OH')
  },
}

/** On a server-rendered page the decision is read after hydration. */
export const WelcomeBackAfterHydration: Story = {
  ...WelcomeBack,
  beforeEach: () => {
    const info = spyOn(console, 'info').mockImplementation(() => undefined)
    const forget = remember({ draft: STRONG, last: PREFERRED })()
    const hydrated = markHydrating()
    return () => {
      info.mockRestore()
      forget()
      hydrated()
    }
  },
}

export const LastDecisionGone: Story = {
  args: { recorded: creditDecisions },
  beforeEach: memory({ last: GUESSED }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Apply again' }))
    await expect(await canvas.findByRole('button', { name: 'See my tier' })).toBeVisible()
  },
}
