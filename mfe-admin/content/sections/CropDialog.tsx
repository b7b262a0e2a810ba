import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { CROP_WORDS, pointAt, pointSlider } from '@framewell/domain/content/cutFrames'
import { focusPicture, type Picture } from '@framewell/domain/content/pictures'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Crop } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { styled } from 'styled-components'
import { PICTURES_QUERY, pictureQuery, pictureUsesQuery } from '../contentQueries'
import { Refusal } from '../publishing/Refusal'
import { Crops } from './Crops'
import { PictureUses } from './PictureUses'

/** Sets a picture's focal point and previews the site's crops of it. @param of the picture's description, to tell several apart */
export const CropDialog = ({ id, of }: { id: string; of?: string }) => {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      size="wide"
      title={CROP_WORDS.title}
      description={CROP_WORDS.hint}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" icon={<Crop />} aria-label={of ? `${CROP_WORDS.title}: ${of}` : undefined}>
          {CROP_WORDS.title}
        </Button>
      }
    >
      {open ? <Loaded id={id} onDone={() => setOpen(false)} /> : null}
    </Dialog>
  )
}

const Loaded = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const { data } = useQuery(pictureQuery(useGuardedCall(), id))
  if (data === undefined) return <p role="status">Loading...</p>
  return data ? <PointForm picture={data} onDone={onDone} /> : <p role="status">This picture is no longer in the library.</p>
}

const PointForm = ({ picture, onDone }: { picture: Picture; onDone: () => void }) => {
  const shell = useShell()
  const cache = useQueryClient()
  const uses = useQuery(pictureUsesQuery(useGuardedCall(), [picture.id]))
  const [point, setPoint] = useState({ focalX: picture.focalX, focalY: picture.focalY })
  const focus = useSend(focusPicture, {
    words: { kept: 'Nothing was changed' },
    onSent: () => {
      void cache.invalidateQueries({ queryKey: PICTURES_QUERY })
      shell.toast({ title: CROP_WORDS.done })
      onDone()
    },
  })
  const press = (event: MouseEvent) => setPoint(pointAt(event, event.currentTarget.getBoundingClientRect()))
  const axis = (name: 'focalX' | 'focalY', label: string) => (
    <label>
      {label}
      <input {...pointSlider(name, point)} onChange={(event) => setPoint({ ...point, [name]: Number(event.currentTarget.value) })} />
    </label>
  )
  return (
    <Stack gap={4}>
      {focus.failure ? <Refusal failure={focus.failure} /> : null}
      <Room>
        <Stack gap={3}>
          {/* The two sliders below do the same as a click, from the keyboard. */}
          <Whole onClick={press} style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
            <img src={picture.url} alt={picture.alt} width={picture.width} height={picture.height} />
            <Mark aria-hidden="true" style={{ left: `${point.focalX}%`, top: `${point.focalY}%` }} />
          </Whole>
          <Axes>
            {axis('focalX', CROP_WORDS.across)}
            {axis('focalY', CROP_WORDS.down)}
          </Axes>
        </Stack>
        <Crops picture={{ ...picture, ...point }} />
      </Room>
      {uses.data ? <PictureUses uses={uses.data} /> : null}
      <Button variant="primary" pending={focus.busy} pendingText="Working..." onClick={() => void focus.send({ id: picture.id, ...point })}>
        {CROP_WORDS.confirm}
      </Button>
    </Stack>
  )
}

const Room = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-5);
  align-items: start;
`

const Whole = styled.div`
  position: relative;
  width: 100%;
  max-width: 32rem;
  overflow: hidden;
  border: 1px solid var(--color-line);
  cursor: crosshair;

  & > img {
    display: block;
    width: 100%;
    height: 100%;
  }
`

const Mark = styled.span`
  position: absolute;
  width: 1.75rem;
  height: 1.75rem;
  border: 3px solid var(--color-surface);
  border-radius: 50%;
  outline: 2px solid var(--color-ink);
  transform: translate(-50%, -50%);
  pointer-events: none;
`

const Axes = styled.div`
  display: grid;
  gap: var(--space-2);
  max-width: 32rem;

  & label {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    align-items: center;
    font-size: var(--text-small);
  }
  & input {
    min-height: 1.75rem;
    accent-color: var(--color-steel);
  }
`
