/**
 * Draws the first page of a PDF, in a process of its own: `node firstPage.mjs <file>`. A picture (PNG) goes to the standard
 * output, the number of pages to the parent. Whatever a malicious file does happens here, where it holds up nobody.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

const WIDTH = 800
/** Of the narrowest strip of paper. */
const MAX_HEIGHT = 1600

/** Memory that runs short is taken from this process, not from the server. */
const yieldMemory = () => writeFile('/proc/self/oom_score_adj', '1000').catch(() => {}) // not on every system

await yieldMemory()
const library = await PDFiumLibrary.init()
const document = await library.loadDocument(await readFile(process.argv[2]))
const page = document.getPage(0)
const { originalWidth, originalHeight } = page.getOriginalSize()
const scale = Math.min(WIDTH / originalWidth, MAX_HEIGHT / originalHeight)
const picture = await page.render({
  width: Math.max(1, Math.round(originalWidth * scale)),
  height: Math.max(1, Math.round(originalHeight * scale)),
  render: ({ data, width, height }) =>
    sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer(),
})
process.send?.({ pages: document.getPageCount() })
process.stdout.write(picture.data, () => process.disconnect?.())
