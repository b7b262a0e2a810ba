/** An expired key, or one for another remote. */
export const refusedKey = {
  status: 403,
  message: 'This ship key may not ship this remote, or has ended. Ask an operator of the product for another.',
} as const

/** The upload could not be stored. */
export const storeFull = {
  status: 507,
  message: 'The release store is full or away. Nothing was changed: free some space there, then ship again.',
} as const

/** Why a release can't go live, with the fix; the answer's `detail` names the cause. */
export const unfit = {
  contractMismatch: {
    status: 422,
    message: 'This release was built against another shell contract. Upgrade @framewell/domain and build again.',
  },
  sharedMismatch: {
    status: 422,
    message: 'This release was built against an incompatible major of a shared library. Upgrade it and build again.',
  },
  routeTaken: { status: 422, message: 'A route of this release belongs to somebody else. Choose another path.' },
  widgetsInUse: {
    status: 422,
    message: 'Published pages use widgets that this release does not have. Bring them back, or take them off these pages first.',
  },
  eventMismatch: {
    status: 422,
    message: 'An event of this release does not fit another micro-frontend on the site. Agree on its members, or ship the sender first.',
  },
  noService: {
    status: 422,
    message:
      'This release makes requests of a service of its own, and none is registered here. Ask an operator of the site to register its address.',
  },
  filesMissing: {
    status: 422,
    message: 'Files that the manifest names were not brought, or are not stored any more. Ship the release again.',
  },
} as const
