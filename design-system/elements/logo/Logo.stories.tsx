import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './Logo'

const meta = { title: 'Elements/Logo', component: Logo, args: { name: 'Framewell' } } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const WithName: Story = {}
