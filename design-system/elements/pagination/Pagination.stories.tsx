import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Pagination } from './Pagination'

const meta = {
  title: 'Elements/Pagination',
  component: Pagination,
  args: { label: 'Pages of applications', page: 5, pageCount: 22, hrefOf: (page) => `?page=${page}`, onPage: fn() },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('link', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenCalledWith(6)
  },
}
export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 22 } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const SinglePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
  },
}
