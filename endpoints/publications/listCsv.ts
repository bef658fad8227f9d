import type { Endpoint } from 'payload'
import { readPublicationRows } from '../../domain/publications'
import { PUBLICATION_CATEGORIES, PUBLICATION_TOPICS } from '../../domain/publications/categories.schema'
import type { PublicationRow } from '../../domain/publications/publicationForm.schema'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { publicationFilter } from './publicationFilter'

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
 * `GET /api/publications/list.csv`: the publications that match a filter, all pages, as a table. Refused as
 * the list is.
 */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const requested = publicationFilter(req)
    if ('refusal' in requested) return requested.refusal
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const row of readPublicationRows(req, requested.filter)) yield toCsvRow(row)
    }
    return csvAnswer(req, 'publications', HEADER, lines())
  },
}
