// What an outside team's types see of styled-components: every type, and the values of SHARED_EXPORTS and STORY_EXPORTS (a test compares them).
export type * from 'framewell-shared/styled-components'
export { css, default, isStyledComponent, keyframes, styled } from 'framewell-shared/styled-components'
