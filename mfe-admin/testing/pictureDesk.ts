import type { ContentPage } from '@framewell/domain/content/contentPage'
import {
  focusPicture,
  type listPictures,
  type listPictureUses,
  type Picture,
  type PictureUse,
  type uploadPicture,
} from '@framewell/domain/content/pictures'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { samplePicture, samplePictures } from './samplePictures'

export interface PictureDesk {
  readonly listedPictures: AnswerCall<typeof listPictures>
  readonly pictureUses: AnswerCall<typeof listPictureUses>
  readonly addPicture: AnswerCall<typeof uploadPicture>
  readonly cropPicture: AnswerCall<typeof focusPicture>
}

/** A fake of the library's calls, in memory. For stories. @param pages pages that may use its pictures */
export function pictureDesk(pages: () => readonly ContentPage[]): PictureDesk {
  const library = [...samplePictures]
  return {
    listedPictures: ({ search, ids }) => {
      const pictures = library.filter(
        ({ id, alt, name }) =>
          [alt, name].some((words) => words.toLowerCase().includes(search.toLowerCase())) && (!ids || ids.split(',').includes(id)),
      )
      return { pictures, total: pictures.length }
    },
    pictureUses: ({ ids }) => ({ uses: usesOf(pages(), ids.split(',')) }),
    addPicture: ({ alt, name }) => {
      const picture: Picture = { ...samplePicture(library.length + 1), alt, name }
      library.unshift(picture)
      return picture
    },
    cropPicture: ({ id, ...point }) => {
      const at = library.findIndex((picture) => picture.id === id)
      const [picture] = library.slice(at, at + 1)
      if (at < 0 || !picture) throw refuseCall(focusPicture, 'notFound')
      library[at] = { ...picture, ...point }
      return { ...picture, ...point }
    },
  }
}

function usesOf(pages: readonly ContentPage[], pictures: readonly string[]): PictureUse[] {
  return pages.flatMap(({ id, title, kind, isPublished, article, sections }) => {
    const at = { where: kind === 'post' ? 'posts' : 'pages', id, title, seenIn: isPublished ? 'published' : 'draft' } as const
    return pictures.flatMap((picture): PictureUse[] => [
      ...(JSON.stringify(article ?? {}).includes(picture) ? [{ ...at, picture, section: null, place: 'Cover' }] : []),
      ...sections
        .filter(({ fields }) => JSON.stringify(fields ?? {}).includes(picture))
        .map((shown) => ({ ...at, picture, section: shown.id, place: `Section ${sections.indexOf(shown) + 1}` })),
    ])
  })
}
