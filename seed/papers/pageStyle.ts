/** The look of a paper: the site's colours by day, and an A4 sheet with a wide left margin. All measures in points. */
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
  /** Where figures, tables and section numbers begin. */
  left: 64,
  /** Where running text begins. */
  textLeft: 148,
  right: 64,
} as const

export const TEXT_WIDTH = PAGE.width - PAGE.textLeft - PAGE.right
export const FULL_WIDTH = PAGE.width - PAGE.left - PAGE.right
