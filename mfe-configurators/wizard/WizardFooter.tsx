import { Button } from '@framewell/design-system/elements/button/Button'
import { Container } from '@framewell/design-system/elements/layout/Container'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FOOT_HEIGHT } from './WizardLayout'

export interface WizardButton {
  readonly label: string
  readonly onPress: () => void
  /** Why it is disabled; it stays focusable and says so. */
  readonly disabledReason?: string | null
  /** Called when it is clicked while disabled, for a toast with more detail. */
  readonly onRefused?: () => void
  readonly pending?: boolean
  readonly pendingText?: string
}

export interface WizardFooterProps {
  /** What comes next: 'Next: Roofing'. */
  hint?: string
  /** The formatted price: always visible here, even when the summary is longer than the window. */
  total: string
  back: WizardButton
  next: WizardButton
  /** Secondary buttons of the last step, before Back and Next. */
  actions?: ReactNode
}

/** Back and Next, fixed to the lower edge of the window while the wizard is in view. */
export const WizardFooter = ({ hint, total, back, next, actions }: WizardFooterProps) => (
  <Foot data-no-print data-sticky-foot>
    <Line measure="wide">
      <Hint>
        <Total>
          Total <Figure size="small">{total}</Figure>
        </Total>
        {hint ? <span>{hint}</span> : null}
      </Hint>
      {actions ? <Actions>{actions}</Actions> : null}
      <Buttons>
        <FooterButton button={back} />
        <FooterButton button={next} primary />
      </Buttons>
    </Line>
  </Foot>
)

const FooterButton = ({ button, primary = false }: { button: WizardButton; primary?: boolean }) => (
  <Button
    variant={primary ? 'primary' : 'quiet'}
    disabledReason={button.disabledReason}
    pending={button.pending}
    pendingText={button.pendingText}
    onClickCapture={() => (button.disabledReason ? button.onRefused?.() : undefined)}
    onClick={button.onPress}
  >
    {button.label}
  </Button>
)

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--layer-sticky);
  border-top: 1px solid var(--color-line);
  background: var(--color-surface);
`

const Line = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  min-height: ${FOOT_HEIGHT};
  padding-block: var(--space-3);
`

const Hint = styled.p`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
  align-items: baseline;
  color: var(--color-ink-muted);
  font-size: var(--text-small);

  ${media.phone} {
    flex: 1 0 100%;
    justify-content: space-between;
  }
`

const Total = styled.span`
  color: var(--color-ink);
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  &:empty {
    display: none;
  }

  ${media.phone} {
    flex: 1 0 100%;

    & > * {
      flex: 1;
    }
  }
`

const Buttons = styled.div`
  display: flex;
  gap: var(--space-4);

  ${media.phone} {
    flex: 1 0 100%;

    /* A long label takes space from short ones before it wraps. */
    & > * {
      flex: 1 1 auto;
    }
  }
`
