import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { layoutForDimensions } from '@framewell/domain/framing/layoutForDimensions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { FrameViewer } from './FrameViewer'

const [bova, schiff, storch] = INITIAL_PLANS
if (!bova || !schiff || !storch) throw new Error('There are no initial plans')

const meta = {
  title: 'Configurators/Frame viewer',
  component: FrameViewer,
  args: { layout: schiff.layout, label: schiff.name },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '22rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FrameViewer>

export default meta
type Story = StoryObj<typeof meta>

export const Frame: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('img', { name: /^The Schiff: Isometric drawing of the steel frame, 54′-0″ by 30′-0″/ })).toBeVisible()
    await expect(canvas.getByText(/^[\d,]+ members, [\d,]+ lb of steel, \d+ studs$/)).toBeVisible()
    await expect(canvas.queryByText('Engineering review required')).toBeNull()
    await expect(canvas.getByText(/^Not checked: wind, snow, .* Not reviewed by an engineer\.$/)).toBeVisible()
  },
}

export const FourSides: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Front' }))
    for (const [side, next] of [
      ['Front', 'right'],
      ['Right', 'rear'],
      ['Rear', 'left'],
      ['Left', 'front'],
    ] as const) {
      await expect(await canvas.findByRole('img', { name: new RegExp(`${side} elevation`) })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: `Show ${next} side` }))
    }
    await expect(canvas.getByRole('img', { name: /Front elevation/ })).toBeVisible()
  },
}

export const PlansOfTwoStories: Story = {
  args: { layout: storch.layout, label: storch.name },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Plan' }))
    await expect(await canvas.findByRole('img', { name: /Floor plan of the steel frame, story 1 of 2/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show story 2' }))
    await expect(canvas.getByRole('img', { name: /story 2 of 2/ })).toBeVisible()
  },
}

export const PlanOfOneStory: Story = {
  args: { layout: bova.layout, label: bova.name },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Plan' }))
    await expect(await canvas.findByRole('img', { name: /story 1 of 1/ })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Outside the prescriptive range in size and site loads. */
export const WithWarnings: Story = {
  args: {
    layout: layoutForDimensions({ lengthFeet: 80, widthFeet: 44 }).layout,
    label: 'Your house',
    site: { windMph: 150, snowPsf: 30 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Engineering review required')).toBeVisible()
    await expect(canvas.getByText(/80′-0″ by 44′-0″; our drawing rules end at 60′-0″ by 40′-0″/)).toBeVisible()
    await expect(canvas.getByText(/wind is 150 mph/)).toBeVisible()
  },
}

const hasWebgl = () => document.createElement('canvas').getContext('webgl2') !== null

/** Turned, tilted and zoomed with buttons; if the test's browser has no WebGL, the drawing is shown. */
export const ThreeD: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '3-D' }))
    await expect(await canvas.findByRole('img', { name: /^The Schiff in 3-D: [\d,]+ members/ })).toBeVisible()
    if (!hasWebgl()) return
    const buttons = within(await canvas.findByRole('group', { name: 'Move the 3-D view' })).getAllByRole('button')
    await expect(buttons).toHaveLength(7)
    for (const button of buttons) await userEvent.click(button)
    await expect(canvasElement.querySelector('canvas')).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Frame' }))
    await expect(canvasElement.querySelector('canvas')).toBeNull()
  },
}

export const WebglMissing: Story = {
  beforeEach: () => {
    const offered = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = () => null
    return () => {
      HTMLCanvasElement.prototype.getContext = offered
    }
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: '3-D' }))
    await expect(await canvas.findByText(/WebGL is missing or switched off/)).toBeVisible()
    await expect(canvas.getByRole('img', { name: /^The Schiff in 3-D/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Turn left' })).toBeNull()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
