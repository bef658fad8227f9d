/** What pictures use of it: it has no types of its own. */
declare module 'fontkit' {
  export interface Glyph {
    path: { toSVG: () => string }
  }

  export interface GlyphPosition {
    xAdvance: number
    xOffset: number
    yOffset: number
  }

  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint: (codePoint: number) => boolean
    /** Shapes a run, which it sets from left to right as it is seen. */
    layout: (text: string) => { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number }
  }

  export function open(file: string): Promise<Font>
}
