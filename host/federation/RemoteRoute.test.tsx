import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { parsePath, Route, Routes, useHref, useParams } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { RemoteRoute } from './RemoteRoute'
import { LocationRouter } from './ShellRouter'

const Told = () => JSON.stringify([useParams(), useHref('..'), useHref('.', { relative: 'path' })])

const Shell = ({ at, children }: { at: string; children: ReactNode }) => {
  const { pathname = '/', search = '' } = parsePath(at)
  const state = { place: { path: pathname, search, hash: '', key: 'first', state: null } }
  return (
    <LocationRouter places={{ get: () => state, subscribe: () => () => {}, navigate: () => {} }} drawnAt={state}>
      {children}
    </LocationRouter>
  )
}

/** What a page on a route reads from the router. */
const heard = {
  ours: (path: string, at: string) =>
    renderToString(
      <Shell at={at}>
        <RemoteRoute path={path}>
          <Told />
        </RemoteRoute>
      </Shell>,
    ),
  routers: (path: string, at: string) =>
    renderToString(
      <Shell at={at}>
        <Routes>
          <Route path={path} element={<Told />} />
        </Routes>
      </Shell>,
    ),
}

describe('RemoteRoute', () => {
  it.each([
    ['/configurator', '/configurator'],
    ['/configurator', '/configurator/'],
    ['/configurator', '/Configurator?plan=x'],
    ['/orders/:number', '/orders/FW-1042'],
    ['/orders/:number', '/orders/a%20b%2Fc'],
    ['/orders/:number/:part', '/orders/ü/%C3%BC'],
    ['/shops/*', '/shops/a/b/c'],
    ['/configurator', '/steel-configurator'],
    ['/orders/:number', '/orders'],
  ])('for %s at %s returns the same as React Router', (path, at) => {
    expect(heard.ours(path, at)).toBe(heard.routers(path, at))
  })

  it('provides the route’s parameters', () => {
    expect(heard.ours('/orders/:number', '/orders/FW-1042')).toContain('FW-1042')
    expect(heard.ours('/orders/:number', '/elsewhere')).toBe('')
  })
})
