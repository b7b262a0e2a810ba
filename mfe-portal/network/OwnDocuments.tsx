import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { DOCUMENT_KINDS } from '@framewell/domain/network/applicationStates'
import { addOwnShopDocument, downloadOwnShopDocument, type OwnShop } from '@framewell/domain/network/ownShopCalls'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQueryClient } from '@tanstack/react-query'
import { AddDocument } from './AddDocument'
import { DocumentList } from './DocumentList'
import { ownShopQuery } from './ownShopQueries'

/** The shop's certificates, newest first, with a form to add a renewed one. */
export const OwnDocuments = ({ shop: { documents } }: { shop: OwnShop }) => {
  const api = useGuardedCall()
  const queries = useQueryClient()
  const download = useDownload()
  return (
    <Stack gap={8}>
      {documents.length === 0 ? (
        <EmptyState title="No documents yet">Add your insurance certificate: a shop is kept active by a valid one.</EmptyState>
      ) : (
        <DocumentList documents={documents} onDownload={({ id, name }) => void download(downloadOwnShopDocument, { id }, name)} />
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
