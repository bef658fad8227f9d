import type { PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { findCreditNote } from './creditNotesRepository'
import { viewCreditNote } from './viewCreditNote'

/**
 * A credit note as PDF, drawn anew each time, for whom it is issued to and for staff who handle money. Null for others,
 * and while it has no number.
 */
export const drawCreditNote = async (
  req: PayloadRequest,
  id: unknown,
): Promise<{ pdf: Buffer; filename: string } | null> => {
  const { payload } = req
  const readable = isObjectId(id)
    ? await payload.findByID({
        collection: 'credit-notes',
        id,
        depth: 0,
        select: {},
        overrideAccess: false,
        disableErrors: true,
        req,
      })
    : null
  const note = readable && (await findCreditNote(payload, readable.id))
  if (!note?.number) return null
  const { renderCreditNote } = await import('./renderCreditNote') // seldom needed, and large
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  const pdf = await renderCreditNote(viewCreditNote(note), {
    name: settings.name,
    url: payload.config.serverURL,
  })
  return { pdf, filename: `credit-note-${note.number}.pdf` }
}
