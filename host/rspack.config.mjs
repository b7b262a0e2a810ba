import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import subsetFont from 'subset-font'

const here = import.meta.dirname
const require = createRequire(join(here, '../design-system/package.json'))
const production = process.env.NODE_ENV !== 'development'

/** Both builds use the same class names for rules. Development browsers get the rules in the code; production browsers get them as CSS. */
const typescript = (keepRules, refresh) => ({
  test: /\.tsx?$/,
  type: 'javascript/auto',
  use: [
    {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: !production, refresh } },
        },
      },
    },
    { loader: join(here, 'rules/extractRulesLoader.mjs'), options: { keep: keepRules } },
  ],
})

const shared = {
  mode: production ? 'production' : 'development',
  context: here,
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  devtool: production ? false : 'cheap-module-source-map',
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
}

/** Characters removed from the Latin files; fontFiles.ts in the design system lists the same. */
const cuts = [
  { file: 'archivo/files/archivo-latin-wdth-normal.woff2', name: 'archivo-latin-wdth88-wght720', variationAxes: { wdth: 88, wght: 720 } },
  { file: 'archivo/files/archivo-latin-wdth-normal.woff2', name: 'archivo-latin-wdth100-wght760', variationAxes: { wdth: 100, wght: 760 } },
  { file: 'inter/files/inter-latin-wght-normal.woff2', name: 'inter-latin-wght400-760', variationAxes: { wght: { min: 400, max: 760 } } },
]

/** The code points of the packages' Latin files, in hexadecimal. */
const latinLetters =
  '20-FF 131-131 152-153 2BB-2BC 2C6-2C6 2DA-2DA 2DC-2DC 304-304 308-308 329-329 2000-206F 20AC-20AC 2122-2122 2191-2191 2193-2193 2212-2212 2215-2215'
    .split(' ')
    .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)))
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
    .join('')

/** Fonts are served under the design system's names, which include the version. */
const fonts = () => {
  const rare = ['vietnamese', 'latin-ext']
  const source = [
    ...rare.map((script) => `archivo/files/archivo-${script}-wdth-normal.woff2`),
    ...['cyrillic-ext', 'cyrillic', 'greek-ext', 'greek', ...rare].map((script) => `inter/files/inter-${script}-wght-normal.woff2`),
  ]
  const versionOf = (file) => require(`@fontsource-variable/${file.split('/')[0]}/package.json`).version
  const from = (file) => require.resolve(`@fontsource-variable/${file}`)
  return [
    ...source.map((file) => ({
      from: from(file),
      to: `fonts/${file
        .split('/')
        .at(-1)
        .replace('-normal', `-${versionOf(file)}`)}`,
    })),
    ...cuts.map(({ file, name, variationAxes }) => ({
      from: from(file),
      to: `fonts/${name}-${versionOf(file)}.woff2`,
      transform: (font) => subsetFont(font, latinLetters, { targetFormat: 'woff2', variationAxes }),
    })),
  ]
}

/** Writes the files of each entry and named chunk with the hashes that browsers check, and derives the build's name from them. */
class WriteAssets {
  apply(compiler) {
    compiler.hooks.done.tap('WriteAssets', (stats) => {
      if (stats.hasErrors()) return
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true })
      const files = Object.fromEntries(
        Object.entries(namedChunkGroups).map(([name, group]) => [
          name,
          (group.assets ?? [])
            .map((asset) => `/static/${asset.name}`)
            .filter((file) => file.endsWith('.js') && !file.includes('hot-update')),
        ]),
      )
      const build = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 12)
      mkdirSync(compiler.outputPath, { recursive: true })
      // A development server writes no files and changes them while pages are open.
      const integrity = production
        ? Object.fromEntries([...new Set(Object.values(files).flat())].map((file) => [file, hashOf(compiler, file)]))
        : {}
      writeFileSync(join(compiler.outputPath, 'assets.json'), JSON.stringify({ build, files, integrity }))
    })
  }
}

function hashOf(compiler, file) {
  const bytes = readFileSync(join(compiler.outputPath, file.replace('/static/', '')))
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

/** Parts of libraries that pages never run (6 KB of every page with a micro-frontend) and their replacements. */
const replaced = [
  [/[\\/]snapshot[\\/]SnapshotHandler\.js$/, './federation/noSnapshots.ts'],
  [/[\\/]utils[\\/]preload\.js$/, './federation/noPreloading.ts'],
  [/[\\/]Prefixer\.js$/, './federation/noPrefixes.ts'],
  [/[\\/]createLucideIcon(\.mjs)?$/, '../design-system/foundation/lucideIcon.ts'],
]

export const client = {
  ...shared,
  name: 'client',
  target: ['web', 'es2022'],
  entry: { boot: './shell/boot.ts' },
  output: {
    path: join(here, 'dist/client'),
    publicPath: '/static/',
    filename: production ? '[name].[contenthash:10].js' : '[name].js',
    chunkFilename: production ? '[name].[contenthash:10].js' : '[name].js',
    uniqueName: 'framewell-host',
    crossOriginLoading: 'anonymous',
  },
  module: {
    rules: [
      typescript(!production, !production),
      { test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: join(here, 'stripDisplayNames.mjs') },
    ],
  },
  plugins: [
    ...replaced.map(([part, file]) => new rspack.NormalModuleReplacementPlugin(part, join(here, file))),
    new rspack.CopyRspackPlugin({ patterns: fonts() }),
    new rspack.DefinePlugin({
      'process.env.NODE_ENV': JSON.stringify(production ? 'production' : 'development'),
      // For the federation runtime: remotes are registered by their entries, in browsers only.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      ENV_TARGET: JSON.stringify('web'),
    }),
    new WriteAssets(),
    // The document names the entry's hash, and each file the hashes of the files it loads. Hashes are looked up lazily, so a page loads few
    // of them.
    ...(production
      ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'], enabled: true, hashLoading: 'lazy' })]
      : [new ReactRefreshRspackPlugin({ overlay: false })]),
  ],
  optimization: {
    chunkIds: 'named',
    moduleIds: 'deterministic',
    mangleExports: 'size',
    // As remotes are: each pass finds more to leave out.
    minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 }, format: { comments: false } } })],
    // Chunks for forms and for signed-in visitors share the validation schemas instead of each bundling them.
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        schemas: { name: 'schemas', test: /[\\/]node_modules[\\/]zod[\\/]/, chunks: 'async', minChunks: 2, enforce: true },
      },
    },
    realContentHash: true,
  },
}

export const server = {
  ...shared,
  name: 'server',
  target: ['node20', 'es2022'],
  entry: { server: './server/server.ts', areaWorker: './server/areas/areaWorker.ts', allRules: './rules/allRules.ts' },
  output: { path: join(here, 'dist/server'), filename: '[name].mjs', module: true, library: { type: 'module' }, chunkFormat: 'module' },
  experiments: { outputModule: true },
  // Packages stay external; our workspaces are TypeScript and are bundled.
  externals: [
    ({ request }, callback) =>
      /^[@a-z]/.test(request) && !request.startsWith('@framewell/') && !request.endsWith('.json')
        ? callback(null, `module ${request}`)
        : callback(),
  ],
  externalsPresets: { node: true },
  node: { __dirname: false, __filename: false },
  module: { rules: [typescript(true, false)] },
  optimization: { minimize: false, nodeEnv: false, splitChunks: false },
}

export default [client, server]
