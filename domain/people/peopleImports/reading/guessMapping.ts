import { REGION_LABELS, type Region } from '../../../../collections/access/roles'
import { GRADES, type Grade } from '../../../membership/memberships/grades.schema'
import { entriesOf } from '../../../../platform/records.schema'
import { PERSON_FIELDS, type PersonField, type Standing, type TranslatedField } from '../fields.schema'
import type { ColumnSample } from '../import.schema'
import { type PeopleMapping, foldWord } from '../mapping.schema'

/** Headings as lists have them; the first that fits counts. What an export calls a column comes before all of them. */
const HEADINGS: readonly [field: PersonField, words: RegExp][] = [
  ['person', /^person id$/],
  ['email', /e ?mail|البريد/],
  ['phone', /phone|mobile|^tel|cell|whatsapp|هاتف|جوال/],
  ['birthDate', /birth|\bdob\b|born|الميلاد/],
  ['expiresOn', /expir|valid until|valid to|paid until|paid to|renewal date|end date/],
  ['startedOn', /since|joined|join(ing)? date|start date|admitted|date of admission|enrol/],
  ['licenseNumber', /licen[cs]e|registration no/],
  ['number', /member.*(no|number|id|nr)\b|^(no|number|reg no|ace no|id)$|رقم/],
  ['grade', /grade|category|class|membership type|^type$|الفئة/],
  ['standing', /status|standing|الحالة/],
  ['region', /region|state|الاقليم/],
  ['organization', /organi[sz]ation|company|employer|firm|workplace/],
  // a second column of email addresses is none of postal ones
  ['postalAddress', /^(?!.*(?:e ?mail|البريد)).*(?:address|street|\b(?:po)?box\b|العنوان)/],
  ['specialization', /speciali|discipline|field/],
  ['professionalTitle', /title|position|job|occupation/],
  ['givenName', /first name|given name|forename|christian name|other names?/],
  ['familyName', /last name|surname|family name/],
  ['fullName', /name|الاسم/],
]

/** Further columns of the names before the last one. */
const FURTHER_NAME = /(?:middle|second|third|other|father s?|fathers?|grandfather s?|grandfathers?) names?/

/** What a list calls both a number that it counts its rows with and a membership number. */
const BARE_NUMBER = /^(no|number|id)$/

/** Further lines of a postal address, where another column is its first. */
const FURTHER_LINE =
  /\baddress (?:line )?[2-9]$|\b(?:city|town|county|payam|boma|post ?code|zip(?: code)?)\b|^country$|المدينة/

const REGION_WORDS: readonly [Region, RegExp][] = [
  ['greater_upper_nile', /upper nile|malakal|unity|jonglei|bentiu|\bbor\b|\bgun\b/],
  ['greater_bahr_el_ghazal', /bahr|ghazal|wau|aweil|warrap|kuajok|lakes|rumbek/],
  ['greater_equatoria', /equatoria|juba|torit|yambio|\bceq?\b/],
  ['other', /other|abroad|diaspora|outside/],
]
const GRADE_WORDS: readonly [Grade, RegExp][] = [
  ['student', /student/],
  ['honorary', /honou?r/],
  ['corporate', /corporate|company|institution/],
  ['fellow', /fellow/],
  ['professional', /professional|^member$|\bmace\b/],
  ['graduate', /graduate/],
  ['associate', /associate|technician/],
]
const STANDING_WORDS: readonly [Standing, RegExp][] = [
  ['died', /died|dead|deceased|late/],
  ['suspended', /suspend/],
  ['resigned', /resign|left|withdr/],
  [
    'byDates',
    /active|current|valid|expired|lapsed|inactive|paid|unpaid|good standing|grace|as its dates say/,
  ],
]

const LABELS: Record<TranslatedField, Record<string, string>> = {
  region: REGION_LABELS,
  grade: GRADES,
  standing: {},
}
const WORDS: Record<TranslatedField, readonly [string, RegExp][]> = {
  region: REGION_WORDS,
  grade: GRADE_WORDS,
  standing: STANDING_WORDS,
}

/** What a word of the file means; undefined where nobody can tell. */
const guessWord = (field: TranslatedField, word: string): string | undefined =>
  entriesOf(LABELS[field]).find(([key, label]) => foldWord(label) === word || foldWord(key) === word)?.[0] ??
  WORDS[field].find(([, words]) => words.test(word))?.[0]

/** Whether a column counts the rows of its list: 1, 2, 3. */
const countsRows = ({ heading, values }: ColumnSample): boolean =>
  BARE_NUMBER.test(foldWord(heading)) &&
  values.length > 1 &&
  values.every((value, place) => value.trim() === String(place + 1))

const guessColumns = (columns: readonly ColumnSample[]): (PersonField | null)[] => {
  const headings = columns.map(({ heading }) => heading)
  const used = new Set<PersonField>()
  const take = (field: PersonField | undefined): PersonField | null => {
    if (!field || used.has(field)) return null
    used.add(field)
    return field
  }
  const exact = headings.map((heading) =>
    take(entriesOf(PERSON_FIELDS).find(([, label]) => foldWord(label) === foldWord(heading))?.[0]),
  )
  const guessFor = (heading: string): PersonField | undefined =>
    HEADINGS.find(([field, words]) => !used.has(field) && words.test(foldWord(heading)))?.[0]
  // a name in parts first: no part of it is the whole
  const inParts = columns.map(({ heading }, place) => {
    const guess = exact[place] ?? guessFor(heading)
    return guess === 'givenName' || guess === 'familyName' ? take(guess) : null
  })
  const isInParts = !used.has('fullName') && used.has('givenName') && used.has('familyName')
  if (isInParts) used.add('fullName')
  const guessed = columns.map((column, place) => {
    const found = exact[place] ?? inParts[place]
    if (found || countsRows(column)) return found ?? null
    return isInParts && FURTHER_NAME.test(foldWord(column.heading))
      ? 'givenName'
      : take(guessFor(column.heading))
  })
  return guessed.map((field, place) => {
    if (field === 'givenName' || field === 'familyName') return isInParts ? field : null
    const isLine = used.has('postalAddress') && FURTHER_LINE.test(foldWord(headings[place] ?? ''))
    return field ?? (isLine ? 'postalAddress' : null)
  })
}

/** The meanings of a column's words, as far as they can be told. */
export const guessWords = (
  field: TranslatedField,
  words: ColumnSample['words'],
  known: Record<string, string | null> = {},
): Record<string, string | null> =>
  Object.fromEntries(
    words.flatMap(({ word }) => {
      const meaning = word in known ? known[word] : guessWord(field, word)
      return meaning === undefined ? [] : [[word, meaning]]
    }),
  )

/** A mapping for a file whose headings nobody has seen. */
export const guessMapping = (
  columns: readonly ColumnSample[],
  table: Pick<PeopleMapping, 'separator' | 'encoding' | 'headerRow'>,
): PeopleMapping => {
  const fields = guessColumns(columns)
  const wordsOf = (field: TranslatedField): Record<string, never> => {
    const column = columns[fields.indexOf(field)]
    return (column ? guessWords(field, column.words) : {}) as Record<string, never>
  }
  return {
    ...table,
    columns: fields,
    isDayFirst: null,
    words: { region: wordsOf('region'), grade: wordsOf('grade'), standing: wordsOf('standing') },
  }
}
