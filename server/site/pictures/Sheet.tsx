import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../frontend/sharing/picturePath'
import { COLOURS, type Label } from './drawing'
import { FONT_FAMILY } from './fonts'
import type { OutlinedText } from './outlineText'

/** In Latin letters; or, with Arabic among them, drawn already. */
export type SheetText = string | OutlinedText

export interface SheetProps {
  /** Above the title, where there is something to say. */
  kind?: SheetText
  title: SheetText
  titleSize: number
  detail?: SheetText
  /** The association's. */
  name: SheetText
  /** How wide the text's column is, in pixels. */
  width: number
  /** Of the drawing, in pixels of the sheet. */
  labels: Label[]
}

export const MARGIN = 72

/** The longer a title, the smaller, so that it stays in its four lines. */
export const sizeOf = (title: string, width: number): number => {
  const room = width / 640
  if (title.length <= 26 * room) return 80
  if (title.length <= 60 * room) return 64
  return title.length <= 100 * room ? 52 : 44
}

interface WordsProps {
  text: SheetText
  size: number
  weight: 500 | 600
  colour: string
  maxLines: number
  lineHeight?: number
}

const Words = ({ text, size, weight, colour, maxLines, lineHeight }: WordsProps) =>
  typeof text === 'string' ? (
    <div
      style={{
        display: 'block',
        lineClamp: maxLines,
        fontSize: size,
        fontWeight: weight,
        color: colour,
        wordBreak: 'break-word',
        ...(lineHeight && { lineHeight }),
      }}
    >
      {text}
    </div>
  ) : (
    <img src={text.src} width={text.width} height={text.height} />
  )

/** A dimension line: what the house puts below its titles. */
const Measure = () => (
  <div style={{ display: 'flex', alignItems: 'center', marginTop: 30 }}>
    <div style={{ width: 2, height: 22, backgroundColor: COLOURS.laterite }} />
    <div style={{ width: 150, height: 2, backgroundColor: COLOURS.laterite }} />
    <div style={{ width: 2, height: 22, backgroundColor: COLOURS.laterite }} />
  </div>
)

const LABEL_WIDTH = 120
/** How much of a label's width stands before its point, and where its text stands in it. */
const SHIFTS = {
  start: { share: 0, justify: 'flex-start' },
  middle: { share: 0.5, justify: 'center' },
  end: { share: 1, justify: 'flex-end' },
} as const
/** Of what stands beside the drawing. */
export const LINE_WIDTH = 560

/** How the texts are set, also by the other renderer. */
export const STYLES = {
  kind: { size: 30, weight: 600, colour: COLOURS.laterite, maxLines: 2 },
  title: { weight: 600, colour: COLOURS.ink, maxLines: 4 },
  detail: { size: 30, weight: 500, colour: COLOURS['ink-soft'], maxLines: 2 },
  name: { size: 28, weight: 600, colour: COLOURS.ink, maxLines: 2 },
} as const

/** The text of a page's picture. Rendered by satori: every element that holds several is a flex container. */
export const Sheet = ({ kind, title, titleSize, detail, name, width, labels }: SheetProps) => (
  <div
    style={{
      display: 'flex',
      position: 'relative',
      width: PICTURE_WIDTH,
      height: PICTURE_HEIGHT,
      padding: MARGIN,
      fontFamily: FONT_FAMILY,
      color: COLOURS.ink,
    }}
  >
    <div style={{ display: 'flex', flexDirection: 'column', width, height: PICTURE_HEIGHT - 2 * MARGIN }}>
      {kind && (
        <div style={{ display: 'flex', marginBottom: 14 }}>
          <Words {...STYLES.kind} text={kind} />
        </div>
      )}
      <Words {...STYLES.title} text={title} size={titleSize} lineHeight={1.08} />
      <Measure />
      {detail && (
        <div style={{ display: 'flex', marginTop: 24, maxWidth: LINE_WIDTH }}>
          <Words {...STYLES.detail} text={detail} />
        </div>
      )}
      <div style={{ display: 'flex', marginTop: 'auto', maxWidth: LINE_WIDTH }}>
        <Words {...STYLES.name} text={name} />
      </div>
    </div>
    {labels.map(({ x, y, anchor, isUpright, text }) => (
      <div
        key={`${x} ${y}`}
        style={{
          position: 'absolute',
          display: 'flex',
          top: y - 20,
          left: x - LABEL_WIDTH * SHIFTS[anchor].share,
          width: LABEL_WIDTH,
          justifyContent: SHIFTS[anchor].justify,
          fontSize: 18,
          fontWeight: 600,
          color: COLOURS.laterite,
          ...(isUpright && { top: y - 12, left: x - LABEL_WIDTH / 2 - 8, transform: 'rotate(-90deg)' }),
        }}
      >
        {text}
      </div>
    ))}
  </div>
)
