import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'

const SCHEMAS = join(import.meta.dirname, '../payments/bank/iso20022')
const validators = new Map<string, XsdValidator>()

/**
 * What ISO 20022's schema of its own version finds wrong with a message; empty for a valid one.
 * @throws XmlParseError for text that is not well-formed
 */
export function schemaFindings(xml: string): readonly string[] {
  const text = xml.replace(/^\uFEFF?<\?xml[^>]*\?>/, '')
  const message = /tech:xsd:([a-z]+\.\d{3}\.\d{3}\.\d\d)"/.exec(text)?.[1] ?? ''
  const document = XmlDocument.fromString(text)
  try {
    validatorOf(message).validate(document)
    return []
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message: found }) => found.trim())
    throw error
  } finally {
    document.dispose()
  }
}

function validatorOf(message: string): XsdValidator {
  const known = validators.get(message)
  if (known) return known
  const schema = XmlDocument.fromString(readFileSync(join(SCHEMAS, `${message}.xsd`), 'utf8'))
  const validator = XsdValidator.fromDoc(schema)
  validators.set(message, validator)
  return validator
}
