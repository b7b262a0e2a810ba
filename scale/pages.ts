/** Pages that everybody sees. */
export const PAGES = ['/', '/home-plans', '/blog', '/terms', '/qualification']
/** A read that is the same for everybody: one question to the database for all who wait. */
export const SHARED_READ = '/api/catalog/plans'
