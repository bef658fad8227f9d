import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'
import { linkField } from './link'

/**
 * The editor of every text with structure: headings, emphasis, lists, links and quotations, nothing that a page could
 * not show well on a small screen. A link leads to a path of this site or to an address; its editor refuses scripts.
 */
export const textEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    LinkFeature({
      enabledCollections: [],
      disableAutoLinks: true,
      fields: ({ defaultFields }) =>
        defaultFields.map((field) => ('name' in field && field.name === 'url' ? linkField({ name: 'url', required: true }) : field)),
    }),
    BlockquoteFeature(),
    FixedToolbarFeature(),
  ],
})

/** A text with structure. */
export const richTextField = (overrides: Partial<Pick<RichTextField, 'name' | 'label' | 'required' | 'admin'>> = {}): RichTextField => ({
  name: 'content',
  type: 'richText',
  ...overrides,
})
