import { readPublicationRows } from '../../domain/publications'
import { PUBLICATION_CATEGORIES, PUBLICATION_TOPICS } from '../../domain/publications/categories.schema'
import { publicationListSchema, type PublicationRow } from '../../domain/publications/publicationForm.schema'
import type { CsvRow } from '../csvAnswer'
import { declareTable } from '../declareTable'
import { unless } from '../guards'
import { requirePublisher } from './requirePublisher'

const HEADER = ['Published date', 'Title', 'Category', 'Topic', 'Status', 'Bytes', 'Downloads']

const toCsvRow = (row: PublicationRow): CsvRow => [
  row.publishedDate.slice(0, 10),
  row.title,
  PUBLICATION_CATEGORIES[row.category],
  row.topic && PUBLICATION_TOPICS[row.topic],
  row.isPublished ? 'Published' : 'Draft',
  row.fileSize,
  row.downloads,
]

/**
 * `GET /api/publications/list.csv` and `.xlsx`: the publications that match a filter, all pages, as a table. Refused as
 * the list is.
 */
export const listCsv = declareTable({
  path: '/list',
  operation: {
    tag: 'Staff: content',
    summary: 'The publications that a filter leaves, all pages, as a table',
  },
  access: unless(requirePublisher),
  query: publicationListSchema,
  table: async (req, { query }) => {
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const row of readPublicationRows(req, query)) yield toCsvRow(row)
    }
    return { name: 'publications', header: HEADER, rows: lines() }
  },
})
