/** Maximum lengths of the practical information of an event, in characters; hours for `cpdHours`. */
export const EVENT_DETAILS = {
  venue: 500,
  programme: 5000,
  speakers: 3000,
  audience: 300,
  whatToBring: 500,
  cpdHours: 100,
  contactName: 100,
  contactEmail: 255,
} as const

/** The lines of a text that holds one item a line. */
export const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export interface ProgrammeItem {
  /** `09:00` or `09:00–10:30`; undefined for a line without a time. */
  time?: string
  text: string
}

const ITEM = /^(\d{1,2}[:.]\d{2}(?:\s*[–-]\s*\d{1,2}[:.]\d{2})?)[\s,:–-]+(.+)$/

/** A programme, item by item. */
export const programmeOf = (text: string | null | undefined): ProgrammeItem[] =>
  linesOf(text).map((line) => {
    const [, time, rest] = ITEM.exec(line) ?? []
    return time && rest
      ? { time: time.replaceAll('.', ':').replace(/\s*[–-]\s*/, '–'), text: rest }
      : { text: line }
  })

/** A speaker: the name, and the text after the first comma. */
export const speakersOf = (text: string | null | undefined): { name: string; role?: string }[] =>
  linesOf(text).map((line) => {
    const [name = '', ...rest] = line.split(',')
    return { name: name.trim(), role: rest.join(',').trim() || undefined }
  })
