import { isRecord } from '@framewell/domain/content/saving/sameValue'
import type { CollectionBeforeChangeHook } from 'payload'
import { env } from '../../env'

/**
 * Turns links to this site that were copied with its origin into paths, before anything checks them: a path is checked when it is
 * published, moves with its page, and works on every address of the site.
 */
export const ownLinksAsPaths: CollectionBeforeChangeHook = ({ data }) =>
  Array.isArray(data.sections) ? { ...data, sections: withPaths(data.sections) } : data

function withPaths(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPaths)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      (name === 'href' || name === 'url') && typeof member === 'string' ? ownPath(member) : withPaths(member),
    ]),
  )
}

function ownPath(href: string): string {
  const url = URL.parse(href.trim())
  if (url?.origin !== new URL(env.SITE_URL).origin || url.username !== '' || url.password !== '') return href
  // '//host' would be another site's address.
  return url.pathname.startsWith('//') ? href : `${url.pathname}${url.search}${url.hash}`
}
