import type { DrawnCode } from '../../../platform/drawnCode.schema'

/** A QR code: dark on white in both themes, with the margin that readers need. */
export const CodeDrawing = ({ label, drawing: { size, path } }: { label: string; drawing: DrawnCode }) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`-4 -4 ${size + 8} ${size + 8}`}
    className="w-full max-w-64"
    shapeRendering="crispEdges"
  >
    <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
    <path d={path} fill="#000" />
  </svg>
)
