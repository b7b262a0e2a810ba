import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Gutter } from '@payloadcms/ui'
import { TaskList } from './TaskList'
import { TASK_PARTS } from './taskParts'

/**
 * The panel's first page: what waits for this person, and under it every collection. All of it arrives at once, without a Suspense boundary:
 * lists that came one by one moved the links under them, and a boundary that was updated before it had hydrated was rendered again. Both lost
 * presses.
 */
export function Dashboard({ initPageResult: { req }, navGroups = [] }: DashboardViewServerProps) {
  return (
    <main>
      <Gutter className="task-dashboard">
        <header>
          <h1>Dashboard</h1>
          <nav aria-label="Begin">
            <a href="/cms/collections/posts/create">Write a post</a>
            <a href="/cms/collections/pages/create">New page</a>
            <a href="/content-management">Content screen</a>
          </nav>
          <form action="/content-management" className="field-type text">
            <input aria-label="Search all content" name="search" placeholder="Search all content" type="search" />
          </form>
        </header>
        <div className="task-parts">
          {TASK_PARTS.map((part) => (
            <TaskList key={part.title} part={part} req={req} />
          ))}
        </div>
        <div className="panel-groups">
          {navGroups.map(({ label, entities }) => (
            <section key={label} aria-label={label}>
              <h2>{label}</h2>
              <ul>
                {entities.map(({ slug, type, label: name }) => (
                  <li key={slug}>
                    <a href={`/cms/${type}/${slug}`}>{typeof name === 'string' ? name : slug}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Gutter>
    </main>
  )
}
