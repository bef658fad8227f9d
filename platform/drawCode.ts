import QRCode from 'qrcode'
import type { DrawnCode } from './drawnCode.schema'

/** Draws a text as a QR code, a run of dark units at a time. */
export const drawCode = (text: string): DrawnCode => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  let path = ''
  for (let row = 0; row < size; row += 1)
    for (let start = 0; start < size; start += 1) {
      if (!modules.get(row, start)) continue
      let end = start
      while (end < size && modules.get(row, end)) end += 1
      path += `M${start} ${row}h${end - start}v1h-${end - start}z`
      start = end
    }
  return { size, path }
}
