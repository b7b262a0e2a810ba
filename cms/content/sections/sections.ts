import type { SectionType } from '@framewell/domain/content/sections'
import type { Block } from 'payload'
import { factBlocks } from './facts'
import { liveBlocks } from './live'
import { openingBlocks } from './openings'
import { pictureBlocks } from './pictures'
import { type SectionDeclaration, sectionBlock } from './sectionBlock'
import { withLabels } from './withLabels'
import { wordBlocks } from './words'

const declared: Record<SectionType, SectionDeclaration> = {
  ...openingBlocks,
  ...wordBlocks,
  ...factBlocks,
  ...pictureBlocks,
  ...liveBlocks,
}

/** The sections an editor can put on a page, in the order of the library; a collapsed one is named by its first words. */
export const sections: Block[] = Object.entries(declared).map(([type, declaration]) => {
  const block = withLabels(sectionBlock(type, declaration))
  const [kind] = declaration.labels
  return {
    ...block,
    admin: {
      ...block.admin,
      disableBlockName: true,
      components: { Label: { path: '/cms/content/panel/SectionLabel#SectionLabel', clientProps: { kind } } },
    },
  }
})
