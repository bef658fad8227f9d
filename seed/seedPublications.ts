import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { storeFile } from '../domain/publications/files'
import { type SeedPublication, publications } from './content/publications'
import { type Created, count, createIfAbsent, findIdBySlug } from './createIfAbsent'
import type { PublicationText } from './publicationPdf/PublicationText'
import { renderPublication } from './publicationPdf/renderPublication'

/** The file of a publication, rendered and stored unless an interrupted run has stored it. */
const providePdf = async (
  payload: Payload,
  created: Created,
  slug: string,
  text: PublicationText,
): Promise<string> => {
  const { content, pages } = await renderPublication(text)
  const filename = `${slug}.pdf`
  const sha256 = createHash('sha256').update(content).digest('hex')
  const known = await payload.db.findOne<{ id: string }>({
    collection: 'files',
    where: { and: [{ sha256: { equals: sha256 } }, { filename: { equals: filename } }] },
  })
  if (known) return known.id
  const id = await storeFile(payload, { content, filename, contentType: 'application/pdf' })
  await payload.db.updateOne({ collection: 'files', id, data: { pages } })
  count(created, 'files')
  return id
}

const providePublication = async (
  payload: Payload,
  created: Created,
  { data, divisions, text }: SeedPublication,
): Promise<void> => {
  if (await findIdBySlug(payload, 'publications', data.slug)) return
  const file = text && (await providePdf(payload, created, data.slug, text))
  const ids = await Promise.all(divisions.map((slug) => findIdBySlug(payload, 'divisions', slug)))
  await createIfAbsent(payload, created, 'publications', {
    ...data,
    file,
    divisions: ids.filter((id) => id !== undefined),
  })
}

/** Publications with their PDFs, the oldest first. The divisions must exist. */
export const seedPublications = async (payload: Payload, created: Created): Promise<void> => {
  const byDate = publications.toSorted((a, b) => a.data.publishedDate.localeCompare(b.data.publishedDate))
  for (const publication of byDate) await providePublication(payload, created, publication)
}
