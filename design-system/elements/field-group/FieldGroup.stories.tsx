import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from '../checkbox/Checkbox'
import { SelectField } from '../select-field/SelectField'
import { TextField } from '../text-field/TextField'
import { FieldGroup } from './FieldGroup'
import { FieldSet } from './FieldSet'

const meta = { title: 'Elements/FieldGroup', component: FieldGroup } satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

const fields = [
  <TextField key="name" label="Your name" autoComplete="name" />,
  <TextField key="email" label="Email" type="email" autoComplete="email" />,
  <SelectField key="budget" label="Budget" placeholder="Choose one" options={[{ value: 'small', label: 'Small ($0–100K)' }]} />,
  <SelectField key="start" label="Start" placeholder="Choose one" options={[{ value: 'soon', label: '1-3 months' }]} />,
]

export const OneColumn: Story = { args: { children: fields } }
export const TwoColumns: Story = { args: { columns: 2, children: fields } }
export const Pairs: Story = { args: { pairs: true, children: fields.slice(2) } }
/** As wide as a card on a phone: a date does not reach beyond it. */
export const NarrowPair: Story = {
  render: () => (
    <div style={{ width: '280px' }}>
      <FieldGroup pairs>
        <TextField label="ZIP code" />
        <TextField label="Needed by" type="date" />
      </FieldGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    const date = canvas.getByLabelText('Needed by')
    const group = date.closest('[data-pairs]')
    await expect(date.getBoundingClientRect().right).toBeLessThanOrEqual(group?.getBoundingClientRect().right ?? 0)
  },
}

export const SetOfCheckboxes: Story = {
  render: () => (
    <FieldSet legend="Notify me about" hint="Choose any number" error="Choose at least one">
      <Checkbox label="Decisions" />
      <Checkbox label="Orders" />
    </FieldSet>
  ),
}
