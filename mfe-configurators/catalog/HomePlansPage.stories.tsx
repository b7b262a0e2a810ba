import { DESIGN_SITE, designedWords } from '@framewell/domain/structure/site'
import { freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test'
import { catalogAnswers, flakyCatalog, initialCatalog } from '../testing/catalogAnswers'
import { quoteService } from '../testing/quoteService'
import { StoryShell } from '../testing/StoryShell'

const meta = {
  title: 'Configurators/Home plans',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: { at: '/home-plans', answers: () => catalogAnswers() },
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const names = async () => (await screen.findAllByRole('article')).map((card) => within(card).getByRole('heading').textContent)

export const Full: Story = {
  play: async () => {
    await expect(await names()).toEqual(['The Bova', 'The Schiff', 'The Storch'])
    const bova = within(screen.getByRole('article', { name: 'The Bova' }))
    for (const fact of ['900 sq ft', '3 bed', '2.5 bath', '1 story', '$30,030']) await expect(bova.getByText(fact)).toBeVisible()
    for (const spec of [/S162-43 studs at 24 in/, '18 gauge (43 mil)', 'None (slab on grade)', /clear span$/])
      await expect(bova.getByText(spec)).toBeVisible()
    await expect(bova.getByRole('img', { name: /37′-6″ by 24′-0″/ })).toBeVisible()
    await expect(bova.getByRole('link', { name: 'Configure The Bova' })).toHaveAttribute('href', '/configurator?plan=the-bova-plan')
    await expect(bova.getByRole('link', { name: 'Get a Quote for The Bova' })).toHaveAttribute(
      'href',
      '/simple-configurator?plan=the-bova-plan',
    )
    const sentence = screen.getByText(/Designed for/)
    await expect(sentence).toHaveTextContent(`${designedWords(DESIGN_SITE)} What was not checked`)
    const unchecked = screen.getByRole('region', { name: 'What was not checked' })
    await expect(within(sentence).getByRole('link', { name: 'What was not checked' })).toHaveAttribute('href', `#${unchecked.id}`)
    await expect(unchecked).toHaveTextContent(/^Not checked: trusses, /)
  },
}

/** A plan that does not pass at its design site is named with what was not checked about it. */
export const OnePlanOfNoSite: Story = {
  args: {
    answers: () =>
      catalogAnswers(() => ({
        plans: initialCatalog.map((plan, at) => (at === 0 ? { ...plan, layout: { ...plan.layout, designSite: undefined } } : plan)),
      })),
  },
  play: async () => {
    await names()
    await expect(screen.getByText(/Designed for/)).toHaveTextContent(/^The Schiff, The Storch: Designed for/)
    await expect(screen.getByRole('region', { name: 'What was not checked' })).toHaveTextContent(/The Bova:Not checked: wind, snow, /)
  },
}

/** Where and by when is asked before the first choice; the answer is the shops' own, and no card says another time. */
export const DeliveryByZip: Story = {
  args: { answers: () => quoteService() },
  beforeEach: freshBrowser,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Check delivery to your ZIP code' }))
    await userEvent.type(await screen.findByLabelText(/ZIP code/), '45402')
    await expect(await screen.findByText(/^We deliver to Dayton, OH 45402\. Earliest delivery: /)).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Loading: Story = {
  args: { answers: () => catalogAnswers(never) },
  play: async () => {
    await expect(await screen.findByText('Loading plans')).toBeInTheDocument()
  },
}

export const FailedThenRetried: Story = {
  args: { answers: () => flakyCatalog(1) },
  play: async () => {
    await expect(await screen.findByText('The plans could not be loaded')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(await names()).toHaveLength(3)
  },
}

export const Failed: Story = {
  args: { answers: () => flakyCatalog(99) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const NothingOnOffer: Story = {
  args: { answers: () => catalogAnswers(() => ({ plans: [] })) },
  play: async () => {
    await expect(await screen.findByText('No plans are available right now')).toBeVisible()
  },
}

export const NothingMatches: Story = {
  args: { at: '/home-plans?bedrooms=4&maxPrice=35000' },
  play: async () => {
    await expect(await screen.findByText('No plan matches these filters')).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent('0 of 3 plans')
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await expect(await names()).toHaveLength(3)
    await expect(screen.getByTestId('place')).toHaveTextContent(/^\/home-plans$/)
  },
}

export const FilteredAndSorted: Story = {
  play: async () => {
    await names()
    await userEvent.selectOptions(screen.getByLabelText('Kit price'), 'Up to $45,000')
    await userEvent.selectOptions(screen.getByLabelText('Order'), 'Highest price first')
    await expect(await names()).toEqual(['The Schiff', 'The Bova'])
    await expect(screen.getByRole('status')).toHaveTextContent('2 of 3 plans')
    await expect(screen.getByTestId('place')).toHaveTextContent('/home-plans?maxPrice=45000&sort=price-down')
  },
}

export const Compared: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Compare The Bova' }))
    await expect(await screen.findByText(/Choose one more plan/)).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare The Storch' }))
    const table = within(await screen.findByRole('table', { name: 'Your plans compared' }))
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Compared', 'The Bova', 'The Storch'])
    await expect(table.getByText('$33.37')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Compare 2 plans side by side' })).toHaveAttribute('href', '#compare-plans')
    await expect(screen.getByTestId('place')).toHaveTextContent('compare=the-bova-plan%2Cthe-storch-plan')
  },
}

export const ComparedOnAPhone: Story = {
  args: { at: '/home-plans?compare=the-bova-plan,the-schiff-plan' },
  globals: { viewport: { value: 'phone' } },
}

const view = (alt: string, color: string) => ({
  ...{
    url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750"><path fill="${color}" d="M0 0h1200v750H0z"/></svg>`)}`,
    alt,
  },
  ...{ width: 1200, height: 750, focalX: 50, focalY: 50, sizes: [] },
})

/** The frame and the finished house, with a slider between them (a range, which browsers move by keyboard). */
export const FramedAndFinished: Story = {
  args: {
    answers: () =>
      catalogAnswers(() => ({
        plans: initialCatalog.map((plan) => ({
          ...plan,
          views: { framed: view(`The frame of ${plan.name}.`, '#2b3442'), finished: view(`${plan.name}, finished.`, '#c9a36b') },
        })),
      })),
  },
  play: async () => {
    const bova = within(await screen.findByRole('article', { name: 'The Bova' }))
    await expect(bova.getByRole('img', { name: 'The frame of The Bova.' })).toBeVisible()
    await expect(bova.getByText(/Renderings of the model, not photographs/)).toBeVisible()
    const slider = bova.getByRole('slider', { name: 'The Bova: how much of the frame is shown' })
    await expect(slider).toHaveAttribute('aria-valuetext', '50% frame, 50% finished house')
    fireEvent.change(slider, { target: { value: '51' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '51% frame, 49% finished house')
  },
}

/** When one of the two pictures fails to load, the drawing replaces both. */
export const BrokenViews: Story = {
  args: {
    answers: () =>
      catalogAnswers(() => ({
        plans: initialCatalog.map((plan) => {
          const finished = view(`${plan.name}, finished.`, '#c9a36b')
          return { ...plan, views: { finished, framed: { ...finished, url: '/api/media/file/missing.webp' } } }
        }),
      })),
  },
  play: async () => {
    await expect(await screen.findByRole('img', { name: /^The Bova: Isometric/ })).toBeVisible()
    await expect(screen.queryByRole('slider')).toBeNull()
  },
}

/** A picture that fails to load is replaced by the drawing. */
export const BrokenPicture: Story = {
  args: {
    answers: () => catalogAnswers(() => ({ plans: initialCatalog.map((plan) => ({ ...plan, imageUrl: '/api/media/file/missing.webp' })) })),
  },
  play: async () => {
    await expect(await screen.findByRole('img', { name: /^The Bova: Isometric/ })).toBeVisible()
  },
}
