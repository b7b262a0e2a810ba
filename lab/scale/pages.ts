/** Public pages. */
export const PAGES = ['/', '/home-plans', '/blog', '/terms', '/qualification']
/** A read that is the same for everybody: one database query for all waiting requests. */
export const SHARED_READ = '/api/catalog/plans'
