/** The calls of a draft's private link, loaded when there is one: most visitors never copy it. */
export const draftCalls = () => import('@framewell/domain/quotes/savedConfiguration')
