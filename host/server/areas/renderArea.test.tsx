import { defineCall } from '@framewell/domain/http/defineCall'
import type { AppProps, RemoteApp } from '@framewell/domain/releases/shell'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { RenderJob } from './messages'
import { areaRenderer } from './renderArea'

const callTo = (path: `/api/${string}`) =>
  defineCall({
    name: 'readWord',
    method: 'GET',
    path,
    keys: 'read',
    summary: 'A word',
    feature: 'catalog',
    access: 'public',
    sameForAll: true,
    input: z.object({}),
    output: z.object({ word: z.string() }),
  })
const [first, second] = [callTo('/api/first'), callTo('/api/second')]

/** An app with this screen, answers the test can change, and a render count. */
function drawing(Screen: (props: AppProps) => ReactNode) {
  const answers: Record<string, string | undefined> = { '/api/first': 'steel', '/api/second': 'frame' }
  const seen = { drawn: 0, reads: [] as string[] }
  const app: RemoteApp<ReactNode> = {
    contract: 1,
    routes: {
      '/screen': (props) => {
        seen.drawn += 1
        return <Screen {...props} />
      },
    },
    widgets: {},
  }
  const draw = areaRenderer(app, async (url) => {
    seen.reads.push(url)
    const word = answers[url]
    return word === undefined ? { status: 503, body: '' } : { status: 200, body: JSON.stringify({ word }) }
  })
  const at = async (search = '') => {
    Object.assign(seen, { drawn: 0, reads: [] })
    const job: RenderJob = {
      source: { remote: 'mfe-probe', route: '/screen' },
      path: '/screen',
      search,
      closedRoutes: [],
      timeZone: 'America/New_York',
    }
    return { ...(await draw(job)), ...seen }
  }
  return { answers, at }
}

const useWord = (shell: AppProps['shell'], call: typeof first, enabled = true) =>
  useQuery({ queryKey: [call.path], queryFn: () => shell.call(call, {}), enabled }).data?.word ?? 'waits'

const Aside = ({ shell }: AppProps) => <p>{useWord(shell, first, false)}</p>

describe('a screen that was rendered before', () => {
  it('renders once, with current answers to its queries', async () => {
    const { answers, at } = drawing(({ shell }) => <p>{useWord(shell, first)}</p>)
    expect(await at()).toMatchObject({ html: '<p>steel</p>', finished: true, drawn: 2 })
    answers['/api/first'] = 'timber'
    const again = await at()
    expect(again).toMatchObject({ html: '<p>timber</p>', finished: true, drawn: 1, reads: ['/api/first'] })
    expect(again.queries).toContain('timber')
  })

  it('at another address shows that address’s data and nothing else', async () => {
    const { at } = drawing(({ shell }) => <p>{useWord(shell, useSearchParams()[0].has('other') ? second : first)}</p>)
    await at()
    const other = await at('?other=1')
    expect(other).toMatchObject({ html: '<p>frame</p>', drawn: 2 })
    expect(other.queries).not.toContain('steel')
    expect(await at('?other=2')).toMatchObject({ html: '<p>frame</p>', drawn: 1, reads: ['/api/second'] })
  })

  it('shows its own query’s answer, even when another address made a different query under the same name', async () => {
    const { at } = drawing(({ shell }) => {
      const [query] = useSearchParams()
      const read = useQuery({ queryKey: ['word'], queryFn: () => shell.call(query.has('other') ? second : first, {}) })
      return <p>{read.data?.word ?? 'waits'}</p>
    })
    expect((await at()).html).toBe('<p>steel</p>')
    expect((await at('?other=1')).html).toBe('<p>frame</p>')
    expect((await at()).html).toBe('<p>steel</p>')
  })

  it('makes follow-up queries when an answer has changed', async () => {
    const { answers, at } = drawing(({ shell }) => {
      const word = useWord(shell, first)
      const next = useQuery({ queryKey: ['next', word], queryFn: () => shell.call(second, {}), enabled: word === 'timber' })
      return <p>{`${word} ${next.data?.word ?? 'alone'}`}</p>
    })
    expect((await at()).html).toBe('<p>steel alone</p>')
    answers['/api/first'] = 'timber'
    expect(await at()).toMatchObject({ html: '<p>timber frame</p>', drawn: 2 })
    expect(await at()).toMatchObject({ html: '<p>timber frame</p>', drawn: 1 })
  })

  it('shows the loading state when its query now fails', async () => {
    const { answers, at } = drawing(({ shell }) => <p>{useWord(shell, first)}</p>)
    await at()
    answers['/api/first'] = undefined
    const failed = await at()
    expect(failed).toMatchObject({ html: '<p>waits</p>', finished: false })
    expect(failed.queries).not.toContain('steel')
  })
})

it('makes a query that a part only reads if another part makes it', async () => {
  const { at } = drawing(({ shell }) => (
    <>
      <p>{useWord(shell, first)}</p>
      <Aside shell={shell} />
    </>
  ))
  for (let turn = 0; turn < 2; turn += 1) expect((await at()).html).toBe('<p>steel</p><p>steel</p>')
})
