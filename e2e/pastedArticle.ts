/**
 * An article of about 900 words in four parts, each with the clipboard of the program it was written in, and the texts that visitors must
 * read: every heading, paragraph, list entry and cell.
 */
export interface PastedPart {
  readonly from: string
  readonly clipboard: Readonly<Record<string, string>>
  readonly texts: readonly string[]
}

const ignored = (marker: string) =>
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`
const wordParagraph = (words: string) => `<p class=MsoNormal>${words}<o:p></o:p></p>`
const wordItem = (marker: string, words: string, place: 'First' | 'Middle' | 'Last') =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:.5in;text-indent:-.25in;mso-list:l0 level1 lfo1'>${ignored(marker)}${words}<o:p></o:p></p>`
const wordNote = (href: string, name: string) =>
  `<a style='mso-footnote-id:ftn1' href="${href}" name="${name}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a>`

const word: PastedPart = {
  from: 'Word',
  clipboard: {
    'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0 {mso-list-id:1;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h2>Before the crane comes<o:p></o:p></h2>
${wordParagraph('The day a frame goes up is short. Most of the work that decides whether it goes up straight was done a week earlier, on the slab, with a tape, a chalk line and a can of paint. We asked four crews what they check, and in which order, and every one of them began with the same sentence: measure the diagonals <b>before</b> the truck is ordered, not after.')}
${wordParagraph('A slab of 1,200 ft<sup>2</sup> that is out of square by three quarters of an inch will still take a frame. The wall panels are stiff, the tracks are straight, and the error walks around the plan until the last corner, where somebody finds that the sheathing no longer meets the edge. Nobody enjoys that corner. The remedy costs nothing: pull both diagonals, write them on the slab, and send a photograph to the shop.')}
${wordParagraph('What the crews want to see on the slab before the first bundle is opened:')}
${wordItem('·', 'Anchor bolts that match the bolt plan, with <i>every</i> nut and washer on its bolt', 'First')}
${wordItem('·', 'A chalk line for the outside face of every wall, snapped on the day itself', 'Middle')}
${wordItem('·', 'Sill sealant, a ladder, a charger for the screw guns, and a dry place for the drawings', 'Last')}
${wordParagraph(`Steel doesn’t burn, but the crew’s lunch does.${wordNote('#_ftn1', '_ftnref1')} Keep the torch away from the sealant, and keep an extinguisher where two people can reach it without climbing over the bundles.`)}
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>${wordNote('#_ftnref1', '_ftn1')} Told by the foreman of the second crew.<o:p></o:p></p></div></div>
<!--EndFragment--></body></html>`,
    'text/plain': 'Before the crane comes',
  },
  texts: [
    'Before the crane comes',
    'The day a frame goes up is short. Most of the work that decides whether it goes up straight was done a week earlier, on the slab, with a tape, a chalk line and a can of paint. We asked four crews what they check, and in which order, and every one of them began with the same sentence: measure the diagonals before the truck is ordered, not after.',
    'A slab of 1,200 ft² that is out of square by three quarters of an inch will still take a frame. The wall panels are stiff, the tracks are straight, and the error walks around the plan until the last corner, where somebody finds that the sheathing no longer meets the edge. Nobody enjoys that corner. The remedy costs nothing: pull both diagonals, write them on the slab, and send a photograph to the shop.',
    'What the crews want to see on the slab before the first bundle is opened:',
    'Anchor bolts that match the bolt plan, with every nut and washer on its bolt',
    'A chalk line for the outside face of every wall, snapped on the day itself',
    'Sill sealant, a ladder, a charger for the screw guns, and a dry place for the drawings',
    'Steel doesn’t burn, but the crew’s lunch does.¹ Keep the torch away from the sealant, and keep an extinguisher where two people can reach it without climbing over the bundles.',
    '¹ Told by the foreman of the second crew.',
  ],
}

const span = (words: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;vertical-align:baseline;white-space:pre-wrap;${style}">${words}</span>`
const docsParagraph = (words: string) => `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${words}</p>`
const docsItem = (words: string) =>
  `<li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation">${span(words)}</p></li>`

const docs: PastedPart = {
  from: 'Google Docs',
  clipboard: {
    'text/html': `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5b2f1c7e-7fff-aaaa-bbbb-cccccccccccc">
<h2 dir="ltr" style="line-height:1.38;">${span('The order of a day', 'font-weight:700;')}</h2>
${docsParagraph(span('The truck arrives at seven. By half past, the bundles lie in the order in which they are needed, which is the reverse of the order in which the shop loaded them. A good shop knows that and loads the last wall first. A very good shop paints the number of the bundle on both ends, because the end that you can read is always the one that faces the fence.'))}
${docsParagraph(`${span('The first wall takes an hour. The second takes half of that, and from then on the crew finds a rhythm: two people carry, one holds the level, one drives screws. The rule that everybody quotes is from ')}<a href="https://www.google.com/url?q=https://www.example.org/handbook?page%3D12%26part%3D3&amp;sa=D&amp;source=editors&amp;ust=1700000000" style="text-decoration:none;">${span('the old handbook', 'text-decoration:underline;')}</a>${span(': brace the corner before you let go of it. A wall that is held by one person is held by nobody.')}`)}
<ol style="margin-top:0;">${docsItem('Set the corner, plumb it both ways, and brace it to the slab.')}${docsItem('Walk the long wall up to it, and screw the studs that meet.')}${docsItem('Check the opening of every door with a story pole, not with a tape.')}${docsItem('Only then set the next corner.')}</ol>
${docsParagraph(`${span('A frame of 18,400 lb goes up with a crane of modest size, since no single panel weighs more than 600 lb. What limits the day is wind: at 25 mph a panel of 24 ft')}<span style="font-size:0.6em;font-weight:400;vertical-align:super;">2</span>${span(' becomes a sail, and the operator goes home. So does everybody else, and nobody argues about it.')}`)}
${docsParagraph(span('Lunch is at noon, not when the wall is done. The crews insist on it: most of the crooked walls that they remember were set between noon and one, by people who wanted to be finished and were looking at the clock instead of the bubble.'))}
</b>`,
    'text/plain': 'The order of a day',
  },
  texts: [
    'The order of a day',
    'The truck arrives at seven. By half past, the bundles lie in the order in which they are needed, which is the reverse of the order in which the shop loaded them. A good shop knows that and loads the last wall first. A very good shop paints the number of the bundle on both ends, because the end that you can read is always the one that faces the fence.',
    'The first wall takes an hour. The second takes half of that, and from then on the crew finds a rhythm: two people carry, one holds the level, one drives screws. The rule that everybody quotes is from the old handbook: brace the corner before you let go of it. A wall that is held by one person is held by nobody.',
    'Set the corner, plumb it both ways, and brace it to the slab.',
    'Walk the long wall up to it, and screw the studs that meet.',
    'Check the opening of every door with a story pole, not with a tape.',
    'Only then set the next corner.',
    'A frame of 18,400 lb goes up with a crane of modest size, since no single panel weighs more than 600 lb. What limits the day is wind: at 25 mph a panel of 24 ft² becomes a sail, and the operator goes home. So does everybody else, and nobody argues about it.',
    'Lunch is at noon, not when the wall is done. The crews insist on it: most of the crooked walls that they remember were set between noon and one, by people who wanted to be finished and were looking at the clock instead of the bubble.',
  ],
}

const HOURS = [
  ['Step', 'Crew', 'Hours'],
  ['Unload and sort', '4', '1.5'],
  ['Walls of the first floor', '4', '5'],
  ['Joists and deck', '5', '4.25'],
  ['Trusses', '6', '3'],
]
const sheets: PastedPart = {
  from: 'Google Sheets',
  clipboard: {
    'text/html': `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="180"/><col width="60"/><col width="60"/></colgroup><tbody>${HOURS.map((row) => `<tr style="height:21px;">${row.map((cell) => `<td style="overflow:hidden;padding:2px 3px 2px 3px;" data-sheets-value="{}">${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`,
    'text/plain': HOURS.map((row) => row.join('\t')).join('\n'),
  },
  texts: HOURS.flat(),
}

const markdown: PastedPart = {
  from: 'Markdown',
  clipboard: {
    'text/plain': `## What goes wrong

The mistakes of a first frame are dull, and they are always the same. The drawings are read from the top, although the slab is built from the bottom. The screws are counted by the box, although the box holds two lengths. The trusses are stacked on the lawn, although the lawn was watered in the morning. None of it is dangerous; all of it costs an hour.

### Three that cost a day

- **A track that was cut short.** It can be spliced, but only where the drawing allows a splice, and the shop answers the telephone faster than anybody finds that page.
- **A header that was turned around.** Its marks face up. If you read them from below, it is upside down, and the jack studs will say so within the minute.
- **A delivery on a Friday.** Steel does not mind the weekend. The neighbors do, and so does the person who has to sit beside it.

The fourth crew keeps a notebook with a page for each house[^book]. The last line of every page is the same question: *what would we not do again?* We have read eleven of those pages. Nine of them answer with a date, one with the name of a supplier, and one says only \`rain\`.

1. Write down what happened while the crane is still there.
2. Send it to the [shop](https://www.example.com/shop) the same evening, with pictures.
3. Read it before the next house, aloud, with everybody present.

> A frame is a promise to the people who come after you: the roofer, the electrician, the family. Keep it plumb.

Afterwards the crew eats together. There is no drawing for that, and no table of hours. The oldest of them says that he has built 212 houses and remembers the weather of each one; the youngest says that she remembers every corner that did not close. Both are right, and both will be on the next slab on Monday, with a tape, a chalk line and a can of paint, pulling the diagonals before anybody orders a truck.

[^book]: It is a plain school notebook, and it is not for sale.`,
  },
  texts: [
    'What goes wrong',
    'The mistakes of a first frame are dull, and they are always the same. The drawings are read from the top, although the slab is built from the bottom. The screws are counted by the box, although the box holds two lengths. The trusses are stacked on the lawn, although the lawn was watered in the morning. None of it is dangerous; all of it costs an hour.',
    'Three that cost a day',
    'A track that was cut short. It can be spliced, but only where the drawing allows a splice, and the shop answers the telephone faster than anybody finds that page.',
    'A header that was turned around. Its marks face up. If you read them from below, it is upside down, and the jack studs will say so within the minute.',
    'A delivery on a Friday. Steel does not mind the weekend. The neighbors do, and so does the person who has to sit beside it.',
    'The fourth crew keeps a notebook with a page for each house². The last line of every page is the same question: what would we not do again? We have read eleven of those pages. Nine of them answer with a date, one with the name of a supplier, and one says only rain.',
    'Write down what happened while the crane is still there.',
    'Send it to the shop the same evening, with pictures.',
    'Read it before the next house, aloud, with everybody present.',
    'A frame is a promise to the people who come after you: the roofer, the electrician, the family. Keep it plumb.',
    'Afterwards the crew eats together. There is no drawing for that, and no table of hours. The oldest of them says that he has built 212 houses and remembers the weather of each one; the youngest says that she remembers every corner that did not close. Both are right, and both will be on the next slab on Monday, with a tape, a chalk line and a can of paint, pulling the diagonals before anybody orders a truck.',
    '² It is a plain school notebook, and it is not for sale.',
  ],
}

export const PASTED_ARTICLE: readonly PastedPart[] = [word, docs, sheets, markdown]
