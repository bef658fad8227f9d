import type { PayloadRequest } from 'payload'
import { isReadable } from '../../../../platform/isReadable'
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
  const note = (await isReadable(req, 'credit-notes', id)) ? await findCreditNote(payload, String(id)) : null
  if (!note?.number) return null
  const { renderCreditNote } = await import('./renderCreditNote') // seldom needed, and large
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  const pdf = await renderCreditNote(viewCreditNote(note), {
    name: settings.name,
    url: payload.config.serverURL,
  })
  return { pdf, filename: `credit-note-${note.number}.pdf` }
}
