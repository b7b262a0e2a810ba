import { breakpoint } from '@framewell/design-system/tokens/breakpoint'

/*
 * How the sections of a page stand closer on a phone. It comes with the page and weighs nothing in scripts; sections say by their attributes
 * what they are.
 */

/** What leads on stands in a row that is moved sideways, the next one in sight; on paper and without room beside one another below. */
const rows =
  '[data-row]{display:flex!important;gap:var(--space-4)!important;overflow-x:auto;margin-inline:calc(-1*var(--space-5));padding-inline:var(--space-5)!important;scroll-padding-inline:var(--space-5);scroll-snap-type:x proximity}*:has(>[data-row]){min-width:0}[data-row]>*{flex:0 0 min(80%,18rem);scroll-snap-align:start}'

/** Below the figure that leads, the others stand two by two; sources follow one another as a sentence does. */
const figures =
  'dl[data-leads]>div:first-child{flex-direction:row!important;gap:var(--space-4);align-items:center}dl[data-leads]>div>*{margin-top:0!important}dl[data-leads]>div:not(:first-child) span{font-size:var(--text-h4)!important}[data-section]>div>dl>div{padding-block:var(--space-3)!important}[data-section]>div>dl+ol{margin-block:var(--space-2) var(--space-4)!important;padding:0!important;counter-reset:source}[data-section]>div>dl+ol>li{display:inline}[data-section]>div>dl+ol[data-several]>li::before{counter-increment:source;content:" " counter(source) ". "}'

/** A narrow table keeps its columns; the first is as wide as its words need. */
const tables =
  '[data-phone=close]{display:grid;grid-template-columns:fit-content(6rem) 1fr 1fr;column-gap:var(--space-3);font-size:var(--text-small);line-height:1.4}[data-phone=close]:not(:has(thead>tr>:nth-child(3))){grid-template-columns:fit-content(40%) 1fr}[data-phone=close] :is(thead,tbody,tr){display:grid;grid-template-columns:subgrid;grid-column:1/-1}[data-phone=close] tr{padding-block:var(--space-1)}[data-phone=close] :is(th,td){min-width:0;padding:var(--space-1) 0!important;overflow-wrap:break-word}[data-phone=close] td[data-ours]{padding-inline:var(--space-2)!important}'

/** On the narrowest screens a table of three columns still fits. */
const narrowest =
  '@media screen and (max-width:359.98px){[data-phone=table]{table-layout:fixed!important}[data-phone=table] :is(th,td){min-width:0!important;padding-inline:0 var(--space-1)!important;font-size:var(--text-tiny)!important;hyphens:auto}[data-phone=table] tr>:first-child{width:30%}}'

/** Steps are lines with their number in the margin. */
const steps =
  '[data-section] li:has(>span[aria-hidden]+:is(h2,h3)){display:grid!important;grid-template-columns:auto minmax(0,1fr);column-gap:var(--space-4);padding-block:var(--space-3)!important}[data-section] li:has(>span[aria-hidden]+:is(h2,h3))>*{grid-column:2;margin-top:var(--space-1)!important;padding-top:0!important}[data-section] li>span[aria-hidden]:has(+:is(h2,h3)){grid-row:1;grid-column:1}'

/** The numbered parts of a drawing stand two by two, their words under number and name. */
const parts =
  '[data-section] ol:has(>li>span[aria-hidden]+div){display:grid;grid-template-columns:1fr 1fr;column-gap:var(--space-5)}[data-section] li:has(>span[aria-hidden]+div){grid-template-columns:auto minmax(0,1fr)!important;gap:var(--space-1) var(--space-2)!important;align-content:start;border-bottom:0!important}[data-section] li:not([data-area] *)>span[aria-hidden]+div{display:contents}[data-section] li:not([data-area] *)>span[aria-hidden]+div>:first-child{align-self:center}[data-section] li:not([data-area] *)>span[aria-hidden]+div>p{grid-column:1/-1;margin:0!important}'

/** Points that stand one below the other have their names in the margin. */
const points =
  'ul[data-columns="1"]{gap:0!important}ul[data-columns="1"]>li{display:grid;grid-template-columns:6rem minmax(0,1fr);padding-block:var(--space-3)}ul[data-columns="1"]>li>*{margin-top:0!important;font-size:var(--text-compact)!important}'

/** In a row that is moved points go without their icons. */
const icons = 'ul[data-columns][data-row] svg{display:none}[data-bleed] figcaption{font-size:var(--text-tiny)!important}'

/** The pictures of cards leave room for the words of the next. */
const pictures =
  'li>:is([data-kind=drawing],[data-kind=words]){height:8.5rem!important;padding-top:var(--space-3)!important}li>[data-kind=drawing] svg{height:7.75rem!important}'

/** The short facts of an opening stand two by two. */
const facts =
  '[data-layout]>div>ul{grid-template-columns:auto 1fr!important;gap:var(--space-0-5) var(--space-3)!important;margin-top:var(--space-4)!important;font-size:.8125rem!important}'

/** Two links of usual length stand side by side. */
const actions =
  '[data-actions]{gap:var(--space-2)!important}[data-actions]>*{padding-inline:var(--space-3)!important;font-size:var(--text-compact)!important}[data-actions]>[data-variant=plain]{padding-inline:var(--space-2)!important;margin-inline-start:calc(-1*var(--space-2))!important;font-size:var(--text-small)!important}'

/** The end of a page: who we are in two lines, and the site's map. */
const foot =
  ':root>body>footer{padding-block:var(--space-8) var(--space-6)}:root>body>footer>div>div{gap:var(--space-5) var(--space-6)}:root>body>footer>div>div>div{display:grid;grid-template-columns:1fr auto;align-items:center}:root>body>footer>div>div>div>a{grid-column:1/-1}:root>body>footer ul a{min-height:1.5rem}:root>body>footer>div>p{margin-top:var(--space-5);padding-top:var(--space-3)}'

/** What belongs together stands closer. */
const gaps =
  '[data-head]{gap:var(--space-2)!important}[data-head]>h2{font-size:1.625rem}[data-head]>p:last-child{font-size:var(--text-compact);line-height:1.45}[data-bleed]{gap:var(--space-5)!important}:has(>[data-list]){gap:var(--space-6)!important}[data-layout]{gap:var(--space-6)!important}'

export const phoneCss = `@media screen and (max-width:${breakpoint.phone - 0.02}px){${[rows, gaps, figures, tables, steps, parts, points, icons, pictures, facts, actions, foot].join('')}}${narrowest}`
