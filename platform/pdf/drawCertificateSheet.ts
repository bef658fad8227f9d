import { canBePrinted } from './canBePrinted'
import { drawDimension } from './drawLetterhead'
import { drawQrCode } from './drawQrCode'
import { PRINT, drawSheet } from './drawSheet'
import { drawBridge, drawSign } from './drawings'
import { setFont } from './setFont'
import { type TextStyle, widthOfText, writeText } from './writeText'

/** What a certificate says. */
export interface CertificateSheet {
  /** Of the file. */
  title: string
  /** ISO 8601. */
  madeAt: string
  /** What kind of certificate it is, as it stands at its head. */
  heading: string
  fullName: string
  /** What stands for a name in letters that cannot be printed. */
  nameless: string
  /** What is certified, after the name. */
  statement: string
  /** Four at most. */
  facts: readonly (readonly [label: string, value: string])[]
  /** Where anybody can check it. */
  verifyUrl: string
  /** The name of the association. */
  association: string
}

const PAGE = { width: 841.89, height: 595.28 }
const FRAME = 36
const MARGIN = 84
const QR_SIZE = 96
const BRIDGE = 264
const WIDTH = PAGE.width - 2 * MARGIN
const FACTS_TOP = 408
const NAME_SIZES = [44, 36, 28, 22, 18]
const STATEMENT: TextStyle = { weight: 'regular', size: 13, colour: PRINT.inkSoft }

/** A certificate: one sheet of A4 across, tagged for screen readers, with a code that leads to its check. */
export const drawCertificateSheet = ({
  title,
  madeAt,
  heading,
  fullName,
  nameless,
  statement,
  facts,
  verifyUrl,
  association,
}: CertificateSheet): Promise<Buffer> =>
  drawSheet({ title, author: association, madeAt, layout: 'landscape', margin: FRAME }, (sheet) => {
    const { doc, put, decorate } = sheet
    // The frame, the bridge on the ground of a dimension line, and below it what is certified.
    decorate(() =>
      doc
        .lineWidth(0.8)
        .rect(FRAME, FRAME, PAGE.width - 2 * FRAME, PAGE.height - 2 * FRAME)
        .stroke(PRINT.ink),
    )
    decorate(() =>
      doc
        .lineWidth(0.6)
        .rect(FRAME + 6, FRAME + 6, PAGE.width - 2 * FRAME - 12, PAGE.height - 2 * FRAME - 12)
        .stroke(PRINT.rule),
    )

    decorate(() => drawSign(doc, { x: MARGIN, y: 74, width: 40 }))
    decorate(() => drawBridge(doc, { x: MARGIN + WIDTH - BRIDGE, y: 82, width: BRIDGE }))
    put('P', () =>
      setFont(doc, 'heading', 14)
        .fillColor(PRINT.ink)
        .text(association, MARGIN + 52, 88, { width: WIDTH - BRIDGE - 72 }),
    )
    put('H1', () =>
      setFont(doc, 'heading', 36)
        .fillColor(PRINT.ink)
        .text(heading, MARGIN, 136, { width: WIDTH - BRIDGE + 20, lineBreak: false }),
    )
    drawDimension(sheet, { x: MARGIN, y: 194, width: WIDTH })

    const name = canBePrinted(fullName) ? fullName : nameless
    const style: TextStyle = { weight: 'heading', size: 18, colour: PRINT.ink }
    style.size = NAME_SIZES.find((size) => widthOfText(doc, name, { ...style, size }) <= WIDTH) ?? style.size
    put('P', () =>
      setFont(doc, 'regular', 13)
        .fillColor(PRINT.inkSoft)
        .text('This certifies that', MARGIN, 222, { width: WIDTH }),
    )
    put('P', () => writeText(doc, name, style, { x: MARGIN, y: 250, width: WIDTH }), name)
    const below = { x: MARGIN, y: Math.max(doc.y + 14, 312), width: WIDTH }
    put('P', () => writeText(doc, statement, STATEMENT, below), statement)

    const column = (WIDTH - QR_SIZE - 40) / 2
    facts.forEach(([label, value], index) => {
      const [x, y] = [MARGIN + (index % 2) * column, FACTS_TOP + Math.floor(index / 2) * 52]
      put('P', () => {
        setFont(doc, 'regular', 10)
          .fillColor(PRINT.inkSoft)
          .text(label, x, y, { width: column - 16 })
        setFont(doc, 'heading', 16)
          .fillColor(PRINT.ink)
          .text(value, x, y + 14, { width: column - 16, wordSpacing: 1.5 })
      })
    })

    drawQrCode(sheet, verifyUrl, `QR code that leads to ${verifyUrl}`, {
      x: MARGIN + WIDTH - QR_SIZE,
      y: FACTS_TOP,
      width: QR_SIZE,
    })
    put('P', () =>
      setFont(doc, 'regular', 9)
        .fillColor(PRINT.inkSoft)
        .text(`Check this certificate at ${verifyUrl}`, MARGIN, FACTS_TOP + QR_SIZE + 14, {
          width: WIDTH,
          align: 'right',
          link: verifyUrl,
        }),
    )
  })
