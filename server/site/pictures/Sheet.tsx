import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../frontend/sharing/picturePath'
import { COLOURS, type Label } from './drawing'
import { FONT_FAMILY } from './fonts'

export interface SheetProps {
  /** Above the title, where there is something to say. */
  kind?: string
  title: string
  detail?: string
  /** The association's. */
  name: string
  /** How wide the text's column is, in pixels. */
  width: number
  /** Of the drawing, in pixels of the sheet. */
  labels: Label[]
}

export const MARGIN = 72

/** The longer a title, the smaller, so that it stays in its four lines. */
const sizeOf = (title: string, width: number): number => {
  const room = width / 640
  if (title.length <= 26 * room) return 80
  if (title.length <= 60 * room) return 64
  return title.length <= 100 * room ? 52 : 44
}

/** A dimension line: what the house puts below its titles. */
const Measure = () => (
  <div style={{ display: 'flex', alignItems: 'center', marginTop: 30 }}>
    <div style={{ width: 2, height: 22, backgroundColor: COLOURS.laterite }} />
    <div style={{ width: 150, height: 2, backgroundColor: COLOURS.laterite }} />
    <div style={{ width: 2, height: 22, backgroundColor: COLOURS.laterite }} />
  </div>
)

const LABEL_WIDTH = 120
/** Of what stands beside the drawing. */
const LINE_WIDTH = 560

/** The text of a page's picture. Rendered by satori: every element that holds several is a flex container. */
export const Sheet = ({ kind, title, detail, name, width, labels }: SheetProps) => (
  <div
    style={{ display: 'flex', position: 'relative', width: PICTURE_WIDTH, height: PICTURE_HEIGHT, padding: MARGIN, fontFamily: FONT_FAMILY, color: COLOURS.ink }}
  >
    <div style={{ display: 'flex', flexDirection: 'column', width, height: PICTURE_HEIGHT - 2 * MARGIN }}>
      {kind && <div style={{ fontSize: 30, fontWeight: 600, color: COLOURS.laterite, marginBottom: 14 }}>{kind}</div>}
      <div style={{ display: 'block', lineClamp: 4, fontSize: sizeOf(title, width), fontWeight: 600, lineHeight: 1.08, wordBreak: 'break-word' }}>{title}</div>
      <Measure />
      {detail && <div style={{ display: 'block', lineClamp: 2, fontSize: 30, fontWeight: 500, color: COLOURS['ink-soft'], marginTop: 24, maxWidth: LINE_WIDTH }}>{detail}</div>}
      <div style={{ marginTop: 'auto', maxWidth: LINE_WIDTH, fontSize: 28, fontWeight: 600 }}>{name}</div>
    </div>
    {labels.map(({ x, y, isCentred, text }) => (
      <div
        key={`${x} ${y}`}
        style={{ position: 'absolute', display: 'flex', top: y - 20, left: isCentred ? x - LABEL_WIDTH / 2 : x, width: LABEL_WIDTH, justifyContent: isCentred ? 'center' : 'flex-start', fontSize: 18, fontWeight: 600, color: COLOURS.laterite }}
      >
        {text}
      </div>
    ))}
  </div>
)
