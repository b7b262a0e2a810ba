/** `npm start`: builds what changed, starts the cms, publishes the remotes and the kit, starts the site; the panel follows when its build is done. */
import { buildCms, buildPanel, buildSite } from './buildAll'
import { bold, green, say } from './console'
import { publishKit } from './kit/publishKit'
import { prepareProduct } from './prepareProduct'
import { shipUnregistered } from './shipUnregistered'
import { announce, untilStopped } from './untilStopped'

untilStopped(async (supervisor) => {
  const { env, shared } = await prepareProduct('production', 'npm start')
  say('Building what changed since the last start (the first time takes a minute or two)')
  let panelReady = false
  const startPanel = async () => {
    await buildPanel()
    await cmsReady
    await supervisor.start({
      name: 'panel',
      command: process.execPath,
      args: ['--conditions=production', 'cms/dist/panel.mjs'],
      env: shared,
      readyUrl: `${shared.PANEL_URL}/readyz`,
    })
    panelReady = true
  }
  const startCms = async () => {
    await buildCms()
    say(env.DATABASE_URL ? 'Starting the cms on the database of DATABASE_URL' : 'Starting the database and the cms')
    await supervisor.start({
      name: 'cms',
      command: process.execPath,
      // A bill's frame is some two megabytes of short-lived objects: with room for several, they are gone before they are copied.
      args: ['--conditions=production', '--max-semi-space-size=64', 'cms/dist/server.mjs'],
      // Picture processing uses many threads: with one arena each, glibc would retain hundreds of unused megabytes.
      env: { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2', ...shared },
      readyUrl: `${shared.CMS_URL}/readyz`,
    })
  }
  const cmsReady = startCms()
  // Journeys that never open the panel skip its build.
  const panel = process.env.WITHOUT_PANEL === 'true' ? undefined : startPanel()
  // Both are awaited below; until then a failure must not end the process.
  for (const started of [cmsReady, panel]) started?.catch(() => undefined)
  await buildSite()
  await cmsReady
  say('Publishing the micro-frontends')
  await shipUnregistered({
    url: shared.CMS_URL,
    auth: { internalToken: env.INTERNAL_TOKEN },
  })
  await publishKit({ url: shared.CMS_URL, auth: { internalToken: env.INTERNAL_TOKEN } })
  say('Starting the site')
  await supervisor.start({
    name: 'site',
    command: process.execPath,
    args: ['--conditions=production', 'host/dist/server/server.mjs'],
    env: shared,
    readyUrl: `http://127.0.0.1:${env.PORT}/readyz`,
  })
  await announce(env)
  if (!panel || panelReady) return
  say('The panel is still being built; the site answers already')
  await panel
  say(`${green('The panel is ready')} at ${bold(`${env.SITE_URL}/cms`)}`)
})
