import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { refuseOtherVersion, refuseOtherVersionOfGlobal } from './refuseOtherVersion'

/** The first field of the form; it also stores what is typed. */
const NOTICES: Field = {
  name: 'saving',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/cms/content/panel/saving/FormNotices#FormNotices' } },
}
const SAVE_BUTTON = '/cms/content/panel/saving/FormSave#FormSave'
/** Read by `withoutLock`: such a form merges what others saved, so Payload neither asks for a reload nor locks anybody out. */
const CUSTOM = { keepsTyped: true }

/**
 * A panel form with a save button loses nothing that is typed: a copy stays on the device until it is saved, a lost connection or session
 * is reported and retried, and conflicting changes are resolved by choice. Documents with drafts save themselves (content/panel/saving);
 * nothing of accounts is stored on a device.
 */
export function keepTyped(collection: CollectionConfig): CollectionConfig {
  const { admin, auth, fields, hooks, versions } = collection
  if (auth || (typeof versions === 'object' && versions.drafts)) return collection
  const { components } = admin ?? {}
  return {
    ...collection,
    admin: {
      ...admin,
      custom: { ...admin?.custom, ...CUSTOM },
      components: { ...components, edit: { ...components?.edit, SaveButton: SAVE_BUTTON } },
    },
    hooks: { ...hooks, beforeOperation: [refuseOtherVersion, ...(hooks?.beforeOperation ?? [])] },
    fields: [NOTICES, ...fields],
  }
}

/** The same for a global. Where saving goes live at once, `custom.publishes` names what the button publishes. */
export function keepTypedGlobal(global: GlobalConfig): GlobalConfig {
  if (global.custom?.notOnDevices) return global
  const { admin, fields, hooks } = global
  const { components } = admin ?? {}
  const publishes: unknown = global.custom?.publishes
  const button = typeof publishes === 'string' ? { path: SAVE_BUTTON, clientProps: { does: `Publish ${publishes}` } } : SAVE_BUTTON
  return {
    ...global,
    admin: {
      ...admin,
      custom: { ...admin?.custom, ...CUSTOM },
      components: { ...components, elements: { ...components?.elements, SaveButton: button } },
    },
    hooks: { ...hooks, beforeOperation: [refuseOtherVersionOfGlobal, ...(hooks?.beforeOperation ?? [])] },
    fields: [NOTICES, ...fields],
  }
}
