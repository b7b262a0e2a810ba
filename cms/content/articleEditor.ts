import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { TextField } from 'payload'
import { factInline } from './facts/factInline'
import { textFigures } from './textFigures/textFigures'

/** Shown below a picture in running text. */
const pictureCaption: TextField = { name: 'caption', type: 'text', maxLength: 300 }

/** The rich text editor, limited to the marks and blocks that the site's renderer supports. */
export const articleEditor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({ enabledCollections: ['pages', 'posts'] }),
    UploadFeature({ enabledCollections: ['media'], collections: { media: { fields: [pictureCaption] } } }),
    BlocksFeature({ blocks: textFigures, inlineBlocks: [factInline] }),
  ],
})
