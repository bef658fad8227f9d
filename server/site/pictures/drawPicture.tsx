import type { PictureFacts } from '../../../frontend/render.types'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../frontend/sharing/picturePath'
import { hasArabic } from '../../../platform/pdf/textRuns'
import { COLOURS, drawingOf } from './drawing'
import { loadFonts } from './fonts'
import { type OutlinedText, outlineText } from './outlineText'
import { LINE_WIDTH, MARGIN, STYLES, Sheet, type SheetText, sizeOf } from './Sheet'
import { settable } from './settable'

const TITLE_LENGTH = 140
const LINE_LENGTH = 90

/** Where a page's own picture stands: the right third of the sheet, to its edges. */
const OWN_WIDTH = 420

/** Where a drawing stands, whole: bottom right, beside the lines of text and below the longest title. */
const FRAME = { x: 640, y: 290, width: 520, height: 316 }
const TEXT_WIDTH = { besideDrawing: 1056, besideOwn: PICTURE_WIDTH - OWN_WIDTH - 2 * MARGIN }

/** The largest that keeps a title of several lines, which need more room in Arabic, above the drawing. */
const ARABIC_SIZES = [80, 64, 52, 44, 38]
const SMALLEST = 32
const ARABIC_HEIGHT = 176

const outlineTitle = async (title: string, width: number): Promise<OutlinedText> => {
  for (const size of ARABIC_SIZES) {
    const drawn = await outlineText(title, { ...STYLES.title, size, width })
    if (drawn.height <= ARABIC_HEIGHT) return drawn
  }
  return outlineText(title, { ...STYLES.title, size: SMALLEST, width })
}

interface Drawn extends Pick<PictureFacts, 'kind' | 'detail' | 'name' | 'shortName' | 'title' | 'pathname'> {
  /** The page's own picture, in a format that sharp reads. */
  own?: Buffer
}

/**
 * The picture of a page for previews of links: ink on paper, the kind of page, its title with a dimension
 * line, the association's name, and one of the site's drawings or the page's own picture. Latin with the
 * letters of Dinka and Nuer, and Arabic; a title in another script is left out, and the kind or the
 * association's name stands in its place. A long one is set smaller and cut.
 * @returns a PNG of 1200 by 630 pixels
 */
export const drawPicture = async ({
  kind,
  title,
  detail,
  name,
  shortName,
  pathname,
  own,
}: Drawn): Promise<Buffer> => {
  const [{ default: satori }, { default: sharp }, fonts] = await Promise.all([
    import('satori'),
    import('sharp'),
    loadFonts(),
  ])
  const association = settable(name, LINE_LENGTH) ?? settable(shortName, LINE_LENGTH) ?? 'ACE South Sudan'
  const shownTitle = settable(title, TITLE_LENGTH)
  const shownKind = settable(kind, LINE_LENGTH)
  const drawing = drawingOf(pathname)
  const { lines, labels } = own ? { lines: '', labels: [] } : drawing
  const scale = Math.min(FRAME.width / drawing.width, FRAME.height / drawing.height)
  const { x } = FRAME
  const y = FRAME.y + (FRAME.height - drawing.height * scale) / 2
  const width = own ? TEXT_WIDTH.besideOwn : TEXT_WIDTH.besideDrawing
  const words = async (
    line: string,
    style: Omit<Parameters<typeof outlineText>[1], 'width'>,
    room = LINE_WIDTH,
  ): Promise<SheetText> => (hasArabic(line) ? outlineText(line, { ...style, width: room }) : line)
  const heading = shownTitle ?? shownKind ?? association
  const titleSize = sizeOf(heading, width)
  const shownHeading = hasArabic(heading) ? await outlineTitle(heading, width) : heading
  const shownDetail = detail && settable(detail, LINE_LENGTH)
  const text = await satori(
    <Sheet
      kind={shownTitle && shownKind && (await words(shownKind, STYLES.kind, width))}
      title={shownHeading}
      titleSize={titleSize}
      detail={shownDetail && (await words(shownDetail, STYLES.detail))}
      name={await words(
        shownTitle === association ? (settable(shortName, LINE_LENGTH) ?? association) : association,
        STYLES.name,
      )}
      width={width}
      labels={labels.map((label) => ({ ...label, x: x + label.x * scale, y: y + label.y * scale }))}
    />,
    { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, fonts },
  )
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"><rect width="100%" height="100%" fill="${COLOURS.paper}"/><g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${COLOURS.ink}" stroke-width="${drawing.strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${lines}</g>${text}</svg>`
  const drawn = sharp(Buffer.from(sheet))
  if (own) {
    const cropped = await sharp(own).resize(OWN_WIDTH, PICTURE_HEIGHT, { fit: 'cover' }).toBuffer()
    drawn.composite([{ input: cropped, left: PICTURE_WIDTH - OWN_WIDTH, top: 0 }])
  }
  return drawn.png({ compressionLevel: 9 }).toBuffer()
}
