import { formatJubaMoment } from '../../../../platform/jubaTime'
import { canBePrinted } from '../../../../platform/pdf/canBePrinted'
import { PRINT, type Sheet, drawSheets } from '../../../../platform/pdf/drawSheet'
import { drawQrCode } from '../../../../platform/pdf/drawQrCode'
import { drawSign } from '../../../../platform/pdf/drawings'
import { setFont } from '../../../../platform/pdf/setFont'
import { writeText } from '../../../../platform/pdf/writeText'
import { placeOf } from '../../mails/placeOf'
import type { EventFacts } from '../../mails/eventFacts'

interface PrintedTicket {
  typeName: string
  name: string
  code: string
}

export interface PrintedTickets {
  event: EventFacts
  tickets: PrintedTicket[]
  /** Its name. */
  association: string
  /** ISO 8601. */
  placedAt: string
}

/** A6, in points. */
const PAGE = { width: 297.64, height: 419.53 }
const MARGIN = 28
const WIDTH = PAGE.width - 2 * MARGIN
const QR_SIZE = 150

const drawTicket = (
  { doc, root, put, decorate }: Sheet,
  { typeName, name, code }: PrintedTicket,
  { event, association }: PrintedTickets,
): void => {
  const line = (text: string, size: number, weight: 'heading' | 'regular', y: number): number => {
    const colour = weight === 'heading' ? PRINT.ink : PRINT.inkSoft
    put('P', () => writeText(doc, text, { weight, size, colour }, { x: MARGIN, y, width: WIDTH }), text)
    return doc.y + 4
  }
  decorate(() => drawSign(doc, { x: MARGIN, y: MARGIN, width: 22 }))
  put('P', () =>
    setFont(doc, 'regular', 8)
      .fillColor(PRINT.inkSoft)
      .text(association, MARGIN + 30, MARGIN + 6, { width: WIDTH - 30, lineBreak: false, ellipsis: true }),
  )
  let y = line(event.title.slice(0, 90), 15, 'heading', MARGIN + 34)
  y = line(
    event.isDateToBeAnnounced ? 'Date to be announced' : formatJubaMoment(event.eventDate),
    9,
    'regular',
    y,
  )
  if (event.endDate && !event.isDateToBeAnnounced)
    y = line(`Until ${formatJubaMoment(event.endDate)}`, 9, 'regular', y)
  const place = placeOf(event).slice(0, 120)
  y = line(event.isVirtual ? `Virtual: ${place}` : place, 9, 'regular', y)
  y = line(canBePrinted(name) ? name : 'Holder of this ticket', 13, 'heading', y + 8)
  line(typeName, 9, 'regular', y)
  drawQrCode({ doc, root }, code, 'QR code of the ticket, read at the door', {
    x: (PAGE.width - QR_SIZE) / 2,
    y: PAGE.height - MARGIN - QR_SIZE,
    width: QR_SIZE,
  })
}

/** The tickets of an order: a sheet of A6 each, tagged for screen readers. */
export const renderTickets = (printed: PrintedTickets): Promise<Buffer> =>
  drawSheets(
    {
      title: `Tickets: ${printed.event.title}`,
      author: printed.association,
      madeAt: printed.placedAt,
      size: [PAGE.width, PAGE.height],
      margin: MARGIN,
    },
    printed.tickets.map((ticket) => (sheet: Sheet) => drawTicket(sheet, ticket, printed)),
  )
