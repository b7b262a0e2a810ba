import { z } from 'zod'
import { MAX_REMOTE_NAME_LENGTH, REMOTE_NAME } from './remotes'

/** A micro-frontend's name in calls and manifests. */
export const remoteNameSchema = z
  .string()
  .max(MAX_REMOTE_NAME_LENGTH, `A micro-frontend's name has at most ${MAX_REMOTE_NAME_LENGTH} characters`)
  .regex(REMOTE_NAME, 'A micro-frontend is named in small letters, digits and dashes, for example mfe-warranty')
