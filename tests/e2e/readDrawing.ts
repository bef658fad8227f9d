import { decodeQR } from 'qr/decode.js'

const UNIT = 8
const MARGIN = 4

/** Reads a QR code that is drawn as a path of rows, as a camera would. @param size how many units wide it is */
export const readDrawing = (path: string, size: number): string => {
  const width = (size + 2 * MARGIN) * UNIT
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < UNIT; row += 1) {
      const start = ((Number(y) + MARGIN) * UNIT + row) * width + (Number(x) + MARGIN) * UNIT
      for (let dot = start; dot < start + Number(length) * UNIT; dot += 1) data.fill(0, dot * 4, dot * 4 + 3)
    }
  return decodeQR({ width, height: width, data })
}

/** The id of the ticket that a code is of; whether it is ours the door checks. */
export const idInCode = (code: string): string =>
  Buffer.from(code, 'base64url').subarray(0, 12).toString('hex')
