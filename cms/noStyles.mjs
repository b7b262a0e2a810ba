/** A loader for the builder of the panel: the styles that Payload's single files name are all in the one sheet that the layout loads. */
export default function noStyles() {
  return ''
}
