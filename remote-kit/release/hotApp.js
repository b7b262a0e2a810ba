// What `dev` exposes on a running site in place of app.tsx. A changed screen replaces the shown one, and the page keeps its address, its
// data and everything around the screen. The site runs React for production, which keeps no state inside a replaced screen. What a screen
// throws is shown in its place, until the next change.
import app from 'framewell-remote-app'
import { createElement, useSyncExternalStore } from 'react'
import { FailureBoundary } from './FailureBoundary.tsx'

let current = app
let changes = 0
/** Set while changed sources cannot run. */
let failure = null
const shown = new Set()
const watch = (changed) => {
  shown.add(changed)
  return () => shown.delete(changed)
}

function Latest({ latest, shell }) {
  const change = useSyncExternalStore(watch, () => changes)
  const screen = failure ? createElement(Failed, failure) : createElement(latest(), { shell })
  return createElement(FailureBoundary, { change }, screen)
}

function Failed({ error }) {
  throw error
}

const replaceable = (kind) => (name) => {
  const latest = () => current[kind][name]
  const part = ({ shell }) => createElement(Latest, { latest, shell })
  // Code that fails to load fails again when it is shown, where the error is shown too.
  part.ready = (search) => Promise.resolve(latest().ready?.(search)).catch(() => undefined)
  return [name, part]
}
const replaceableParts = (kind) => Object.fromEntries(Object.keys(app[kind]).map(replaceable(kind)))

export default { ...app, routes: replaceableParts('routes'), widgets: replaceableParts('widgets') }

const namesOf = ({ routes, widgets }) => [...Object.keys(routes), '', ...Object.keys(widgets)].join()

const show = (failed) => {
  failure = failed
  changes += 1
  for (const changed of shown) changed()
}

import.meta.webpackHot.accept(
  'framewell-remote-app',
  () => {
    const before = namesOf(current)
    current = app
    // Only a new page has a new part.
    if (shown.size === 0 || namesOf(current) !== before) location.reload()
    else show(null)
  },
  (error) => show({ error }),
)
