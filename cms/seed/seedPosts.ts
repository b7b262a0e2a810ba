import { EDITORIAL_TEAM } from '@framewell/domain/content/postDerivation'
import type { BasePayload } from 'payload'
import { findSlugOwner } from '../content/slugs/findSlugOwner'
import { seedOnce } from '../platform/seeds/seedOnce'
import { posts } from './posts/posts'
import { pictureId } from './sitePictures'

/** The time of publication, in New York. */
const MORNING = 'T13:00:00.000Z'

/** Publishes the shipped articles, once; anything already at an article's address stays as it is. Returns the slugs it created. */
export function seedPosts(payload: BasePayload): Promise<string[]> {
  return seedOnce(
    payload,
    'posts',
    async () => true,
    async (req) => {
      const made: string[] = []
      for (const { published, cover, ...post } of posts) {
        if (await findSlugOwner(req, post.slug, { collection: 'posts', id: undefined })) continue
        await payload.create({
          collection: 'posts',
          data: {
            ...post,
            ...(cover && { cover: await pictureId(req, cover) }),
            author: EDITORIAL_TEAM,
            publishedAt: published + MORNING,
            _status: 'published',
          },
          req,
        })
        made.push(post.slug)
      }
      return made
    },
  )
}
