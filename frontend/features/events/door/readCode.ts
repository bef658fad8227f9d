/** Reads the code in a picture of the camera; null when there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>

/** What browsers that read codes themselves offer; TypeScript does not know it. */
interface Detector {
  detect: (video: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

const FORMAT = 'qr_code'

/** Wide enough for a code that fills a third of the picture; more only makes a cheap phone slower. */
const WIDTH = 480

const byBrowser = async (): Promise<ReadCode | undefined> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!BarcodeDetector || !(await BarcodeDetector.getSupportedFormats()).includes(FORMAT)) return undefined
  const detector = new BarcodeDetector({ formats: [FORMAT] })
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
}

const byScript = async (): Promise<ReadCode> => {
  const { decodeQR } = await import('qr/decode.js') // large, and only for browsers that cannot
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!context || video.videoWidth === 0) return null
    canvas.width = WIDTH
    canvas.height = Math.round((WIDTH * video.videoHeight) / video.videoWidth)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      return null // it says so where there is no code
    }
  }
}

/** By the browser where it can, else by a library. Made once with a line, it works without one. */
export const createCodeReader = async (): Promise<ReadCode> =>
  (await byBrowser().catch(() => undefined)) ?? byScript()
