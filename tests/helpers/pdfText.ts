import { PDFiumLibrary } from '@hyzyla/pdfium'

/** The text of a PDF, page by page. */
export const pdfText = async (pdf: Buffer): Promise<string> => {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const texts = [...document.pages()].map((page) => page.getText())
    document.destroy()
    return texts.join('\n')
  } finally {
    library.destroy()
  }
}
