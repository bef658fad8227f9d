/** The hub's eight categories. Source: spec.md section 3, "publications". */
export const PUBLICATION_CATEGORIES = {
  books: 'Books',
  standards: 'Standards',
  journals: 'Journals',
  news_releases: 'News Releases',
  policy_statements: 'Policy Statements',
  proceedings: 'Proceedings',
  videos: 'Videos',
  contract_documents: 'Contract Documents',
} as const
export type PublicationCategory = keyof typeof PUBLICATION_CATEGORIES

export const BOOK_SUBCATEGORIES = {
  structural_engineering: 'Structural Engineering',
  geotechnical_engineering: 'Geotechnical Engineering',
  transportation_development: 'Transportation Development',
  water_resources: 'Water Resources',
  environmental_engineering: 'Environmental Engineering',
} as const
export type BookSubcategory = keyof typeof BOOK_SUBCATEGORIES

/** The administrator form's categories. Source: decisions.md "One meaning for each word". */
export const PUBLICATION_TOPICS = {
  policy: 'Policy',
  technical: 'Technical',
  research: 'Research',
  case_study: 'Case study',
} as const
export type PublicationTopic = keyof typeof PUBLICATION_TOPICS
