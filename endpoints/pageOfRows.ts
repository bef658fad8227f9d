/** What a search found: counted, or read one after the other. */
export interface FoundRows<Row> {
  count: () => Promise<number>
  /** @param range leaves out what lies before `skip` and after `limit`; everything by default */
  rows: (range?: { skip: number; limit: number }) => AsyncIterable<Row>
}

/** One page of what was found, in the shape that lists are answered in. */
export const pageOfRows = async <Row>({ count, rows }: FoundRows<Row>, page: number, perPage: number): Promise<{ docs: Row[]; totalDocs: number; page: number; totalPages: number }> => {
  const docs: Row[] = []
  const [totalDocs] = await Promise.all([
    count(),
    (async () => {
      for await (const row of rows({ skip: (page - 1) * perPage, limit: perPage })) docs.push(row)
    })(),
  ])
  return { docs, totalDocs, page, totalPages: Math.max(1, Math.ceil(totalDocs / perPage)) }
}
