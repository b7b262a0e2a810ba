import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { WINDY_SITE } from '@framewell/domain/structure/testing/confirmedSites'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Provider as StoreProvider } from 'jotai'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { FrameViewer } from './FrameViewer'

const storch = INITIAL_PLANS.find(({ id }) => id === 'the-storch-plan')
if (!storch) throw new Error('There is no such plan')

const SITE_KEY = 'framewell.site'

const meta = {
  title: 'Configurators/Frame in 3-D',
  component: FrameViewer,
  args: { layout: storch.layout, label: storch.name },
  decorators: [
    (Story) => (
      <StoreProvider>
        <div style={{ maxWidth: '22rem' }}>
          <Story />
        </div>
      </StoreProvider>
    ),
  ],
} satisfies Meta<typeof FrameViewer>

export default meta
type Story = StoryObj<typeof meta>

const hasWebgl = () => document.createElement('canvas').getContext('webgl2') !== null

/** Layers, erection order, sections and members as a list: by keyboard too, and also without a 3-D view. */
export const Explored: Story = {
  beforeEach: () => {
    localStorage.setItem(SITE_KEY, JSON.stringify({ ...WINDY_SITE, windMph: 115, exposure: 'B', snowPsf: 30 }))
    return () => localStorage.removeItem(SITE_KEY)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '3-D' }))
    await userEvent.click(await canvas.findByText('Members, layers and sections'))
    const panel = await canvas.findByRole('combobox', { name: 'Panel' })
    await expect(canvas.getByText('Pick a member in the 3-D view or in the list.')).toBeVisible()

    await userEvent.selectOptions(panel, 'W1-1')
    const list = within(canvas.getByRole('list', { name: 'Members of W1-1' }))
    const stud = await list.findAllByRole('button', { name: /Stud.*ratio 0\.\d\d$/ })
    const [first, second] = [stud[0], stud[1]]
    if (!first || !second) throw new Error('The wall has no checked studs')
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    const facts = within(canvas.getByRole('region', { name: 'Picked member' }))
    await expect(facts.getByText('W1-1')).toBeVisible()
    await expect(facts.getByText(/^Carries its loads: .* for 115 mph, exposure B, 30 psf\. Not sealed\.$/)).toBeVisible()
    await userEvent.click(facts.getByRole('button', { name: 'Measure from this member' }))
    await userEvent.click(second)
    await expect(facts.getByText(/^\d+'-.*" between middles: .* along the front, .* front to rear, .* in height$/)).toBeVisible()

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Exterior walls' }))
    await expect(canvas.queryByRole('option', { name: /^W1-1,/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }))
    await expect(canvas.getByRole('option', { name: /^W1-1,/ })).toBeInTheDocument()

    const order = canvas.getByRole('slider', { name: 'Erection order' })
    const all = canvas.getAllByRole('option', { name: /pieces$/ }).length
    fireEvent.change(order, { target: { value: '1' } })
    await expect(
      canvas.getByText(`1 of ${all} set: ${canvas.getByRole('option', { name: /pieces$/ }).textContent?.split(',')[0]}`),
    ).toBeVisible()

    if (!hasWebgl()) return
    fireEvent.change(canvas.getByRole('slider', { name: 'Move panels apart' }), { target: { value: '40' } })
    await expect(canvas.getByText('40%')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Section' }), 'Across the length')
    await expect(canvas.getByRole('slider', { name: 'Where it is cut' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/ from the left$/),
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Color by' }), 'Ratio of demand to capacity')
    await expect(canvas.getByText(/^Green: up to 0\.8\. Amber/)).toBeVisible()
  },
}

/** A click on the 3-D view picks the member under it. */
export const PickedInThreeD: Story = {
  play: async ({ canvasElement }) => {
    if (!hasWebgl()) return
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '3-D' }))
    await canvas.findByRole('group', { name: 'Move the 3-D view' })
    const view = canvasElement.querySelector('canvas')
    if (!view) throw new Error('There is no 3-D view')
    await waitFor(async () => {
      const { left, top, width, height } = view.getBoundingClientRect()
      // The middle of the frame is in the middle of the view; a few places, since some are between studs.
      for (const share of [0.4, 0.45, 0.5, 0.55, 0.6]) {
        const coords = { clientX: left + width * share, clientY: top + height * 0.5 }
        await userEvent.pointer([
          { keys: '[MouseLeft>]', target: view, coords },
          { keys: '[/MouseLeft]', target: view, coords },
        ])
      }
      await expect(await canvas.findByRole('region', { name: 'Picked member' })).toBeVisible()
    })
    await expect(canvas.getByText('Not checked: no site is confirmed.')).toBeVisible()
  },
}
