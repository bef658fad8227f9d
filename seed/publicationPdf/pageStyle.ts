/**
 * The style of a publication: the site's colours in the light theme, and an A4 page with a wide left margin.
 * All lengths in points.
 */
export const INK = '#10222e'
export const INK_SOFT = '#44555f'
export const RULE = '#c9ced0'
export const NILE = '#0a5a78'
export const NILE_WASH = '#e4eff3'
export const LATERITE = '#b4441f'
export const LATERITE_WASH = '#f3ddd2'
export const SAND = '#f4efe3'

export const REGULAR = 'Helvetica'
export const BOLD = 'Helvetica-Bold'
export const ITALIC = 'Helvetica-Oblique'

export const PAGE = {
  width: 595.28,
  height: 841.89,
  top: 72,
  bottom: 72,
  /** The left edge of figures, tables and section numbers. */
  left: 64,
  /** The left edge of running text. */
  textLeft: 148,
  right: 64,
} as const

export const TEXT_WIDTH = PAGE.width - PAGE.textLeft - PAGE.right
export const FULL_WIDTH = PAGE.width - PAGE.left - PAGE.right
