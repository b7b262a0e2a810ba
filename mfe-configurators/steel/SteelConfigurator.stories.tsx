import { refuseCall } from '@framewell/domain/http/answerCalls'
import { updateConfiguration } from '@framewell/domain/quotes/savedConfiguration'
import { EMPTY_STEEL_CONFIGURATION, type SteelConfiguration } from '@framewell/domain/quotes/steelConfiguration'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { never } from '../testing/catalogAnswers'
import { StoryShell } from '../testing/StoryShell'
import { withSteelQuotes } from '../testing/steelQuotes'
import { STORY_LINK, sendFileOf, steelService } from '../testing/steelService'
import { STEEL_STORAGE_KEYS } from './steelDraft'

const CATALOG: SteelConfiguration = { ...EMPTY_STEEL_CONFIGURATION, planType: 'catalog', selectedPlan: 'the-schiff-plan' }
const COMPLETE: SteelConfiguration = {
  ...CATALOG,
  foundation: 'slab-stem-wall',
  steelFrame: '18-gauge-steel',
  sheathing: 'integrated-system',
  roofing: 'standing-seam-metal',
}
const SAVED = {
  id: STORY_LINK.id,
  configurator: 'steel',
  path: '/steel-configurator?step=3',
  state: { ...CATALOG, foundation: 'slab-stem-wall', steelFrame: '18-gauge-steel' },
  savedAt: '2026-11-20T12:00:00.000Z',
} as const

const kept = (state: unknown, link: unknown = null) =>
  JSON.stringify({ state, savedAt: new Date(Date.now() - 120_000).toISOString(), changes: 3, link })
const link = { ...STORY_LINK, seen: SAVED.savedAt, sent: 3, path: '/steel-configurator' }

/** What the browser remembers when a story begins. */
const memory = (draft?: string) => () => {
  localStorage.clear()
  if (draft !== undefined) localStorage.setItem(STEEL_STORAGE_KEYS.draft, draft)
  return () => localStorage.clear()
}

const meta = {
  title: 'Configurators/Steel configurator',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: { at: '/steel-configurator', answers: () => steelService(), files: sendFileOf() },
  beforeEach: memory(),
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const footer = () => document.querySelector<HTMLElement>('[data-sticky-foot]') ?? document.body
const place = () => screen.getByTestId('place').textContent

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

/** An address beyond what is answered opens the first open step. */
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

export const LastStep: Story = { args: { at: '/steel-configurator?step=4' }, beforeEach: memory(kept(COMPLETE)) }
export const LastStepOnAPhone: Story = { ...LastStep, globals: { viewport: { value: 'phone' } } }

export const Quoted: Story = {
  args: { at: '/steel-configurator?step=4', answers: () => withSteelQuotes(steelService(), COMPLETE) },
  beforeEach: memory(kept(COMPLETE)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Get a quote' }))
    await waitFor(async () => expect(await heading('Get a quote')).toHaveFocus())
    await userEvent.type(screen.getByLabelText('Your name'), 'Dana Reyes')
    await userEvent.type(screen.getByLabelText('Email'), 'dana@example.com')
    await userEvent.click(within(footer()).getByRole('button', { name: 'Get My Quote' }))
    await waitFor(async () => expect(await heading('Quote Q-2026-00042')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Roofing')
  },
}

/** 'Change this quote' brings its answers here. */
export const Revising: Story = {
  args: {
    at: `/steel-configurator?revise=${STORY_LINK.id}&token=${STORY_LINK.token}`,
    answers: () => withSteelQuotes(steelService(), COMPLETE),
  },
  play: async () => {
    await expect(await screen.findByText('You are changing quote Q-2026-00042')).toBeVisible()
    await expect(screen.getByRole('radio', { name: /The Schiff/ })).toBeChecked()
  },
}

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

const pdf = (name: string, size = 2_000) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const fileInput = () => screen.findByLabelText('Choose files or drop them here')

export const UploadedPlan: Story = {
  args: { at: '/steel-configurator?tab=upload', files: sendFileOf({ 'renamed.pdf': 'unknownFileType' }) },
  play: async () => {
    const action = await screen.findByRole('button', { name: 'Upload Plan' })
    await expect(action).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(screen.getByLabelText('Plan name'), 'Lot 7 duplex')
    await expect(action).toHaveAccessibleDescription('Add at least one file')
    await userEvent.upload(
      await fileInput(),
      [pdf('floor plan.pdf'), pdf('too large.pdf', 10 * 1024 * 1024 + 1), pdf('notes.docx'), pdf('renamed.pdf')],
      { applyAccept: false },
    )
    await expect(await screen.findByText('Arrived')).toBeVisible()
    await expect(screen.getByText(/This file is larger than 10 MB/)).toBeVisible()
    await expect(screen.getAllByText(/This file is not a PDF, DWG, JPG, PNG or SVG/)).toHaveLength(2)
    await userEvent.type(screen.getByLabelText(/Square feet/), '1500')
    await userEvent.click(action)
    await screen.findByText('Plan Uploaded')
    await expect(screen.getByText('Lot 7 duplex is in your configuration')).toBeVisible()
    await expect(await screen.findByText('An estimate: what we assumed')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Foundation')
  },
}

export const UploadKeptOverReload: Story = {
  args: { at: '/steel-configurator?tab=upload' },
  beforeEach: () => {
    const forget = memory()()
    const files = [{ id: STORY_LINK.id, token: 'file-token-0123456789', name: 'floor plan.pdf' }]
    localStorage.setItem(STEEL_STORAGE_KEYS.upload, JSON.stringify({ name: 'Lot 7', squareFeet: '', description: 'Two units', files }))
    return forget
  },
  play: async () => {
    await expect(await screen.findByLabelText('Plan name')).toHaveValue('Lot 7')
    await userEvent.click(screen.getByRole('button', { name: 'Remove floor plan.pdf' }))
    await waitFor(() => expect(screen.queryByText('floor plan.pdf')).toBeNull())
  },
}

let lost = 0
export const UploadLostThenSentAgain: Story = {
  args: {
    at: '/steel-configurator?tab=upload',
    files: async (sending) => {
      lost += 1
      if (lost === 1) throw new TypeError('Failed to fetch')
      return sendFileOf()(sending)
    },
  },
  play: async () => {
    lost = 0
    await userEvent.upload(await fileInput(), [pdf('floor plan.pdf')])
    await userEvent.click(await screen.findByRole('button', { name: 'Send floor plan.pdf again' }))
    await expect(await screen.findByText('Arrived')).toBeVisible()
  },
}

export const UploadUnderWay: Story = {
  args: {
    at: '/steel-configurator?tab=upload',
    files: ({ onProgress }) => {
      onProgress(0.4)
      return never()
    },
  },
  play: async () => {
    await userEvent.upload(await fileInput(), [pdf('floor plan.pdf')])
    await expect(await screen.findByText('Sending, 40%')).toBeVisible()
  },
}

export const CorruptDraft: Story = {
  beforeEach: () => {
    const warn = spyOn(console, 'warn').mockImplementation(() => undefined)
    const forget = memory('{"state":{"planType":"castle"}}')()
    return () => {
      warn.mockRestore()
      forget()
    }
  },
  play: async () => {
    await heading('Plan Selection')
    await expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(STEEL_STORAGE_KEYS.draft), expect.anything())
  },
}

export const Shared: Story = {
  args: { at: '/steel-configurator?step=3' },
  beforeEach: memory(kept(SAVED.state)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy private link' }))
    // This browser may refuse to copy; then the link stands in a field.
    await waitFor(() => expect(screen.queryByText('Private link copied') ?? screen.queryByLabelText('Private link')).not.toBeNull())
    await userEvent.click(screen.getByRole('radio', { name: /Insulated panels/ }))
    await expect(await screen.findByText('Saved just now')).toBeVisible()
  },
}

export const OpenedOnASecondDevice: Story = {
  args: {
    at: `/steel-configurator?saved=${STORY_LINK.id}&token=${STORY_LINK.token}`,
    answers: () => steelService([SAVED]),
  },
  beforeEach: memory(kept(COMPLETE)),
  play: async () => {
    await heading('Sheathing')
    await waitFor(() => expect(place()).toBe('/steel-configurator?step=3'))
    await expect(screen.getByText('You opened a saved configuration')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the other draft' }))
    await expect(await screen.findByRole('radio', { name: /Integrated system/ })).toBeChecked()
  },
}

export const UnknownLink: Story = {
  args: { at: `/steel-configurator?saved=${STORY_LINK.id}&token=wrong-token-0123456789` },
  play: async () => {
    await expect(await screen.findByText('This link does not open a saved configuration')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Go to the configurator' }))
    await heading('Plan Selection')
  },
}

export const OpeningALink: Story = {
  args: {
    at: `/steel-configurator?saved=${STORY_LINK.id}&token=${STORY_LINK.token}`,
    answers: () => steelService([], { open: never }),
  },
  play: async () => {
    await expect(await screen.findByText('Opening the saved configuration')).toBeInTheDocument()
  },
}

export const ChangedOnAnotherDevice: Story = {
  args: {
    answers: () =>
      steelService([SAVED], {
        update: () => {
          throw refuseCall(updateConfiguration, 'changedMeanwhile')
        },
      }),
  },
  beforeEach: memory(kept(CATALOG, link)),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /The Bova/ }))
    await expect(await screen.findByText('This configuration was changed on another device')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Reload to see it' }))
    await expect(await screen.findByRole('radio', { name: /The Schiff/ })).toBeChecked()
  },
}

export const Offline: Story = {
  args: {
    answers: () =>
      steelService([SAVED], {
        update: () => {
          throw new TypeError('Failed to fetch')
        },
      }),
  },
  beforeEach: memory(kept(CATALOG, link)),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /The Bova/ }))
    await expect(await screen.findByText('Offline: saved on this device only')).toBeVisible()
    await expect(screen.getByText('You seem to be offline')).toBeVisible()
  },
}

const UPLOADED = {
  name: 'House Miller',
  files: [{ id: '0b9f6a52-6f0e-4a53-9f0b-0f5a0a3c1d77', token: 'file-token-0123456789', name: 'floor-plan.pdf' }],
  squareFeet: 1500,
  description: '',
}

/** The form of a plan that was uploaded on another device keeps its files while one types. */
export const UploadedOnAnotherDevice: Story = {
  args: { at: '/steel-configurator?tab=upload' },
  beforeEach: memory(kept({ ...EMPTY_STEEL_CONFIGURATION, planType: 'upload', uploadedPlan: UPLOADED }, link)),
  play: async () => {
    const name = await screen.findByLabelText('Plan name')
    await expect(name).toHaveValue('House Miller')
    await userEvent.type(name, ' 2')
    await expect(screen.getByText('floor-plan.pdf')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Update Plan' })).not.toHaveAttribute('aria-disabled', 'true')
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
    await expect(await screen.findByText('No plans are on offer right now')).toBeVisible()
  },
}
