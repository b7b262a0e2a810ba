import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText } from 'lucide-react'
import { Button } from '../button/Button'
import { EmptyState } from './EmptyState'

const meta = { title: 'Elements/EmptyState', component: EmptyState, args: { title: 'No quotes yet' } } satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithAction: Story = {
  args: {
    icon: <FileText />,
    children: 'Configure a plan and save it; the quote appears here with its price and its private link.',
    action: (
      <Button href="#plans" variant="primary">
        Choose a plan
      </Button>
    ),
  },
}
