import { CALLS } from '@framewell/domain/calls'
import { StoryShell } from '@framewell/remote-kit/testing/StoryShell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import creditApplications from '../recordings/creditApplications.json'
import { remember } from '../testing/memory'
import { QualificationPage } from './QualificationPage'

const meta: Meta<typeof QualificationPage> = {
  title: 'Portal/Credit/QualificationPage',
  component: QualificationPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryShell calls={CALLS} recorded={creditApplications} at="/qualification">
        <Story />
      </StoryShell>
    ),
  ],
  beforeEach: remember(),
}
export default meta
type Story = StoryObj<typeof QualificationPage>

export const Start: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('80 to 100 points')).toBeVisible()
    await expect(canvas.getByText('Below 60 points')).toBeVisible()
  },
}
