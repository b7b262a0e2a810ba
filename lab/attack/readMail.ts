interface Header {
  /** In lower case. */
  readonly name: string
  readonly value: string
  /** Bytes of its longest line. */
  readonly longest: number
}

/** A received mail's headers, unfolded. An invalid one gets the whole line as its name. */
export function headersOf(mail: string): readonly Header[] {
  const lines = mail.slice(0, mail.indexOf('\r\n\r\n')).split('\r\n')
  const whole: { text: string; longest: number }[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    if (/^[ \t]/.test(line) && before) Object.assign(before, { text: before.text + line, longest: Math.max(before.longest, line.length) })
    else whole.push({ text: line, longest: line.length })
  }
  return whole.map(({ text, longest }) => {
    const [, name = text, value = ''] = /^([!-9;-~]+):\s*([\s\S]*)$/.exec(text) ?? []
    return { name: name.toLowerCase(), value: value.trim(), longest }
  })
}

/** The text of a mail's part by type; a single-part mail is that part. Empty when missing. */
export function partOf(mail: string, type: 'text/html' | 'text/plain'): string {
  const boundary = /boundary="?([^";\r\n]+)/i.exec(mail.slice(0, mail.indexOf('\r\n\r\n')))?.[1]
  const parts = boundary === undefined ? [mail] : mail.split(`--${boundary}`).map((part) => part.replace(/^\r\n/, ''))
  const part = parts.find((one) =>
    headersOf(one).some(({ name, value }) => name === 'content-type' && value.toLowerCase().startsWith(type)),
  )
  if (part === undefined) return ''
  const body = part.slice(part.indexOf('\r\n\r\n') + 4)
  const encoding = headersOf(part)
    .find(({ name }) => name === 'content-transfer-encoding')
    ?.value.toLowerCase()
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? Buffer.from(unquoted(body), 'latin1')
        : Buffer.from(body, 'latin1')
  return bytes.toString('utf8')
}

function unquoted(body: string): string {
  return body.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
