/** A QR code as a drawing: how many units wide it is, and the path of its dark parts. */
export interface DrawnCode {
  size: number
  path: string
}
