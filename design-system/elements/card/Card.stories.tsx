import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../text/Heading'
import { Text } from '../text/Text'
import { Card } from './Card'

const meta = {
  title: 'Elements/Card',
  component: Card,
  args: {
    children: (
      <>
        <Heading level={2} size={5}>
          Factory production
        </Heading>
        <Text tone="muted">We route the order to the nearest shop with the capacity and the quality for it.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Surface: Story = {}
export const Large: Story = { args: { padding: 'large' } }
export const Sunken: Story = { args: { tone: 'sunken' } }
