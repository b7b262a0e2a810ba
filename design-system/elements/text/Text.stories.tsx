import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack'
import { Eyebrow } from './Eyebrow'
import { Figure } from './Figure'
import { Heading } from './Heading'
import { Text } from './Text'

const meta = { title: 'Elements/Text', component: Text } satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = {
  render: () => (
    <Stack gap={4}>
      <Eyebrow>Steel-framed homes for builders</Eyebrow>
      <Heading level={1}>The frame arrives finished. So does your schedule.</Heading>
      <Text size="lead" tone="muted" measured>
        Configure a plan, see the steel and the price move together, and order a kit on Net 30 terms from the shop best placed to make it.
      </Text>
    </Stack>
  ),
}

export const Headings: Story = {
  render: () => (
    <Stack gap={5}>
      <Heading level={1}>Three steps from lot to lock-up</Heading>
      <Heading level={2}>Three steps from lot to lock-up</Heading>
      <Heading level={3}>Three steps from lot to lock-up</Heading>
      <Heading level={4}>Three steps from lot to lock-up</Heading>
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack gap={3}>
      <Text size="lead">Lead: every piece is cut to its mark.</Text>
      <Text>Body: every piece is cut to its mark.</Text>
      <Text size="compact">Compact: every piece is cut to its mark.</Text>
      <Text size="small" tone="muted">
        Small: every piece is cut to its mark.
      </Text>
      <Text size="tiny" tone="subtle">
        Tiny: every piece is cut to its mark.
      </Text>
    </Stack>
  ),
}

export const Figures: Story = {
  render: () => (
    <Stack gap={3}>
      <Figure size="large">$67,700</Figure>
      <Figure>$11,111</Figure>
      <Figure size="small">$88,888</Figure>
      <Text>
        of which <Figure size="inline">$4,200</Figure> is sheathing
      </Text>
    </Stack>
  ),
}
