import type { CollectionAfterChangeHook } from 'payload'
import { extension } from '../platform/features/extension'

/** Runs after each change of a post. */
export const afterPost = extension<CollectionAfterChangeHook>('afterPost')
