import { answerCalls } from '@framewell/domain/http/answerCalls'
import { cents } from '@framewell/domain/money/cents'
import type { Quote } from '@framewell/domain/quotes/quote'
import { getQuote } from '@framewell/domain/quotes/quoteCalls'
import { DESIGN_SITE, designedWords } from '@framewell/domain/structure/site'
import { never } from '@framewell/remote-kit/testing/freshBrowser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { QUOTE_TOKEN, quoteLink, STORY_ORDER } from '../testing/quoteLink'
import { STORY_ANSWERS, storyQuote } from '../testing/quoteService'
import { StoryShell } from '../testing/StoryShell'

const CONTACT = { name: 'Dana Reyes', email: 'dana@example.com', companyName: 'Reyes Homes' }
const ADVANCED = storyQuote({ kind: 'advanced', answers: STORY_ANSWERS }, CONTACT)
const UPLOADED = storyQuote(
  {
    kind: 'steel',
    answers: {
      planType: 'upload',
      selectedPlan: null,
      uploadedPlan: {
        name: 'Lot 7',
        files: [{ id: '3c6b8a52-5d0e-4c57-8a4e-6d1f2b3c4d5e', token: '', name: 'lot-7.pdf' }],
        squareFeet: 1200,
        description: '',
      },
      foundation: 'slab-stem-wall',
      steelFrame: '18-gauge-steel',
      sheathing: 'insulated-panels',
      roofing: 'standing-seam-metal',
    },
  },
  null,
)
const KIT = storyQuote(
  {
    kind: 'steel',
    answers: {
      planType: 'catalog',
      selectedPlan: 'the-schiff-plan',
      uploadedPlan: null,
      foundation: 'slab-stem-wall',
      steelFrame: '18-gauge-steel',
      sheathing: 'insulated-panels',
      roofing: 'standing-seam-metal',
    },
  },
  null,
)
const pathOf = ({ id }: Quote) => `/quote?id=${id}#token=${QUOTE_TOKEN}`
const holding =
  (...held: Parameters<typeof quoteLink>) =>
  () =>
    quoteLink(...held)

const meta = {
  title: 'Configurators/Quote',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: { at: pathOf(ADVANCED), answers: holding(ADVANCED) },
  beforeEach: () => {
    localStorage.clear()
    return () => localStorage.clear()
  },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const number = () => screen.findByRole('heading', { level: 1, name: 'Q-2026-00042' })

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
  args: { at: pathOf(KIT), answers: holding({ ...KIT, site: { zip: '77494', deliverBy: '2027-03-31' } }) },
  beforeEach: () => {
    localStorage.setItem('framewell.delivery', JSON.stringify({ siteZip: '45402', deliverBy: '' }))
  },
  play: async () => {
    await number()
    await expect(await screen.findByText(/^No shop reaches this ZIP yet/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Change ZIP code or date' }))
    await expect(await screen.findByLabelText(/^ZIP code/)).toHaveValue('77494')
    await expect(screen.getByLabelText(/^Needed by/)).toHaveValue('2027-03-31')
    await expect(JSON.parse(localStorage.getItem('framewell.delivery') ?? '')).toEqual({ siteZip: '45402', deliverBy: '' })
    await userEvent.clear(screen.getByLabelText(/^ZIP code/))
    await userEvent.type(screen.getByLabelText(/^ZIP code/), '45402')
    await expect(await screen.findByText(/Dayton, OH 45402/)).toBeVisible()
    await expect(screen.getByLabelText(/^Needed by/)).toHaveValue('2027-03-31')
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
      `/advanced-configurator?revise=${ADVANCED.id}#token=${QUOTE_TOKEN}`,
    )
    await expect(screen.getByRole('link', { name: 'Apply for credit' })).toHaveAttribute('href', '/qualification')
    await userEvent.click(screen.getByRole('button', { name: 'Email me this quote' }))
    await expect(await screen.findByText('We sent quote Q-2026-00042 to d…@example.com.')).toBeVisible()
  },
}

/** A catalog plan's kit with a frame that passes at the plan's design site. */
export const DesignedForASite: Story = {
  args: { at: pathOf(KIT), answers: holding(KIT) },
  play: async () => {
    await number()
    await expect(screen.getAllByText(designedWords(DESIGN_SITE))).toHaveLength(1)
    await expect(screen.getByText(/^Not checked: trusses, /)).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Changed: Story = {
  args: {
    answers: holding({
      ...ADVANCED,
      revision: 2,
      warnings: ['Trusses span 46′-0″; our drawing rules end at 40′-0″.'],
      changes: [
        { id: 'concrete-slab', label: 'Concrete slab', beforeCents: cents(22_500_00), afterCents: null },
        { id: 'crawl-space', label: 'Crawl space', beforeCents: null, afterCents: cents(27_000_00) },
        { id: 'insulation', label: 'Insulation', beforeCents: cents(1_700_00), afterCents: cents(1_800_00) },
      ],
    }),
  },
  play: async () => {
    await number()
    await expect(screen.getByText('Engineering review required')).toBeVisible()
    const table = within(screen.getByRole('table', { name: 'Changes since revision 1' }))
    await expect(table.getAllByText('not included')).toHaveLength(2)
    await expect(table.getByText('$1,700')).toBeVisible()
  },
}

export const Expired: Story = {
  args: { answers: holding({ ...ADVANCED, status: 'expired', validUntil: '2026-01-31T12:00:00.000Z' }) },
  play: async () => {
    await expect(await screen.findByText(/^This quote expired on January 31, 2026/)).toBeVisible()
    await expect(screen.getByText('Was valid until')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Change this quote' })).toHaveAttribute('data-variant', 'primary')
  },
}

export const Replaced: Story = {
  args: {
    answers: holding(
      { ...ADVANCED, status: 'replaced', replacedBy: '0b7d7f0e-8a6f-4b1c-9a54-1f2e3d4c5b6a' },
      { revision: 3, privateLink: '/quote?id=0b7d7f0e-8a6f-4b1c-9a54-1f2e3d4c5b6a#token=x' },
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Open revision 3' })).toHaveAttribute('href', expect.stringContaining('0b7d7f0e'))
    await expect(screen.queryByRole('link', { name: 'Change this quote' })).toBeNull()
  },
}

/** It leads to its order and says when that comes, and nobody can save it any more. */
export const Ordered: Story = {
  args: { at: pathOf(KIT), answers: holding({ ...KIT, status: 'ordered' }) },
  play: async () => {
    await expect(await screen.findByText(`This quote became order ${STORY_ORDER.number}`)).toBeVisible()
    await expect(screen.getByText(`${STORY_ORDER.delivery}.`)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
      'href',
      `/order-tracking?order=${STORY_ORDER.number}`,
    )
    await expect(screen.queryByRole('button', { name: /Sign up|Save to my account|Place Order/ })).toBeNull()
  },
}

export const UploadedPlanWithoutContact: Story = {
  args: { at: pathOf(UPLOADED), answers: holding(UPLOADED) },
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
  args: { at: `/quote?id=${ADVANCED.id}&token=${QUOTE_TOKEN}` },
  play: async () => {
    await number()
    await expect(screen.getByTestId('place')).toHaveTextContent(`/quote?id=${ADVANCED.id}`)
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
  args: { at: pathOf(UPLOADED), answers: holding(UPLOADED) },
  play: async () => {
    await number()
    await userEvent.click(await screen.findByRole('button', { name: 'Sign up with this link' }))
    await expect(await screen.findByText(/Send it to yourself by email first/)).toBeVisible()
  },
}

export const TakenByASignedInBuilder: Story = {
  args: {
    session: async () => ({ id: 'a1', email: 'dana@example.com', name: 'Dana', role: 'builder', expiresAt: '2027-01-01T00:00:00Z' }),
  },
  play: async () => {
    await number()
    await userEvent.click(await screen.findByRole('button', { name: 'Save to my account' }))
    await expect(await screen.findByText(/Saved to Reyes Homes/)).toBeVisible()
  },
}

export const UnknownLink: Story = {
  args: { at: `/quote?id=${ADVANCED.id}#token=wrong-token-0123456789` },
  play: async () => {
    await expect(await screen.findByText('This link does not open a quote')).toBeVisible()
  },
}

export const NoLink: Story = { args: { at: '/quote' } }

export const Loading: Story = {
  args: { answers: () => answerCalls([[getQuote, never]]) },
  play: async () => {
    await expect(await screen.findByText('Loading the quote')).toBeInTheDocument()
  },
}

export const FailedThenRetried: Story = {
  args: {
    answers: () => {
      let asked = 0
      return answerCalls([
        [
          getQuote,
          () => {
            asked += 1
            if (asked === 1) throw new TypeError('Failed to fetch')
            return { quote: ADVANCED, kitCents: null, newest: null }
          },
        ],
      ])
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await number()
  },
}
