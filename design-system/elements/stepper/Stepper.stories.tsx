import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Stepper } from './Stepper'

const steps = [
  { id: 'plan', label: 'Plan Selection' },
  { id: 'foundation', label: 'Foundation' },
  { id: 'frame', label: 'Steel Frame' },
  { id: 'sheathing', label: 'Sheathing' },
  { id: 'roofing', label: 'Roofing' },
]

const meta = { title: 'Elements/Stepper', component: Stepper, args: { label: 'Steps', steps, current: 3, onStep: fn() } } satisfies Meta<
  typeof Stepper
>

export default meta
type Story = StoryObj<typeof meta>

export const Midway: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Step 2, done: Foundation' }))
    await expect(args.onStep).toHaveBeenCalledWith(steps[1], 1)
  },
}
export const FreeToGo: Story = {
  args: { current: 1, steps: steps.map((step, index) => ({ ...step, done: index === 3, reachable: true })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button').map((step) => step.textContent)).toEqual([
      '1Step 1: Plan Selection',
      '3Step 3: Steel Frame',
      'Step 4, done: Sheathing',
      '5Step 5: Roofing',
    ])
  },
}
export const First: Story = { args: { current: 0 } }
export const AllDone: Story = { args: { current: 5 } }
export const WithAddresses: Story = { args: { steps: steps.map((step) => ({ ...step, href: `#${step.id}` })) } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
