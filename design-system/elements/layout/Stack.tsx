import type { ComponentPropsWithRef, ElementType } from 'react'
import { styled } from 'styled-components'
import { type SpaceStep, spaceName } from '../../tokens/space'

export interface StackProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType
  /** Steps of the 4 px base. */
  gap?: SpaceStep
  /** `row` wraps when there is no room. */
  direction?: 'column' | 'row'
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  justify?: 'start' | 'center' | 'end' | 'between'
}

/** Items stacked or side by side with equal gaps. */
export const Stack = ({ gap = 4, direction = 'column', align, justify, style, ...rest }: StackProps) => (
  <Frame
    data-direction={direction}
    data-align={align}
    data-justify={justify}
    style={{ '--stack-gap': `var(--space-${spaceName(gap)})`, ...style }}
    {...rest}
  />
)

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--stack-gap);
  min-width: 0;

  &[data-direction='row'] {
    flex-flow: row wrap;
    align-items: center;
  }
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
  &[data-align='stretch'] {
    align-items: stretch;
  }
  &[data-align='baseline'] {
    align-items: baseline;
  }
  &[data-justify='center'] {
    justify-content: center;
  }
  &[data-justify='end'] {
    justify-content: flex-end;
  }
  &[data-justify='between'] {
    justify-content: space-between;
  }
`
