import { canBePrinted } from '../../../platform/pdf/canBePrinted'
import { drawSign } from '../../../platform/pdf/drawings'
import { PRINT, type Sheet, drawSheets } from '../../../platform/pdf/drawSheet'
import { drawQrCode } from '../../../platform/pdf/drawQrCode'
import { type TextStyle, heightOfText, writeText } from '../../../platform/pdf/writeText'
import type { BadgeFormat } from './badges.constants'

export interface Badge {
  name: string
  /** Empty where it is not known. */
  organization: string
  /** Of the ticket; null for a registration. */
  type: string | null
  /** What the door reads. */
  code: string
}

export interface PrintedBadges {
  badges: readonly Badge[]
  format: BadgeFormat
  /** Title of the event. */
  event: string
  /** Name of the association. */
  association: string
  /** ISO 8601. */
  madeAt: string
}

/** In points. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

const A6 = { width: 297.64, height: 419.53 }
const A4 = { width: 595.28, height: 841.89 }
const LABEL = { width: 283.46, height: 175.75 }

/** The page of a format, and where its badges are. */
const PAGES: Record<BadgeFormat, { width: number; height: number; boxes: Box[] }> = {
  a6: { ...A6, boxes: [{ x: 0, y: 0, ...A6 }] },
  a4: {
    ...A4,
    boxes: [0, A4.height / 2].flatMap((y) =>
      [0, A4.width / 2].map((x) => ({ x, y, width: A4.width / 2, height: A4.height / 2 })),
    ),
  },
  label: { ...LABEL, boxes: [{ x: 0, y: 0, ...LABEL }] },
}

const NAME_SIZES = [28, 24, 20, 17, 14]
const MARGIN = 22

/** The largest letters in which a name takes at most two lines or so. */
const sizeOfName = (doc: Sheet['doc'], name: string, width: number): number =>
  NAME_SIZES.find((size) => heightOfText(doc, name, inkOf(size), width) <= size * 2.8) ?? 12

const inkOf = (size: number): TextStyle => ({ weight: 'heading', size, colour: PRINT.ink })
const softOf = (size: number): TextStyle => ({ weight: 'regular', size, colour: PRINT.inkSoft })

const drawBadge = (
  { doc, root, put, decorate }: Sheet,
  badge: Badge,
  box: Box,
  { event, association }: PrintedBadges,
): void => {
  const isWide = box.width > box.height
  const qr = isWide ? 100 : 130
  const width = box.width - 2 * MARGIN - (isWide ? qr + 10 : 0)
  const x = box.x + MARGIN
  const line = (text: string, style: TextStyle, y: number): number => {
    if (!text) return y
    put('P', () => writeText(doc, text, style, { x, y, width }), text)
    return doc.y + 4
  }
  let y = box.y + MARGIN
  if (!isWide) {
    decorate(() => drawSign(doc, { x, y, width: 22 }))
    y += 30
  }
  y = line(association, softOf(8), y)
  y = line(event.slice(0, 80), softOf(isWide ? 8 : 11), y)
  const name = canBePrinted(badge.name) ? badge.name : 'Guest'
  y = line(name, inkOf(sizeOfName(doc, name, width)), y + (isWide ? 6 : 24))
  y = line(canBePrinted(badge.organization) ? badge.organization.slice(0, 80) : '', softOf(12), y)
  line(badge.type ?? '', softOf(10), y)
  drawQrCode({ doc, root }, badge.code, `QR code of the badge of ${name}, read at the door`, {
    x: isWide ? box.x + box.width - MARGIN - qr : box.x + (box.width - qr) / 2,
    y: isWide ? box.y + (box.height - qr) / 2 : box.y + box.height - MARGIN - qr,
    width: qr,
  })
}

/** Where a page with several badges is cut. */
const drawCuts = ({ doc, decorate }: Sheet, { width, height }: { width: number; height: number }): void =>
  decorate(() =>
    doc
      .lineWidth(0.5)
      .dash(3, {})
      .moveTo(width / 2, 0)
      .lineTo(width / 2, height)
      .moveTo(0, height / 2)
      .lineTo(width, height / 2)
      .stroke(PRINT.rule)
      .undash(),
  )

/** Badges with name, organisation, type of ticket and the code that the door reads, tagged for screen readers. */
export const renderBadges = (printed: PrintedBadges): Promise<Buffer> => {
  const { boxes, ...page } = PAGES[printed.format]
  const count = Math.ceil(printed.badges.length / boxes.length)
  return drawSheets(
    {
      title: `Badges: ${printed.event}`,
      author: printed.association,
      madeAt: printed.madeAt,
      size: [page.width, page.height],
      margin: 0,
    },
    Array.from({ length: count }, (_, sheetNumber) => (sheet: Sheet) => {
      if (boxes.length > 1) drawCuts(sheet, page)
      for (const [place, box] of boxes.entries()) {
        const badge = printed.badges[sheetNumber * boxes.length + place]
        if (badge) drawBadge(sheet, badge, box, printed)
      }
    }),
  )
}
