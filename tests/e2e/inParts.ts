/** So many pages are opened by one test: tests run beside each other. */
const PAGES_OF_A_TEST = 8

/**
 * Splits pages among tests.
 * @returns parts in their order, each with a title that names its first and last page
 */
export const inParts = <PageOf>(
  pages: readonly PageOf[],
  addressOf: (page: PageOf) => string,
): { title: string; part: PageOf[] }[] =>
  Array.from({ length: Math.ceil(pages.length / PAGES_OF_A_TEST) }, (_, index) => {
    const part = pages.slice(index * PAGES_OF_A_TEST, (index + 1) * PAGES_OF_A_TEST)
    const [first, last] = [part[0], part.at(-1)].map((page) => (page ? addressOf(page) : ''))
    return { title: `from ${first} to ${last}`, part }
  })
