// What remotes may import from styled-components; the linter holds them to this list. What draws style sheets on a server and what hands themes
// down, which nobody uses here, would come along with `export *`.
export { createGlobalStyle, css, default, isStyledComponent, keyframes, StyleSheetManager, styled, version } from 'styled-components'
