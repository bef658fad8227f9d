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
import { APIError, type FieldHook, type RichTextField } from 'payload'
import { isRichText } from '../../domain/content/richText.schema'
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
        defaultFields.map((field) =>
          'name' in field && field.name === 'url' ? linkField({ name: 'url', required: true }) : field,
        ),
    }),
    BlockquoteFeature(),
    FixedToolbarFeature(),
  ],
})

/** Runs before the editor's own code, which a broken text would stop. */
const refuseBrokenText: FieldHook = ({ value, field }) => {
  if (value === undefined || value === null || isRichText(value)) return
  throw new APIError(
    `The text of “${field.name}” is damaged. Reload the page and write it again.`,
    400,
    undefined,
    true,
  )
}

/** A text with structure. */
export const richTextField = (
  overrides: Partial<Pick<RichTextField, 'name' | 'label' | 'required' | 'admin'>> = {},
): RichTextField => ({
  name: 'content',
  type: 'richText',
  hooks: { beforeValidate: [refuseBrokenText] },
  ...overrides,
})
