import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu, Trash2 } from 'lucide-react'
import { IconButton } from './IconButton'

const meta = { title: 'Elements/IconButton', component: IconButton, args: { label: 'Open menu', icon: <Menu /> } } satisfies Meta<
  typeof IconButton
>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Outlined: Story = { args: { variant: 'outlined' } }
export const Small: Story = { args: { size: 'small', label: 'Delete line', icon: <Trash2 /> } }
export const Disabled: Story = { args: { disabled: true } }
