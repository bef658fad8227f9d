import type { PageBlock, ToRichText } from '../types'

/** Blocks that are also allowed in a tab. */
type PlainBlock = Exclude<PageBlock, { blockType: 'tabs' }>

type BlockOf<Type extends PageBlock['blockType']> = Extract<PageBlock, { blockType: Type }>
type Fields<Type extends PageBlock['blockType']> = Omit<BlockOf<Type>, 'blockType' | 'id' | 'blockName'>

export type Card = NonNullable<BlockOf<'cardsGrid'>['cards']>[number]

/**
 * The target of a button whose feature does not exist yet: the contact form, with its subject filled in
 * (decisions.md).
 */
export const contactAbout = (subject: string): string => `/contact?subject=${encodeURIComponent(subject)}`

/** One function for each block, so that a page reads like its outline. */
export const cards = (
  title: string | undefined,
  items: Card[],
  more: Partial<Fields<'cardsGrid'>> = {},
): PlainBlock => ({
  blockType: 'cardsGrid',
  ...(title && { title }),
  cards: items,
  ...more,
})

export const prose = (
  text: ToRichText,
  title: string | undefined,
  markdown: string,
  more: Partial<Fields<'prose'>> = {},
): PlainBlock => ({
  blockType: 'prose',
  ...(title && { title }),
  content: text(markdown),
  ...more,
})

export const steps = (
  title: string,
  items: Fields<'steps'>['steps'],
  more: Partial<Fields<'steps'>> = {},
): PlainBlock => ({ blockType: 'steps', title, steps: items, ...more })

export const table = (
  title: string,
  columns: string[],
  rows: string[][],
  more: Partial<Fields<'table'>> = {},
): PlainBlock => ({
  blockType: 'table',
  title,
  columns: columns.map((label) => ({ label })),
  rows: rows.map((row) => ({ cells: row.map((cell) => ({ text: cell })) })),
  ...more,
})

export const links = (
  title: string,
  items: Fields<'linksList'>['items'],
  more: Partial<Fields<'linksList'>> = {},
): PlainBlock => ({ blockType: 'linksList', title, items, ...more })

export const callToAction = (
  title: string,
  intro: string,
  buttons: { label: string; href: string }[],
  more: Partial<Fields<'callToAction'>> = {},
): PlainBlock => ({
  blockType: 'callToAction',
  title,
  intro,
  buttons,
  ...more,
})

export const points = (...texts: string[]): { text: string }[] => texts.map((text) => ({ text }))
