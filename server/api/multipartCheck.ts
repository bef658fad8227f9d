import busboy from 'busboy'
import { problem } from '../../endpoints/answers'
import { refuseJson } from './refuseBody'

/** What the forms of site and panel send at most: a file and the few fields beside it. */
const LIMITS = {
  parts: 12,
  files: 1,
  fields: 10,
  fieldNameSize: 100,
  fieldSize: 1024 * 1024,
  headerPairs: 20,
}

/** The parts of one form as they come in. */
export interface MultipartCheck {
  /**
   * Looks at the next piece. @returns false as soon as it is known that the form is refused: no further piece
   * is needed
   */
  look: (chunk: Uint8Array) => boolean
  /** What is wrong with the whole form, or undefined. */
  end: () => Promise<Response | undefined>
}

const tooMany = (): Response => problem(413, 'too_many_parts', 'The form that was sent has too many parts')
const tooLarge = (): Response => problem(413, 'body', 'What was sent is too large')
const unreadable = (): Response => problem(400, 'malformed', 'What was sent is not readable')

/** A part may lack its name, whatever the types promise. */
const isTooLong = (name: string | undefined): boolean => (name?.length ?? 0) > LIMITS.fieldNameSize

/**
 * Counts a form's parts while it is arriving, and refuses it at the first one too many: of a hundred thousand parts the
 * rest is not read. No content of a file is held here.
 */
export const createMultipartCheck = (contentType: string): MultipartCheck => {
  let refusal: Response | undefined
  const refuse = (answer: Response): void => {
    refusal ??= answer
  }
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  let parser: busboy.Busboy
  try {
    parser = busboy({ headers: { 'content-type': contentType }, limits: LIMITS })
  } catch {
    return { look: () => false, end: () => Promise.resolve(unreadable()) }
  }
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => refuse(tooMany()))
  parser.on('field', (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || valueTruncated || isTooLong(name)) refuse(tooLarge())
    else if (name === '_payload') {
      const wrong = refuseJson(value)
      if (wrong) refuse(wrong)
    }
  })
  parser.on('file', (name, file) => {
    if (name === '_payload') refuse(unreadable())
    if (isTooLong(name)) refuse(tooLarge())
    file.on('error', () => refuse(unreadable())).resume()
  })
  parser.on('error', () => {
    refuse(unreadable())
    finish()
  })
  parser.on('close', finish)
  return {
    look: (chunk) => {
      if (!refusal) parser.write(chunk)
      return !refusal
    },
    end: async () => {
      if (refusal) {
        parser.destroy()
        return refusal
      }
      parser.end()
      await finished // also after a broken form: the parser closes in any case
      return refusal
    },
  }
}
