import { formatJubaDate } from '../../../platform/jubaTime'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { canBePrinted } from '../../../platform/pdf/canBePrinted'
import { drawDimension, drawLetterhead } from '../../../platform/pdf/drawLetterhead'
import { PRINT, drawSheet } from '../../../platform/pdf/drawSheet'
import { setFont } from '../../../platform/pdf/setFont'
import { writeText } from '../../../platform/pdf/writeText'
import type { CreditNoteView } from './creditNoteView.schema'

const MARGIN = 72
const WIDTH = 595.28 - 2 * MARGIN
const VALUE_LEFT = 150

const printable = (text: string): string => (canBePrinted(text) ? text : 'As on our website')

const rowsOf = (note: CreditNoteView): [label: string, value: string][] => [
  ['For', printable(note.recipient.name)],
  ['Date', formatJubaDate(note.issuedAt)],
  ['Invoice', note.invoiceNumber],
  ['Taken off', formatMoney(note)],
  ['Reason', printable(note.reason)],
]

/** A credit note: one sheet of A4, tagged for screen readers. */
export const renderCreditNote = (
  note: CreditNoteView,
  association: { name: string; url: string },
): Promise<Buffer> =>
  drawSheet(
    { title: `Credit note ${note.number}`, author: association.name, madeAt: note.issuedAt, margin: MARGIN },
    (sheet) => {
      const { doc, put } = sheet
      drawLetterhead(sheet, association.name, { x: MARGIN, y: MARGIN, width: WIDTH })
      drawDimension(sheet, { x: MARGIN, y: doc.y + 18, width: WIDTH })
      put('H1', () =>
        setFont(doc, 'heading', 32)
          .fillColor(PRINT.ink)
          .text(`Credit note ${note.number}`, MARGIN, doc.y + 44, { width: WIDTH }),
      )
      let y = doc.y + 30
      for (const [label, value] of rowsOf(note)) {
        put(
          'P',
          () => {
            setFont(doc, 'regular', 10.5)
              .fillColor(PRINT.inkSoft)
              .text(label, MARGIN, y, { width: VALUE_LEFT - 10 })
            writeText(
              doc,
              value,
              { weight: 'bold', size: 10.5, colour: PRINT.ink },
              { x: MARGIN + VALUE_LEFT, y, width: WIDTH - VALUE_LEFT },
            )
          },
          `${label}: ${value}`,
        )
        y = doc.y + 14
      }
    },
  )
