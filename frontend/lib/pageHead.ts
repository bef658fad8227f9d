/** What a loader says about its page. */
export interface PageHeadData {
  /** Without the association's name, which follows it; undefined for the home page, which has the name alone. */
  title?: string
  description?: string
  /** Path of the page's one address. */
  canonical: string
  openGraphType?: 'website' | 'article'
}

/** What every page's loader returns at least. */
export interface PageData {
  head: PageHeadData
}
