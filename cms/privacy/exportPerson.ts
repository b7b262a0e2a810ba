import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { ZipFile } from 'yazl'
import { recordAudit } from '../platform/audit/recordAudit'
import type { PersonalRows } from '../platform/privacy/personalData'
import { hasFile, readFileOf } from '../platform/uploads/uploadStore'
import { type FoundPerson, recordName } from './findPerson'
import { readRows, shownRow } from './readPersonalData'

const README = `What is in this archive

Each .json file holds the records of one area as they are stored, without what would let somebody in (hashes, secrets, tokens).
The folder "files" holds the files that belong to them, named by the record's id.
Records of other people in which you are only named (who decided about a payment, for example) are not part of it.
`

/** Replaces characters with a meaning in file systems. */
const fileName = (words: string) => words.replace(/[^\p{L}\p{N}. -]/gu, '_').slice(0, 120)

/**
 * Everything stored about a person as one ZIP archive, on record. The rows are read before the answer starts; the files stream in one after
 * the other.
 */
export async function exportPerson(
  req: PayloadRequest,
  declared: readonly PersonalRows[],
  person: FoundPerson,
  reason: string,
): Promise<Response> {
  const zip = new ZipFile()
  const areas = new Map<string, Record<string, unknown>[]>()
  const files: { readonly stored: string; readonly name: string }[] = []
  for (const rows of declared) {
    const records = areas.get(rows.area) ?? []
    for (const row of await readRows(req, rows, person)) {
      records.push({ record: rows.table, ...shownRow(rows, row) })
      const stored = rows.file?.(row)
      // A row whose file was lost is still listed in its area; the archive has the files that exist.
      if (stored && (await hasFile(stored))) files.push({ stored, name: `${row.id}-${fileName(String(row.name ?? 'file'))}` })
    }
    if (records.length > 0) areas.set(rows.area, records)
  }
  const rows = Object.fromEntries([...areas].map(([area, records]) => [area, records.length]))
  await recordAudit(req, {
    action: 'personal-data-export',
    subjectType: 'personal-data',
    subjectId: recordName(person),
    after: { rows, files: files.length },
    reason,
  })
  zip.addBuffer(Buffer.from(README), 'README.txt')
  const about = {
    person: { name: person.name, addresses: person.addresses, account: person.account },
    rows,
    madeAt: new Date().toISOString(),
  }
  zip.addBuffer(asJson(about), 'about.json')
  for (const [area, records] of areas)
    zip.addReadStreamLazy(`${fileName(area)}.json`, (begin) => begin(null, Readable.from(recordsAsJson(records))))
  for (const { stored, name } of files)
    zip.addReadStreamLazy(`files/${name}`, (begin) => {
      // A file removed meanwhile becomes empty: the archive goes on.
      readFileOf(stored).then(
        (found) => begin(null, found?.stream ?? Readable.from([])),
        (error) => begin(error, Readable.from([])),
      )
    })
  zip.end()
  return new Response(asWebStream(zip.outputStream), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="personal-data.zip"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

const RECORDS_AT_ONCE = 100

/** A JSON list in pieces: between them, other requests are answered. */
function* recordsAsJson(records: readonly Record<string, unknown>[]): Generator<string> {
  yield '['
  for (let first = 0; first < records.length; first += RECORDS_AT_ONCE) {
    const texts = records.slice(first, first + RECORDS_AT_ONCE).map((record) => JSON.stringify(record, null, 2).replaceAll('\n', '\n  '))
    yield `${first > 0 ? ',' : ''}\n  ${texts.join(',\n  ')}`
  }
  yield '\n]\n'
}

function asWebStream(stream: NodeJS.ReadableStream): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (into) => {
      const { done, value } = await chunks.next()
      if (done) into.close()
      else into.enqueue(Buffer.from(value))
    },
    cancel: async () => {
      await chunks.return?.()
    },
  })
}
