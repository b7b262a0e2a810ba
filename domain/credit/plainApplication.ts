/** Target of the application as a plain form, for browsers without our scripts: the site answers with a page. */
export const PLAIN_APPLICATION_PATH = '/qualification/apply'
