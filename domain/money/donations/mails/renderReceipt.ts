import { formatCents } from '../donation.schema'
import { canBePrinted } from '../../../../platform/pdf/canBePrinted'
import { drawDimension, drawLetterhead } from '../../../../platform/pdf/drawLetterhead'
import { PRINT, drawSheet } from '../../../../platform/pdf/drawSheet'
import { formatJubaDate } from '../../../../platform/jubaTime'
import { setFont } from '../../../../platform/pdf/setFont'
import { writeText } from '../../../../platform/pdf/writeText'

export interface Receipt {
  receiptNumber: string
  amountCents: number
  donor?: string
  email?: string
  /** ISO 8601. */
  paidAt: string
  /** The sum refunded so far, and when; undefined for a donation that was not refunded. */
  refund?: { cents: number; at: string }
  association: { name: string; address?: string; email?: string; url: string }
}

const MARGIN = 72
const WIDTH = 595.28 - 2 * MARGIN
const VALUE_LEFT = MARGIN + 150

const DISCLAIMER =
  'No goods or services were provided in exchange for this donation. It may be tax-deductible, depending on where you live: please keep this ' +
  'receipt and ask your tax adviser.'

/** The receipt for a donation: one sheet of A4, tagged for screen readers. */
export const renderReceipt = ({
  receiptNumber,
  amountCents,
  donor,
  email,
  paidAt,
  refund,
  association,
}: Receipt): Promise<Buffer> =>
  drawSheet(
    { title: `Donation receipt ${receiptNumber}`, author: association.name, madeAt: paidAt, margin: MARGIN },
    (sheet) => {
      const { doc, put, decorate } = sheet
      const date = formatJubaDate(paidAt)
      const rule = (y: number): void =>
        decorate(() =>
          doc
            .lineWidth(0.8)
            .moveTo(MARGIN, y)
            .lineTo(MARGIN + WIDTH, y)
            .stroke(PRINT.rule),
        )
      const printable = (text: string | undefined): string[] => (text && canBePrinted(text) ? [text] : [])

      drawLetterhead(sheet, association.name, { x: MARGIN, y: MARGIN, width: WIDTH })
      const sender = [
        association.address
          ?.split('\n')
          .filter((line) => line !== association.name)
          .join('\n'),
        association.email,
        association.url,
      ].flatMap((text) => (text ? text.split('\n').flatMap(printable) : []))
      put('P', () =>
        setFont(doc, 'regular', 9.5)
          .fillColor(PRINT.inkSoft)
          .text(sender.join('\n'), MARGIN, doc.y + 10, { width: WIDTH, lineGap: 1 }),
      )
      drawDimension(sheet, { x: MARGIN, y: doc.y + 18, width: WIDTH })
      put('H1', () =>
        setFont(doc, 'heading', 32)
          .fillColor(PRINT.ink)
          .text('Donation receipt', MARGIN, doc.y + 44, { width: WIDTH }),
      )
      put('P', () =>
        setFont(doc, 'heading', 14).fillColor(PRINT.laterite).text(receiptNumber, { width: WIDTH }),
      )

      const donorLines = [...printable(donor), ...printable(email)]
      const rows: [string, string][] = [
        ['Received from', donorLines.join('\n') || 'A donor whose name is kept with the payment'],
        ['Amount', `${formatCents(amountCents)} (US dollars)`],
        ['Date of payment', date],
        ...(refund
          ? [
              ['Refunded', `${formatCents(refund.cents)}, ${formatJubaDate(refund.at)}`] satisfies [
                string,
                string,
              ],
            ]
          : []),
        ['Paid by', 'Card or bank, through Stripe'],
      ]
      let y = doc.y + 30
      for (const [label, value] of rows) {
        rule(y)
        put(
          'P',
          () => {
            setFont(doc, 'regular', 10.5)
              .fillColor(PRINT.inkSoft)
              .text(label, MARGIN, y + 12, { width: 140 })
            let top = y + 12
            for (const line of value.split('\n')) {
              writeText(
                doc,
                line,
                { weight: 'bold', size: 10.5, colour: PRINT.ink },
                { x: VALUE_LEFT, y: top, width: WIDTH - 150 },
              )
              top = doc.y + 3
            }
          },
          value,
        )
        y = doc.y + 12
      }
      rule(y)
      put('P', () =>
        setFont(doc, 'regular', 10.5)
          .fillColor(PRINT.ink)
          .text('Thank you. Your gift goes into education, workshops and research.', MARGIN, y + 28, {
            width: WIDTH,
          }),
      )
      put('P', () =>
        setFont(doc.moveDown(1), 'regular', 9.5)
          .fillColor(PRINT.inkSoft)
          .text(DISCLAIMER, { width: WIDTH, lineGap: 1 }),
      )
    },
  )
