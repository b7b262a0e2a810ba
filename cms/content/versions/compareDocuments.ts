import type { FieldChange, SectionChange } from '@framewell/domain/content/reviewCalls'
import type { Page, Post } from '../../payload-types'
import { compareSections, fieldWords } from './compareSections'

/** What changed between two states of a page or post, in an editor's terms. Compared with none, everything is new. */
export function compareDocuments(before: Page | Post | null, after: Page | Post): { fields: FieldChange[]; sections: SectionChange[] } {
  const old = headOf(before)
  const fields = [...headOf(after)].flatMap(([label, words]) => {
    const was = old.get(label) ?? ''
    return was === words ? [] : [{ label, before: was, after: words }]
  })
  const sections = compareSections(before?.sections, after.sections)
  return { fields, sections: sections.map((change) => ({ ...change, fields: [...change.fields, ...wholeFields(change, before, after)] })) }
}

/** The full text of an added or removed section. */
function wholeFields({ id, kind }: SectionChange, before: Page | Post | null, after: Page | Post): FieldChange[] {
  if (kind !== 'added' && kind !== 'removed') return []
  const block = (kind === 'added' ? after : before)?.sections?.find((one) => one.id === id)
  const words = block ? fieldWords({ ...block }).filter((field) => field.words !== '') : []
  return words.map((field) => ({
    label: field.label,
    before: kind === 'added' ? '' : field.words,
    after: kind === 'added' ? field.words : '',
  }))
}

/** The members of a document outside its sections, as text with their form labels. */
function headOf(document: Page | Post | null): Map<string, string> {
  const { title, slug, seo, internalLinks, externalLinks } = document ?? {}
  const post = document && 'author' in document ? document : null
  const page = document && 'chrome' in document ? document : null
  const words: readonly (readonly [string, unknown])[] = [
    ['Title', title],
    ['Address', slug],
    ['Excerpt', post?.excerpt],
    ['Cover', named(post?.cover)],
    ['Category', post?.category],
    ['Author', post?.author],
    ['Tags', (post?.tags ?? []).join(', ')],
    ['First on the blog', post?.featured],
    ['Mail to the newsletter', post?.tellSubscribers ? 'Yes' : ''],
    ['Header', page?.chrome],
    ['Among the articles of the blog', page?.inBlog ? 'Yes' : ''],
    ['Meta title', seo?.title],
    ['Meta description', seo?.description],
    ['Keywords', (seo?.keywords ?? []).join(', ')],
    ['Canonical address', seo?.canonicalUrl],
    ['Picture for shared links', named(seo?.openGraphImage) || seo?.openGraphImageUrl],
    ['Hidden from search engines', seo?.noIndex ? 'Yes' : ''],
    ['Related pages', (internalLinks ?? []).map(({ anchor, targetPage }) => `${anchor ?? ''}: ${targetPage ?? ''}`).join('\n')],
    ['Authority links', (externalLinks ?? []).map(({ anchor, url }) => `${anchor ?? ''}: ${url ?? ''}`).join('\n')],
    ['Published', document?.publishedAt],
  ]
  return new Map(words.map(([label, value]) => [label, String(value ?? '')]))
}

function named(picture: Post['cover']): string {
  return typeof picture === 'object' ? (picture?.alt ?? '') : (picture ?? '')
}
