import type { PageStage } from '@framewell/domain/releases/reports'

/** The reason a remote's area could not be shown. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'
  readonly stage: PageStage
  constructor(stage: PageStage, message: string, options?: ErrorOptions) {
    super(message, options)
    this.stage = stage
  }
}

/** Classifies an error: a failed chunk counts as a loading failure; anything else thrown during render is the remote's own. */
export function asRemoteFailure(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new RemoteFailure(isChunkError(error) ? 'load' : 'render', message, { cause: error })
}

/** The URL of the file the bundler's chunk loader failed to fetch. */
export function failedFile(error: unknown): string | undefined {
  const cause = error instanceof RemoteFailure ? error.cause : error
  return isChunkError(cause) && 'request' in cause && typeof cause.request === 'string' ? cause.request : undefined
}

function isChunkError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError'
}
