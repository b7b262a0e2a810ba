// The names of SHARED_EXPORTS ('styled-components'); a test checks that they are the same.
export { css, default, isStyledComponent, keyframes, styled } from 'styled-components'
