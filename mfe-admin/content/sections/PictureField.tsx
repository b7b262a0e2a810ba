import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import type { FieldTexts } from '@framewell/design-system/elements/field/Field'
import { FieldSet } from '@framewell/design-system/elements/field-group/FieldSet'
import type { PictureValue } from '@framewell/domain/content/sectionForm'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { CropDialog } from './CropDialog'
import { PictureLibrary } from './PictureLibrary'

interface PictureFieldProps extends FieldTexts {
  value: PictureValue | null
  onChange: (value: PictureValue | null) => void
}

/** A picture from the library: the current choice and ways to change it. */
export const PictureField = ({ label, hint, error, optional = false, value, onChange }: PictureFieldProps) => {
  const [open, setOpen] = useState(false)
  return (
    <FieldSet legend={label} hint={hint} error={error} optional={optional}>
      <Row>
        {value ? <Thumbnail src={value.url} alt={value.alt} width={160} height={107} loading="lazy" /> : null}
        <div>
          {value ? <Alt>{value.alt}</Alt> : null}
          <Tools>
            <Dialog
              size="wide"
              title="Choose a picture"
              open={open}
              onOpenChange={setOpen}
              trigger={
                <Button size="small" icon={<ImagePlus />}>
                  {value ? 'Change picture' : 'Choose a picture'}
                </Button>
              }
            >
              <PictureLibrary
                onChoose={({ id, url, alt }) => {
                  onChange({ id, url, alt })
                  setOpen(false)
                }}
              />
            </Dialog>
            {value ? <CropDialog id={value.id} /> : null}
            {value ? (
              <Button size="small" variant="plain" onClick={() => onChange(null)}>
                Remove picture
              </Button>
            ) : null}
          </Tools>
        </div>
      </Row>
    </FieldSet>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4);
  align-items: center;
`

const Thumbnail = styled.img`
  width: 10rem;
  height: auto;
  aspect-ratio: 3 / 2;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  background: var(--color-sunken);
  object-fit: cover;
`

const Alt = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`
