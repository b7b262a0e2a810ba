/** The first bytes of a drawing as AutoCAD R12 (AC1009), 2000 (AC1015), 2007 (AC1021), 2013 (AC1027) and 2018 write them, without the rest. */
export function dwgHead(version: 'AC1009' | 'AC1015' | 'AC1021' | 'AC1027' | 'AC1032'): Buffer {
  const head = Buffer.alloc(0x200)
  head.write(version, 'latin1')
  if (version === 'AC1009') {
    for (const [at, count] of [3, 5, 205].entries()) head.writeUInt16LE(count, 0x0d + at * 2)
    head.writeUInt32LE(0x100, 0x14)
    head.writeUInt32LE(0x180, 0x18)
    return head
  }
  if (version === 'AC1021') {
    head.writeUInt32LE(0x1c0, 0x0d)
    head.writeUInt32LE(0x100, 0x20)
    head.writeUInt32LE(0x80, 0x28)
    return head
  }
  if (version === 'AC1015') {
    head.writeUInt32LE(3, 0x15)
    for (const section of [0, 1, 2]) {
      const record = 0x19 + section * 9
      head.writeUInt8(section, record)
      head.writeUInt32LE(0x60 + section * 16, record + 1)
      head.writeUInt32LE(16, record + 5)
    }
    return head
  }
  // 'AcFssFcAJMB' and a zero byte, under the fixed sequence of the format's documentation.
  Buffer.from('6840f8f7922ab5ef18dd0bf1', 'hex').copy(head, 0x80)
  return head
}
