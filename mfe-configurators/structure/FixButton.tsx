import { Button } from '@framewell/design-system/elements/button/Button'
import { Text } from '@framewell/design-system/elements/text/Text'
import type { Cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { usd } from '@framewell/domain/money/usd'

/** What a fix adds to. */
interface Added {
  readonly to: 'bill' | 'kit'
  readonly beforeCents: Cents
  readonly afterCents: Cents
}

interface FixButtonProps {
  /** What it changes. */
  children: string
  onPress: () => void
  /** Undefined while it is priced. */
  added: readonly Added[] | undefined
  /** Why it cannot be applied. */
  problem: string | undefined
}

/** A fix with its price difference; one press applies it. */
export const FixButton = ({ children, onPress, added, problem }: FixButtonProps) =>
  problem === undefined ? (
    <>
      <Button size="small" onClick={onPress} disabled={added === undefined}>
        {children}
      </Button>{' '}
      <Text as="span" size="small" tone="muted">
        {added ? added.map(addedWords).join(' ') : 'Pricing…'}
      </Text>
    </>
  ) : (
    <Text size="small" tone="muted">
      {problem}
    </Text>
  )

function addedWords({ to, beforeCents, afterCents }: Added): string {
  if (beforeCents === afterCents) return `The ${to} stays the same.`
  return afterCents > beforeCents
    ? `Adds ${usd(subtractCents(afterCents, beforeCents))} to the ${to}.`
    : `Takes ${usd(subtractCents(beforeCents, afterCents))} off the ${to}.`
}
