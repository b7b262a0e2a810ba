import type { listPictureUses as listPictureUsesCall, PictureUse } from '@framewell/domain/content/pictures'
import type { PayloadRequest } from 'payload'
import type { Operation } from '../../platform/http/calls/bindCall'
import { type ContentDocument, findDocuments, publishedDocuments, trashedDocuments, trashedLive } from '../management/findDocuments'
import { sectionName } from '../versions/compareSections'

export const listPictureUses: Operation<typeof listPictureUsesCall> = async ({ req }, { ids }) => ({
  uses: await findPictureUses(req, new Set(ids.split(','))),
})

/** Every place that shows one of these pictures, in published versions, the newest drafts and the trash, with the person's own rights. */
export async function findPictureUses(req: PayloadRequest, pictures: ReadonlySet<string>): Promise<PictureUse[]> {
  const found = new Map<string, PictureUse>()
  const add = (use: PictureUse) => {
    const key = [use.picture, use.id, use.section, use.place].join(' ')
    const known = found.get(key)
    found.set(key, known && known.seenIn !== use.seenIn ? { ...known, seenIn: 'both' } : use)
  }
  for (const document of await publishedDocuments(req)) for (const use of usesIn(document, pictures)) add({ ...use, seenIn: 'published' })
  for (const newest of await findDocuments(req)) {
    if (newest.document._status === 'draft') for (const use of usesIn(newest, pictures)) add({ ...use, seenIn: 'draft' })
  }
  // A deleted page comes back as it was.
  for (const document of [...(await trashedLive(req)), ...(await trashedDocuments(req))])
    for (const use of usesIn(document, pictures)) add({ ...use, seenIn: 'deleted' })
  const plans = {
    collection: 'home-plans',
    depth: 0,
    pagination: false,
    select: { name: true, picture: true, framedPicture: true },
  } as const
  for (const { id, name, picture, framedPicture } of (await req.payload.find({ ...plans, overrideAccess: false, req })).docs) {
    for (const [place, value] of [
      ['Picture of the plan', picture],
      ['Picture of its frame', framedPicture],
    ] as const)
      for (const used of picturesIn(value, pictures))
        add({ picture: used, where: 'home-plans', id, title: name, section: null, place, seenIn: 'published' })
  }
  return [...found.values()]
}

function usesIn({ collection, document }: ContentDocument, pictures: ReadonlySet<string>): Omit<PictureUse, 'seenIn'>[] {
  const at = { where: collection, id: document.id, title: document.title ?? 'Untitled' } as const
  const head: readonly (readonly [string, unknown])[] = [
    ['Cover', 'cover' in document ? document.cover : null],
    ['Picture for shared links', document.seo?.openGraphImage],
  ]
  const sections = document.sections ?? []
  return [
    ...head.flatMap(([place, value]) => picturesIn(value, pictures).map((picture) => ({ ...at, picture, section: null, place }))),
    ...sections.flatMap((block, index) =>
      picturesIn(block, pictures).map((picture) => ({
        ...at,
        picture,
        section: block.id ?? null,
        place: `Section ${index + 1}, ${sectionName({ ...block })}`,
      })),
    ),
  ]
}

/** Which of these pictures occur anywhere in a stored value: fields, rows, running text. IDs are globally unique. */
function picturesIn(value: unknown, pictures: ReadonlySet<string>, found = new Set<string>()): string[] {
  if (typeof value === 'string' && pictures.has(value)) found.add(value)
  else if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) picturesIn(member, pictures, found)
  return [...found]
}
