import { Banner } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { createLocalReq } from 'payload'
import { findLateSchedules } from './findLateSchedules'

/** Above the panel's dashboard: publications that are overdue, with a link to each. Nothing while all is well. */
export async function LateSchedules({ payload }: Pick<ServerProps, 'payload'>) {
  const late = await findLateSchedules(await createLocalReq({}, payload))
  if (late.length === 0) return null
  return (
    <Banner type="error" alignIcon="left">
      <div role="alert">
        <strong>{late.length === 1 ? 'A scheduled publication is overdue.' : `${late.length} scheduled publications are overdue.`}</strong>{' '}
        Publish by hand, and tell an operator: either nothing runs scheduled publications, or they failed.
        <ul>
          {late.map(({ id, collection, document, title, due, what }) => (
            <li key={id}>
              <a href={`/cms/collections/${collection}/${document}`}>{title}</a>, to be {what}ed {due.toUTCString()}
            </li>
          ))}
        </ul>
      </div>
    </Banner>
  )
}
