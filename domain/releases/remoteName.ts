import { z } from 'zod'
import { LONGEST_REMOTE_NAME, REMOTE_NAME } from './remotes'

/** A micro-frontend's name in calls and manifests. */
export const remoteNameSchema = z
  .string()
  .max(LONGEST_REMOTE_NAME, `A micro-frontend's name has at most ${LONGEST_REMOTE_NAME} characters`)
  .regex(REMOTE_NAME, 'A micro-frontend is named in small letters, digits and dashes, for example mfe-warranty')
