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

/** One sheet of A4, tagged for screen readers. */
export const drawSheet = async (
  { title, author, madeAt, layout = 'portrait', margin }: SheetOptions,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit') // a start does not wait for it
  return new Promise((resolve, reject) => {
    const info = { Title: title, Author: author, CreationDate: new Date(madeAt) }
    const doc = new PDFDocument({
      size: 'A4',
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
    draw({
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
    })
    root.end()
    doc.end()
  })
}
