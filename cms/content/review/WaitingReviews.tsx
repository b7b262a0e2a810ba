import { Banner } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { createLocalReq } from 'payload'
import { readReviews } from './readReview'

/** Above the panel's dashboard: what waits for this person's decision, and what they asked for. Nothing while all is decided. */
export async function WaitingReviews({ payload, user }: Pick<ServerProps, 'payload' | 'user'>) {
  if (!user) return null
  const reviews = (await readReviews(await createLocalReq({ user }, payload))).filter(({ own, mayDecide }) => own || mayDecide)
  if (reviews.length === 0) return null
  return (
    <Banner type="info" alignIcon="left">
      <section aria-label="Waiting for review">
        <strong>Waiting for review</strong>
        <ul>
          {reviews.map(({ id, collection, title, asked, decided, own, mayDecide }) => (
            <li key={id}>
              <a href={`/cms/collections/${collection}/${id}`}>{title}</a>,{' '}
              {mayDecide ? `${asked.by} asks for your approval. ${asked.words}` : null}
              {own && decided ? `${decided.by}: ${decided.words || 'decided'}` : null}
              {own && !decided ? 'you asked for a review' : null}
            </li>
          ))}
        </ul>
      </section>
    </Banner>
  )
}
