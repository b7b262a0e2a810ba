import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { styled } from 'styled-components'
import { PostGrid } from './PostGrid'

const CARDS = ['first', 'second', 'third'] as const

/** Placeholders for three loading cards. */
export const PostSkeletons = () => (
  <>
    <p className="visually-hidden" role="status">
      Loading articles
    </p>
    <PostGrid aria-hidden="true" data-skeletons>
      {CARDS.map((card) => (
        <Frame key={card}>
          <Skeleton width="40%" />
          <Skeleton width="85%" height="1.6em" />
          <div>
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
          </div>
          <Skeleton width="30%" />
        </Frame>
      ))}
    </PostGrid>
  </>
)

const Frame = styled.li`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
`
