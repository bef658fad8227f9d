import { Fragment, type SubmitEvent, useState } from 'react'
import { REGION_LABELS } from '../../../../collections/access/roles'
import {
  DATE_FIELDS,
  PERSON_FIELDS,
  type PersonField,
  STANDINGS,
  TRANSLATED_FIELDS,
  type TranslatedField,
} from '../../../../domain/people/peopleImports/fields.schema'
import type { PeopleDraft } from '../../../../domain/people/peopleImports/import.schema'
import type { PeopleMapping } from '../../../../domain/people/peopleImports/mapping.schema'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { ENCODINGS, SEPARATORS } from '../../../../platform/tables/table.schema'
import { Button } from '../../../components/ui/Button'
import { Select } from '../../../components/ui/Select'
import { optionsOf } from '../../../lib/optionsOf'
import type { DraftChoices } from './peopleImportQueries'

export interface PeopleMappingFormProps {
  draft: PeopleDraft
  isBusy: boolean
  /** Why the list was not checked. */
  problem: string | undefined
  /** The file is to be read in another way. */
  onChoices: (choices: DraftChoices) => void
  onSubmit: (mapping: PeopleMapping) => void
}

const MEANINGS: Record<TranslatedField, Record<string, string>> = {
  region: REGION_LABELS,
  grade: GRADES,
  standing: STANDINGS,
}

const FIELD_OPTIONS = optionsOf(PERSON_FIELDS)

interface WordsProps {
  field: TranslatedField
  words: PeopleDraft['columns'][number]['words']
  meanings: Record<string, string | null>
  onChange: (word: string, meaning: string | null | undefined) => void
}

/** What the words of a column mean. */
const Words = ({ field, words, meanings, onChange }: WordsProps) => (
  <fieldset className="grid gap-3 border border-edge p-4">
    <legend className="px-2 font-semibold">{PERSON_FIELDS[field]}: what the words of the list mean</legend>
    <div className="grid gap-3 md:grid-cols-2">
      {words.map(({ word, text }) => (
        <Select
          key={word}
          label={`“${text}”`}
          value={word in meanings ? (meanings[word] ?? 'none') : ''}
          onChange={({ target }) => {
            onChange(word, target.value === '' ? undefined : target.value === 'none' ? null : target.value)
          }}
          emptyLabel="Please choose"
          options={[...optionsOf(MEANINGS[field]), { value: 'none', label: 'As if it were empty' }]}
        />
      ))}
    </div>
  </fieldset>
)

/** Which column of a list is what, with values of the file. It is remembered for lists with the same headings. */
export const PeopleMappingForm = ({
  draft,
  isBusy,
  problem,
  onChoices,
  onSubmit,
}: PeopleMappingFormProps) => {
  const [columns, setColumns] = useState(draft.mapping.columns)
  const [words, setWords] = useState<Record<TranslatedField, Record<string, string | null>>>(
    draft.mapping.words,
  )
  const [isDayFirst, setIsDayFirst] = useState(draft.mapping.isDayFirst)
  const isAsked = columns.some(
    (field, place) =>
      (DATE_FIELDS as readonly (PersonField | null)[]).includes(field) && draft.columns[place]?.isAmbiguous,
  )
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit({ ...draft.mapping, columns, isDayFirst, words: words as PeopleMapping['words'] })
  }
  return (
    <form className="grid gap-6" onSubmit={submit}>
      <p className="max-w-text">
        {draft.isRemembered
          ? 'The columns are as they were for the last list with these headings. Please check them.'
          : 'Please say what each column means. Your answer is remembered for lists with the same headings.'}
      </p>
      <div className="grid gap-4 md:grid-cols-3">
        {draft.separator && (
          <Select
            label="Columns are separated by"
            value={draft.separator}
            onChange={({ target }) => onChoices({ separator: target.value })}
            options={optionsOf(SEPARATORS)}
          />
        )}
        {draft.encoding && draft.encoding !== 'utf-8' && (
          <Select
            label="Letters are written as"
            value={draft.encoding}
            onChange={({ target }) => onChoices({ encoding: target.value })}
            options={optionsOf(ENCODINGS).filter(({ value }) => value !== 'utf-8')}
          />
        )}
        <Select
          label="Row with the headings"
          value={String(draft.headerRow)}
          onChange={({ target }) => onChoices({ headerRow: target.value })}
          options={draft.firstRows.map((cells, place) => ({
            value: String(place + 1),
            label: `Row ${place + 1}: ${cells.filter(Boolean).join(', ').slice(0, 60)}`,
          }))}
        />
      </div>
      <table className="table data-table">
        <caption className="sr-only">The columns of the list</caption>
        <thead>
          <tr>
            {['Column', 'Values', 'Is'].map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {draft.columns.map(({ heading, values }, place) => (
            <tr key={place}>
              <th scope="row" dir="auto" className="wrap-anywhere">
                {heading || `Column ${place + 1}`}
              </th>
              <td data-label="Values" className="wrap-anywhere text-ink-soft">
                {values.map((value, index) => (
                  <Fragment key={index}>
                    {index > 0 && ' · '}
                    <bdi>{value}</bdi>
                  </Fragment>
                ))}
                {values.length === 0 && 'Empty'}
              </td>
              <td data-label="Is">
                <select
                  aria-label={`“${heading || `Column ${place + 1}`}” is`}
                  className="field-input"
                  value={columns[place] ?? ''}
                  onChange={({ target }) => {
                    setColumns(columns.with(place, (target.value || null) as PersonField | null))
                  }}
                >
                  <option value="">Not imported</option>
                  {FIELD_OPTIONS.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isAsked && (
        <div className="max-w-text">
          <Select
            label="Dates such as 03/04/2021"
            required
            value={isDayFirst === null ? '' : isDayFirst ? 'day' : 'month'}
            onChange={({ target }) => setIsDayFirst(target.value === '' ? null : target.value === 'day')}
            emptyLabel="Please choose"
            options={[
              { value: 'day', label: 'The day comes first: 3 April' },
              { value: 'month', label: 'The month comes first: 4 March' },
            ]}
          />
        </div>
      )}
      {TRANSLATED_FIELDS.map((field) => {
        const column = draft.columns[columns.indexOf(field)]
        return column && column.words.length > 0 ? (
          <Words
            key={field}
            field={field}
            words={column.words}
            meanings={words[field]}
            onChange={(word, meaning) => {
              const { [word]: _, ...others } = words[field]
              setWords({ ...words, [field]: meaning === undefined ? others : { ...others, [word]: meaning } })
            }}
          />
        ) : null
      })}
      {problem && (
        <p role="alert" className="font-semibold text-laterite-deep">
          {problem}
        </p>
      )}
      <p>
        <Button type="submit" tone="main" isBusy={isBusy}>
          Check the List
        </Button>
      </p>
    </form>
  )
}
