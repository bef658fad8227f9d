import { classNames } from '../../lib/classNames'
import { type Drawn, recordLines } from './recordLines'

export interface RecordDrawingProps {
  of: Drawn
  /** The record's, from which the drawing follows. */
  slug: string
  /** Its middle alone, as high as wide. */
  isDetail?: boolean
  className?: string
}

/** The drawing of one record. As with `Scene`, what the server drew stays, and the browser refers to the server's. */
export const RecordDrawing = ({ of, slug, isDetail, className }: RecordDrawingProps) => (
  <svg
    viewBox={isDetail ? '110 0 100 100' : '0 0 320 100'}
    className={classNames('drawing record-drawing', className)}
    aria-hidden="true"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{
      __html: import.meta.env.SSR
        ? recordLines(of, slug)
        : `<use href="/drawings/${of}/${encodeURIComponent(slug)}.svg#lines"/>`,
    }}
  />
)
