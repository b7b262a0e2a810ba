/** The literal texts of the 404 page. A separate file, so browsers load them without the schemas. */
export const NOT_FOUND = { title: 'Page Not Found', text: 'Did you forget to add the page to the router?' } as const
