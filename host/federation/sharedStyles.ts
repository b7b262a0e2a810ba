// The parts of styled-components that remotes may import; the linter enforces this list. Left out: server style sheets, theme providers and
// global styles. A remote styles only its own elements.
export { css, default, isStyledComponent, keyframes, styled, version } from 'styled-components'
