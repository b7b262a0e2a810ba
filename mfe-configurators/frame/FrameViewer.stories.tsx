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
      await expect(canvas.getByRole('img', { name: new RegExp(`${side} elevation`) })).toBeVisible()
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
    await expect(canvas.getByRole('img', { name: /Floor plan of the steel frame, story 1 of 2/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show story 2' }))
    await expect(canvas.getByRole('img', { name: /story 2 of 2/ })).toBeVisible()
  },
}

export const PlanOfOneStory: Story = {
  args: { layout: bova.layout, label: bova.name },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Plan' }))
    await expect(canvas.getByRole('img', { name: /story 1 of 1/ })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Beyond the prescriptive range, by its size and by its site. */
export const WithWarnings: Story = {
  args: {
    layout: layoutForDimensions({ lengthFeet: 80, widthFeet: 44 }).layout,
    label: 'Your house',
    site: { windMph: 150, snowPsf: 30 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Engineering review required')).toBeVisible()
    await expect(canvas.getByText(/80′-0″ by 44′-0″; the rules cover 60′-0″ by 40′-0″/)).toBeVisible()
    await expect(canvas.getByText(/150 mph/)).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
