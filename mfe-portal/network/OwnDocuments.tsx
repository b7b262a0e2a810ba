import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { DOCUMENT_KINDS } from '@framewell/domain/network/applicationStates'
import type { NetworkDocument } from '@framewell/domain/network/joiningCalls'
import { addOwnShopDocument, downloadOwnShopDocument, type OwnShop } from '@framewell/domain/network/ownShopCalls'
import { saveFile } from '@framewell/remote-kit/files/saveFile'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { AddDocument } from './AddDocument'
import { DocumentList } from './DocumentList'
import { ownShopQuery } from './networkQueries'

/** Certificates of the shop, the newest first; a renewed one is added here. */
export const OwnDocuments = ({ shop: { documents } }: { shop: OwnShop }) => {
  const shell = useShell()
  const api = useGuardedCall()
  const queries = useQueryClient()
  const download = async ({ id, name }: NetworkDocument) => {
    try {
      await saveFile(api, downloadOwnShopDocument, { id }, name)
    } catch (error) {
      const description = problemSentence(error, 'The connection failed. Please try again.')
      shell.toast({ title: `${name} could not be downloaded`, description, tone: 'destructive' })
    }
  }
  return (
    <Stack gap={8}>
      {documents.length === 0 ? (
        <EmptyState title="No documents yet">Add your insurance certificate: a shop is kept active by a valid one.</EmptyState>
      ) : (
        <DocumentList documents={documents} onDownload={(document) => void download(document)} />
      )}
      <Stack gap={4}>
        <Heading level={2} size={4}>
          Add a document
        </Heading>
        <AddDocument
          kinds={DOCUMENT_KINDS}
          upload={(call, facts, how) => call(addOwnShopDocument, facts, how)}
          onAdded={() => void queries.invalidateQueries({ queryKey: ownShopQuery(api).queryKey })}
        />
      </Stack>
    </Stack>
  )
}
