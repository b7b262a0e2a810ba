import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { TextField } from '../text-field/TextField'
import { OpeningDialog } from './OpeningDialog'

const Screen = ({ long = false }: { long?: boolean }) => {
  const [open, setOpen] = useState(true)
  return (
    <main>
      <h1>The Bova</h1>
      <Button onClick={() => setOpen(true)}>Expected sale price</Button>
      {Array.from({ length: 60 }, (_, line) => line + 1).map((line) => (
        <p key={line}>Line {line} of the page behind.</p>
      ))}
      <OpeningDialog
        title="Price The Bova for your market"
        description="Three questions set the price of the finished house."
        open={open}
        onClose={() => setOpen(false)}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            Begin
          </Button>
        }
      >
        <TextField label="Sale price" inputMode="numeric" />
        {long ? Array.from({ length: 40 }, (_, line) => line + 1).map((line) => <p key={line}>Line {line} of the dialog.</p>) : null}
      </OpeningDialog>
    </main>
  )
}

const meta = { title: 'Elements/Opening dialog', component: Screen } satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => screen.findByRole('dialog', { name: 'Price The Bova for your market' })
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const HoldsTheFocusAndTheScroll: Story = {
  play: async () => {
    const shown = await dialog()
    await expect(shown).toHaveAccessibleDescription('Three questions set the price of the finished house.')
    await expect(screen.getByLabelText('Sale price')).toHaveFocus()
    for (const shift of [false, true])
      for (let press = 0; press < 4; press += 1) {
        await userEvent.tab({ shift })
        await expect(shown).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
      }
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden')
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }))
    await isGone()
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  },
}

/** Nothing had focus when it opened: focus goes to the page's main part, not to its top. */
export const LeadsOn: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await isGone()
    await expect(screen.getByRole('main')).toHaveFocus()
  },
}

export const GivesTheFocusBack: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Begin' }))
    await isGone()
    const opener = screen.getByRole('button', { name: 'Expected sale price' })
    await userEvent.click(opener)
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await isGone()
    await expect(opener).toHaveFocus()
  },
}

/** A press on the page behind closes it; one that started inside, such as a text selection, does not. */
export const ClosesFromOutside: Story = {
  play: async () => {
    const shown = await dialog()
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByLabelText('Sale price') },
      { keys: '[/MouseLeft]', target: shown },
    ])
    await userEvent.click(screen.getByLabelText('Sale price'))
    await expect(shown).toBeVisible()
    await userEvent.click(shown)
    await isGone()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const LongContent: Story = { args: { long: true } }
