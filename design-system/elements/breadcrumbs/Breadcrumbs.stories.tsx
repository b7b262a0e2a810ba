import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs'

const meta = {
  title: 'Elements/Breadcrumbs',
  component: Breadcrumbs,
  args: { crumbs: [{ label: 'Home', href: '#home' }, { label: 'Blog', href: '#blog' }, { label: 'Why steel holds its line' }] },
} satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeLevels: Story = {}
