/**
 * `npm run dev`: everything from its sources with hot reload: cms and panel, the remotes' development servers, and the site on one address.
 */
import { join } from 'node:path'
import { remoteDevPort } from '../domain/releases/remoteDevPort'
import { OWN_REMOTES } from '../domain/releases/remotes'
import { ROOT } from './cachedBuild'
import { say } from './console'
import { prepareProduct } from './prepareProduct'
import { announce, untilStopped } from './untilStopped'

const tool = (name: string) => join(ROOT, 'node_modules', '.bin', name)

untilStopped(async (supervisor) => {
  const { env, shared } = await prepareProduct('development', 'npm run dev')
  const development = { ...shared, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' }
  say('Starting the database, the cms and the micro-frontends')
  await Promise.all([
    supervisor.start({
      name: 'cms',
      command: tool('tsx'),
      args: ['watch', '--conditions=production', '--clear-screen=false', 'server.ts'],
      folder: 'cms',
      env: development,
      readyUrl: `${shared.CMS_URL}/readyz`,
    }),
    supervisor.start({
      name: 'panel',
      command: tool('tsx'),
      args: ['watch', '--conditions=production', '--clear-screen=false', 'panelServer.ts'],
      folder: 'cms',
      env: development,
      readyUrl: `${shared.PANEL_URL}/readyz`,
    }),
    ...OWN_REMOTES.map((remote) =>
      supervisor.start({
        name: remote,
        command: tool('rspack'),
        args: ['dev'],
        folder: remote,
        env: development,
        readyUrl: `http://127.0.0.1:${remoteDevPort(remote)}/release.json`,
      }),
    ),
  ])
  say('Starting the site')
  await supervisor.start({
    name: 'site',
    command: process.execPath,
    args: ['--conditions=development', 'dev.mjs'],
    folder: 'host',
    env: development,
    readyUrl: `http://127.0.0.1:${env.PORT}/readyz`,
  })
  await announce(env)
})
