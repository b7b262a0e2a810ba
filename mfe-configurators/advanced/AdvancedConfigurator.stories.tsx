import type { AdvancedAnswers } from '@framewell/domain/quotes/advancedQuote'
import { WINDY_SITE } from '@framewell/domain/structure/testing/confirmedSites'
import { never } from '@framewell/remote-kit/testing/freshBrowser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { FIX, pressEveryFix } from '../testing/pressEveryFix'
import { quoteService, STORY_ANSWERS } from '../testing/quoteService'
import { StoryShell } from '../testing/StoryShell'
import { STORY_LINK } from '../testing/steelService'
import { ADVANCED_DRAFT, advancedDraftSchema } from './advancedDraft'

const memory = (state?: AdvancedAnswers) => () => {
  localStorage.clear()
  const draft = { state, savedAt: new Date(Date.now() - 120_000).toISOString(), changes: 3, link: null }
  if (state) localStorage.setItem(ADVANCED_DRAFT.storageKey, JSON.stringify(draft))
  return () => localStorage.clear()
}

const meta = {
  title: 'Configurators/Advanced configurator',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: { at: '/advanced-configurator', answers: () => quoteService() },
  beforeEach: memory(),
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const place = () => screen.getByTestId('place').textContent
const summary = () => within(screen.getByRole('complementary', { name: 'Estimate' }))

export const Defaults: Story = {
  play: async () => {
    await heading('Project Type')
    await expect(screen.getByRole('radio', { name: /Build-to-rent/ })).toBeChecked()
    // 125 × 1,450 sq ft.
    await expect(summary().getAllByText('$181,250').length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('link', { name: /Step 2.*House Dimensions/ }))
    await heading('House Dimensions')
    await expect(screen.getByLabelText('Square footage')).toHaveValue('1450')
    await expect(screen.getByLabelText('Length')).toHaveValue('60')
    await expect(screen.getByLabelText('Width')).toHaveValue('40')
  },
}

/** A browser can draw the title and the steps before the note has arrived. */
export const StepsStayWhenTheNoteArrives: Story = {
  play: async () => {
    const steps = await screen.findByRole('navigation', { name: /^Steps of/ })
    const { top } = steps.getBoundingClientRect()
    const note = steps.nextElementSibling
    await expect(note).toHaveTextContent('Copy private link')
    note?.setAttribute('hidden', '')
    await expect(steps.getBoundingClientRect().top).toBe(top)
    note?.removeAttribute('hidden')
  },
}

export const AreaFollowsLengthAndWidth: Story = {
  args: { at: '/advanced-configurator?step=1' },
  play: async () => {
    await heading('House Dimensions')
    const length = screen.getByLabelText('Length')
    await userEvent.clear(length)
    await expect(screen.getByLabelText('Square footage')).toHaveValue('0')
    await expect(screen.getByText('Enter the length in whole feet, 1 or more')).toBeVisible()
    await userEvent.type(length, '50')
    await expect(screen.getByLabelText('Square footage')).toHaveValue('2000')
    const area = screen.getByLabelText('Square footage')
    await userEvent.tripleClick(area)
    await userEvent.keyboard('1800')
    await expect(area).toHaveValue('1800')
    await expect(screen.getByLabelText('Length')).toHaveValue('50')
    await expect(screen.getByText(/the price follows the 1,800 sq ft entered/)).toBeVisible()
  },
}

/** Commas, signs and decimals as people type and paste them: shown as typed, priced as read, and the number read shown afterwards. */
export const NumbersAsTyped: Story = {
  args: { at: '/advanced-configurator?step=1' },
  play: async () => {
    await heading('House Dimensions')
    const area = screen.getByLabelText('Square footage')
    await userEvent.clear(area)
    await userEvent.type(area, '1450.5')
    await expect(area).toHaveValue('1450.5')
    await expect(summary().getAllByText('$181,250').length).toBeGreaterThan(0)
    await userEvent.tripleClick(area)
    await userEvent.paste('1,600')
    await expect(area).toHaveValue('1,600')
    await expect(summary().getAllByText('$200,000').length).toBeGreaterThan(0)
    await userEvent.tab()
    await expect(area).toHaveValue('1600')
  },
}

export const EveryStepToTheQuote: Story = {
  args: { at: '/advanced-configurator?step=2' },
  play: async () => {
    await heading('Foundation Options')
    await userEvent.click(screen.getByRole('radio', { name: /Concrete slab/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(async () => expect(await heading('Steel Frame System')).toHaveFocus())
    await userEvent.click(screen.getByRole('radio', { name: /Premium steel/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Additional Options')
    await userEvent.click(screen.getByRole('checkbox', { name: /Waterproofing/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Smart electrical/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Project Summary')
    // (125 + 18.75) × 1,450 + 22,000 + 3,200 + 2,800.
    await expect(summary().getAllByText('$236,437.50').length).toBeGreaterThan(0)
    await expect(screen.getByText(/Waterproofing, Smart electrical/)).toBeVisible()
    await userEvent.type(await screen.findByLabelText('Your name'), 'Ada Builder')
    await userEvent.type(screen.getByLabelText('Email'), 'ada@builders.test')
    await userEvent.click(screen.getByRole('button', { name: 'Get My Quote' }))
    await expect(await screen.findByText(/We'll contact you within 24 hours with your detailed project quote/)).toBeVisible()
    await waitFor(() => expect(place()).toBe('/'))
  },
}

export const DimensionsThatCannotBeQuoted: Story = {
  args: { at: '/advanced-configurator?step=5' },
  beforeEach: memory({ ...STORY_ANSWERS, dimensions: { squareFootage: 0, length: 0, width: 30 } }),
  play: async () => {
    await expect(await screen.findByText('The dimensions cannot be quoted yet')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Get My Quote' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('link', { name: 'Change the dimensions' }))
    await heading('House Dimensions')
  },
}

/** Numbers beyond a field's limit stay as typed and are refused. Extreme dimensions below it are priced and fit the screen; no frame is drawn for them, and the screen says who draws it. */
export const AbsurdDimensions: Story = {
  args: { at: '/advanced-configurator?step=1' },
  globals: { viewport: { value: 'phone' } },
  beforeEach: memory(STORY_ANSWERS),
  play: async () => {
    const fill = async (label: string, text: string) => {
      const input = await screen.findByLabelText(label)
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await userEvent.tab()
      return input
    }
    const stored = () => JSON.parse(localStorage.getItem('framewell.advanced.draft') ?? 'null').state
    for (const tooLong of ['100000', '1e3', '99999999999999999999999']) {
      const length = await fill('Length', tooLong)
      await expect(length).toHaveValue(tooLong)
      await expect(length).toHaveAccessibleDescription(/Enter a whole number from 0 to 99,999/)
      await waitFor(() => expect(stored().dimensions).toMatchObject({ length: 0, squareFootage: 0 }))
    }
    const area = await fill('Square footage', '40000000000000000000000')
    await expect(area).toHaveValue('40000000000000000000000')
    await expect(area).toHaveAccessibleDescription(/Enter a whole number from 0 to 9,999,999,999/)
    await waitFor(() => expect(stored().dimensions.squareFootage).toBe(0))
    await fill('Length', '10000')
    await fill('Width', '10,000')
    await expect(area).toHaveValue('100000000')
    await fill('Square footage', '9999999999')
    await waitFor(() => expect(stored().dimensions.squareFootage).toBe(9_999_999_999))
    await fill('Width', '10000')
    const said = await screen.findAllByText(/outside the range that our framing rules can draw: an engineer draws its frame/)
    await expect(said.some((element) => element.checkVisibility())).toBe(true)
    await expect(screen.getByLabelText('Square footage')).toHaveValue('100000000')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(advancedDraftSchema.safeParse(stored()).success).toBe(true)
  },
}

export const ChangingAQuote: Story = {
  args: {
    at: `/advanced-configurator?revise=${STORY_LINK.id}#token=${STORY_LINK.token}`,
    answers: () => quoteService({}, { kind: 'advanced', answers: STORY_ANSWERS }),
  },
  play: async () => {
    await expect(await screen.findByText('You are changing quote Q-2026-00042')).toBeVisible()
    await expect(screen.getByRole('radio', { name: /Build-to-sell/ })).toBeChecked()
    await expect(summary().getAllByText('$200,800').length).toBeGreaterThan(0)
  },
}

/** Fixes are priced with a steel frame: until one is chosen, each says so. */
export const AWindySiteWithoutASteelFrame: Story = {
  beforeEach: () => {
    memory({ ...STORY_ANSWERS, framing: '' })()
    localStorage.setItem('framewell.site', JSON.stringify(WINDY_SITE))
  },
  play: async () => {
    await expect(await screen.findByText(/checked members are overloaded$/)).toBeVisible()
    await expect((await screen.findAllByText('Choose a steel frame first: this is added to its price.')).length).toBeGreaterThan(0)
    await expect(screen.queryByRole('button', { name: FIX })).toBeNull()
  },
}

/** A windy, snowy site: members fail, one press of each fix makes frame, check and price follow; another size takes the fixes off. */
export const AWindySite: Story = {
  args: { at: '/advanced-configurator?step=1' },
  beforeEach: () => {
    memory(STORY_ANSWERS)()
    localStorage.setItem('framewell.site', JSON.stringify(WINDY_SITE))
  },
  play: async () => {
    await screen.findByText(/ lb of steel, /)
    await pressEveryFix()
    await expect(summary().getByText(/^Frame reinforced for 139 mph, exposure C, 70 psf as you confirmed/)).toBeVisible()
    await expect(summary().queryByText('$200,800')).toBeNull()
    await userEvent.type(screen.getByLabelText('Width'), '{selectall}28')
    await waitFor(() => expect(summary().queryByText(/^Frame reinforced/)).toBeNull())
  },
}

export const Loading: Story = {
  args: { answers: () => quoteService({ prices: never }) },
  play: async () => {
    await expect(await screen.findByText('Loading options and prices')).toBeInTheDocument()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, beforeEach: memory(STORY_ANSWERS) }
