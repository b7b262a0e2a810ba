import { PAUSE_MS } from '@framewell/domain/content/saving/SaveTimer'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pause, problem, start } from '../testing/pageDesk'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('does not send an invalid slug, but sends everything else', async () => {
  const { server, saver } = start()
  saver.edit({ slug: 'half-' })
  saver.edit({ title: 'Fine' })
  await pause()
  expect(server.sent).toMatchObject([{ title: 'Fine' }])
  expect(server.sent[0]).not.toHaveProperty('slug')
  expect(saver.state()).toMatchObject({ status: 'refused', problems: { slug: 'Use lower-case letters, digits and single dashes' } })
  saver.edit({ slug: 'half-done' })
  expect(saver.state().problems).toEqual({})
  await pause()
  expect(server.page().slug).toBe('half-done')
})

it('marks what the server refuses and saves the rest', async () => {
  const { server, saver } = start()
  server.failures.push(problem(400, 'invalidInput', [{ path: 'canonicalUrl', message: 'Use a full https:// address' }]))
  saver.edit({ canonicalUrl: 'odd', title: 'Fine' })
  await pause()
  await pause(10)
  expect(server.page().title).toBe('Fine')
  expect(saver.state()).toMatchObject({ status: 'refused', problems: { canonicalUrl: 'Use a full https:// address' } })
  expect(server.kept.get('p1')?.changes).toEqual({ canonicalUrl: 'odd' })
})

it('brings back what the server refused, and what was never sent, with a page that is deleted and restored', async () => {
  const { server, saver } = start()
  server.failures.push(problem(400, 'invalidInput', [{ path: 'canonicalUrl', message: 'Use a full https:// address' }]))
  saver.edit({ canonicalUrl: 'odd' })
  await pause()
  let release: () => void = () => undefined
  server.hold(
    new Promise((resolve) => {
      release = resolve
    }),
  )
  server.failures.push(problem(404, 'notFound'))
  saver.edit({ title: 'On its way' })
  await pause()
  saver.edit({ metaTitle: 'Typed just before' })
  saver.discard()
  release()
  await pause()
  expect(server.page()).toMatchObject({ title: 'Title' })
  const { saver: restored } = start(server)
  expect(restored.state()).toMatchObject({
    page: { canonicalUrl: 'odd', title: 'On its way', metaTitle: 'Typed just before' },
    restored: true,
  })
})

it.each([null, { isPublished: true }])(
  'saves and does not mark what is typed while something else is refused (publishing: %j)',
  async (publishing) => {
    const { server, saver } = start()
    let release: () => void = () => undefined
    server.hold(
      new Promise((resolve) => {
        release = resolve
      }),
    )
    server.failures.push(problem(400, 'invalidInput', [{ path: 'canonicalUrl', message: 'Use a full https:// address' }]))
    saver.edit({ canonicalUrl: 'odd' })
    const outcome = publishing ? saver.save(publishing) : pause()
    await pause(10)
    saver.edit({ canonicalUrl: 'https://framewell.test/better' })
    release()
    await outcome
    await pause(PAUSE_MS)
    expect(saver.state()).toMatchObject({ status: 'saved', problems: {} })
    expect(server.page().canonicalUrl).toBe('https://framewell.test/better')
  },
)
