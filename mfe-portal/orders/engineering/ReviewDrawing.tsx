import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { Drawing } from '@framewell/domain/framing/drawing'
import { type Pin, REVIEW_VIEW_WORDS, REVIEW_VIEWS, type ReviewView } from '@framewell/domain/orders/engineering/pin'
import type { Review } from '@framewell/domain/orders/engineering/reviewCalls'
import { FrameDrawing } from '@framewell/remote-kit/drawing/FrameDrawing'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewDrawingQuery } from '../orderQueries'
import { OwnPin, Paper, PinMark } from './PinMark'

interface ReviewDrawingProps {
  review: Review
  /** The pin of the question that is being written. */
  pin: Pin | null
  /** Null for those who ask nothing. */
  onPin: ((pin: Pin) => void) | null
}

/** The ordered frame with a numbered pin for each question about a place in it. An engineer sets the next pin by pointer or arrow keys. */
export const ReviewDrawing = ({ review, pin, onPin }: ReviewDrawingProps) => {
  const [view, setView] = useState<ReviewView>('front')
  const asked = useQuery({ ...reviewDrawingQuery(useGuardedCall(), review.number, view), placeholderData: keepPreviousData })
  return (
    <Stack as="section" gap={4} aria-label="Drawing">
      <Heading level={2} size={4}>
        Drawing
      </Heading>
      <Reading read={asked} loading="Loading the drawing..." failure="The drawing could not be loaded">
        {({ drawing, views }) => (
          <>
            <SelectField
              label="View"
              options={views.map((value) => ({ value, label: labelOf(REVIEW_VIEW_WORDS, value) }))}
              value={view}
              onChange={({ target: { value } }) => setView(REVIEW_VIEWS.find((one) => one === value) ?? 'front')}
            />
            <Pinned review={review} view={view} drawing={drawing} pin={pin} onPin={onPin} />
            {onPin ? (
              <Text size="small" tone="muted">
                Click the drawing to pin a question there. Arrow keys move the pin.
              </Text>
            ) : null}
          </>
        )}
      </Reading>
    </Stack>
  )
}

const Pinned = ({ review, view, drawing, pin, onPin }: ReviewDrawingProps & { view: ReviewView; drawing: Drawing }) => {
  const { x: left, y: top, width, height } = drawing.viewBox
  const within = (x: number, y: number): Pin => ({
    view,
    x: round(Math.min(left + width, Math.max(left, x))),
    y: round(Math.min(top + height, Math.max(top, y))),
  })
  const shareOf = ({ x, y }: Pick<Pin, 'x' | 'y'>) => ({ across: (x - left) / width, down: (y - top) / height })
  const own = pin?.view === view ? pin : null
  const set = (at: Pin) => onPin?.(at)
  return (
    <Paper>
      <FrameDrawing
        drawing={drawing}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          set(within(left + ((event.clientX - box.left) / box.width) * width, top + ((event.clientY - box.top) / box.height) * height))
        }}
      />
      {review.questions.map(({ id, pin: placed, answer }, at) =>
        placed?.view === view && placed.revision === review.revision ? (
          <PinMark key={id} number={at + 1} href={`#question-${id}`} closed={answer !== null} {...shareOf(placed)} />
        ) : null,
      )}
      {onPin ? (
        <OwnPin
          isSet={own !== null}
          {...shareOf(own ?? { x: left + width / 2, y: top + height / 2 })}
          onSet={() => set(own ?? within(left + width / 2, top + height / 2))}
          onMove={(across, down) => own && set(within(own.x + across, own.y + down))}
        />
      ) : null}
    </Paper>
  )
}

/** To a hundredth of a foot. */
const round = (feet: number) => Math.round(feet * 100) / 100
