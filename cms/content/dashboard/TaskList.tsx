import type { PayloadRequest } from 'payload'
import { LocalTime } from '../../panel/LocalTime'
import { MAX_SHOWN, type TaskPart } from './TaskPart'

/** One dashboard list, read with the person's own rights. A failing list does not affect the others. */
export async function TaskList({ part: { title, nothing, read }, req }: { readonly part: TaskPart; readonly req: PayloadRequest }) {
  const tasks = await read(req).catch((error: unknown) => {
    req.payload.logger.error({ err: error, msg: `The dashboard could not read '${title}'` })
    return null
  })
  if (tasks?.length === 0 && nothing === null) return null
  return (
    <section className="task-part" aria-label={title}>
      <h2>
        {title}
        {tasks && tasks.length > 0 ? ` (${tasks.length})` : ''}
      </h2>
      {tasks === null ? <p role="alert">This could not be read. Reload the page to try again.</p> : null}
      {tasks?.length === 0 ? <p>{nothing}</p> : null}
      <ul>
        {tasks?.slice(0, MAX_SHOWN).map(({ key, title: name, href, mark, at, details }) => (
          <li key={key}>
            <a href={href}>{name}</a>
            {mark ? <span className={mark.bad ? 'task-mark task-mark--bad' : 'task-mark'}>{mark.words}</span> : null}
            {/* On a line of its own: 'UTC' goes when the page hydrates, and a shorter line must not move the links below. */}
            {at ? (
              <div>
                <LocalTime iso={at.toISOString()} />
              </div>
            ) : null}
            <div>{details.join('. ')}</div>
          </li>
        ))}
      </ul>
      {tasks && tasks.length > MAX_SHOWN ? (
        <p>
          <a href="/content-management">{tasks.length - MAX_SHOWN} more on the content screen</a>
        </p>
      ) : null}
    </section>
  )
}
