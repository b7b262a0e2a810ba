import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/Card'
import { Eyebrow } from '../text/Eyebrow'
import { Heading } from '../text/Heading'
import { Text } from '../text/Text'
import { Column, Grid } from './Grid'
import { Section } from './Section'
import { Stack } from './Stack'

const meta = {
  title: 'Elements/Section',
  component: Section,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Stack gap={8}>
        <Stack gap={3}>
          <Eyebrow>How it works</Eyebrow>
          <Heading level={2}>Three steps from lot to lock-up</Heading>
        </Stack>
        <Grid>
          <Column span={4}>
            <Card>Configure and qualify</Card>
          </Column>
          <Column span={4}>
            <Card>Factory production</Card>
          </Column>
          <Column span={4}>
            <Card>Build and deliver</Card>
          </Column>
        </Grid>
        <Text tone="muted" measured>
          Panels arrive numbered in erection order. Escrow pays each party as each stage is proved.
        </Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Paper: Story = {}
export const Surface: Story = { args: { tone: 'surface' } }
export const Sunken: Story = { args: { tone: 'sunken', space: 'tight' } }
export const Ink: Story = { args: { tone: 'ink' } }
export const DrawingPaper: Story = { args: { tone: 'grid' } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
