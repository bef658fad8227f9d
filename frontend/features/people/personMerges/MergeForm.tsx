import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  MERGE_FIELDS,
  MERGE_FIELD_NAMES,
  MERGE_REASON_LENGTH,
  type MergeField,
  type MergePreview,
  type MergeSide,
  type Side,
} from '../../../../domain/people/personMerges/personMergeTexts.schema'
import { WordsField } from '../../../components/form/WordsField'
import { useReauthentication } from '../../../components/reauthentication/useReauthentication'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Link } from '../../../components/ui/Link'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'
import { useForm } from '../../../lib/useForm'
import { deskPaths } from '../../../deskPaths'
import { SideRecords } from './SideRecords'
import { mergePath } from './mergePath'

interface ChoiceProps {
  field: MergeField
  sides: Record<Side, MergeSide>
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

const HEADINGS: Record<Side, string> = { remaining: 'Remains', merged: 'Is merged into it' }

const Value = ({ text }: { text: string }) =>
  text ? (
    <bdi className="wrap-anywhere whitespace-pre-line">{text}</bdi>
  ) : (
    <span className="text-ink-soft">Nothing</span>
  )

/** A field on both sides: where it may be chosen, as two answers to one question. */
const FieldChoice = ({ field, sides, chosen, onChoose }: ChoiceProps) => {
  const { label } = MERGE_FIELDS[field]
  return (
    <fieldset className="grid gap-x-6 border-t border-rule py-3 sm:grid-cols-[10rem_1fr_1fr]">
      <legend className="float-start font-semibold sm:contents">{label}</legend>
      {(['remaining', 'merged'] as const).map((side) =>
        chosen ? (
          <label key={side} className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="radio"
              name={`choice-${field}`}
              value={side}
              checked={chosen === side}
              onChange={() => onChoose(side)}
              className="mt-0.5 size-6 flex-none accent-(--nile)"
            />
            <span>
              <span className="sr-only">{HEADINGS[side]}: </span>
              <Value text={sides[side].values[field]} />
            </span>
          </label>
        ) : (
          <p key={side} className="py-2">
            <span className="sr-only">{HEADINGS[side]}: </span>
            <Value text={sides[side].values[field]} />
          </p>
        ),
      )}
    </fieldset>
  )
}

const SIGN_IN = `The remaining person signs in as before. The other one is signed out everywhere and can no longer sign in:
password, two-step sign-in and single sign-on of that account are put by until the merge is undone. Staff roles do not move.`

/** Both people side by side, the choice of each field, the reason, and the act. */
export const MergeForm = ({ preview }: { preview: MergePreview }) => {
  const { api, queryClient } = useApp()
  const navigate = useNavigate()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const [choices, setChoices] = useState(preview.proposed)
  const { remaining, merged, version, obstacles, mustSwap } = preview
  const sides = { remaining, merged }
  const form = useForm({
    // the answers of the table are kept in `choices`
    schema: async () =>
      (await import('../../../../domain/people/personMerges/personMerge.schema')).undoSchema.strip(),
    submit: async ({ reason }) => {
      try {
        await withReauthentication(() =>
          api.post('/person-merges', {
            remaining: remaining.id,
            merged: merged.id,
            choices,
            reason,
            version,
          }),
        )
      } catch (error) {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
        throw formFailure(error, 'The two people were not merged')
      }
      // this page is not asked for again: there are no two people any more
      await queryClient.invalidateQueries({ queryKey: [OWN], refetchType: 'none' })
      toast({ tone: 'success', title: 'The two people are merged' })
      await navigate(deskPaths.user.tab(remaining.id, 'history'))
    },
  })
  const shown = MERGE_FIELD_NAMES.filter(
    (field) => remaining.values[field] !== '' || merged.values[field] !== '',
  )
  return (
    <>
      <p className="mb-4">
        <Link to={mergePath(merged.id, remaining.id)} className="link inline-flex min-h-11 items-center">
          <span>
            Exchange them: <bdi>{merged.fullName}</bdi>
            {merged.number && `, ${merged.number},`} remains
          </span>
        </Link>
      </p>
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ErrorSummary errors={form.errors} />
        <div>
          <div className="hidden gap-x-6 pb-2 font-semibold sm:grid sm:grid-cols-[10rem_1fr_1fr]" aria-hidden>
            <span>Field</span>
            <span>{HEADINGS.remaining}</span>
            <span>{HEADINGS.merged}</span>
          </div>
          {shown.map((field) => (
            <FieldChoice
              key={field}
              field={field}
              sides={sides}
              chosen={choices[field]}
              onChoose={(side) => setChoices({ ...choices, [field]: side })}
            />
          ))}
          <SideRecords remaining={remaining} merged={merged} />
        </div>
        <p className="max-w-text text-ink-soft">{SIGN_IN}</p>
        {(obstacles.length > 0 || mustSwap) && (
          <div role="alert" className="grid gap-2 border-s-4 border-laterite ps-4">
            <p className="font-semibold">They cannot be merged like this.</p>
            <ul className="grid gap-1">
              {mustSwap && (
                <li>
                  The person who is merged signs in, and the one who remains does not. Exchange them: who
                  signs in remains.
                </li>
              )}
              {obstacles.map((obstacle) => (
                <li key={obstacle}>{obstacle}</li>
              ))}
            </ul>
          </div>
        )}
        {obstacles.length === 0 && !mustSwap && (
          <>
            <WordsField
              {...form.field('reason')}
              label="Why they are one person"
              hint="For the record. Members cannot see it."
              maxLength={MERGE_REASON_LENGTH}
            />
            <p>
              <SubmitButton isBusy={form.isPending}>Merge Into One Person</SubmitButton>
            </p>
          </>
        )}
      </form>
      {reauthenticationDialog}
    </>
  )
}
