import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { FieldGroup } from '../field-group/FieldGroup'
import { RadioCards } from '../radio-cards/RadioCards'
import { TextField } from '../text-field/TextField'
import { ErrorSummary } from './ErrorSummary'

const meta = {
  title: 'Elements/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { field: 'name', message: 'Name is required' },
      { field: 'email', message: 'Valid email is required' },
      { field: 'type', message: 'Project type is required' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const InAForm: Story = {
  render: (args) => {
    const [attempt, setAttempt] = useState(0)
    const failed = attempt > 0
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAttempt(attempt + 1)
        }}
      >
        <FieldGroup>
          <ErrorSummary errors={failed ? args.errors : []} attempt={attempt} />
          <TextField label="Your name" name="name" error={failed ? 'Name is required' : undefined} />
          <TextField label="Email" name="email" id="email" error={failed ? 'Valid email is required' : undefined} />
          <RadioCards
            legend="Project type"
            name="type"
            options={[
              { value: 'rent', label: 'Build-to-Rent' },
              { value: 'sell', label: 'Build-to-Sell' },
            ]}
            error={failed ? 'Project type is required' : undefined}
          />
          <Button type="submit" variant="primary">
            See my tier
          </Button>
        </FieldGroup>
      </form>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const submit = canvas.getByRole('button', { name: 'See my tier' })
    await userEvent.click(submit)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Name is required' }))
    await waitFor(() => expect(canvas.getByLabelText('Your name')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Valid email is required' }))
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Project type is required' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Build-to-Rent' })).toHaveFocus())
    await userEvent.click(submit)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
  },
}

export const WithoutErrors: Story = {
  args: { errors: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}
