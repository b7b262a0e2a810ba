import { never } from '@framewell/remote-kit/testing/freshBrowser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell'
import { STORY_LINK, steelService } from '../testing/steelService'
import { CATALOG, COMPLETE, footer, heading, kept, memory, place, SAVED, SAVED_LINK, STEEL_ARGS } from '../testing/steelStory'
import { STEEL_STORAGE_KEYS } from './steelDraft'

const meta = {
  title: 'Configurators/Steel configurator',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: STEEL_ARGS,
  beforeEach: memory(),
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

export const Fresh: Story = {
  play: async () => {
    await heading('Plan Selection')
    const next = screen.getByRole('button', { name: 'Next' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await screen.findByText('Plan Selection Required')
    await expect(screen.getAllByText('Please select a plan from catalog or upload your own plans to continue').length).toBeGreaterThan(0)
  },
}

/** The first plan is drawn above the plans, then the chosen one: nothing under the finger shifts. */
export const FirstChoiceOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const schiff = await screen.findByRole('radio', { name: /The Schiff/ })
    const shown = screen.getAllByRole('img', { name: /The Bova/ }).filter((drawing) => drawing.checkVisibility())
    await expect(shown.length).toBeGreaterThan(0)
    await expect(screen.getAllByText(/^Shown: The Bova/).some((words) => words.checkVisibility())).toBe(true)
    const before = schiff.getBoundingClientRect().top
    await userEvent.click(schiff)
    await waitFor(() => expect(screen.getAllByRole('img', { name: /The Schiff/ }).some((drawing) => drawing.checkVisibility())).toBe(true))
    await expect(Math.abs(schiff.getBoundingClientRect().top - before)).toBeLessThan(2)
  },
}

export const FromPlanToSummary: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /The Schiff/ }))
    await screen.findByText('Plan Selected')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await waitFor(async () => expect(await heading('Foundation')).toHaveFocus())
    await expect(place()).toBe('/steel-configurator?step=1')
    for (const [option, next] of [
      [/Slab with insulated stem wall/, 'Steel Frame'],
      [/18-gauge steel frame/, 'Sheathing'],
      [/Integrated system/, 'Roofing'],
    ] as const) {
      await userEvent.click(await screen.findByRole('radio', { name: option }))
      await screen.findByText('Selection Updated')
      await userEvent.click(screen.getByRole('button', { name: 'Next' }))
      await waitFor(async () => expect(await heading(next)).toHaveFocus())
    }
    await userEvent.click(screen.getByRole('button', { name: 'Apply for Credit' }))
    await screen.findByText('Selection Required')
    await expect(screen.queryByRole('button', { name: 'Generate BOM' })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /Standing seam metal/ }))
    const summary = within(screen.getByRole('complementary', { name: 'Configuration summary' }))
    await waitFor(() => expect(summary.getAllByText('$75,200').length).toBeGreaterThan(0))
    await userEvent.click(screen.getByRole('button', { name: 'Generate BOM' }))
    await waitFor(() => expect(place()).toBe('/bom-generator'))
    await expect(localStorage.getItem('framewell.bom.configuration')).toContain('"totalPrice":75200')
  },
}

export const StepsReachedAgain: Story = {
  args: { at: '/steel-configurator?step=3' },
  beforeEach: memory(kept(SAVED.state)),
  play: async () => {
    await heading('Sheathing')
    await expect(screen.getByText('Saved on this device 2 min ago')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Step 2, done: Foundation' }))
    await waitFor(async () => expect(await heading('Foundation')).toHaveFocus())
    await expect(screen.getByRole('radio', { name: /Slab with insulated/ })).toBeChecked()
    await expect(screen.getByRole('link', { name: 'Step 4: Sheathing' })).toBeVisible()
    await expect(screen.queryByRole('link', { name: 'Step 5: Roofing' })).toBeNull()
  },
}

/** A URL beyond the answered steps opens the first open step. */
export const TooFarAhead: Story = {
  args: { at: '/steel-configurator?step=4' },
  beforeEach: memory(kept(CATALOG)),
  play: async () => {
    await heading('Foundation')
  },
}

export const Sheathing: Story = {
  args: { at: '/steel-configurator?step=3' },
  beforeEach: memory(kept({ ...COMPLETE, roofing: null })),
  play: async () => {
    await expect(await screen.findByText('+$2,600')).toBeVisible()
  },
}
export const SheathingOnAPhone: Story = { ...Sheathing, globals: { viewport: { value: 'phone' } } }
export const SheathingOnATablet: Story = { ...Sheathing, globals: { viewport: { value: 'tablet' } } }

export const Finished: Story = {
  args: { at: '/steel-configurator?step=4' },
  beforeEach: memory(kept(COMPLETE)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Apply for Credit' }))
    await screen.findByText('Configuration Complete')
    const saved: unknown = JSON.parse(localStorage.getItem(STEEL_STORAGE_KEYS.configuration) ?? '{}')
    await expect(saved).toMatchObject({ planId: 'the-schiff-plan', totalPrice: 75_200 })
    await waitFor(() => expect(place()).toBe('/qualification'))
  },
}

/** The host marks the page of an approved builder: the main button orders this configuration, and no second button does. */
export const FinishedByAnApprovedBuilder: Story = {
  args: { at: '/steel-configurator?step=4' },
  beforeEach: () => {
    document.documentElement.dataset.approved = ''
    const forget = memory(kept(COMPLETE))()
    return () => {
      delete document.documentElement.dataset.approved
      forget()
    }
  },
  play: async () => {
    await expect(await screen.findByText('Next: place the order')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Apply for Credit|Place Order/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Order a Kit' }))
    await waitFor(() => expect(place()).toMatch(/^\/place-order\?/))
  },
}

const ORDERED_BEFORE = 'c2b0e7a4-1f3d-4e5b-8a6c-9d0e1f2a3b4c'
/** A draft that has a private link is ordered as a copy: the next house in this browser is ordered as another one. */
export const OrdersACopyOfASharedDraft: Story = {
  args: { at: '/steel-configurator?step=4' },
  beforeEach: () => {
    document.documentElement.dataset.approved = ''
    const forget = memory(kept(COMPLETE, { ...SAVED_LINK, id: ORDERED_BEFORE, path: '/steel-configurator?step=4' }))()
    return () => {
      delete document.documentElement.dataset.approved
      forget()
    }
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Order a Kit' }))
    await waitFor(() => expect(place()).toMatch(new RegExp(`^/place-order\\?configuration=${STORY_LINK.id}`)))
    await expect(localStorage.getItem(STEEL_STORAGE_KEYS.draft)).toContain(ORDERED_BEFORE)
  },
}

export const LastStep: Story = {
  args: { at: '/steel-configurator?step=4' },
  beforeEach: memory(kept(COMPLETE)),
  play: async () => {
    await expect(await screen.findAllByText(/Designed for/)).toHaveLength(1)
  },
}
/** The bill and the quote are visible without scrolling, before the credit application. */
export const LastStepOffersBillAndQuote: Story = {
  ...LastStep,
  play: async () => {
    const names = ['Generate BOM', 'Get a quote', 'Apply for Credit']
    const buttons = await Promise.all(names.map((name) => screen.findByRole('button', { name })))
    for (const button of buttons) await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    const all = within(footer()).getAllByRole('button')
    await expect(buttons.map((button) => all.indexOf(button))).toEqual(
      buttons.map((button) => all.indexOf(button)).toSorted((a, b) => a - b),
    )
    await expect(all[0]).toHaveAccessibleName('Generate BOM')
  },
}
export const LastStepOffersBillAndQuoteOnAPhone: Story = {
  ...LastStepOffersBillAndQuote,
  globals: { viewport: { value: 'phone' } },
}

/** A toast about a choice covers neither the chosen option nor the total. */
export const ToastBesideTheChoice: Story = {
  ...LastStep,
  play: async () => {
    await heading('Roofing')
    for (const name of ['Architectural shingles', 'High-definition shingles', 'Standing seam metal']) {
      const option = screen.getByRole('radio', { name: new RegExp(name) })
      await userEvent.click(option)
      const region = screen.getByRole('region', { name: /^Notifications/ })
      await waitFor(() => expect(region.querySelector('li')).toHaveTextContent(name))
      const toasted = region.querySelector('li')?.getBoundingClientRect()
      const card = option.closest('label')?.getBoundingClientRect()
      if (!toasted || !card) throw new Error('There is no toast, or no card')
      for (const kept of [card, footer().getBoundingClientRect()]) {
        const apart = toasted.top >= kept.bottom || toasted.bottom <= kept.top || toasted.left >= kept.right || toasted.right <= kept.left
        await expect(apart).toBe(true)
      }
    }
  },
}
export const ToastBesideTheChoiceOnAPhone: Story = { ...ToastBesideTheChoice, globals: { viewport: { value: 'phone' } } }
export const LastStepOnAPhone: Story = { ...LastStep, globals: { viewport: { value: 'phone' } } }

export const PreselectedPlan: Story = {
  args: { at: '/steel-configurator?plan=the-storch-plan' },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /The Storch/ })).toBeChecked()
    await waitFor(() => expect(place()).toBe('/steel-configurator'))
  },
}

export const UnknownPlan: Story = {
  args: { at: '/steel-configurator?plan=the-castle' },
  play: async () => {
    await expect(await screen.findByText('Plan Not Found')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Choose a plan here' }))
    await heading('Plan Selection')
  },
}

export const Loading: Story = {
  args: { answers: () => steelService([], { prices: never }) },
  play: async () => {
    await expect(await screen.findByText('Loading options and prices')).toBeInTheDocument()
  },
}

let asked = 0
export const FailedThenRetried: Story = {
  args: {
    answers: () => {
      const answers = steelService()
      return (request) => {
        asked += 1
        if (asked <= 2) throw new TypeError('Failed to fetch')
        return answers(request)
      }
    },
  },
  beforeEach: () => {
    asked = 0
    return memory()()
  },
  play: async () => {
    await expect(await screen.findByText('Options and prices could not be loaded')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Plan Selection')
  },
}

export const NetworkUnknown: Story = {
  args: {
    answers: () =>
      steelService([], {
        network: () => {
          throw new TypeError('Failed to fetch')
        },
      }),
  },
  play: async () => {
    await expect(await screen.findByText("The network's figures could not be loaded.")).toBeVisible()
  },
}

export const NoPlansOnOffer: Story = {
  args: { answers: () => steelService([], { plans: () => ({ plans: [] }) }) },
  play: async () => {
    await expect(await screen.findByText('No plans are available right now')).toBeVisible()
  },
}
