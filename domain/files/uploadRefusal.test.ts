import { expect, it } from 'vitest'
import { PAPERS, uploadRefusal } from './uploadRefusal'

it('documents are a PDF or a photo of at most 10 MB', () => {
  expect(uploadRefusal(1, 'image/png', PAPERS)).toBeUndefined()
  expect(uploadRefusal(10_485_760, 'application/pdf', PAPERS)).toBeUndefined()
  expect(uploadRefusal(10_485_761, 'application/pdf', PAPERS)?.refusal).toBe('fileTooLarge')
  expect(uploadRefusal(0, undefined, PAPERS)?.refusal).toBe('emptyFile')
  expect(uploadRefusal(1, 'image/svg+xml', PAPERS)?.refusal).toBe('unknownFileType')
  expect(uploadRefusal(1, undefined, PAPERS)?.refusal).toBe('unknownFileType')
})
