import type { SanitizedConfig, ServerFunctionClientArgs } from 'payload'

/**
 * The form of a document that keeps what is typed merges what others saved. For such a form the server neither locks the document nor reports
 * that it is out of date, so that Payload locks nobody out and asks nobody to reload.
 * @returns the call as it was, or without the three requests that do so
 */
export function withoutLock(call: ServerFunctionClientArgs, { collections, globals }: SanitizedConfig): ServerFunctionClientArgs {
  const { collectionSlug, globalSlug } = call.args
  const custom = globalSlug
    ? globals.find(({ slug }) => slug === globalSlug)?.admin?.custom
    : collections.find(({ slug }) => slug === collectionSlug)?.admin.custom
  if (call.name !== 'form-state' || !custom?.keepsTyped) return call
  return { ...call, args: { ...call.args, returnLockStatus: false, updateLastEdited: false, checkForStaleData: false } }
}
