// What `dev` exposes on a running site in place of app.tsx. A changed screen replaces the shown one, and the page keeps its address, its
// data and everything around the screen. The site runs React for production, which keeps no state inside a replaced screen.
import app from 'framewell-remote-app'
import { createElement, useSyncExternalStore } from 'react'

let current = app
const shown = new Set()
const watch = (changed) => {
  shown.add(changed)
  return () => shown.delete(changed)
}

function Latest({ latest, shell }) {
  return createElement(useSyncExternalStore(watch, latest), { shell })
}

const replaceable = (kind) => (name) => {
  const latest = () => current[kind][name]
  const part = ({ shell }) => createElement(Latest, { latest, shell })
  part.ready = (search) => latest().ready?.(search)
  return [name, part]
}
const replaceableParts = (kind) => Object.fromEntries(Object.keys(app[kind]).map(replaceable(kind)))

export default { ...app, routes: replaceableParts('routes'), widgets: replaceableParts('widgets') }

const namesOf = ({ routes, widgets }) => [...Object.keys(routes), '', ...Object.keys(widgets)].join()

import.meta.webpackHot.accept('framewell-remote-app', () => {
  const before = namesOf(current)
  current = app
  // Nothing is shown after a failure; only a new page has a new part.
  if (shown.size === 0 || namesOf(current) !== before) location.reload()
  else for (const changed of shown) changed()
})
