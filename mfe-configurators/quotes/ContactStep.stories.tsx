import { answerCalls } from '@framewell/domain/http/answerCalls'
import { StoryShell } from '@framewell/remote-kit/testing/StoryShell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ContactStep } from './ContactStep'
import { useContactForm } from './useContactForm'

/** The step as in a wizard: Enter validates the fields. */
const Step = ({ onChecked }: { onChecked: (contact: unknown) => void }) => {
  const contact = useContactForm()
  return <ContactStep contact={contact} onSubmit={async () => onChecked(await contact.check())} />
}

const meta = {
  title: 'Configurators/Contact step',
  component: Step,
  args: { onChecked: fn() },
  decorators: [
    (Story) => (
      <StoryShell answers={() => answerCalls([])}>
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

export const Empty: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText('Email'), 'dana@{Enter}')
    await expect(await screen.findByText('There is a problem')).toBeVisible()
    await expect(screen.getAllByText('Name is required')).toHaveLength(2)
    await expect(screen.getAllByText('Valid email is required')).toHaveLength(2)
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
    await expect(args.onChecked).toHaveBeenCalledWith(null)
    await userEvent.type(await screen.findByLabelText('Your name'), 'Dana Reyes')
    await userEvent.type(screen.getByLabelText('Email'), 'example.com{Enter}')
    await expect(args.onChecked).toHaveBeenLastCalledWith(
      expect.objectContaining({ contact: expect.objectContaining({ name: 'Dana Reyes', email: 'dana@example.com' }) }),
    )
  },
}

export const KeptFromBefore: Story = {
  beforeEach: () => {
    const typed = { name: 'Dana Reyes', email: 'dana@example.com', companyName: '', phone: '555-0100' }
    localStorage.setItem('framewell.quote-contact', JSON.stringify(typed))
  },
  play: async () => {
    await expect(await screen.findByLabelText('Your name')).toHaveValue('Dana Reyes')
    await expect(screen.getByLabelText(/Phone/)).toHaveValue('555-0100')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
