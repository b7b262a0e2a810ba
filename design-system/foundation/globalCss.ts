import { media } from '../tokens/breakpoint'

const reset = `
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:calc(var(--control-header) + var(--space-4));tab-size:2}
body{min-height:100vh;min-height:100dvh;overflow-wrap:break-word}
img,svg,video,canvas{display:block;max-width:100%}
img,video{height:auto}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;padding:0;cursor:pointer}
ul[role='list'],ol[role='list']{list-style:none;padding:0}
fieldset{border:0;padding:0;min-width:0}
legend{padding:0}
table{border-collapse:collapse}
summary{cursor:pointer}
[hidden]{display:none!important}
`

const typography = `
body,[data-theme]{background:var(--color-paper);color:var(--color-ink)}
body{font-family:var(--font-text);font-size:var(--text-body);font-weight:var(--weight-regular);line-height:var(--leading-text);-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;text-rendering:optimizeLegibility}
h1,h2,h3,h4{font-family:var(--font-display);font-stretch:var(--width-display);font-weight:var(--weight-heavy);letter-spacing:var(--tracking-display);line-height:var(--leading-display);text-wrap:balance}
h1{font-size:var(--text-h1)}
h2{font-size:var(--text-h2)}
h3,h4{font-size:var(--text-h4);line-height:var(--leading-heading);letter-spacing:var(--tracking-heading)}
p,li{text-wrap:pretty}
strong,b{font-weight:var(--weight-strong)}
a{color:inherit;text-underline-offset:0.18em;text-decoration-thickness:from-font}
code,kbd,samp{font-family:var(--font-mono);font-size:0.92em}
::selection{background:var(--color-steel);color:var(--color-on-steel)}
`

const access = `
:focus{outline:none}
:focus-visible{outline:var(--stroke-focus) solid var(--color-steel);outline-offset:var(--stroke-mark)}
[tabindex='-1']:focus-visible:not([role='alert']):not([data-focus-ring]){outline:none}
.visually-hidden{position:absolute!important;width:1px!important;height:1px!important;margin:-1px!important;padding:0!important;border:0!important;overflow:hidden!important;clip-path:inset(50%)!important;white-space:nowrap!important}
.skip-link{position:fixed;top:var(--space-3);left:var(--space-3);z-index:var(--layer-skip);padding:var(--space-3) var(--space-4);background:var(--color-ink);color:var(--color-paper);border-radius:var(--radius-base);font-weight:var(--weight-strong);transform:translateY(-200%)}
.skip-link:focus{transform:none}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation:none!important;transition:none!important}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}}
`

/** A picture that fails to load becomes a tile of its size with its text (shell/brokenPictures of the site sets the attribute). */
const pictures = `
picture[data-broken]{position:relative;display:block;background:linear-gradient(var(--color-line-faint) 1px,transparent 1px) 0 0/100% var(--space-6),linear-gradient(90deg,var(--color-line-faint) 1px,transparent 1px) 0 0/var(--space-6) 100%,var(--color-paper)}
picture[data-broken]>img{visibility:hidden}
picture[data-broken]::before{position:absolute;inset:0;display:grid;place-items:center;padding:var(--space-5);overflow:hidden;color:var(--color-ink-muted);font-weight:var(--weight-strong);line-height:var(--leading-heading);text-align:center;content:attr(data-fallback)}
`

const print = `
@media print{
@page{margin:16mm}
:root,[data-theme]{color-scheme:light}
body,[data-theme]{background:none;color:#000}
body{font-size:10.5pt}
h1{font-size:22pt}
h2{font-size:16pt}
h1,h2,h3,h4{break-after:avoid}
p,li{orphans:3;widows:3}
tr,figure,[data-keep-together]{break-inside:avoid}
thead{display:table-header-group}
[data-no-print],.skip-link{display:none!important}
a[href^='http']::after{content:' (' attr(href) ')';font-size:0.85em;overflow-wrap:anywhere}
}
`

const phone = `
${media.phone}{
body{font-size:var(--text-control)}
}
`

const squeeze = (css: string): string => css.replace(/\n+/g, '')

/**
 * Reset, typography, focus, motion and print for the whole page, to be inlined after tokensCss. Classes: `visually-hidden`, `skip-link`.
 * Attributes: `data-broken`, `data-no-print`, `data-keep-together`.
 */
export const globalCss = squeeze(reset + typography + access + pictures + phone + print)
