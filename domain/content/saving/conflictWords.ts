import { contentText } from '../contentText'
import { plainText, richTextSchema } from '../richText'
import { type DocumentForms, fieldsOfEntry, type LabelledField, NO_FORMS } from './fieldLabels'
import { isRecord } from './sameValue'
import { indexOfEntry, valueAt } from './valueAt'

/** Members with a different name on screen; '' is not named. */
const NAMES: Readonly<Record<string, string>> = {
  slug: 'Address',
  sections: 'Section',
  fields: '',
  seo: '',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  externalLinks: 'Authority links',
  canonicalUrl: 'Canonical URL',
  ogImage: 'Open graph image',
  article: '',
  publishDate: 'First published',
  _status: 'Publication',
  isPublished: 'Publication',
}

/**
 * A place in a document, by the labels of its forms: 'Section 2, Section title'.
 * @param path member names, and ids or positions of entries
 */
export function conflictPlace(path: readonly string[], page: unknown, forms: DocumentForms = NO_FORMS): string {
  let fields = forms.own
  let list: LabelledField | undefined
  const words = path.flatMap((step, at) => {
    const whole = valueAt(page, path.slice(0, at))
    if (Array.isArray(whole)) {
      const placed = indexOfEntry(whole, step)
      fields = fieldsOfEntry(forms, list, whole[placed])
      return placed < 0 ? [] : [String(placed + 1)]
    }
    list = fields.find(({ name }) => name === step)
    if (list) return [list.fields && at < path.length - 1 ? (list.entry ?? list.label) : list.label]
    return NAMES[step] === '' ? [] : [NAMES[step] ?? spoken(step)]
  })
  return words.join(', ').replace(/, (\d+)/g, ' $1')
}

/** A value formatted for editors. */
export function conflictText(value: unknown): string {
  if (value === undefined) return 'Removed'
  if (value === null || value === '') return 'Empty'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'object') return String(value)
  const richText = richTextSchema.safeParse(value)
  if (richText.success) return plainText(richText.data) || 'Empty'
  if (isRecord(value) && typeof value.alt === 'string') return value.alt
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ') || 'Empty'
  return contentText([value]) || JSON.stringify(value)
}

/** 'secondaryAction' → 'Secondary action'. */
function spoken(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
