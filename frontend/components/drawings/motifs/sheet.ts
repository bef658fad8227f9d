import { SHEET_WIDTH } from '../strokes'

/** Where the ground begins and ends on the sheet. */
export const LEFT = 14
export const RIGHT = SHEET_WIDTH - 14

/** Ways to dash a line. */
export const DASHES = ['12 3 5 3', '7 3', '16 4 4 4', '9 2 2 2'] as const
