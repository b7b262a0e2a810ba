import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import { SECTION_FORMS } from '../management/sectionForms'
import { pictureIdsIn } from '../management/sectionValues'
import { storedBlocks } from '../management/toContentPage'

const found = z.array(z.object({ id: z.string() }))

/**
 * Refuses to publish a text that shows a deleted picture, because readers would see a gap. Holds its pictures until the transaction ends:
 * somebody who deletes one meanwhile waits, and then finds it in use.
 */
export const requirePictures: CollectionBeforeChangeHook = async ({ data, req, collection }) => {
  const head = [
    { path: 'cover', id: idOf(data.cover) },
    { path: 'seo.openGraphImage', id: idOf(data.seo?.openGraphImage) },
  ]
  const sections = storedBlocks(data.sections).flatMap((block, at) =>
    [...pictureIdsIn(block, SECTION_FORMS.get(block.blockType)?.fields ?? []), ...uploadsIn(block)].map((id) => ({
      path: `sections.${at}`,
      id,
    })),
  )
  const shown = [...head, ...sections].filter(({ id }) => id !== '')
  if (shown.length === 0) return data
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select id::text as id from media where id::text in (select jsonb_array_elements_text(${JSON.stringify(shown.map(({ id }) => id))}::jsonb))
    order by id for key share`)
  const kept = new Set(found.parse(rows).map(({ id }) => id))
  // A draft may keep a gap in its sections until it is published; a relation cannot be stored without its picture.
  const lost = shown.filter(({ id, path }) => !kept.has(id) && (data._status === 'published' || !path.startsWith('sections.')))
  if (lost.length === 0) return data
  const message = 'A picture here is no longer in the library. Choose another one.'
  const errors = [...new Set(lost.map(({ path }) => path))].map((path) => ({ path, message }))
  throw new ValidationError({ collection: collection.slug, req, errors }, req.t)
}

function idOf(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'string' ? id : ''
}

/** Pictures of the running text anywhere in a stored section. */
function uploadsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'relationTo' in value && value.relationTo === 'media' && 'value' in value ? [idOf(value.value)] : []
  return [...own, ...Object.values(value).flatMap(uploadsIn)]
}
