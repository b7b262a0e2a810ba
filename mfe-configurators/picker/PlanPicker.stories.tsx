import { answerCalls, CallRefusal, refuseCall } from '@framewell/domain/http/answerCalls'
import type { ApiRequest } from '@framewell/domain/http/callApi'
import { startProduction } from '@framewell/domain/production/productionCalls'
import { WINDY_SITE } from '@framewell/domain/structure/testing/confirmedSites'
import { disconnected, freshBrowser, never } from '@framewell/remote-kit/testing/freshBrowser'
import { answerIn } from '@framewell/remote-kit/testing/replay'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import requestedProduction from '../recordings/requestedProduction.json'
import startedProductions from '../recordings/startedProductions.json'
import { pickerService } from '../testing/pickerService'
import { pressEveryFix } from '../testing/pressEveryFix'
import { StoryShell } from '../testing/StoryShell'
import { steelService } from '../testing/steelService'

const meta = {
  title: 'Configurators/Plan picker',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: { at: '/configurator?plan=the-bova-plan', recorded: startedProductions, answers: pickerService },
  beforeEach: freshBrowser,
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const place = () => screen.getByTestId('place').textContent
const button = (name: string) => screen.findByRole('button', { name })

export const FirstStep: Story = {
  play: async () => {
    await heading('Foundation')
    await expect(await button('Previous')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('link', { name: /Exterior/ }))
    await waitFor(async () => expect(await heading('Exterior')).toHaveFocus())
    await expect(place()).toBe('/configurator?plan=the-bova-plan&step=4')
    await userEvent.click(await button('Previous'))
    await heading('Roofing')
  },
}

export const Framing: Story = {
  args: { at: '/configurator?plan=the-storch-plan&step=1' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Heavy-duty steel/ }))
    const summary = within(screen.getByRole('complementary', { name: 'Estimate for The Storch' }))
    // 58,900 + (24,200 − 18,500) + 8,900 + 12,800 + 8,500 + 2,800 + 3,200
    await waitFor(() => expect(summary.getAllByText('$100,800').length).toBeGreaterThan(0))
    await expect(await screen.findAllByText(/Designed for/)).toHaveLength(1)
  },
}

/** A windy, snowy site: one press of each fix makes frame, check and estimate follow, and the bill's link carries them. Another framing has none. */
export const AWindySite: Story = {
  args: { at: '/configurator?plan=the-bova-plan&step=5' },
  beforeEach: () => {
    freshBrowser()
    localStorage.setItem('framewell.site', JSON.stringify(WINDY_SITE))
  },
  play: async () => {
    const summary = within(await screen.findByRole('complementary', { name: 'Estimate for The Bova' }))
    await pressEveryFix()
    await expect(summary.getByText(/^Frame reinforced for 139 mph, exposure C, 70 psf as you confirmed/)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'the bill of materials' })).toHaveAttribute('href', expect.stringContaining('fixes='))
    await userEvent.click(screen.getByRole('link', { name: /Step 2.*Framing/ }))
    await userEvent.click(await screen.findByRole('radio', { name: /Heavy-duty steel/ }))
    await waitFor(() => expect(summary.queryByText(/^Frame reinforced/)).toBeNull())
  },
}

export const FramingOnAPhone: Story = { ...Framing, globals: { viewport: { value: 'phone' } } }
/** Quantities without a choice are taken off the plan; the bill of materials continues with the choices made. */
export const Sheathing: Story = {
  args: { at: '/configurator?plan=the-bova-plan&step=2' },
  play: async () => {
    // 123 ft × 9 ft + two gables of 60 sq ft − a door of 6 × 6.75 ft
    await expect(await screen.findByText(/1,187 sq ft of walls and gables to cover/)).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Open its bill of materials' })).toHaveAttribute(
      'href',
      '/bom-generator?plan=the-bova-plan&saved=off&roofing=roof-panel-system&picked=standard-steel%7Ezip-system%7Estucco',
    )
  },
}
export const Roofing: Story = { args: { at: '/configurator?plan=the-bova-plan&step=3' } }
export const Exterior: Story = { args: { at: '/configurator?plan=the-bova-plan&step=4' } }

const summary: Story = { args: { at: '/configurator?plan=the-bova-plan&step=5' } }
const fillContact = async () => {
  const fill = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await fill(await screen.findByLabelText('Your name'), 'Dana Reyes')
  await fill(screen.getByLabelText('Email'), 'dana@example.com')
}

export const PricingSummary: Story = {
  ...summary,
  play: async () => {
    const estimate = within(await screen.findByRole('region', { name: 'Estimate' }))
    for (const text of ['$30,030', '$8,900', '$12,800', '$8,500', '$2,800', '$3,200', '$66,230'])
      await expect(estimate.getByText(text)).toBeVisible()
    await expect(estimate.getByText('Engineering plans are included at no charge.')).toBeVisible()
    await expect(estimate.getByText('Sheathing: ZIP System')).toBeVisible()
  },
}
export const PricingSummaryOnAPhone: Story = { ...summary, globals: { viewport: { value: 'phone' } } }

export const ContactMissing: Story = {
  ...summary,
  play: async () => {
    await userEvent.click(await button('Start Production'))
    await waitFor(async () => expect(await screen.findByRole('alert')).toHaveFocus())
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid())
  },
}

export const Started: Story = {
  ...summary,
  play: async () => {
    await fillContact()
    await userEvent.click(await button('Start Production'))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Production P-2026-00001' })).toBeVisible()
    await expect(screen.getByText('The private link of this page is on its way to dana@example.com.')).toBeVisible()
    await expect(screen.getByText('This is a request')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'Back to Plans' }))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Pick a plan' })).toBeVisible()
    await expect(screen.getByRole('link', { name: 'P-2026-00001' })).toBeVisible()
  },
}

let keys: (string | undefined)[] = []
const listen = (request: ApiRequest) => {
  if (request.url.endsWith(startProduction.path)) keys.push(request.headers['idempotency-key'])
}
/** The first response is lost after the server started it; the retry sends the same key. */
export const AnswerLost: Story = {
  args: {
    at: '/configurator?plan=the-bova-plan&step=5',
    answers: (recorded) => {
      keys = []
      const service = pickerService(recorded)
      return (request) => {
        const before = keys.length
        listen(request)
        return keys.length === 1 && before === 0 ? disconnected() : service(request)
      }
    },
  },
  play: async () => {
    await fillContact()
    await userEvent.click(await button('Start Production'))
    await expect(await screen.findByText('Production did not start')).toBeVisible()
    await userEvent.click(await button('Start Production'))
    await screen.findByRole('heading', { level: 1, name: 'Production P-2026-00001' })
    await expect(keys).toHaveLength(2)
    await expect(keys[1]).toBe(keys[0])
  },
}

/** Going back and clicking again with the same choices returns the same production. Other choices start another. */
export const PressedAgain: Story = {
  args: {
    at: '/configurator?plan=the-bova-plan&step=5',
    answers: (recorded) => {
      keys = []
      const service = pickerService(recorded)
      return (request) => {
        listen(request)
        return service(request)
      }
    },
  },
  play: async () => {
    const back = async () => {
      await userEvent.click(await screen.findByRole('link', { name: 'Back to Plans' }))
      await userEvent.click(await screen.findByRole('link', { name: 'Configure The Bova' }))
    }
    const start = async (number = 'P-2026-00001') => {
      await fillContact()
      await userEvent.click(await button('Start Production'))
      await screen.findByRole('heading', { level: 1, name: `Production ${number}` })
    }
    await start()
    await back()
    await userEvent.click(await screen.findByRole('link', { name: /Step 6/ }))
    await start()
    await expect(keys[1]).toBe(keys[0])
    await back()
    await userEvent.click(await screen.findByRole('link', { name: /Step 2/ }))
    await userEvent.click(await screen.findByRole('radio', { name: /Heavy-duty steel/ }))
    await userEvent.click(await screen.findByRole('link', { name: /Step 6/ }))
    await start('P-2026-00002')
    await expect(new Set(keys).size).toBe(2)
  },
}

const started = answerIn(startedProductions, startProduction)
/** Prices have gone up: shows both totals and asks again. */
export const TotalChanged: Story = {
  args: {
    at: '/configurator?plan=the-bova-plan&step=5',
    recorded: requestedProduction,
    answers: (recorded) =>
      answerCalls(
        [
          [
            startProduction,
            ({ total }) => {
              if (total === 67_000) return started
              const { problem } = refuseCall(startProduction, 'totalChanged')
              throw new CallRefusal({ ...problem, expected: { total: 67_000 } })
            },
          ],
        ],
        pickerService(recorded),
      ),
  },
  play: async () => {
    await fillContact()
    await userEvent.click(await button('Start Production'))
    await expect(await screen.findByText('The total is now $67,000')).toBeVisible()
    await userEvent.click(await button('Start Production for $67,000'))
    await screen.findByRole('heading', { level: 1, name: 'Production P-2026-00001' })
  },
}

export const Plans: Story = {
  args: { at: '/configurator?plan=' },
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(3)
    await expect(screen.getAllByText(/Designed for/)).toHaveLength(1)
    await expect(screen.getByRole('link', { name: 'All home plans' })).toHaveAttribute('href', '/home-plans')
    await userEvent.click(screen.getByRole('link', { name: 'Configure The Schiff' }))
    await heading('Foundation')
    await userEvent.click(screen.getByRole('link', { name: 'Back to Plans' }))
    await expect(await screen.findAllByRole('article')).toHaveLength(3)
  },
}
export const PlansOnAPhone: Story = { args: { at: '/configurator?plan=' }, globals: { viewport: { value: 'phone' } } }
export const PlansLoading: Story = { args: { at: '/configurator?plan=', answers: () => steelService([], { plans: never }) } }
export const NoPlans: Story = { args: { at: '/configurator?plan=', answers: () => steelService([], { plans: () => ({ plans: [] }) }) } }
export const PlansFailed: Story = {
  args: {
    at: '/configurator?plan=',
    answers: () =>
      steelService([], {
        plans: () => {
          throw new TypeError('Failed to fetch')
        },
      }),
  },
  play: async () => {
    await expect(await screen.findByText('The plans could not be loaded')).toBeVisible()
  },
}

export const UnknownPlan: Story = {
  args: { at: '/configurator?plan=the-castle' },
  play: async () => {
    await expect(await screen.findByText('Plan Not Found')).toBeVisible()
    await expect(screen.getByRole('link', { name: 'Back to Home Plans' })).toHaveAttribute('href', '/home-plans')
  },
}
