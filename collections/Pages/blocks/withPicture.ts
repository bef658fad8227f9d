import type { Block } from 'payload'

/** What each block looks like, for those who cannot see its picture. */
const DESCRIPTIONS: Partial<Record<string, string>> = {
  prose: 'A title above paragraphs of text',
  cardsGrid: 'Cards side by side, each with a title and a text',
  steps: 'Numbered steps, one after the other',
  table: 'A table with named columns',
  linksList: 'A list of links, each with a line of text',
  callToAction: 'A title and two buttons',
  contactCard: 'Email, telephone, address and office hours',
  stats: 'Large figures with their labels',
  picture: 'A wide picture with its caption',
  faqList: 'A list of questions that open',
  chaptersList: 'The chapters, each with its place and a button to join',
  officersList: 'Posts with the names of those who hold them',
  divisionsList: 'A board of divisions, each with its drawing',
  eventsList: 'Events with their dates and places',
  publicationsList: 'Publications with their categories',
  newsList: 'News with their dates',
  policiesList: 'Policies, one below the other',
  tabs: 'Tabs, the first of them open',
}

/**
 * Shows a block in the panel's list of blocks as it looks on the site. The pictures are drawn by `npm run
 * draw-blocks`.
 */
export const withPicture = (block: Block): Block => ({
  ...block,
  admin: {
    ...block.admin,
    images: { thumbnail: { url: `/blocks/${block.slug}.webp`, alt: DESCRIPTIONS[block.slug] ?? '' } },
  },
})
