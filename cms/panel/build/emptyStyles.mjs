/** A Turbopack loader: Payload's unbundled files import Sass. Their compiled styles are in the style sheet that the layout imports. */
export default function emptyStyles() {
  return ''
}
