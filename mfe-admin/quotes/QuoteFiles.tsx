import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { PlanFile } from '@framewell/domain/quotes/planFileCalls'
import { TitledPart } from '../credit/TitledPart'
import { fileSize } from './fileSize'
import { PlanFileLink } from './PlanFileLink'

/** The drawings uploaded with a quote. */
export const QuoteFiles = ({ files }: { files: readonly PlanFile[] }) =>
  files.length === 0 ? null : (
    <TitledPart>
      <Heading level={4}>Uploaded plans</Heading>
      <DescriptionList
        items={files.map((file) => ({
          key: file.id,
          term: <PlanFileLink file={file} />,
          detail: `${file.mimeType}, ${fileSize(file.sizeBytes)}`,
        }))}
      />
    </TitledPart>
  )
