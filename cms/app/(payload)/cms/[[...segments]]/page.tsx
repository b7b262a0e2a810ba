import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { importMap } from '../../../cms/importMap.js'

interface Args {
  readonly params: Promise<{ segments: string[] }>
  readonly searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

/** Every screen of Payload's admin panel. */
export default function Page({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams, importMap })
}
