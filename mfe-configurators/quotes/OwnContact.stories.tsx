import { answerCalls } from '@framewell/domain/http/answerCalls'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { StoryShell } from '@framewell/remote-kit/testing/StoryShell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ContactStep } from './ContactStep'
import { useContactForm } from './useContactForm'

const person = { name: 'Dana Reyes', email: 'dana@example.com', role: 'builder' } as const
const company = { id: 'c1', name: 'Reyes Homes', kind: 'builder', role: 'owner' } as const

const Step = () => <ContactStep contact={useContactForm()} onSubmit={() => undefined} />

/** The contact step of a signed-in builder. */
const meta = {
  title: 'Configurators/Own contact',
  component: Step,
  decorators: [
    (Story) => (
      <StoryShell
        answers={() => answerCalls([[getOwnAccount, () => ({ person, companies: [company], things: [] })]])}
        session={() => Promise.resolve({ id: 'a1', ...person, expiresAt: '2027-01-01T00:00:00Z' })}
      >
        <Story />
      </StoryShell>
    ),
  ],
  beforeEach: () => {
    localStorage.clear()
    return () => localStorage.clear()
  },
} satisfies Meta<typeof Step>

export default meta
type Story = StoryObj<typeof meta>

export const FilledIn: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveValue('Dana Reyes'))
    await expect(screen.getByLabelText('Email')).toHaveValue('dana@example.com')
    await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveValue('Reyes Homes'))
  },
}

/** What the person typed before stays. */
export const AnotherCompany: Story = {
  beforeEach: () => {
    const typed = { name: 'Dana Reyes', email: 'dana@example.com', companyName: 'Reyes & Sons', phone: '' }
    localStorage.setItem('framewell.quote-contact', JSON.stringify(typed))
  },
  play: async () => {
    await expect(await screen.findByLabelText(/^Company/)).toHaveValue('Reyes & Sons')
  },
}
