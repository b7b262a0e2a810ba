import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { TextArea } from '../text-area/TextArea'
import { SidePanel } from './SidePanel'

const Beside = () => {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: 'var(--space-5)', alignItems: 'start' }}>
      <div>
        <Button onClick={() => setOpen(true)}>Comments</Button>
        <TextArea label="Words" rows={4} />
      </div>
      {open ? (
        <SidePanel title="Comments" closeLabel="Close the comments" onClose={() => setOpen(false)}>
          Says who?
        </SidePanel>
      ) : null}
    </div>
  )
}

const meta = { title: 'Elements/Side panel', component: Beside } satisfies Meta<typeof Beside>

export default meta
type Story = StoryObj<typeof meta>

export const BesideAForm: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Comments' })
    await userEvent.click(opener)
    await expect(canvas.getByRole('heading', { name: 'Comments' })).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Words'), 'Written meanwhile')
    await expect(canvas.getByRole('complementary', { name: 'Comments' })).toBeVisible()
    await userEvent.click(canvas.getByRole('heading', { name: 'Comments' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('complementary')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
