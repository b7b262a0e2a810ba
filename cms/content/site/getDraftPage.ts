import type { getDraftPage as getDraftPageCall } from '@framewell/domain/content/site'
import type { Operation } from '../../http/bindCall'
import { toPage } from '../toPage'

/** The newest draft, incomplete parts left out, for the preview beside the editor. */
export const getDraftPage: Operation<typeof getDraftPageCall> = async ({ req }, { collection, id }) => {
  const find = { id, draft: true, depth: 1, overrideAccess: false, req } as const
  const stored =
    collection === 'pages'
      ? ({ kind: 'page', document: await req.payload.findByID({ collection: 'pages', ...find }) } as const)
      : ({ kind: 'post', document: await req.payload.findByID({ collection: 'posts', ...find }) } as const)
  return { page: toPage(stored, true).page }
}
