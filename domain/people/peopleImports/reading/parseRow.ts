import { createHash } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'
import { MAX_NAME_LENGTH } from '../../../membership/memberships/names.schema'
import { jubaDay } from '../../../../platform/jubaDay.schema'
import { cleanText } from '../../../../platform/tables/table.schema'
import { postalAddressSchema } from '../../profiles/postalAddress.schema'
import {
  type CellProblem,
  PERSON_FIELDS,
  type PersonField,
  type PersonValues,
  type TranslatedField,
} from '../fields.schema'
import { type PeopleMapping, foldWord } from '../mapping.schema'
import { type ReadDate, plainDigits, readDate } from './readDate'

const NUMBER_PATTERN = /^[\p{L}\d][\p{L}\d /.-]{0,19}$/u
const emailSchema = z.email().max(255)
const EARLIEST_DAY = '1900-01-01'

const TEXTS = {
  organization: 200,
  professionalTitle: 100,
  specialization: 100,
  licenseNumber: 50,
} as const

export interface ParsedRow {
  /** Its place in the file, from 1. */
  row: number
  values: PersonValues
  problems: CellProblem[]
}

/** What a spreadsheet would take for a formula. A phone number may begin with a sign. */
const isFormula = (text: string): boolean => /^[=@]/.test(text) || /^[+-](?![\d\s(])/.test(text)

/** Collects what cells say and what is wrong with them. */
class RowReader {
  readonly values: PersonValues = {}
  readonly problems: CellProblem[] = []

  constructor(
    private readonly cells: readonly string[],
    private readonly mapping: PeopleMapping,
    private readonly today: string,
  ) {}

  /** The cells of a field once they are cleaned: none where the file has no such column; empty for a formula. */
  private cellsOf(field: PersonField, clean: (cell: string) => string): string[] {
    return this.cells.flatMap((cell, column) => {
      if (this.mapping.columns[column] !== field) return []
      const text = clean(cell)
      // how exports write a text that a spreadsheet would take for a formula
      if (/^'[=+\-@]/.test(text)) return text.slice(1)
      if (!isFormula(text)) return text
      this.refuse(field, 'This is a formula. Please enter the value.')
      return ''
    })
  }

  /** The text of a cell as one line; empty where there is none. */
  private text(field: PersonField, max = 200): string {
    const [text = ''] = this.cellsOf(field, (cell) => cleanText(cell, 2_000))
    if (text.length <= max) return text
    this.refuse(field, `At most ${max} characters`)
    return ''
  }

  private refuse(field: PersonField | null, message: string): void {
    this.problems.push({ field, message })
  }

  private name(): void {
    const whole = this.text('fullName', MAX_NAME_LENGTH)
    const given = this.cellsOf('givenName', (cell) => cleanText(cell, 60)).join(' ')
    const name = (whole || `${given} ${this.text('familyName', 60)}`)
      .replaceAll(/\s+/g, ' ')
      .normalize('NFC')
      .trim()
    if (name.length >= 2 && name.length <= MAX_NAME_LENGTH && /\p{L}/u.test(name)) this.values.fullName = name
    else if (this.problems.length === 0) this.refuse('fullName', 'Please enter the name.')
  }

  private email(): void {
    const text = this.text('email', 255)
      .toLowerCase()
      .replace(/^mailto:/, '')
    if (text === '') return
    if (emailSchema.safeParse(text).success) this.values.email = text
    else this.refuse('email', `“${text.slice(0, 60)}” is not an email address.`)
  }

  private phone(): void {
    const text = plainDigits(this.text('phone', 60))
    if (text === '') return
    const number = parsePhoneNumberFromString(text, 'SS')
    if (number?.isValid()) this.values.phone = number.formatInternational()
    else if (text.length <= 20 && /^[\d\s()+./-]+$/.test(text) && text.replace(/\D/g, '').length >= 6)
      this.values.phone = text
    else this.refuse('phone', `“${text.slice(0, 60)}” is not a phone number.`)
  }

  private postalAddress(): void {
    // with its lines: the export, imported again, changes nothing
    const lines = this.cellsOf('postalAddress', (cell) => cell.trim())
    const text = lines.filter((line) => line !== '').join('\n')
    const { data, error } = postalAddressSchema.safeParse(text)
    if (error) this.refuse('postalAddress', error.issues[0]?.message ?? '')
    else if (data !== '') this.values.postalAddress = data
  }

  /** The day of a date, by what was said of day and month; undefined while nobody was asked. */
  private dayOf(read: NonNullable<ReadDate>): string | undefined {
    if ('day' in read) return read.day
    if (this.mapping.isDayFirst === null) return undefined
    return this.mapping.isDayFirst ? read.first : read.second
  }

  private date(field: 'birthDate' | 'startedOn' | 'expiresOn'): void {
    const text = this.text(field, 60)
    if (text === '') return
    const read = readDate(text)
    const day = read && this.dayOf(read)
    if (!read) this.refuse(field, `“${text}” is not a date with day, month and year of four digits.`)
    else if (!day)
      this.refuse(field, `“${text}” has two readings. Please say whether day or month comes first.`)
    else if (day < EARLIEST_DAY) this.refuse(field, 'The date must be after 1900.')
    else if (field !== 'expiresOn' && day > this.today)
      this.refuse(field, 'The date must not be in the future.')
    else this.values[field] = day
  }

  private word(field: TranslatedField): void {
    const text = this.text(field)
    const word = foldWord(text)
    if (word === '') return
    const meanings: Record<string, string | null> = this.mapping.words[field]
    const meaning = Object.hasOwn(meanings, word) ? meanings[word] : undefined
    if (meaning === undefined)
      this.refuse(field, `Please say what “${text.slice(0, 60)}” means under ${PERSON_FIELDS[field]}.`)
    else if (meaning !== null) Object.assign(this.values, { [field]: meaning })
  }

  private number(): void {
    const text = plainDigits(this.text('number', 60))
    if (text === '') return
    if (NUMBER_PATTERN.test(text)) this.values.number = text
    else this.refuse('number', 'A number has at most 20 letters, digits, spaces, dots, dashes and slashes.')
  }

  private person(): void {
    const text = this.text('person', 60)
    if (text === '') return
    if (/^[0-9a-f]{24}$/.test(text)) this.values.person = text
    else this.refuse('person', 'This is not an id of a person. Please leave the cell empty for a new one.')
  }

  read(): this {
    this.person()
    this.name()
    this.email()
    this.phone()
    this.postalAddress()
    this.number()
    for (const field of ['birthDate', 'startedOn', 'expiresOn'] as const) this.date(field)
    for (const field of ['region', 'grade', 'standing'] as const) this.word(field)
    for (const [field, max] of Object.entries(TEXTS) as [keyof typeof TEXTS, number][]) {
      const text = this.text(field, max)
      if (text !== '') this.values[field] = text
    }
    const { startedOn, expiresOn } = this.values
    if (startedOn && expiresOn && expiresOn < startedOn)
      this.refuse('expiresOn', 'The end must not be before the start.')
    return this
  }
}

/** Reads a row. Every cell that cannot be read is a problem of its own, and the rest is read nevertheless. */
export const parseRow = (
  cells: readonly string[],
  row: number,
  mapping: PeopleMapping,
  today = jubaDay(),
): ParsedRow => {
  const { values, problems } = new RowReader(cells, mapping, today).read()
  return { row, values, problems }
}

/** A phone number for comparison: its last nine digits, whatever way the country is written. */
export const phoneKey = (phone: string): string => plainDigits(phone).replace(/\D/g, '').slice(-9)

/** A name with a date of birth for comparison. */
export const birthKey = (fullName: string, birthDate: string): string => `${foldWord(fullName)} ${birthDate}`

/** What a row is known by when the same list comes again: whatever names its person. */
export const identityOf = ({ person, number, fullName, email, phone, birthDate }: PersonValues): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        person ?? '',
        number ?? '',
        foldWord(fullName ?? ''),
        email ?? '',
        phoneKey(phone ?? ''),
        birthDate ?? '',
      ]),
    )
    .digest('base64url')
