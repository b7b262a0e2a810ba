import { escapeHtml } from '../../content/markupHtml'
import { KIND_LABELS, type NotificationKind } from '../kinds'
import type { Block, Said } from '../words'
import type { Letter } from './letter'

/*
 * Mail clients need old HTML: layout tables, inline styles, no fonts, pictures or scripts from elsewhere. Outlook on Windows supports
 * neither rounded corners nor maximum widths; everything reads without them. The style sheet in the head is only for clients that support
 * dark mode; others invert these colors themselves, which keeps their contrast. Contrast: ink on white 17.8:1, quiet on white 5.9:1, white
 * on the button 4.6:1; dark: chalk on sheet 14:1, quiet 7.6:1.
 */
const INK = '#14181d'
const QUIET = '#5b636d'
const PAPER = '#faf8f4'
const LINE = '#dcd7cd'
const STEEL = '#1f4e79'
const ACTION = '#c8401a'
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const MARKS: Readonly<Record<NotificationKind, string>> = { info: STEEL, warning: '#9a5b00', success: '#1d6b3a', error: '#b3261e' }

const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#10161d!important}.sheet{background:#17202a!important;border-color:#2c3a49!important}
.ink{color:#eef2f6!important}.quiet{color:#a9b6c3!important}.mark{color:#9cc3ea!important}.line{border-color:#2c3a49!important}
.quiet a{color:#9cc3ea!important}}
@media (max-width:480px){.sheet-cell{padding:24px 20px!important}}`

/** A mail as HTML: one 600 px column, in the order of the plain text. */
export function mailHtml({ subject, blocks, notice, action }: Said, letter: Letter): string {
  const { kind, greeting, signature, notes, links } = letter
  const body = [
    `<p class="mark" style="margin:0 0 8px;${FONT};font-size:13px;line-height:20px;font-weight:600;color:${MARKS[kind]}">${KIND_LABELS[kind]}</p>`,
    `<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:24px;line-height:32px;font-weight:700;color:${INK}">${escapeHtml(subject)}</h1>`,
    ...(greeting === undefined ? [] : [paragraph(greeting)]),
    ...blocks.map(blockHtml),
    ...(action ? [button(action.label, action.path)] : []),
  ].join('\n')
  const feet = [
    ...notes.map(escapeHtml),
    ...links.map(
      ({ label, href }) => `<a href="${escapeHtml(href)}" style="color:${STEEL};text-decoration:underline">${escapeHtml(label)}</a>`,
    ),
  ]
  return `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="paper" style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(notice)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="ink" style="padding:0 4px 16px;${FONT};font-size:17px;line-height:24px;font-weight:700;color:${INK}">${escapeHtml(signature)}</td></tr>
<tr><td class="sheet sheet-cell" bgcolor="#ffffff" style="background:#ffffff;border:1px solid ${LINE};border-top:4px solid ${MARKS[kind]};border-radius:6px;padding:32px">
${body}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px;${FONT};font-size:13px;line-height:20px;color:${QUIET}">${feet.join('<br>\n')}</td></tr>
</table></td></tr></table></body></html>`
}

function blockHtml(block: Block): string {
  if (block.kind === 'paragraph') return paragraph(block.text)
  if (block.kind === 'list') {
    const items = block.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')
    return `<ul class="ink" style="margin:0 0 20px;padding:0 0 0 20px;${FONT};font-size:16px;line-height:24px;color:${INK}">${items}</ul>`
  }
  const rows = block.rows.map(
    ([label, value]) => `<tr>
<th scope="row" class="quiet line" align="left" valign="top" style="padding:10px 16px 10px 0;border-top:1px solid ${LINE};${FONT};font-size:15px;line-height:22px;font-weight:400;color:${QUIET}">${escapeHtml(label)}</th>
<td class="ink line" align="right" valign="top" style="padding:10px 0;border-top:1px solid ${LINE};${FONT};font-size:15px;line-height:22px;font-weight:600;color:${INK}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${INK}">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`
}

/** A table cell with its own background: a button even where a link's padding is not rendered. */
function button(label: string, href: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 4px"><tr><td bgcolor="${ACTION}" style="background:${ACTION};border-radius:6px">
<a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}
