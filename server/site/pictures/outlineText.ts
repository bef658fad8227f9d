import type { Font } from 'fontkit'
import { faceFile } from '../../../platform/pdf/faceFile'
import { type TextRun, textRuns } from '../../../platform/pdf/textRuns'
import { houseFile } from './fonts'

/** A text as a picture of its own: what lays out the sheet joins Arabic, and misplaces its marks. */
export interface OutlinedText {
  /** A data address. */
  src: string
  width: number
  height: number
}

export interface OutlineOptions {
  /** Pixels. */
  size: number
  width: number
  maxLines: number
  weight: 500 | 600
  colour: string
}

/** Of the size: Arabic needs more room above and below than Latin. */
const LEADING = 1.5
const ASCENT = 1.08

const opened = new Map<string, Promise<Font>>()

const load = (file: string): Promise<Font> => {
  const known = opened.get(file) ?? import('fontkit').then(({ open }) => open(file))
  opened.set(file, known)
  return known
}

const hasAll = (font: Font, text: string): boolean =>
  Array.from(text).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

const fontOf = async ({ text, face }: TextRun, weight: 500 | 600): Promise<Font> => {
  if (face !== 'own') return load(faceFile(face, weight))
  const latin = await load(houseFile('latin', weight))
  return hasAll(latin, text) ? latin : load(houseFile('latin-ext', weight))
}

interface Line {
  text: string
  width: number
  paths: string
}

const setLine = async (text: string, { size, weight }: OutlineOptions): Promise<Line> => {
  let x = 0
  let paths = ''
  for (const run of textRuns(text)) {
    const font = await fontOf(run, weight)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run.text)
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
      const outline = glyph.path.toSVG()
      if (outline)
        paths += `<path transform="translate(${(x + xOffset * scale).toFixed(2)} ${(-yOffset * scale).toFixed(2)}) scale(${scale} ${-scale})" d="${outline}"/>`
      x += xAdvance * scale
    }
  }
  return { text, width: x, paths }
}

const breakLines = async (text: string, options: OutlineOptions): Promise<Line[]> => {
  const lines: Line[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last && (await setLine(`${last.text} ${word}`, options))
    if (longer && longer.width <= options.width) lines[lines.length - 1] = longer
    else lines.push(await setLine(word, options))
  }
  const shown = lines.slice(0, options.maxLines)
  const last = shown.at(-1)
  if (last && lines.length > shown.length) shown[shown.length - 1] = await setLine(`${last.text}…`, options)
  return shown
}

/** Draws a text that has Arabic in it, broken to a width, its lines flush with the side that it is read from. */
export const outlineText = async (text: string, options: OutlineOptions): Promise<OutlinedText> => {
  const lines = await breakLines(text.normalize('NFC'), options)
  const width = Math.ceil(Math.min(Math.max(...lines.map((line) => line.width)), options.width))
  const height = Math.ceil(lines.length * options.size * LEADING)
  const isFromRight = /^[^A-Za-z\u00c0-\u02af]*[\u0600-\u077f]/u.test(text)
  const rows = lines.map(
    (line, index) =>
      `<g transform="translate(${isFromRight ? width - line.width : 0} ${options.size * (index * LEADING + ASCENT)})">${line.paths}</g>`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${options.colour}">${rows.join('')}</svg>`
  return { src: `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`, width, height }
}
