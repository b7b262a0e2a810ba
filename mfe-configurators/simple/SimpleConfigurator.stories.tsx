import { refuseCall } from '@framewell/domain/http/answerCalls'
import { requestPlanQuote } from '@framewell/domain/quotes/quoteCalls'
import { markHydrating, never } from '@framewell/remote-kit/testing/freshBrowser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { quoteService } from '../testing/quoteService'
import { StoryShell } from '../testing/StoryShell'
import { planQuoteDraftSource } from './planQuoteDraft'

const memory =
  (state?: object, planId = 'the-bova-plan') =>
  () => {
    localStorage.clear()
    const draft = { state, savedAt: new Date(Date.now() - 120_000).toISOString(), changes: 3, link: null }
    if (state) localStorage.setItem(planQuoteDraftSource(planId).storageKey, JSON.stringify(draft))
    return () => localStorage.clear()
  }

const meta = {
  title: 'Configurators/Plan quote',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: { at: '/simple-configurator', answers: () => quoteService() },
  beforeEach: memory(),
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const ALL = { choice1: 'tough', choice2: 'efficient', choice3: 'luxury' }
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const place = () => screen.getByTestId('place').textContent
const closeIntro = async () => userEvent.click(await screen.findByRole('button', { name: 'Calculate Development ROI' }))
const fillContact = async () => {
  await userEvent.type(await screen.findByLabelText('Your name'), 'Ada Builder')
  await userEvent.type(screen.getByLabelText('Email'), 'ada@builders.test')
}

/** A place given on another screen is answered on the steps; it can be given or changed on each. */
export const DeliversToTheSite: Story = {
  beforeEach: () => {
    const forget = memory(ALL)()
    localStorage.setItem('framewell.delivery', JSON.stringify({ siteZip: '45402', deliverBy: '' }))
    return forget
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change ZIP code or date' }))
    const zip = await screen.findByLabelText(/ZIP code/)
    await waitFor(() => expect(zip).toHaveValue('45402'))
    await expect(
      await screen.findByText(/^We deliver to Dayton, OH 45402\. Earliest delivery: .* for a frame of [\d,]+ sq ft/),
    ).toBeVisible()
    await userEvent.clear(zip)
    await userEvent.type(zip, '774')
    await userEvent.tab()
    await expect(await screen.findByText('Use five digits')).toBeVisible()
    await userEvent.type(zip, '94')
    await expect(await screen.findByText(/^No shop reaches this ZIP yet \(nearest: Fort Wayne, [\d,]+ mi\)\.$/)).toBeVisible()
    const join = screen.getByRole('button', { name: 'Tell me when a shop reaches 77494' })
    await userEvent.click(join)
    await expect(await screen.findByText('Enter an email address, like name@example.com')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Email for news about 77494'), 'ada@builders.test{Enter}')
    await expect(await screen.findByText(/^Check your inbox: we put you on the list once you confirm/)).toBeVisible()
    await userEvent.type(screen.getByLabelText(/^Needed by/), '2020-01-01')
    await userEvent.tab()
    await expect(await screen.findByText('This day has passed. Choose today or a later day.')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: /Portfolio Tier/ }))
    await heading('Portfolio Tier')
    await expect(await screen.findByText(/^No shop reaches this ZIP yet/)).toBeVisible()
  },
}

export const FirstVisit: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Price The Bova for your market' }))
    await waitFor(() => expect(dialog.getByText('1,450 sq ft')).toBeVisible())
    await expect(dialog.getByText('Best for')).toBeVisible()
    await expect(dialog.getByText(/rows of rental houses/)).toBeVisible()
    const price = dialog.getByLabelText(/Expected sale price/)
    await userEvent.type(price, '100000001')
    await expect(price).toHaveAccessibleDescription(/Enter a whole number from 0 to 100,000,000/)
    await expect(screen.queryByText(/Gross margin at/)).toBeNull()
    await userEvent.clear(price)
    await userEvent.type(price, '$330,000.50')
    await expect(price).toHaveValue('$330,000.50')
    await closeIntro()
    await heading('Market Conditions')
    await expect(screen.getByText('0% complete')).toBeVisible()
    await expect(screen.getByText(/Gross margin at \$330,000/)).toBeInTheDocument()
    const next = await screen.findByRole('button', { name: 'Please choose an option' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('radio', { name: /Extreme Weather/ }))
    await expect(screen.getByText('33% complete')).toBeVisible()
    await expect(screen.getAllByText('$253,500').length).toBeGreaterThan(0)
    // The hint says that it stays on this device: the draft, which a private link shares, does not contain it.
    await expect(localStorage.getItem('framewell.plan-quote.the-bova-plan')).toContain('tough')
    await expect(localStorage.getItem('framewell.plan-quote.the-bova-plan')).not.toMatch(/330000|expectedValue/)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(async () => expect(await heading('Business Model')).toHaveFocus())
    await expect(place()).toBe('/simple-configurator?step=1')
  },
}

/** The last step's button names its action even before a choice is made; clicking it says what is missing. */
export const LastStepWithoutAChoice: Story = {
  args: { at: '/simple-configurator?step=2' },
  beforeEach: memory({ choice1: 'tough', choice2: 'efficient' }),
  play: async () => {
    await heading('Portfolio Tier')
    const submit = screen.getByRole('button', { name: 'Get My Quote' })
    await userEvent.click(submit)
    await expect(submit).toHaveAttribute('data-told', 'true')
    await expect(submit).toHaveAccessibleDescription('Please choose an option')
  },
}

/** A day that has passed since it was typed on this device does not stop the quote. */
export const RestoredToTheQuote: Story = {
  args: { at: '/simple-configurator?plan=the-storch-plan&step=2' },
  beforeEach: () => {
    const forget = memory(ALL, 'the-storch-plan')()
    localStorage.setItem('framewell.delivery', JSON.stringify({ siteZip: '45402', deliverBy: '2020-01-01' }))
    return forget
  },
  play: async () => {
    await heading('Portfolio Tier')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(screen.getByText('100% complete')).toBeVisible()
    await expect(screen.getAllByText('$368,200').length).toBeGreaterThan(0)
    const submit = screen.getByRole('button', { name: 'Get My Quote' })
    await userEvent.click(submit)
    await expect(await screen.findByText('There is a problem')).toBeVisible()
    await fillContact()
    await userEvent.click(submit)
    await screen.findByText('Quote Submitted Successfully!')
    await screen.findByText('Quote Q-2026-00042')
    // A finished house is a price for planning: only its kit is ordered.
    await expect(screen.queryByRole('link', { name: 'Place Order' })).toBeNull()
    await expect(screen.getByRole('link', { name: 'Configure its frame kit' })).toHaveAttribute(
      'href',
      '/configurator?plan=the-storch-plan',
    )
    await waitFor(() => expect(place()).toBe('/'))
  },
}

/** A day in the past that is typed here is not left out: its field says what is wrong, and keeps it. */
export const AsksForAnotherDay: Story = {
  args: { at: '/simple-configurator?step=1' },
  beforeEach: memory(ALL),
  play: async () => {
    await heading('Business Model')
    await userEvent.click(await screen.findByRole('button', { name: 'Check delivery to your ZIP code' }))
    await userEvent.type(await screen.findByLabelText(/ZIP code/), '45402')
    await userEvent.type(screen.getByLabelText(/^Needed by/), '2020-01-01')
    await userEvent.click(screen.getByRole('link', { name: /Portfolio Tier/ }))
    await heading('Portfolio Tier')
    await fillContact()
    const submit = screen.getByRole('button', { name: 'Get My Quote' })
    await userEvent.click(submit)
    const day = screen.getByLabelText(/^Needed by/)
    await waitFor(() => expect(day).toHaveAccessibleDescription(/This day has passed\. Choose today or a later day\./))
    await expect(day).toHaveFocus()
    await expect(day).toHaveValue('2020-01-01')
    await expect(screen.queryByText('Quote Submitted Successfully!')).toBeNull()
    await userEvent.clear(day)
    await userEvent.type(day, '2090-01-01')
    await userEvent.click(submit)
    await screen.findByText('Quote Submitted Successfully!')
  },
}

/** On a server-rendered page the choices appear after hydration: the dialog stays closed then too. */
export const RestoredAfterHydration: Story = {
  beforeEach: () => {
    const forget = memory({ choice1: 'tough' })()
    const hydrated = markHydrating()
    return () => {
      hydrated()
      forget()
    }
  },
  play: async () => {
    await heading('Market Conditions')
    await waitFor(() => expect(screen.getByRole('radio', { name: /Extreme Weather/ })).toBeChecked())
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const PricesChangedMeanwhile: Story = {
  args: {
    at: '/simple-configurator?step=2',
    answers: () =>
      quoteService({
        plan: () => {
          throw refuseCall(requestPlanQuote, 'totalChanged', { expected: { total: 270_000 } })
        },
      }),
  },
  globals: { viewport: { value: 'phone' } },
  beforeEach: memory(ALL),
  play: async () => {
    await heading('Portfolio Tier')
    await fillContact()
    await userEvent.click(screen.getByRole('button', { name: 'Get My Quote' }))
    await expect(await screen.findByText('The total is now $270,000')).toBeVisible()
    await expect(screen.getByText(/You saw \$264,200/)).toBeVisible()
    // It appeared below the window and scrolled into view.
    await waitFor(() => expect(screen.getByText('The total is now $270,000').getBoundingClientRect().bottom).toBeLessThan(innerHeight))
    await expect(screen.getByRole('button', { name: 'Get My Quote for $270,000' })).toBeVisible()
  },
}

let attempts = 0
export const LostConnectionThenRetried: Story = {
  args: {
    at: '/simple-configurator?step=2',
    answers: () => {
      const answers = quoteService()
      return (request) => {
        if (request.method === 'POST') {
          attempts += 1
          if (attempts === 1) throw new TypeError('Failed to fetch')
        }
        return answers(request)
      }
    },
  },
  beforeEach: () => {
    attempts = 0
    return memory(ALL)()
  },
  play: async () => {
    await heading('Portfolio Tier')
    await fillContact()
    await userEvent.click(screen.getByRole('button', { name: 'Get My Quote' }))
    await expect((await screen.findAllByText('Quote Submission Failed')).length).toBeGreaterThan(0)
    await expect(await screen.findByLabelText('Your name')).toHaveValue('Ada Builder')
    await userEvent.click(screen.getByRole('button', { name: 'Get My Quote' }))
    await screen.findByText('Quote Q-2026-00042')
  },
}

export const UnknownPlan: Story = {
  args: { at: '/simple-configurator?plan=the-moon-plan' },
  play: async () => {
    await expect(await screen.findByText('Plan Not Found')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Back to Home Plans' })).toHaveAttribute('href', '/home-plans')
  },
}

export const Loading: Story = {
  args: { answers: () => quoteService({ prices: never }) },
  play: async () => {
    await expect(await screen.findByText('Loading options and prices')).toBeInTheDocument()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: memory({ choice1: 'normal' }),
}
