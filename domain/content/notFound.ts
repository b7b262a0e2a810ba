/** The literal texts of the page for unknown addresses. In a file of its own, so that a browser gets them without the schemas. */
export const NOT_FOUND = { title: 'Page Not Found', text: 'Did you forget to add the page to the router?' } as const
