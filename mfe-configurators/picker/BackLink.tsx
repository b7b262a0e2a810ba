import { Link } from '@framewell/design-system/elements/link/Link'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PICKER_LIST } from './pickerAddress'

interface BackLinkProps {
  'aria-label'?: string
  children: ReactNode
}

/** Back to the list of plans. */
export const BackLink = ({ children, ...rest }: BackLinkProps) => (
  <Line>
    <Link variant="standalone" href={PICKER_LIST} {...rest}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  </Line>
)

const Line = styled.p`
  font-size: var(--text-small);

  & svg {
    width: var(--control-icon);
    height: var(--control-icon);
  }
`
