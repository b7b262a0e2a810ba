import { createElement, type SVGProps } from 'react'

/** An icon of lucide-react: its name, and elements with their attributes. */
interface IconData {
  readonly name: string
  readonly size: number
  readonly node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[]
  readonly aliases?: readonly string[]
}

/**
 * Replaces lucide-react's `createLucideIcon` in our browser builds, which bundle it several times for a page: the same element for the props we use, without
 * its context, sizes and stroke widths (1.2 KB gzip each time).
 */
export default function createLucideIcon({ name, size, node, aliases = [] }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)]
  return ({ className, ...props }: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...names, className].filter(Boolean).join(' '),
        'aria-hidden': isNamed(props) ? undefined : true,
        ...props,
      },
      node.map(([element, attributes]) => createElement(element, attributes)),
    )
}

function isNamed(props: SVGProps<SVGSVGElement>): boolean {
  return Object.keys(props).some((prop) => prop.startsWith('aria-') || prop === 'role')
}
