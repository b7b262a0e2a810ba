import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { refuseOtherVersion, refuseOtherVersionOfGlobal } from './refuseOtherVersion'

/** Said first in the form; it also keeps what is typed there. */
const NOTICES: Field = {
  name: 'saving',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/cms/content/panel/saving/FormNotices#FormNotices' } },
}
const SAVE_BUTTON = '/cms/content/panel/saving/FormSave#FormSave'
/** Read by houseParts.mjs: what others saved comes into such a form, so Payload neither asks for it to be reloaded nor locks anybody out. */
const CUSTOM = { keepsTyped: true }

/**
 * A form of the panel that is saved by its button loses nothing that is typed into it: a copy stays on the device until it is saved, a lost
 * connection or session is said and tried again, and what two people changed is chosen between. Documents with drafts save themselves
 * (content/panel/saving); of accounts nothing is kept on a device.
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

/** The same of a global. */
export function keepTypedGlobal(global: GlobalConfig): GlobalConfig {
  if (global.custom?.notOnDevices) return global
  const { admin, fields, hooks } = global
  const { components } = admin ?? {}
  return {
    ...global,
    admin: {
      ...admin,
      custom: { ...admin?.custom, ...CUSTOM },
      components: { ...components, elements: { ...components?.elements, SaveButton: SAVE_BUTTON } },
    },
    hooks: { ...hooks, beforeOperation: [refuseOtherVersionOfGlobal, ...(hooks?.beforeOperation ?? [])] },
    fields: [NOTICES, ...fields],
  }
}
