import { improvementTips } from '@framewell/domain/credit/tips'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormAnswerPage } from './FormAnswerPage'

const meta = {
  title: 'Places/Answer to a plain form',
  component: FormAnswerPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view: {
      kind: 'formAnswer',
      title: 'Your preliminary tier: Standard',
      problems: [],
      lines: ['Your preliminary credit limit is $75,000.', 'The link to your decision is in your inbox.'],
      tips: improvementTips('Standard', []),
      next: { href: '/terms', label: 'Read the terms' },
    },
  },
} satisfies Meta<typeof FormAnswerPage>

export default meta
type Story = StoryObj<typeof meta>

export const Decided: Story = {}
export const Refused: Story = {
  args: {
    view: {
      kind: 'formAnswer',
      title: 'Please check your answers',
      problems: ['Location is required', 'Valid email is required'],
      lines: ['Go back in your browser: what you filled in is still there.'],
      next: { href: '/qualification', label: 'Begin again' },
    },
  },
}
