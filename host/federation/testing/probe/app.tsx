import { defineRemoteEvent } from '@framewell/domain/releases/remoteEvents'
import type { RemoteApp, Shell } from '@framewell/domain/releases/shell'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import picture from './probe.svg'
import { variant } from './variant'

const Later = lazy(() => import('./Later'))

/** Ways in which one remote's code could affect the others, each run in its own task like a click or a response. */
const DEEDS = [
  () => Reflect.set(globalThis, 'fetch', () => Promise.reject(new Error('taken')), globalThis) || refused('fetch'),
  () => Object.assign(Array.prototype, { mine: () => 'polluted' }),
  () => Object.assign(Object.prototype, { everywhere: true }),
  () => Object.assign(Storage.prototype, { getItem: () => 'taken' }),
  () => Object.assign(Promise.prototype, { finally: () => 'taken' }),
  () => Object.assign(EventTarget.prototype, { addEventListener: () => undefined }),
  () => Object.assign(globalThis, { addEventListener: () => undefined }),
  () => Object.assign(JSON, { parse: () => ({}) }),
  () => Object.assign(globalThis, { Promise: class {} }),
  () => Object.defineProperty(globalThis, 'fetch', { value: null }),
  () => localStorage.clear(),
]

function refused(what: string): never {
  throw new TypeError(`${what} was not replaced`)
}

const COUNTED = defineRemoteEvent('mfe-portal/counted', { count: 'number' })
const MISCOUNTED = defineRemoteEvent('mfe-portal/counted', { count: 'text' })

/** Sends an event as it is declared, and otherwise; shows what it heard. */
const Events = ({ events }: Pick<Shell, 'events'>) => {
  const [heard, setHeard] = useState('nothing')
  useEffect(() => events?.hear(COUNTED, ({ count }) => setHeard(`${count + 1} with the next`)), [events])
  return (
    <>
      <p>
        {variant.label} heard {heard}
      </p>
      <button type="button" onClick={() => events?.send(COUNTED, { count: 7 })}>
        Tell
      </button>
      <button type="button" onClick={() => events?.send(MISCOUNTED, { count: 'seven' })}>
        Tell wrongly
      </button>
    </>
  )
}

/** Uses what the host shares: React, its router context and its styles. */
const Probe = ({ shell }: { readonly shell: Shell }) => {
  const [more, setMore] = useState(false)
  const [query] = useSearchParams()
  const { id = 'no id' } = useParams()
  useEffect(() => {
    if (variant.patches) for (const deed of DEEDS) setTimeout(deed)
    if (variant.freezes) for (;;);
    if (variant.rejects) void Promise.reject(new Error('Nobody waits for this'))
  }, [])
  if (variant.throws) throw new Error('The probe breaks while it renders')
  return (
    <Box data-probe={variant.label}>
      <p>
        {variant.label} with {id} and {query.get('step') ?? 'no step'}
      </p>
      <p>{Reflect.get(globalThis, 'hostUseState') === useState ? 'one React' : 'two Reacts'}</p>
      <img src={picture} alt="" width={1} height={1} />
      <button type="button" onClick={() => setMore(true)}>
        More
      </button>
      {variant.tells ? <Events events={shell.events} /> : null}
      {variant.hides ? <Hiding>Alone</Hiding> : null}
      {more ? (
        <Suspense fallback="…">
          <Later />
        </Suspense>
      ) : null}
    </Box>
  )
}

const Box = styled.div`
  border-left: 3px solid;
`

const Hiding = styled.p`
  font-weight: 700;
  body:has(&) h1 {
    display: none;
  }
`

const app: RemoteApp<ReactNode> = {
  contract: variant.contract,
  routes: { '/probe/:id': Probe },
  // The second widget exists only in releases with this label.
  widgets: { probe: Probe, [`only-in-${variant.label}`]: Probe },
}

export default app
