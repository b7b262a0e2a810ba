import type { Field } from 'payload'

/**
 * Columns that article lists show and search. Every write derives them (see deriveListing); nobody edits them and no response includes
 * them.
 */
export function listingFields(): Field[] {
  return [
    { name: 'listing', type: 'json', hidden: true },
    { name: 'searchText', type: 'textarea', hidden: true },
  ]
}
