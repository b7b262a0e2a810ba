import { EMPTY_STEEL_CONFIGURATION } from '@framewell/domain/quotes/steelConfiguration'
import { never } from '@framewell/remote-kit/testing/freshBrowser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StoryShell } from '../testing/StoryShell'
import { STORY_LINK, steelService, takeFiles } from '../testing/steelService'
import { COMPLETE, heading, kept, memory, SAVED_LINK, STEEL_ARGS } from '../testing/steelStory'
import { STEEL_STORAGE_KEYS } from './steelDraft'

const meta = {
  title: 'Configurators/Steel configurator, own plans',
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
  args: STEEL_ARGS,
  beforeEach: memory(),
} satisfies Meta<typeof StoryShell>

export default meta
type Story = StoryObj<typeof meta>

const pdf = (name: string, size = 2_000) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const fileInput = () => screen.findByLabelText('Choose files or drop them here')

export const UploadedPlan: Story = {
  args: {
    at: '/steel-configurator?tab=upload',
    answers: () => steelService([], { upload: takeFiles({ 'renamed.pdf': 'unknownFileType' }) }),
  },
  play: async () => {
    const action = await screen.findByRole('button', { name: 'Upload Plan' })
    await expect(action).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(await screen.findByLabelText('Plan name'), 'Lot 7 duplex')
    await expect(action).toHaveAccessibleDescription('Add at least one file')
    await userEvent.upload(
      await fileInput(),
      [pdf('floor plan.pdf'), pdf('too large.pdf', 10 * 1024 * 1024 + 1), pdf('notes.docx'), pdf('renamed.pdf')],
      { applyAccept: false },
    )
    await expect(await screen.findByText('Arrived')).toBeVisible()
    await expect(screen.getByText(/This file is larger than 10 MB/)).toBeVisible()
    await expect(screen.getAllByText(/This file is not a PDF, DWG, DXF, JPG, PNG or SVG/)).toHaveLength(2)
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
    answers: () =>
      steelService([], {
        upload: (input, request) => {
          lost += 1
          if (lost === 1) throw new TypeError('Failed to fetch')
          return takeFiles()(input, request)
        },
      }),
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
    answers: () =>
      steelService([], {
        upload: (_, { onProgress }) => {
          onProgress?.(0.4)
          return never()
        },
      }),
  },
  play: async () => {
    await userEvent.upload(await fileInput(), [pdf('floor plan.pdf')])
    await expect(await screen.findByText('Sending, 40%')).toBeVisible()
  },
}

const UPLOADED = {
  name: 'House Miller',
  files: [{ id: '0b9f6a52-6f0e-4a53-9f0b-0f5a0a3c1d77', token: 'file-token-0123456789', name: 'floor-plan.pdf' }],
  squareFeet: 1500,
  description: '',
}

/** An approved builder is offered the quote that sends the drawings to us, and why the kit cannot be ordered; not the credit it has. */
export const UploadFinishedByAnApprovedBuilder: Story = {
  args: { at: '/steel-configurator?step=4' },
  beforeEach: () => {
    document.documentElement.dataset.approved = ''
    const forget = memory(kept({ ...COMPLETE, planType: 'upload', uploadedPlan: UPLOADED }))()
    return () => {
      delete document.documentElement.dataset.approved
      forget()
    }
  },
  play: async () => {
    await expect(await screen.findByText('A kit for an uploaded plan cannot be ordered until it has a price')).toBeVisible()
    await expect(screen.queryByRole('button', { name: /Apply for Credit|Place Order|Order a Kit/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Get a quote' }))
    await expect(await screen.findByRole('button', { name: 'Get My Quote' })).toBeVisible()
  },
}

/** The form of a plan uploaded on another device keeps its files while the visitor types. */
export const UploadedOnAnotherDevice: Story = {
  args: { at: '/steel-configurator?tab=upload' },
  beforeEach: memory(kept({ ...EMPTY_STEEL_CONFIGURATION, planType: 'upload', uploadedPlan: UPLOADED }, SAVED_LINK)),
  play: async () => {
    const name = await screen.findByLabelText('Plan name')
    await expect(name).toHaveValue('House Miller')
    await userEvent.type(name, ' 2')
    await expect(screen.getByText('floor-plan.pdf')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Update Plan' })).not.toHaveAttribute('aria-disabled', 'true')
  },
}
