import { formatJubaDate } from '../../../platform/jubaTime'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { canBePrinted } from '../../../platform/pdf/canBePrinted'
import { drawDimension, drawLetterhead } from '../../../platform/pdf/drawLetterhead'
import { PRINT, type Sheet, drawSheet } from '../../../platform/pdf/drawSheet'
import { setFont } from '../../../platform/pdf/setFont'
import { type TextStyle, heightOfText, writeText } from '../../../platform/pdf/writeText'
import type { InvoiceView } from './invoice.schema'
import { formatRate, inOtherCurrency } from './invoiceAmounts.schema'
import type { PaymentInstruction } from './paymentInstructions.schema'
import { formatReference } from './reference.schema'

export interface PrintedInvoice {
  invoice: InvoiceView
  instructions: readonly PaymentInstruction[]
  association: { name: string; address?: string; email?: string; url: string }
}

const MARGIN = 60
const WIDTH = 595.28 - 2 * MARGIN
const LABEL_WIDTH = 110
const AMOUNT_WIDTH = 130
const BOTTOM = 841.89 - MARGIN
const SMALL: TextStyle = { weight: 'regular', size: 9.5, colour: PRINT.inkSoft }
const PLAIN: TextStyle = { weight: 'regular', size: 10, colour: PRINT.ink }
const STRONG: TextStyle = { weight: 'bold', size: 10, colour: PRINT.ink }

const MARKS = {
  open: null,
  paid: 'PAID',
  void: 'VOID',
  credited: 'CREDITED',
  writtenOff: 'WRITTEN OFF',
} as const

const printable = (text: string): string => (canBePrinted(text) ? text : 'As on our website')

const rule = ({ doc, decorate }: Sheet, y: number): void =>
  decorate(() =>
    doc
      .lineWidth(0.8)
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .stroke(PRINT.rule),
  )

/** Writes a text at a place and in a width; the page is changed before it would not fit. */
const write = (sheet: Sheet, text: string, style: TextStyle, x = MARGIN, width = WIDTH): void => {
  const { doc, put } = sheet
  if (doc.y + heightOfText(doc, text, style, width) > BOTTOM) doc.addPage()
  const { y } = doc
  put('P', () => writeText(doc, text, style, { x, y, width }), text)
}

/** A row of two columns: a label or description, and a value. */
const writeRow = (
  sheet: Sheet,
  [label, value]: readonly [string, string],
  { left, styles }: { left: number; styles: [TextStyle, TextStyle] },
): void => {
  const { doc, put } = sheet
  const [labelWidth, valueWidth] = [left - 12, WIDTH - left]
  const height = Math.max(
    heightOfText(doc, label, styles[0], labelWidth),
    heightOfText(doc, value, styles[1], valueWidth),
  )
  if (doc.y + height > BOTTOM) doc.addPage()
  const { y } = doc
  put(
    'P',
    () => {
      writeText(doc, label, styles[0], { x: MARGIN, y, width: labelWidth })
      writeText(doc, value, styles[1], { x: MARGIN + left, y, width: valueWidth })
    },
    `${label}: ${value}`,
  )
  doc.y = y + height + 5
}

const drawHead = (sheet: Sheet, { invoice, association }: PrintedInvoice): void => {
  const { doc, put } = sheet
  drawLetterhead(sheet, association.name, { x: MARGIN, y: MARGIN, width: WIDTH })
  const sender = [association.address, association.email, association.url]
    .flatMap((text) => text?.split('\n') ?? [])
    .filter((line) => line !== association.name && canBePrinted(line))
  doc.y += 10
  write(sheet, sender.join('\n'), SMALL)
  drawDimension(sheet, { x: MARGIN, y: doc.y + 14, width: WIDTH })
  const top = doc.y + 32
  const mark = MARKS[invoice.status]
  if (mark)
    put('P', () =>
      setFont(doc, 'heading', 30)
        .fillColor(invoice.status === 'paid' ? PRINT.nile : PRINT.laterite)
        .text(mark, MARGIN, top, { width: WIDTH, align: 'right' }),
    )
  put('H1', () =>
    setFont(doc, 'heading', 30)
      .fillColor(PRINT.ink)
      .text(`Invoice ${invoice.number}`, MARGIN, top, { width: WIDTH - 110 }),
  )
  doc.y += 14
}

const factsOf = ({ recipient, issuedAt, dueAt, paidAt, voidedAt, reference, note }: InvoiceView) =>
  [
    ['For', printable(recipient.name)],
    ['Date', formatJubaDate(issuedAt)],
    ['Due', formatJubaDate(dueAt)],
    ...(paidAt ? ([['Paid', formatJubaDate(paidAt)]] as const) : []),
    ...(voidedAt ? ([['Void since', formatJubaDate(voidedAt)]] as const) : []),
    ['Payment reference', formatReference(reference)],
    ...(note ? ([['Note', printable(note)]] as const) : []),
  ] as const

const drawAmounts = (sheet: Sheet, invoice: InvoiceView): void => {
  const {
    currency,
    lines,
    totalMinor,
    openMinor,
    creditedMinor,
    writtenOffMinor,
    rate,
    instalments,
    status,
  } = invoice
  const left = WIDTH - AMOUNT_WIDTH
  const money = (amountMinor: number): string => formatMoney({ amountMinor, currency })
  const row = (label: string, value: string, style: TextStyle): void =>
    writeRow(sheet, [label, value], { left, styles: [style, style] })
  rule(sheet, (sheet.doc.y += 8))
  sheet.doc.y += 8
  for (const { description, quantity, unitMinor } of lines) {
    const text = quantity === 1 ? description : `${description}, ${quantity} × ${money(unitMinor)}`
    row(printable(text), money(quantity * unitMinor), PLAIN)
  }
  rule(sheet, (sheet.doc.y += 3))
  sheet.doc.y += 8
  row('Total', money(totalMinor), STRONG)
  const other = inOtherCurrency(totalMinor, invoice)
  if (other) row('Total in the other currency', formatMoney(other), STRONG)
  if (creditedMinor > 0) row('Taken off by credit notes', money(-creditedMinor), PLAIN)
  if (writtenOffMinor > 0) row('Written off', money(-writtenOffMinor), PLAIN)
  if (openMinor > 0 && openMinor < totalMinor) row('Still to be paid', money(openMinor), STRONG)
  for (const [place, { dueAt, amountMinor, openMinor: left }] of instalments.entries()) {
    if (place === 0) sheet.doc.y += 6
    const state = status === 'open' && left === 0 ? ', paid' : ''
    row(
      `Instalment ${place + 1} of ${instalments.length}, due ${formatJubaDate(dueAt)}${state}`,
      money(amountMinor),
      PLAIN,
    )
  }
  if (rate) write(sheet, `The rate stays the same for this invoice: ${printable(formatRate(rate))}.`, SMALL)
}

const drawInstructions = (sheet: Sheet, { invoice, instructions }: PrintedInvoice): void => {
  if (invoice.status !== 'open') return
  const { doc, put } = sheet
  doc.y += 20
  if (doc.y + 60 > BOTTOM) doc.addPage()
  put('H2', () =>
    setFont(doc, 'heading', 16).fillColor(PRINT.ink).text('How to pay', MARGIN, doc.y, { width: WIDTH }),
  )
  doc.y += 6
  write(sheet, `Always give the reference ${formatReference(invoice.reference)}.`, STRONG)
  for (const { title, lines } of instructions) {
    doc.y += 8
    write(sheet, title, STRONG)
    for (const line of lines) write(sheet, printable(line), PLAIN)
  }
}

/**
 * An invoice on A4, tagged for screen readers: number, dates, lines, the total in both currencies where a rate is
 * frozen, the reference in groups of four, how to pay, and whether it is paid or void.
 */
export const renderInvoice = (printed: PrintedInvoice): Promise<Buffer> =>
  drawSheet(
    {
      title: `Invoice ${printed.invoice.number}`,
      author: printed.association.name,
      madeAt: printed.invoice.issuedAt,
      margin: MARGIN,
    },
    (sheet) => {
      drawHead(sheet, printed)
      for (const fact of factsOf(printed.invoice))
        writeRow(sheet, fact, { left: LABEL_WIDTH, styles: [{ ...SMALL, size: 10 }, STRONG] })
      drawAmounts(sheet, printed.invoice)
      drawInstructions(sheet, printed)
    },
  )
