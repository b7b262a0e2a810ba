/** Where the application is sent as a plain form by a browser without our code: the site answers with a page. */
export const PLAIN_APPLICATION_PATH = '/qualification/apply'
