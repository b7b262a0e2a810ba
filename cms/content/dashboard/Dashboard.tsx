import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Gutter } from '@payloadcms/ui'

/**
 * The panel's first page: the content screen, which lists what waits for an editor, and every collection. All of it arrives at once, without a
 * Suspense boundary, so that no link moves under a press.
 */
export function Dashboard({ navGroups = [] }: DashboardViewServerProps) {
  return (
    <main>
      <Gutter className="panel-dashboard">
        <header>
          <h1>Dashboard</h1>
          <nav aria-label="Content">
            <a href="/content-management">Open content screen</a>
            <a href="/cms/collections/posts/create">Write a post</a>
            <a href="/cms/collections/pages/create">New page</a>
          </nav>
        </header>
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
