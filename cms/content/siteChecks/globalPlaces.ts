import type { PayloadRequest } from 'payload'
import type { ContentPlace, LinkedPart } from './contentPlace'

/** The content of menus and settings, each text and each link by its field, with the person's own rights. */
export async function globalPlaces(req: PayloadRequest): Promise<{ words: ContentPlace[]; parts: LinkedPart[] }> {
  const read = { depth: 0, overrideAccess: false, req } as const
  const navigation = await req.payload.findGlobal({ slug: 'navigation', ...read })
  const settings = await req.payload.findGlobal({ slug: 'site-settings', ...read })
  const { announcement, ...others } = settings
  const areas = [
    ['navigation', 'Navigation', 'Header', { header: navigation.header }],
    ['navigation', 'Navigation', 'Alternate header', { alternateHeader: navigation.alternateHeader }],
    ['navigation', 'Navigation', 'Footer', { footer: navigation.footer }],
    ['site-settings', 'Site settings', 'Announcement', { announcement }],
    ['site-settings', 'Site settings', 'Site settings', others],
  ] as const
  const words: ContentPlace[] = []
  const parts: LinkedPart[] = []
  for (const [where, title, place, value] of areas) {
    const at = { where, id: null, title, section: null }
    for (const { path, within, text } of textsIn(value)) {
      const field = path.join('.')
      words.push({ ...at, place, field, words: text })
      if (path.at(-1) !== 'href') continue
      parts.push({ ...at, place: within.length > 0 ? `${place}: ${within.join(', ')}` : place, field, value: { href: text } })
    }
  }
  return { words, parts }
}

interface TypedText {
  readonly path: readonly string[]
  /** The names of the surrounding list entries: 'Builders', 'Credit terms'. */
  readonly within: readonly string[]
  readonly text: string
}

/** Members of menus and settings that contain no text. */
const NOT_WORDS = new Set(['id', 'createdAt', 'updatedAt', 'globalType', 'showUntil'])

function textsIn(value: unknown, path: readonly string[] = [], within: readonly string[] = []): TypedText[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path, within, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const name = 'label' in value ? value.label : 'title' in value ? value.title : ''
  const names = typeof name === 'string' && name !== '' ? [...within, name] : within
  return Object.entries(value).flatMap(([member, inner]) => (NOT_WORDS.has(member) ? [] : textsIn(inner, [...path, member], names)))
}
