import { expect, it } from 'vitest'
import { DOCUMENT_LIMITS, uploadRefusal } from './uploadRefusal'

it('documents are a PDF or a photo of at most 10 MB', () => {
  expect(uploadRefusal(1, 'image/png', DOCUMENT_LIMITS)).toBeUndefined()
  expect(uploadRefusal(10_485_760, 'application/pdf', DOCUMENT_LIMITS)).toBeUndefined()
  expect(uploadRefusal(10_485_761, 'application/pdf', DOCUMENT_LIMITS)?.refusal).toBe('fileTooLarge')
  expect(uploadRefusal(0, undefined, DOCUMENT_LIMITS)?.refusal).toBe('emptyFile')
  expect(uploadRefusal(1, 'image/svg+xml', DOCUMENT_LIMITS)?.refusal).toBe('unknownFileType')
  expect(uploadRefusal(1, undefined, DOCUMENT_LIMITS)?.refusal).toBe('unknownFileType')
})
