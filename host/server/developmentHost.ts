import { createHash } from 'node:crypto'
import { devToolsHook } from '../federation/devToolsHook'
import { withDevelopmentRemotes } from '../federation/withDevelopmentRemotes'
import { readClientAssets } from './clientAssets'
import { createHost } from './createHost'
import { readEnv } from './env'
import { makeLog } from './log'

/** The host for `npm run dev`: React Refresh's hook runs before every other script. */
export async function developmentHost(clientFolder: string) {
  const env = readEnv(process.env)
  const assets = await readClientAssets(clientFolder)
  const scriptHashes = [`sha256-${createHash('sha256').update(devToolsHook).digest('base64')}`]
  const host = await createHost({
    env,
    log: makeLog(env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL),
    assets,
    staticFolders: [clientFolder],
    development: { head: `<script>${devToolsHook}</script>`, scriptHashes, adjustReleases: withDevelopmentRemotes },
  })
  await host.start()
  return host
}
