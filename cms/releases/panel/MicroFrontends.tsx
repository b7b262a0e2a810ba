import { remoteNameSchema } from '@framewell/domain/releases/remoteName'
import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { operators } from '../../platform/sessions/access'
import { remotesWith } from '../findReleases'
import { MicroFrontend } from './MicroFrontend'
import { readRemote } from './readRemote'

const PATH = '/cms/micro-frontends'

/** /cms/micro-frontends lists them; with a name it is the page of the team that ships it. For operators. */
export async function MicroFrontends({ initPageResult, params, searchParams, payload, i18n }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const segments = [params?.segments ?? []].flat()
  if (!req.user) redirect(`/cms/login?redirect=${encodeURIComponent([PATH, ...segments.slice(1)].join('/'))}`)
  if (!operators({ req }) || segments.length > 2) notFound()
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter>{segments[1] === undefined ? <List names={await remotesWith(req)} /> : <Chosen req={req} name={segments[1]} />}</Gutter>
    </DefaultTemplate>
  )
}

const List = ({ names }: { names: readonly string[] }) => (
  <>
    <h1>Micro-frontends</h1>
    <p>Each has a page of its own: what is live, who shipped it, how it does on visitors’ pages, and what failed there.</p>
    <ul>
      {names.map((name) => (
        <li key={name}>
          <a href={`${PATH}/${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  </>
)

async function Chosen({ req, name }: { req: PayloadRequest; name: string }) {
  const remote = remoteNameSchema.safeParse(name)
  if (!remote.success || !(await remotesWith(req)).includes(remote.data)) notFound()
  return <MicroFrontend overview={await readRemote(req, remote.data)} />
}
