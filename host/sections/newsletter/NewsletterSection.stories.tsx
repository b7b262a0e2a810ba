import { SECTION_EXAMPLES } from '@framewell/domain/content/sections'
import { SUBSCRIBE_ANSWER } from '@framewell/domain/newsletter/subscription'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SectionStory } from '../../testing/SectionStory'

/** Replaces the page's fetch. */
function answering(answer: (headers: Headers) => Promise<Response>) {
  return () => {
    const real = window.fetch
    window.fetch = (input, init) => (String(input).startsWith('/api/newsletter/') ? answer(new Headers(init?.headers)) : real(input, init))
    return () => {
      window.fetch = real
    }
  }
}
const json = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const meta = {
  title: 'Sections/Newsletter',
  component: SectionStory,
  parameters: { layout: 'fullscreen' },
  args: { section: SECTION_EXAMPLES.newsletter },
} satisfies Meta<typeof SectionStory>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}

export const Sent: Story = {
  beforeEach: answering(json(202, { title: SUBSCRIBE_ANSWER.title, message: SUBSCRIBE_ANSWER.text })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ada@builder.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(await canvas.findByText('Check your inbox')).toBeVisible()
  },
}

/** Invalid address: the message is below the field, which keeps focus and its value. */
export const NoAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email address')
    await userEvent.type(field, 'ada@')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(await canvas.findByText('Enter an email address, like name@example.com')).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('ada@')
  },
}

export const TooOften: Story = {
  beforeEach: answering(
    json(429, {
      type: 'about:blank',
      title: 'Too many requests',
      status: 429,
      code: 'tooManyRequests',
      error: 'Too many requests. Please wait a while and try again.',
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ada@builder.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByLabelText('Email address')).toHaveValue('ada@builder.example')
  },
}

export const NoConnection: Story = {
  beforeEach: answering(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'ada@builder.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(await canvas.findByText(/could not be sent/)).toBeVisible()
  },
}

/** A lost response and the same address again: one attempt under one idempotency key. */
const keys: (string | null)[] = []
export const SentOnceMore: Story = {
  beforeEach: answering(async (headers) => {
    keys.push(headers.get('idempotency-key'))
    if (keys.length % 2 === 1) throw new TypeError('Failed to fetch')
    return json(202, { title: SUBSCRIBE_ANSWER.title, message: SUBSCRIBE_ANSWER.text })()
  }),
  play: async ({ canvas, userEvent }) => {
    keys.length = 0
    await userEvent.type(canvas.getByLabelText('Email address'), 'grace@builder.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(await canvas.findByText(/could not be sent/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await expect(await canvas.findByText('Check your inbox')).toBeVisible()
    await expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    await expect(keys[1]).toBe(keys[0])
  },
}
