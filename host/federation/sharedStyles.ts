// What remotes may import from styled-components; the linter holds them to this list. Left out is what draws style sheets on a server, what hands
// themes down, and global styles: a remote styles what it draws.
export { css, default, isStyledComponent, keyframes, styled, version } from 'styled-components'
