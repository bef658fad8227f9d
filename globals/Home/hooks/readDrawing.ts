import type { FieldHook } from 'payload'
import { DRAWINGS, type Drawing, drawingAt } from '../drawings.schema'

/** A row's place in its list, from the path of one of its fields. */
const placeOf = (path: (number | string)[]): number => Number(path.at(-2) ?? 0)

const isDrawing = (value: unknown): value is Drawing =>
  typeof value === 'string' && Object.hasOwn(DRAWINGS, value)

/** Headlines of an earlier version, which named no drawing, keep those that were shown beside them. */
export const readDrawing: FieldHook = ({ path, value }) =>
  isDrawing(value) ? value : drawingAt(placeOf(path))

/** What a headline's drawing shows, for those who cannot see it. */
export const readDrawingLabel: FieldHook = ({ path, siblingData }) => {
  const drawing: unknown = siblingData.drawing
  return DRAWINGS[isDrawing(drawing) ? drawing : drawingAt(placeOf(path))].label
}
