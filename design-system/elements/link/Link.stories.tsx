import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { takeRefusedPage } from '../../.storybook/stayOnPage'
import { Button } from '../button/Button'
import { Text } from '../text/Text'
import { Link } from './Link'
import { LinkProvider } from './LinkProvider'

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

/** A path that is not live yet is no link: its text stays in running text, and a standalone link disappears. */
export const LeadsNowhere: Story = {
  args: { href: '/not-yet' },
  render: (args) => (
    <LinkProvider navigate={() => undefined} isLive={(href) => href !== '/not-yet'}>
      <Text>
        Preferred builders order on <Link {...args} />. <Link {...args} variant="standalone" />
      </Text>
      <Button href="/not-yet">Open it</Button>
      <Button href="/terms">Credit terms</Button>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Credit terms'])
    await expect(page.getByText(/order on net 30 terms\./)).toBeVisible()
  },
}

const navigated = fn()

/** Plain clicks on the site's paths go to the router; other sites, new tabs and downloads are left to the browser. */
export const ThroughTheShellsRouter: Story = {
  args: { href: '/terms' },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigated}>
        <Story />
        <Link href="https://example.com" variant="standalone" onClick={(event) => event.preventDefault()}>
          Another site
        </Link>
        <Link href="/terms.pdf" variant="standalone" download onClick={(event) => event.preventDefault()}>
          A download
        </Link>
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    navigated.mockClear()
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('link', { name: 'Another site' }))
    await userEvent.click(page.getByRole('link', { name: 'A download' }))
    await expect(navigated).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('link', { name: String(args.children) }))
    await expect(navigated.mock.calls).toEqual([['/terms']])
  },
}

/** A story that navigates away would end the whole run: it is stopped, and fails by name. */
export const StaysOnItsPage: Story = {
  args: { href: 'https://example.com/', children: 'Another site' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Another site' }))
    await waitFor(() => expect(takeRefusedPage()).toBe('https://example.com/'))
  },
}
