import type { FailureStage } from '@framewell/domain/releases/reports'

/** Why a remote's area could not be shown. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure'
  readonly stage: FailureStage
  constructor(stage: FailureStage, message: string, options?: ErrorOptions) {
    super(message, options)
    this.stage = stage
  }
}

/** What failed: loading a chunk later on counts as loading, everything else that a remote throws while it renders is its own. */
export function asRemoteFailure(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new RemoteFailure(isChunkError(error) ? 'load' : 'render', message, { cause: error })
}

/** Address of the file that a bundler's chunk loader could not get. */
export function failedFile(error: unknown): string | undefined {
  const cause = error instanceof RemoteFailure ? error.cause : error
  return isChunkError(cause) && 'request' in cause && typeof cause.request === 'string' ? cause.request : undefined
}

function isChunkError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ChunkLoadError'
}
