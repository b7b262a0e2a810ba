/** `npm run dev`: serves the site with hot reload at one address (PORT). The cms runs beside it (CMS_PORT). */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rspack } from '@rspack/core'
import { RspackDevServer } from '@rspack/dev-server'

process.env.NODE_ENV = 'development'
const { client, server } = await import('./rspack.config.mjs')
const here = import.meta.dirname
const port = Number(process.env.PORT ?? 3000)
const clientFolder = join(here, 'dist/development/client')
const serverFolder = join(here, 'dist/development/server')
const socketPath = '/static/hot'

let host = null
let versions = 0

/** Switches to the newest server build. New requests use it; requests in progress finish on the old one. */
async function loadServer() {
  versions += 1
  const { developmentHost } = await import(`${pathToFileURL(join(serverFolder, 'developmentHost.mjs')).href}?version=${versions}`)
  const next = await developmentHost(clientFolder)
  host?.stop()
  host = next
}

const clientCompiler = rspack({ ...client, output: { ...client.output, path: clientFolder } })
const devServer = new RspackDevServer(
  {
    port,
    hot: true,
    liveReload: false,
    compress: false,
    static: false,
    allowedHosts: 'all',
    webSocketServer: { type: 'ws', options: { path: socketPath } },
    client: { overlay: false, logging: 'warn', webSocketURL: { pathname: socketPath } },
    devMiddleware: { publicPath: '/static/', index: false, writeToDisk: (file) => file.includes('/fonts/') },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'host',
        middleware: (request, response) => {
          if (host) host.handle(request, response)
          else response.writeHead(503, { 'retry-after': '1' }).end('The site is still being built.')
        },
      },
    ],
  },
  clientCompiler,
)
const clientBuilt = new Promise((resolve) => clientCompiler.hooks.done.tap('dev', (stats) => stats.hasErrors() || resolve()))
await devServer.start()
// The panel has its own hot reload.
devServer.server?.on('upgrade', (request, socket, head) => {
  if (!request.url?.startsWith(socketPath)) host?.upgrade(request, socket, head)
})
await clientBuilt

rspack({
  ...server,
  entry: { developmentHost: { import: './server/developmentHost.ts', library: { type: 'module' } } },
  output: { ...server.output, path: serverFolder },
}).watch({}, (error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats.toString({ all: false, errors: true }))
    return
  }
  loadServer().then(
    () => versions === 1 && console.log(`The site is up with hot reload: http://localhost:${port}`),
    (reason) => console.error(reason),
  )
})

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    host?.stop()
    devServer.stop().finally(() => process.exit(0))
  })
}
