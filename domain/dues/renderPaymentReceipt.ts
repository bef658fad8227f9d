import { formatJubaDate } from '../../platform/jubaTime'
import { formatMoney } from '../../platform/moneyFormat.schema'
import { canBePrinted } from '../../platform/pdf/canBePrinted'
import { drawDimension, drawLetterhead } from '../../platform/pdf/drawLetterhead'
import { PRINT, drawSheet } from '../../platform/pdf/drawSheet'
import { setFont } from '../../platform/pdf/setFont'
import { writeText } from '../../platform/pdf/writeText'
import { PAYMENT_METHODS, type PaymentView } from '../payments/payment.schema'

export interface PaymentReceipt {
  payment: PaymentView
  receiptNumber: string
  payer: string
  /** The number of the invoice that it was paid for; null without one. */
  invoiceNumber: string | null
  association: { name: string; url: string }
}

const MARGIN = 72
const WIDTH = 595.28 - 2 * MARGIN
const VALUE_LEFT = 150

/** The receipt for a payment: one sheet of A4, tagged for screen readers. */
export const renderPaymentReceipt = ({
  payment: { method, amountMinor, currency, paidAt, transaction },
  receiptNumber,
  payer,
  invoiceNumber,
  association,
}: PaymentReceipt): Promise<Buffer> =>
  drawSheet(
    { title: `Receipt ${receiptNumber}`, author: association.name, madeAt: paidAt, margin: MARGIN },
    (sheet) => {
      const { doc, put } = sheet
      drawLetterhead(sheet, association.name, { x: MARGIN, y: MARGIN, width: WIDTH })
      drawDimension(sheet, { x: MARGIN, y: doc.y + 18, width: WIDTH })
      put('H1', () =>
        setFont(doc, 'heading', 32)
          .fillColor(PRINT.ink)
          .text(`Receipt ${receiptNumber}`, MARGIN, doc.y + 44, { width: WIDTH }),
      )
      const rows: [label: string, value: string][] = [
        ['Received from', canBePrinted(payer) ? payer : 'The member'],
        ['Amount', formatMoney({ amountMinor, currency })],
        ['Date of payment', formatJubaDate(paidAt)],
        ['Paid by', PAYMENT_METHODS[method].name],
        ...(transaction && canBePrinted(transaction)
          ? ([['Transaction', transaction]] satisfies [string, string][])
          : []),
        ...(invoiceNumber ? ([['For invoice', invoiceNumber]] satisfies [string, string][]) : []),
      ]
      let y = doc.y + 30
      for (const [label, value] of rows) {
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
