import type { S3Client } from '@aws-sdk/client-s3'
import { env } from '../../env'
import { StoreAway, StoreFull } from './FileStore'

type Sdk = typeof import('@aws-sdk/client-s3')

export interface Bucket {
  readonly sdk: Sdk
  readonly client: S3Client
  readonly name: string
}

const CONNECT_WITHIN_MS = 3000
/** Codes of stores other than Amazon's, with a status other than 507. */
const FULL = new Set(['QuotaExceeded', 'XMinioStorageFull', 'StorageFull', 'InsufficientStorage'])

let opened: { readonly settings: string; readonly bucket: Promise<Bucket> } | undefined

/** The bucket of the environment. The client is loaded when first needed, so that nobody pays for it without a bucket. */
export function openBucket(): Promise<Bucket> {
  const { S3_BUCKET: name = '', S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_TIMEOUT_SECONDS } = env
  const settings = JSON.stringify([name, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_TIMEOUT_SECONDS])
  if (opened?.settings !== settings) opened = { settings, bucket: connect(name) }
  return opened.bucket
}

async function connect(name: string): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3')
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_TIMEOUT_SECONDS } = env
  const milliseconds = S3_TIMEOUT_SECONDS * 1000
  const client = new sdk.S3Client({
    region: S3_REGION,
    // Self-hosted stores rarely have a host name per bucket.
    ...(S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {}),
    ...(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {}),
    // We send the SHA-256 of everything we store; other stores do not know the newer checksums the client would add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      // Limits silence; large files may take longer.
      socketTimeout: milliseconds,
      httpAgent: { keepAlive: true, maxSockets: 64 },
      httpsAgent: { keepAlive: true, maxSockets: 64 },
    },
  })
  return { sdk, client, name }
}

/** What the store answered instead of doing the request. The client's own error stays here: it holds the whole request, with our key's name. */
export function storeError(error: unknown): StoreAway | StoreFull {
  const { status, reason } = refusalOf(error)
  if (status === 507 || FULL.has(reason)) return new StoreFull(`The file store takes no more: ${reason}`)
  return new StoreAway(reason, status)
}

/** True for a missing file; a missing bucket is an error. */
export function isMissing(error: unknown): boolean {
  return ['NoSuchKey', 'NotFound'].includes(refusalOf(error).reason)
}

function refusalOf(error: unknown): { readonly status: number; readonly reason: string } {
  if (!(error instanceof Error)) return { status: 0, reason: String(error) }
  const metadata: unknown = '$metadata' in error ? error.$metadata : undefined
  const status = typeof metadata === 'object' && metadata && 'httpStatusCode' in metadata ? Number(metadata.httpStatusCode ?? 0) : 0
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.message
  return { status, reason: error.name === 'Error' ? code : error.name }
}
