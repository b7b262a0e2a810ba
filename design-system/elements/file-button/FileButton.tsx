import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../button/Button'

export interface FileButtonProps {
  /** Button text: 'Take a photo'. Also the file input's name. */
  children: string
  /** Accepted types: '.pdf,.jpg'. */
  accept: string
  onFile: (file: File) => void
  /** Opens a phone's camera first. */
  camera?: boolean
  variant?: 'primary' | 'quiet' | 'plain'
  size?: 'base' | 'small'
  icon?: ReactNode
  block?: boolean
  pending?: boolean
  pendingText?: string
}

/** A button that picks one file. The same file can be picked again. */
export const FileButton = ({ children, accept, onFile, camera = false, ...look }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <label htmlFor={id} className="visually-hidden">
        {children}: file
      </label>
      <input
        id={id}
        ref={input}
        type="file"
        hidden
        accept={accept}
        {...(camera ? { capture: 'environment' } : {})}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
