import { CircleAlert, CircleCheck, X } from 'lucide-react'
import * as Primitive from 'radix-ui/toast'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { dismissToast, shownToast, subscribeToToasts } from '../../foundation/toast'
import { delay, toastSwipeThreshold } from '../../tokens/motion'
import { Button } from '../button/Button'
import { IconButton } from '../icon-button/IconButton'
import { placeToast } from './placeToast'
import { Description, Message, Texts, Title, ToastCard, Viewport } from './ToastFrame'

const nothing = () => null
// A closing modal dialog makes everything else unpressable, and a toast shown at that moment would stay so: its 'Undo' would be dead.
const pressable = { pointerEvents: 'auto' } as const

/**
 * Where toasts appear, once per page. One at a time for 5000 ms (paused under pointer, focus and when the window is inactive), swiped away
 * to the right past 50 px, reached with F8. Errors are announced immediately, others politely.
 */
export const ToastRegion = ({ label = 'Notifications' }: { label?: string }) => {
  const message = useSyncExternalStore(subscribeToToasts, shownToast, nothing)
  const viewport = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    if (message && viewport.current) placeToast(viewport.current)
  }, [message])
  return (
    <Primitive.Provider label={label} duration={delay.toast} swipeDirection="right" swipeThreshold={toastSwipeThreshold}>
      {message ? (
        <ToastCard
          key={message.id}
          data-tone={message.tone ?? 'default'}
          style={pressable}
          type={message.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(message.id)
          }}
        >
          <ToneIcon tone={message.tone} />
          <Message>
            <Texts>
              <Title>{message.title}</Title>
              {message.description ? <Description>{message.description}</Description> : null}
            </Texts>
            {message.action ? (
              <Primitive.Action asChild altText={message.action.label}>
                <Button size="small" onClick={message.action.onSelect}>
                  {message.action.label}
                </Button>
              </Primitive.Action>
            ) : null}
          </Message>
          <Primitive.Close asChild>
            <IconButton label="Dismiss" icon={<X />} size="small" />
          </Primitive.Close>
        </ToastCard>
      ) : null}
      <Viewport ref={viewport} data-no-print hotkey={['F8']} label={`${label} ({hotkey})`} />
    </Primitive.Provider>
  )
}

const ToneIcon = ({ tone }: { tone?: string }) => {
  if (tone === 'success') return <CircleCheck aria-hidden="true" />
  if (tone === 'destructive') return <CircleAlert aria-hidden="true" />
  return null
}
