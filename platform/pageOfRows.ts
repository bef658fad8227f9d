/** Leaves out what lies before `skip` and after `limit`. */
export interface Range {
  skip: number
  limit: number
}

/** What a search found: counted, or read one after the other. */
export interface FoundRows<Row> {
  count: () => Promise<number>
  /** @param range everything by default */
  rows: (range?: Range) => AsyncIterable<Row>
}

/**
 * One page of what was found, in the shape that lists are answered in. What ends on the page tells by itself how many
 * there are; else they are counted, which takes a search through everybody once more.
 */
export const pageOfRows = async <Row>(
  { count, rows }: FoundRows<Row>,
  page: number,
  perPage: number,
): Promise<{ docs: Row[]; totalDocs: number; page: number; totalPages: number }> => {
  const docs: Row[] = []
  const skip = (page - 1) * perPage
  for await (const row of rows({ skip, limit: perPage })) docs.push(row)
  const isEnd = docs.length < perPage && (docs.length > 0 || page === 1)
  const totalDocs = isEnd ? skip + docs.length : await count()
  return { docs, totalDocs, page, totalPages: Math.max(1, Math.ceil(totalDocs / perPage)) }
}
