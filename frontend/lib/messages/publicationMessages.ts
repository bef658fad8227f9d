/** Source: spec.md sections 2 and 8, "Publications". */
export const publicationMessages = {
  noneInCategory: 'No publications yet in this category',
  comingSoon: 'Coming Soon',
  noneFound: 'No publication matches this search',
  downloadStarted: 'Download started',
  downloadFailed: 'Failed to download file',
} as const
