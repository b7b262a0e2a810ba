import { createHash } from 'node:crypto'
import { fontFaceCss } from '@framewell/design-system/foundation/fontFaceCss'
import { fontFiles } from '@framewell/design-system/foundation/fontFiles'
import { globalCss } from '@framewell/design-system/foundation/globalCss'
import { breakpoint } from '@framewell/design-system/tokens/breakpoint'
import { darkColor, lightColor } from '@framewell/design-system/tokens/color'
import { tokensCss } from '@framewell/design-system/tokens/tokensCss'

/** Between phone and desktop width, keeps the signed-in menu and the bell on one line. */
const menuCss = `@media (min-width:${breakpoint.phone}px) and (max-width:900px){[data-signed-in] header>div>nav>ul{flex-wrap:nowrap;gap:var(--space-2);font-size:.8rem;white-space:nowrap}[data-signed-in] header>div{gap:var(--space-3);padding-inline:var(--space-4)}}`

/** A printed page names the site; drawings leave room for text, and related links are hidden. */
const printCss =
  '@media print{body>header>div{min-height:0!important;height:auto!important;padding:0!important}body>header>div>:not(:first-child){display:none!important}[data-drawing] svg{max-height:7cm}[data-list=related-pages]{display:none}}'

const shellCss =
  "sup{line-height:0}main{min-height:calc(100svh - var(--control-header))}main:has(>[data-tone=grid]:only-child){display:grid}main:focus{outline:none}html[data-navigating]::before{position:fixed;inset:0 0 auto;z-index:var(--layer-toast);height:3px;background:var(--color-steel);content:'';animation:fw-navigating 6s var(--ease-out) 120ms both;transform-origin:left}@keyframes fw-navigating{from{transform:scaleX(0)}to{transform:scaleX(.9)}}html[data-preview] [data-section]{cursor:pointer}html[data-preview] [data-section]:hover{outline:2px dashed var(--color-steel);outline-offset:-2px}[data-area]{display:grid;grid-template-columns:minmax(0,1fr);align-items:start}[data-held]{cursor:progress;opacity:.7}#late{position:fixed;inset:auto 0 var(--space-4);z-index:var(--layer-toast);width:fit-content;max-width:calc(100% - 2*var(--space-4));margin:0 auto;padding:var(--space-3) var(--space-4);border:1px solid var(--color-line);border-radius:var(--radius-base);background:var(--color-surface);font-size:var(--text-small);pointer-events:none}[data-signed-in] body>header>div:not(:has(>[data-bell]))::after{flex:none;width:var(--control-small);content:''}[data-whose]:not([data-whose=operator]){display:none}[data-signed-in=editor] [data-whose=editor],[data-signed-in=builder] [data-whose=builder],[data-signed-in=partner] [data-whose=partner]{display:list-item}:is([data-signed-in=editor],[data-signed-in=builder],[data-signed-in=partner]) [data-whose=operator]{display:none}html:not([data-approved]) [data-for=approved],[data-approved] [data-for=applicants]{display:none}"

/** The CSS shared by every page: fonts, tokens, base styles. */
export const BASE_CSS = fontFaceCss((file) => `/static/fonts/${file.name}`) + tokensCss + globalCss + shellCss + menuCss + printCss

/** Its hash source for a Content-Security-Policy. */
export const BASE_CSS_HASH = `sha256-${createHash('sha256').update(BASE_CSS).digest('base64')}`

/** The color of the browser's own toolbar. */
export const BAR_COLORS = `<meta name="theme-color" content="${darkColor.paper}" media="(prefers-color-scheme: dark)"><meta name="theme-color" content="${lightColor.paper}">`

/** The font that every page's text starts with. */
export const FONT_PRELOADS = fontFiles
  .filter(({ preload }) => preload)
  .map((file) => `<link rel="preload" href="/static/fonts/${file.name}" as="font" type="font/woff2" crossorigin>`)
  .join('')
