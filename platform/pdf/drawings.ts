import { PRINT } from './drawSheet'

interface Line {
  path: string
  colour: string
  /** In the drawing's own measure. */
  width: number
}

export interface Place {
  x: number
  y: number
  /** Points. The height follows. */
  width: number
}

/** The association's sign, as in the site's header: 40 by 40. */
const SIGN: Line[] = [
  { path: 'M2 30h36', colour: PRINT.ink, width: 2 },
  { path: 'M4 30C9 12 31 12 36 30', colour: PRINT.ink, width: 2.4 },
  { path: 'M10 22v8M16 18.2V30M20 17.5V30M24 18.2V30M30 22v8', colour: PRINT.ink, width: 1.2 },
  { path: 'M2 34c3 0 3 2 6 2s3-2 6-2 3 2 6 2 3-2 6-2 3 2 6 2 3-2 6-2', colour: PRINT.laterite, width: 1.6 },
]

/**
 * The bridge over the Nile of the home page, `bridge` of `drawings.svg`, without its figures: 560 wide, from
 * 46 to 294.
 */
export const BRIDGE: Line[] = [
  {
    path: 'M0 214c52-18 84-10 112 0M0 230c44-14 76-8 104 4M0 246c36-10 66-4 92 6M560 206c-50-14-84-4-112 8M560 224c-42-10-74-2-100 8M560 242c-34-8-62 0-88 8',
    colour: PRINT.inkSoft,
    width: 0.8,
  },
  {
    path: 'M4 170h552M4 180h552M24 170L52.7 100H167.3L196 170M196 170L224.7 100H339.3L368 170M368 170L396.7 100H511.3L540 170',
    colour: PRINT.ink,
    width: 1.6,
  },
  {
    path: 'M52.7 100V170M52.7 100L81.3 170M81.3 100V170M81.3 100L110 170M110 100V170M138.7 100V170M138.7 100L110 170M167.3 100V170M167.3 100L138.7 170M224.7 100V170M224.7 100L253.3 170M253.3 100V170M253.3 100L282 170M282 100V170M310.7 100V170M310.7 100L282 170M339.3 100V170M339.3 100L310.7 170M396.7 100V170M396.7 100L425.3 170M425.3 100V170M425.3 100L454 170M454 100V170M482.7 100V170M482.7 100L454 170M511.3 100V170M511.3 100L482.7 170M10 170v-8M550 170v-8M4 162h16M540 162h16',
    colour: PRINT.ink,
    width: 1.1,
  },
  {
    path: 'M183 186l5 82M209 186l-5 82M172 268h48v8h-48zM178 180h36v6h-36zM355 186l5 82M381 186l-5 82M344 268h48v8h-48zM350 180h36v6h-36zM24 180v34h-20M540 180v34h16',
    colour: PRINT.ink,
    width: 1.6,
  },
  {
    path: 'M0 286c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6M70 302c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6M330 304c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6M196 318c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6c7 0 7 6 14 6s7-6 14-6',
    colour: PRINT.nile,
    width: 1.2,
  },
]

const draw = (
  doc: PDFKit.PDFDocument,
  lines: Line[],
  sheet: { width: number; top: number },
  { x, y, width }: Place,
): void => {
  const scale = width / sheet.width
  doc
    .save()
    .translate(x, y - sheet.top * scale)
    .scale(scale)
    .lineCap('round')
    .lineJoin('round')
  for (const { path, colour, width: lineWidth } of lines) doc.path(path).lineWidth(lineWidth).stroke(colour)
  doc.restore()
}

/** Draws the association's sign; as high as it is wide. */
export const drawSign = (doc: PDFKit.PDFDocument, place: Place): void =>
  draw(doc, SIGN, { width: 40, top: 0 }, place)

/** Draws the bridge; its height is 0.35 of its width. */
export const drawBridge = (doc: PDFKit.PDFDocument, place: Place): void =>
  draw(doc, BRIDGE, { width: 560, top: 98 }, place)
