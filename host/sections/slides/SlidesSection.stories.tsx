import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SectionStory } from '../../testing/SectionStory'

const meta = {
  title: 'Sections/Slides',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.slides },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

/** With reduced motion it stays on the first slide until the visitor starts it. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Problem' })).toHaveAttribute('aria-current', 'step')
  },
}
export const ByButtonsAndKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const current = () => canvas.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'step')?.textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }))
    await expect(current()).toBe('Vision')
    await expect(canvas.getByText('Slide 4 of 4: Framing becomes an order')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect(current()).toBe('Problem')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(current()).toBe('Traction')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(current()).toBe('Solution')
    await userEvent.click(canvas.getByRole('button', { name: 'Vision' }))
    await expect(current()).toBe('Vision')
  },
}
export const PlayAndPause: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus())
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
