import { currentSession } from '@framewell/domain/accounts/session'
import { answerCalls } from '@framewell/domain/http/answerCalls'
import type { CallApi } from '@framewell/domain/http/callApi'
import { getQuote } from '@framewell/domain/quotes/quoteCalls'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import { DESIGN_SITE, designedWords } from '@framewell/domain/structure/site'
import { disconnected, never } from '@framewell/remote-kit/testing/freshBrowser'
import { newerServer } from '@framewell/remote-kit/testing/newerServer'
import { answerIn, type Recording } from '@framewell/remote-kit/testing/replay'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import quote from '../recordings/quote.json'
import quoteChanged from '../recordings/quoteChanged.json'
import quoteExpired from '../recordings/quoteExpired.json'
import quoteForASite from '../recordings/quoteForASite.json'
import quoteOfABuilder from '../recordings/quoteOfABuilder.json'
import quoteOrdered from '../recordings/quoteOrdered.json'
import quoteReplaced from '../recordings/quoteReplaced.json'
import quoteWithoutContact from '../recordings/quoteWithoutContact.json'
import { StoryShell } from '../testing/StoryShell'

/** The link of a recorded quote. */
const linkOf = ({ steps }: Recording) => getQuote.input.parse(steps.find(({ call }) => call === getQuote.name)?.input)
/** A recorded quote at its link. */
const at = (recorded: Recording) => ({ at: quotePath(linkOf(recorded)), recorded })

const meta = {
  title: 'Configurators/Quote',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: at(quote),
  beforeEach: () => {
    localStorage.clear()
    return () => localStorage.clear()
  },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const number = () => screen.findByRole('heading', { level: 1, name: 'Q-2026-00001' })

/** Delivery is of the quoted frame, not of a usual one. */
export const DeliveryOfTheQuotedFrame: Story = {
  beforeEach: () => {
    localStorage.setItem('framewell.delivery', JSON.stringify({ siteZip: '45402', deliverBy: '' }))
  },
  play: async () => {
    await number()
    await expect(await screen.findByText(/for a frame of 1,200 sq ft/)).toBeVisible()
  },
}

/** The place given with the quote, on a device that knows another one. The device keeps its own until a place is typed here. */
export const DeliveryToTheQuotedPlace: Story = {
  args: at(quoteForASite),
  beforeEach: () => {
    localStorage.setItem('framewell.delivery', JSON.stringify({ siteZip: '45402', deliverBy: '' }))
  },
  play: async () => {
    await number()
    await expect(await screen.findByText(/^No shop reaches this ZIP yet/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Change ZIP code or date' }))
    await expect(await screen.findByLabelText(/^ZIP code/)).toHaveValue('77494')
    const { deliverBy } = answerIn(quoteForASite, getQuote).quote.site ?? {}
    await expect(screen.getByLabelText(/^Needed by/)).toHaveValue(deliverBy)
    await expect(JSON.parse(localStorage.getItem('framewell.delivery') ?? '')).toEqual({ siteZip: '45402', deliverBy: '' })
    await userEvent.clear(screen.getByLabelText(/^ZIP code/))
    await userEvent.type(screen.getByLabelText(/^ZIP code/), '45402')
    await expect(await screen.findByText(/Dayton, OH 45402/)).toBeVisible()
    await expect(screen.getByLabelText(/^Needed by/)).toHaveValue(deliverBy)
  },
}

export const Open: Story = {
  play: async () => {
    await number()
    await expect(screen.getByText('Build-to-sell house of 1,200 sq ft')).toBeVisible()
    await expect(screen.getByText('1,200 sq ft × $22.50')).toBeVisible()
    await expect(screen.getAllByText('$200,800')).toHaveLength(2)
    await expect(
      screen.getByText(
        'Your order is for the framing kit: $22,000. Not part of the framing kit: $178,800. Order it from your own suppliers.',
      ),
    ).toBeVisible()
    await expect(screen.getByRole('img', { name: /40′-0″ by 30′-0″/ })).toBeVisible()
    await expect(screen.getByText('Dana Reyes, Reyes Homes')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Change this quote' })).toHaveAttribute(
      'href',
      `/advanced-configurator?revise=${linkOf(quote).id}#token=${linkOf(quote).token}`,
    )
    await expect(screen.getByRole('link', { name: 'Apply for credit' })).toHaveAttribute('href', '/qualification')
    await userEvent.click(screen.getByRole('button', { name: 'Email me this quote' }))
    await expect(await screen.findByText('We sent quote Q-2026-00001 to d…@example.com.')).toBeVisible()
  },
}

/** A catalog plan's kit with a frame that passes at the plan's design site. */
export const DesignedForASite: Story = {
  args: at(quoteForASite),
  play: async () => {
    await number()
    await expect(screen.getAllByText(designedWords(DESIGN_SITE))).toHaveLength(1)
    await expect(screen.getByText(/^Not checked: trusses, /)).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Changed: Story = {
  args: at(quoteChanged),
  play: async () => {
    await number()
    const table = within(screen.getByRole('table', { name: 'Changes since revision 1' }))
    await expect(table.getAllByText('not included')).toHaveLength(2)
    await expect(table.getByText('Crawl space')).toBeVisible()
  },
}

export const Expired: Story = {
  args: at(quoteExpired),
  play: async () => {
    await expect(await screen.findByText(/^This quote expired on January 31, 2026/)).toBeVisible()
    await expect(screen.getByText('Was valid until')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Change this quote' })).toHaveAttribute('data-variant', 'primary')
  },
}

/** Nobody has ordered it: it waits in a change order for the signatures of both sides. */
export const ProposedInAChange: Story = {
  args: {
    ...at(quoteOrdered),
    answers: newerServer(
      (recorded) => newerServer(() => recorded, '"status":"ordered"', '"status":"proposed"')(recorded),
      JSON.stringify({ order: answerIn(quoteOrdered, getQuote).order, proposed: null }).slice(1, -1),
      '"order":null,"proposed":{"order":"FW-2026-00042","change":2}',
    ),
  },
  play: async () => {
    await expect(await screen.findByText('This quote is proposed in change 2 of order FW-2026-00042')).toBeVisible()
    await expect(screen.getByText('In a change order')).toBeVisible()
    await expect(screen.queryByText(/became/)).toBeNull()
  },
}

export const Replaced: Story = {
  args: at(quoteReplaced),
  play: async () => {
    const newest = await screen.findByRole('link', { name: 'Open revision 2' })
    await expect(newest).toHaveAttribute('href', answerIn(quoteReplaced, getQuote).newest?.privateLink)
    await expect(screen.queryByRole('link', { name: 'Change this quote' })).toBeNull()
  },
}

/** It leads to its order and says when that comes, and nobody can save it any more. */
export const Ordered: Story = {
  args: at(quoteOrdered),
  play: async () => {
    const { order } = answerIn(quoteOrdered, getQuote)
    await expect(await screen.findByText(`This quote became order ${order?.number}`)).toBeVisible()
    await expect(screen.getByText(`${order?.delivery}.`)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute('href', `/order-tracking?order=${order?.number}`)
    await expect(screen.queryByRole('button', { name: /Sign up|Save to my account|Place Order/ })).toBeNull()
  },
}

export const UploadedPlanWithoutContact: Story = {
  args: at(quoteWithoutContact),
  play: async () => {
    await number()
    await expect(screen.getByText('The drawing is an estimate from the floor area.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Email me this quote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Where should we send it?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send the quote' }))
    await expect(await dialog.findByText('There is a problem')).toBeVisible()
    await userEvent.type(await dialog.findByLabelText('Your name'), 'Dana Reyes')
    await userEvent.type(dialog.getByLabelText('Email'), 'dana@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Send the quote' }))
    await expect(await screen.findByText('Quote sent')).toBeVisible()
    await expect(await screen.findByText('Dana Reyes')).toBeVisible()
  },
}

/** An old link with its token in the query. */
export const EarlyLink: Story = {
  args: { at: `/quote?id=${linkOf(quote).id}&token=${linkOf(quote).token}` },
  play: async () => {
    await number()
    await expect(screen.getByTestId('place')).toHaveTextContent(`/quote?id=${linkOf(quote).id}`)
    await expect(screen.getByTestId('place')).not.toHaveTextContent('token')
  },
}

export const SigningUp: Story = {
  play: async () => {
    await number()
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up with this link' }))
    await expect(await screen.findByText(/We sent an invitation to d…@example.com/)).toBeVisible()
  },
}

export const SigningUpWithoutContact: Story = {
  args: at(quoteWithoutContact),
  play: async () => {
    await number()
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up with this link' }))
    await expect(await screen.findByText(/Send it to yourself by email first/)).toBeVisible()
  },
}

export const TakenByASignedInBuilder: Story = {
  args: {
    ...at(quoteOfABuilder),
    session: async (call: CallApi) => (await call(currentSession, {})).session,
  },
  play: async () => {
    await number()
    await userEvent.click(await screen.findByRole('button', { name: 'Save to my account' }))
    await expect(await screen.findByText(/Saved to Reyes Homes/)).toBeVisible()
  },
}

export const UnknownLink: Story = {
  args: { at: quotePath({ ...linkOf(quote), token: 'wrong-token-0123456789' }) },
  play: async () => {
    await expect(await screen.findByText('This link does not open a quote')).toBeVisible()
  },
}

export const NoLink: Story = { args: { at: '/quote' } }

export const Loading: Story = {
  args: { answers: (recorded) => answerCalls([[getQuote, never]], recorded) },
  play: async () => {
    await expect(await screen.findByText('Loading the quote')).toBeInTheDocument()
  },
}

export const FailedThenRetried: Story = {
  args: {
    answers: (recorded) => {
      let asked = 0
      return (request) => {
        asked += 1
        return asked === 1 ? disconnected() : recorded(request)
      }
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await number()
  },
}
