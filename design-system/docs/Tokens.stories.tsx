import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../elements/layout/Stack'
import { Heading } from '../elements/text/Heading'
import { Text } from '../elements/text/Text'
import { breakpoint } from '../tokens/breakpoint'
import { contrastPairs, darkColor, lightColor } from '../tokens/color'
import { contrastRatio } from '../tokens/contrastRatio'
import { layer } from '../tokens/layer'
import { control, measure, radius, stroke } from '../tokens/measure'
import { delay, duration, easing } from '../tokens/motion'
import { space } from '../tokens/space'
import { fontFamily, fontSize, fontWeight, fontWidth, letterSpacing, lineHeight } from '../tokens/type'
import { Bar, Cell, Pair, Sample, Swatch, Swatches, Values } from './TokenParts'

/** Rendered from the token objects themselves, so it shows what the product uses. */
const meta = { title: 'Tokens', tags: ['!autodocs'] } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Group = ({ title, values, prefix }: { title: string; values: Readonly<Record<string, string | number>>; prefix?: string }) => (
  <section>
    <Heading level={2} size={4}>
      {title}
    </Heading>
    <Values>
      <thead>
        <tr>
          <Cell as="th" scope="col">
            {prefix ? 'Custom property' : 'Name'}
          </Cell>
          <Cell as="th" scope="col">
            Value
          </Cell>
        </tr>
      </thead>
      <tbody>
        {Object.entries(values).map(([name, value]) => (
          <tr key={name}>
            <Cell>
              <code>{prefix ? `--${prefix}-${name}` : name}</code>
            </Cell>
            <Cell>{value}</Cell>
          </tr>
        ))}
      </tbody>
    </Values>
  </section>
)

export const Color: Story = {
  render: (_args, { globals }) => {
    const colors = globals.theme === 'dark' ? darkColor : lightColor
    return (
      <Stack gap={8}>
        <Heading level={1} size={2}>
          Color
        </Heading>
        <Swatches>
          {Object.entries(colors).map(([name, value]) => (
            <Swatch key={name} style={{ '--swatch': `var(--color-${name})` }}>
              <code>--color-{name}</code>
              <Text size="tiny" tone="subtle">
                {value}
              </Text>
            </Swatch>
          ))}
        </Swatches>
        <Heading level={2} size={4}>
          Pairs in use and their contrast
        </Heading>
        <Swatches>
          {contrastPairs.map(({ text, background, atLeast }) => (
            <Pair
              key={`${text}-${background}`}
              style={{
                '--pair-text': atLeast === 3 ? 'var(--color-ink)' : `var(--color-${text})`,
                '--pair-ground': `var(--color-${background})`,
              }}
              data-ground={background}
            >
              {text} on {background}: {contrastRatio(colors[text], colors[background]).toFixed(2)} (at least {atLeast})
            </Pair>
          ))}
        </Swatches>
      </Stack>
    )
  },
}

export const Type: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading level={1} size={2}>
        Type
      </Heading>
      {Object.entries(fontSize).map(([name, value]) => (
        <div key={name}>
          <Text size="tiny" tone="subtle">
            <code>--text-{name}</code> {value}
          </Text>
          <Sample data-display={/^h|figure/.test(name) || undefined} style={{ fontSize: `var(--text-${name})` }}>
            40 ft × 24 ft, 18-gauge, $67,700
          </Sample>
        </div>
      ))}
      <Group title="Families" values={fontFamily} prefix="font" />
      <Group title="Weights" values={fontWeight} prefix="weight" />
      <Group title="Width" values={fontWidth} prefix="width" />
      <Group title="Line height" values={lineHeight} prefix="leading" />
      <Group title="Letter spacing" values={letterSpacing} prefix="tracking" />
    </Stack>
  ),
}

export const Space: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1} size={2}>
        Space
      </Heading>
      {Object.entries(space).map(([name, value]) => (
        <Stack key={name} direction="row" gap={4}>
          <code>--space-{name}</code>
          <Bar style={{ width: `var(--space-${name})` }} />
          <Text size="small" tone="subtle">
            {value}
          </Text>
        </Stack>
      ))}
    </Stack>
  ),
}

export const SizesAndMotion: Story = {
  render: () => (
    <Stack gap={8}>
      <Heading level={1} size={2}>
        Sizes and motion
      </Heading>
      <Group title="Radius" values={radius} prefix="radius" />
      <Group title="Measure" values={measure} prefix="measure" />
      <Group title="Controls" values={control} prefix="control" />
      <Group title="Strokes" values={stroke} prefix="stroke" />
      <Group title="Breakpoints, px" values={breakpoint} />
      <Group title="Duration" values={duration} prefix="duration" />
      <Group title="Easing" values={easing} prefix="ease" />
      <Group title="Delays, ms" values={delay} />
      <Group title="Layers" values={layer} prefix="layer" />
    </Stack>
  ),
}
