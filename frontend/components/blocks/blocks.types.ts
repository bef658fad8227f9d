import type { Page } from '../../../payload-types'

/** A part of a page. */
export type Block = NonNullable<Page['layout']>[number]
export type BlockOf<Type extends Block['blockType']> = Extract<Block, { blockType: Type }>
/** A block that holds no others. */
export type PlainBlock = Exclude<Block, { blockType: 'tabs' }>
