import { createLucideIcon as original } from 'lucide-react'
import type { ComponentType, SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import createLucideIcon from './lucideIcon'

const CHECK: Parameters<typeof createLucideIcon>[0] = {
  name: 'circle-check',
  size: 24,
  node: [
    ['circle', { cx: '12', cy: '12', r: '10', key: 'one' }],
    ['path', { d: 'm16 9-5.5 5.5L8 12', key: 'other' }],
  ],
  aliases: ['check-circle-2'],
}

it.each<SVGProps<SVGSVGElement>>([
  {},
  { className: 'mine' },
  { 'aria-label': 'Done' },
  { role: 'img' },
  { 'aria-hidden': true },
  { width: 16, strokeWidth: 3 },
])('is the element that lucide-react makes for %j', (props) => {
  const theirs = original(
    'circle-check',
    [...CHECK.node].map(([element, attributes]) => [element, { ...attributes }]),
    ['check-circle-2'],
  )
  expect(markup(createLucideIcon(CHECK), props)).toEqual(markup(theirs, props))
})

/** The order of attributes does not matter. */
function markup(Icon: ComponentType<SVGProps<SVGSVGElement>>, props: SVGProps<SVGSVGElement>) {
  const [, own = '', inside = ''] = /^<svg ([^>]*)>(.*)<\/svg>$/.exec(renderToStaticMarkup(<Icon {...props} />)) ?? []
  return [(own.match(/[\w-]+="[^"]*"/g) ?? []).sort(), inside]
}
