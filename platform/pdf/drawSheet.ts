/** The colours of every printed document. */
export const PRINT = {
  ink: '#10222e',
  inkSoft: '#44555f',
  laterite: '#b4441f',
  nile: '#0a5a78',
  rule: '#c9ced0',
} as const

export interface SheetOptions {
  title: string
  author: string
  /** ISO 8601. Part of the file: the same facts give the same sheet. */
  madeAt: string
  layout?: 'portrait' | 'landscape'
  /** Width and height in points; left out for A4. */
  size?: [width: number, height: number]
  margin: number
}

/** What a document is drawn with. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  root: PDFKit.PDFStructureElement
  /**
   * Adds what a screen reader reads, as an element of the type given: `P`, `H1`.
   * @param actual the text in the order in which it is read, where that is not the order in which it is set
   */
  put: (type: string, write: () => unknown, actual?: string) => void
  /** Draws what is there for the eye alone. */
  decorate: (draw: () => unknown) => void
}

/** A document of some sheets, each drawn by a function, tagged for screen readers. */
export const drawSheets = async (
  { title, author, madeAt, layout = 'portrait', size, margin }: SheetOptions,
  sheets: readonly ((sheet: Sheet) => void)[],
): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit') // a start does not wait for it
  return new Promise((resolve, reject) => {
    const info = { Title: title, Author: author, CreationDate: new Date(madeAt) }
    const doc = new PDFDocument({
      size: size ?? 'A4',
      layout,
      margin,
      lang: 'en',
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      info,
    })
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    const root = doc.struct('Document')
    doc.addStructure(root)
    const sheet: Sheet = {
      doc,
      root,
      put: (type, write, actual) => {
        root.add(doc.struct(type, actual ? { actual } : {}, () => void write()))
      },
      decorate: (drawIt) => {
        doc.markContent('Artifact', { type: 'Layout' })
        drawIt()
        doc.endMarkedContent()
      },
    }
    for (const [place, draw] of sheets.entries()) {
      if (place > 0) doc.addPage()
      draw(sheet)
    }
    root.end()
    doc.end()
  })
}

/** One sheet, A4 unless it says otherwise, tagged for screen readers. */
export const drawSheet = (options: SheetOptions, draw: (sheet: Sheet) => void): Promise<Buffer> =>
  drawSheets(options, [draw])
