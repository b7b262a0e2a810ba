import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../elements/layout/Stack'
import { Heading } from '../elements/text/Heading'
import { Text } from '../elements/text/Text'

const meta = { title: 'Principles', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const principles = [
  [
    'The drawing set',
    'Paper, ink, dimension lines, and the frame itself as the hero. Hairlines instead of shadows, a radius of 6, drawing paper behind a drawing.',
  ],
  [
    'One signal',
    'Signal orange belongs to the primary action, one a screen. Steel blue is the brand. Green, blue and orange belong to the tiers (Preferred, Standard, Prepay), red to errors. No state is shown by color alone: words and an icon carry it, color helps.',
  ],
  ['Figures line up', 'Money and measures are tabular figures. The ones that matter stand in the display face. Units stand beside them.'],
  [
    'A control says what it does, and why it does not',
    'A disabled Continue keeps its focus and gives its reason. A pending button keeps its focus and says what it is doing. Labels stand above fields, hints below labels, errors below fields. After a failed submit the summary takes focus and leads to each field.',
  ],
  [
    'Every area has four states',
    'Loading (skeletons shaped like what comes), empty (why, and the one thing to do), error (what still works, and a retry), and full. Each is a story.',
  ],
  ['Nothing jumps', 'Fonts have fallbacks of the same width, pictures have sizes, skeletons have the height of what they stand for.'],
  ['Motion has a purpose', 'Under 200 ms, and none for people who asked for none.'],
  [
    'For everyone',
    'WCAG 2.2 AA in both themes. Controls are 48 px high, 44 compact, 36 for dense operator tools under a mouse; no target is under 24. Everything works by keyboard; focus is always visible. Every page prints.',
  ],
  [
    'The platform first',
    'A native select, native radios and checkboxes, a native details element: they work before JavaScript does. Radix where the platform has nothing: dialogs, drawers, menus, tabs, tooltips, toasts, the navigation menu. Buttons, cards, fields and text bring no Radix along.',
  ],
  [
    'Tokens only',
    'Colors, sizes, spaces, durations and layers come from the tokens. A raw hex or pixel size in a component is a bug, and a test looks for it.',
  ],
] as const

export const Principles: Story = {
  render: () => (
    <Stack as="article" gap={8}>
      <Stack gap={3}>
        <Heading level={1} size={2}>
          Principles
        </Heading>
        <Text size="lead" tone="muted" measured>
          The screens look drawn by an engineer with taste: precise, calm, confident, quick.
        </Text>
      </Stack>
      {principles.map(([title, text]) => (
        <Stack key={title} as="section" gap={2}>
          <Heading level={2} size={4}>
            {title}
          </Heading>
          <Text measured>{text}</Text>
        </Stack>
      ))}
    </Stack>
  ),
}
