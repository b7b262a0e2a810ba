'use client'

import { CROP_WORDS, cutFrames, pointAt, pointSlider } from '@framewell/domain/content/cutFrames'
import { focusPicture } from '@framewell/domain/content/pictures'
import { Banner, Button, useDocumentInfo, useFormFields, useModal } from '@payloadcms/ui'
import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import { z } from 'zod'
import { callApi } from '../../panel/callApi'
import { messageOf } from '../../panel/messageOf'

/** The drawer of Payload's upload field that contains this. */
const DRAWER = 'edit-upload'

interface CropPictureProps {
  readonly fileSrc: string
  readonly initialFocalPoint: { readonly x: number; readonly y: number }
  /** Stores the focal point of a file that is not uploaded yet: it is sent along with the file. */
  readonly onSave: (edits: { readonly focalPoint: { readonly x: number; readonly y: number } }) => void
}

/**
 * Replaces Payload's crop dialog: sets the focal point and previews the crops. A stored picture's point is moved by the content screen's
 * call, without changing its files.
 */
export const CropPicture = ({ fileSrc, initialFocalPoint, onSave }: CropPictureProps) => {
  const { id } = useDocumentInfo()
  const { closeModal } = useModal()
  const chosen = useFormFields(([fields]) => fields.file?.value)
  const stored = { x: useStored('focalX'), y: useStored('focalY') }
  const described = useFormFields(([fields]) => fields.alt?.initialValue)
  const keep = useFormFields(([, dispatch]) => dispatch)
  const chosenSrc = useObjectUrl(chosen instanceof File ? chosen : null)
  const src = chosenSrc ?? fileSrc
  const isStored = typeof id === 'string' && !(chosen instanceof File)
  const [point, setPoint] = useState({
    focalX: (isStored ? stored.x : undefined) ?? initialFocalPoint.x,
    focalY: (isStored ? stored.y : undefined) ?? initialFocalPoint.y,
  })
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [working, setWorking] = useState(false)
  const title = useId()

  const confirm = async () => {
    setProblem(null)
    if (!isStored) {
      onSave({ focalPoint: { x: point.focalX, y: point.focalY } })
      return closeModal(DRAWER)
    }
    setWorking(true)
    try {
      await callApi(focusPicture, { id, ...point })
      // Updates the form as if it had been loaded with this point, so that nothing is left to save.
      const read = { ...point, ...(await readAtNow(id, described)) }
      for (const [path, value] of Object.entries(read)) keep({ type: 'UPDATE', path, value, initialValue: value })
      closeModal(DRAWER)
    } catch (error) {
      setProblem(messageOf(error, 'The connection failed. Nothing was changed.'))
    } finally {
      setWorking(false)
    }
  }
  const axis = (name: 'focalX' | 'focalY', label: string) => (
    <label>
      {label}
      <input {...pointSlider(name, point)} onChange={(event) => setPoint({ ...point, [name]: Number(event.currentTarget.value) })} />
    </label>
  )
  return (
    <section className="crop-picture" aria-labelledby={title}>
      <h2 id={title}>{CROP_WORDS.title}</h2>
      <p>{CROP_WORDS.hint}</p>
      <div className="crop-picture__room">
        <div className="crop-picture__part">
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what a press does here the two sliders below do by keys */}
          <div className="crop-picture__whole" onClick={(event) => setPoint(pointAt(event, event.currentTarget.getBoundingClientRect()))}>
            <img src={src} alt="" onLoad={(event) => setSize(naturalSize(event))} />
            <span aria-hidden="true" style={{ left: `${point.focalX}%`, top: `${point.focalY}%` }} />
          </div>
          {axis('focalX', CROP_WORDS.across)}
          {axis('focalY', CROP_WORDS.down)}
        </div>
        {size ? (
          <div className="crop-picture__part">
            {cutFrames({ ...size, ...point }).map(({ label, aspectRatio, narrow, place }) => (
              <figure key={label} data-narrow={narrow || undefined}>
                <div style={{ aspectRatio }}>
                  <img src={src} alt="" style={place} />
                </div>
                <figcaption>{label}</figcaption>
              </figure>
            ))}
          </div>
        ) : null}
      </div>
      <div aria-live="polite">{problem ? <Banner type="error">{problem}</Banner> : null}</div>
      <div className="crop-picture__acts">
        <Button disabled={working} onClick={() => void confirm()}>
          {working ? 'Working…' : CROP_WORDS.confirm}
        </Button>
        <Button buttonStyle="secondary" onClick={() => closeModal(DRAWER)}>
          Cancel
        </Button>
      </div>
    </section>
  )
}

function naturalSize({ currentTarget }: SyntheticEvent<HTMLImageElement>): { width: number; height: number } {
  return { width: currentTarget.naturalWidth, height: currentTarget.naturalHeight }
}

const changedSchema = z.object({ updatedAt: z.string(), alt: z.unknown() })

/** The picture's update time after the change, since the form was loaded before it. Empty if somebody else changed its text too. */
async function readAtNow(id: string, described: unknown): Promise<{ readonly updatedAt?: string }> {
  const answer = await fetch(`/api/media/${id}?depth=0`)
  const { data } = changedSchema.safeParse(await answer.json())
  return data && data.alt === described ? { updatedAt: data.updatedAt } : {}
}

/** The focal point in the form. */
function useStored(path: 'focalX' | 'focalY'): number | undefined {
  const value = useFormFields(([fields]) => fields[path]?.value)
  return typeof value === 'number' ? value : undefined
}

/** An object URL for a file that is not uploaded yet. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
