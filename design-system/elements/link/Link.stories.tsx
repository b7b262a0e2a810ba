import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Text } from '../text/Text'
import { Link } from './Link'
import { type LinkComponentProps, LinkProvider } from './LinkProvider'

const meta = { title: 'Elements/Link', component: Link, args: { href: '#terms', children: 'net 30 terms' } } satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  render: (args) => (
    <Text measured>
      Preferred builders order on <Link {...args} />, with the first kit on the usual limit.
    </Text>
  ),
}

export const Standalone: Story = { args: { variant: 'standalone', children: 'Review' } }

const navigated = fn()

const RouterLink = ({ href, ...rest }: LinkComponentProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault()
      navigated(href)
    }}
  />
)

export const ThroughTheShellsRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'))
    await expect(navigated).toHaveBeenCalledWith('#terms')
  },
}
