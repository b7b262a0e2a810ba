import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { styled } from 'styled-components'
import type { FormAnswerView } from '../view'
import { Notice } from './Notice'

const TIPS_ID = 'answer-tips'

/** The result of a form sent without our code. */
export const FormAnswerPage = ({ view: { title, problems, lines, tips, next } }: { view: FormAnswerView }) => (
  <Notice>
    <Heading level={1}>{title}</Heading>
    <Words>
      {problems.length > 0 ? (
        <Alert tone="bad">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {lines.map((line) => (
        <Text key={line} size="lead" tone="muted">
          {line}
        </Text>
      ))}
      {tips ? (
        <section aria-labelledby={TIPS_ID}>
          <Heading level={2} size={5} id={TIPS_ID}>
            {tips.heading}
          </Heading>
          <ul>
            {tips.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <Button href={next.href}>{next.label}</Button>
    </Words>
  </Notice>
)

const Words = styled.div`
  display: grid;
  gap: var(--space-5);
  justify-items: start;
  max-width: 40rem;
  margin-top: var(--space-6);
`
