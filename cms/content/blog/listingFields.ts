import type { Field } from 'payload'

/** What lists of articles show and search, derived with every write (see deriveListing); nobody types it and no API answers it. */
export function listingFields(): Field[] {
  return [
    { name: 'listing', type: 'json', hidden: true },
    { name: 'searchText', type: 'textarea', hidden: true },
  ]
}
