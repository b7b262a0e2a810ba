import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { ComboBox, type ComboBoxProps, type ComboOption } from './ComboBox'

const TOWNS: readonly ComboOption[] = ['Akron', 'Canton', 'Dayton', 'Lima', 'Mansfield', 'Toledo', 'Troy', 'Xenia'].map((label) => ({
  value: label.toLowerCase(),
  label,
  detail: 'Ohio',
}))
const told = fn()

/** Filters the towns by name. */
const Towns = ({ chosen: first, onChoose, ...props }: ComboBoxProps) => {
  const [chosen, setChosen] = useState(first)
  const [words, setWords] = useState('')
  const options = TOWNS.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()))
  return (
    <div style={{ maxWidth: 'var(--measure-drawer)', minHeight: '22rem' }}>
      <ComboBox
        {...props}
        chosen={chosen}
        options={options}
        status={options.length === 0 ? 'No towns found.' : `${options.length} found.`}
        onSearch={(typed) => setWords(typed ?? '')}
        onChoose={(option) => {
          setChosen(option)
          onChoose(option)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Elements/ComboBox',
  component: ComboBox,
  args: { label: 'Town', chosen: null, options: [], status: '', placeholder: 'Choose one', onSearch: fn(), onChoose: told },
  render: (args) => <Towns {...args} />,
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

const box = () => screen.getByRole('combobox', { name: 'Town' })

export const ByKeyboard: Story = {
  play: async () => {
    told.mockClear()
    await userEvent.tab()
    await expect(box()).toHaveFocus()
    await userEvent.keyboard('o')
    await expect(await screen.findByRole('option', { name: /Dayton/ })).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent('5 found.')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect(told).toHaveBeenCalledWith(expect.objectContaining({ value: 'toledo' }))
    await expect(box()).toHaveValue('Toledo')
    await expect(box()).toHaveFocus()
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  },
}
export const ByPointer: Story = {
  args: { chosen: { value: 'lima', label: 'Lima' } },
  play: async () => {
    await expect(box()).toHaveValue('Lima')
    await userEvent.click(box())
    await expect(screen.getAllByRole('option')).toHaveLength(TOWNS.length)
    await userEvent.click(await screen.findByRole('option', { name: /Troy/ }))
    await expect(box()).toHaveValue('Troy')
    await expect(box()).toHaveFocus()
  },
}
export const LeftWithoutAChoice: Story = {
  args: { chosen: { value: 'lima', label: 'Lima' } },
  play: async () => {
    await userEvent.type(box(), 'xe')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.tab()
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(box()).toHaveValue('Lima')
  },
}
export const Open: Story = {
  play: async () => {
    await userEvent.click(box())
    await expect(await screen.findByRole('option', { name: /Xenia/ })).toBeVisible()
  },
}
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(box(), 'Zanesville')
    await expect(screen.getByRole('status')).toHaveTextContent('No towns found.')
    await userEvent.keyboard('{Enter}')
    await expect(box()).toHaveValue('Zanesville')
  },
}
export const Invalid: Story = { args: { error: 'Choose a town', hint: 'Where the frame is made' } }
/** Escape closes the list and leaves the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Where" description="The town of the shop." trigger={<Button>Choose the town</Button>}>
      <Towns {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Choose the town' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Where' }))
    const town = dialog.getByRole('combobox', { name: 'Town' })
    await userEvent.click(town)
    await expect(await screen.findByRole('option', { name: /Akron/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await expect(town).toBeVisible()
    await userEvent.click(town)
    await userEvent.click(await screen.findByRole('option', { name: /Akron/ }))
    await expect(town).toHaveValue('Akron')
    await expect(town).toBeVisible()
  },
}
