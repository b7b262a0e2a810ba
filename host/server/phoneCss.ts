import { breakpoint } from '@framewell/design-system/tokens/breakpoint'

/*
 * How the sections of a page stand closer on a phone. It comes with the page and weighs nothing in scripts; sections say by their attributes
 * what they are.
 */

/** What leads on stands in a row that is moved sideways, the next one in sight; on paper and without room beside one another below. */
const rows =
  '[data-row]{display:flex!important;gap:var(--space-4)!important;overflow-x:auto;margin-inline:calc(-1*var(--space-5));padding-inline:var(--space-5)!important;scroll-padding-inline:var(--space-5);scroll-snap-type:x proximity}*:has(>[data-row]){min-width:0}[data-row]>*{flex:0 0 min(80%,18rem);scroll-snap-align:start}'

/** Below the figure that leads, each figure has its words beside it. */
const figures =
  'dl[data-leads]>div:not(:first-child){display:grid!important;grid-column:1/-1;grid-template-columns:8rem minmax(0,1fr);column-gap:var(--space-4);align-items:baseline;padding-block:var(--space-3)!important}dl[data-leads]>div:not(:first-child)>*{grid-column:2;margin-top:0!important}dl[data-leads]>div:not(:first-child)>dd:has(span){grid-row:1;grid-column:1}dl[data-leads]>div:not(:first-child) span{font-size:var(--text-h3)!important}'

/** Steps are lines with their number in the margin. */
const steps =
  '[data-section] li:has(>span[aria-hidden]+:is(h2,h3)){display:grid!important;grid-template-columns:auto minmax(0,1fr);column-gap:var(--space-4);padding-block:var(--space-4)!important}[data-section] li:has(>span[aria-hidden]+:is(h2,h3))>*{grid-column:2;margin-top:var(--space-1)!important;padding-top:0!important}[data-section] li>span[aria-hidden]:has(+:is(h2,h3)){grid-row:1;grid-column:1}'

/** The numbered parts of a drawing stand two by two, their numbers above them. */
const parts =
  '[data-section] ol:has(>li>span[aria-hidden]+div){display:grid;grid-template-columns:1fr 1fr;column-gap:var(--space-5)}[data-section] li:has(>span[aria-hidden]+div){grid-template-columns:auto minmax(0,1fr)!important;gap:var(--space-2)!important;border-bottom:0!important}'

/** The short facts of an opening stand two by two. */
const facts = '[data-layout]>div>ul{grid-template-columns:1fr 1fr!important}'

/** Two links of usual length stand side by side. */
const actions = '[data-actions]{gap:var(--space-2)!important}[data-actions]>*{padding-inline:var(--space-4)!important}'

export const phoneCss = `@media screen and (max-width:${breakpoint.phone - 0.02}px){${rows}${figures}${steps}${parts}${facts}${actions}}`
