import type { CollectionSlug, RequiredDataFromCollectionSlug } from 'payload'
import type { Page } from '../../payload-types'

/** Rich text as it is stored. */
export type RichText = Extract<NonNullable<Page['layout']>[number], { blockType: 'prose' }>['content']

/** Converts Markdown (headings, lists, links, emphasis) to rich text. */
export type ToRichText = (markdown: string) => RichText

/** A document before it is stored. */
export type New<Slug extends CollectionSlug> = Omit<RequiredDataFromCollectionSlug<Slug>, '_status'>

export type PageBlock = NonNullable<Page['layout']>[number]
