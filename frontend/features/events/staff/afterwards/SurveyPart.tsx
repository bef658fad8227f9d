import type { SurveyResults } from '../../../../../domain/events/surveys/surveys.schema'
import {
  SURVEY_COLUMNS,
  SURVEY_LIMITS,
  SURVEY_QUESTIONS,
} from '../../../../../domain/events/surveys/surveys.constants'
import { ErrorSummary } from '../../../../components/ui/ErrorSummary'
import { SubmitButton } from '../../../../components/ui/SubmitButton'
import { TextArea } from '../../../../components/ui/TextArea'
import { useApp } from '../../../../lib/app'
import { useForm } from '../../../../lib/useForm'
import { Exported } from './Exported'

export interface PartProps {
  /** Of the API, of the event. */
  path: string
  /** Reads what came of the event again. */
  refresh: () => Promise<unknown>
}

/** The survey of an event: its own questions, until somebody has answered, and what was answered. */
export const SurveyPart = ({ path, refresh, survey }: PartProps & { survey: SurveyResults | null }) => {
  const { api } = useApp()
  const form = useForm({
    schema: async () =>
      (await import('../../../../../domain/events/surveys/surveys.schema')).surveyFormSchema,
    submit: async ({ questions }) => {
      await api.post(`${path}/survey-questions`, { questions: questions.join('\n') })
      await refresh()
    },
  })
  if (survey && survey.answers > 0)
    return (
      <Exported
        title={`Survey: ${survey.answers} answers`}
        headers={SURVEY_COLUMNS}
        rows={survey.rows}
        empty={`Shown once ${SURVEY_LIMITS.shownFrom} people have answered, so that nobody is recognised.`}
        file={`/api${path}/survey-answers`}
      />
    )
  return (
    <form {...form.props} aria-label="Survey" className="grid max-w-text gap-4">
      <h3 className="text-xl">Survey</h3>
      <p role="status">
        {survey ? 'The survey is open. Nobody has answered yet.' : 'There is no survey yet.'}
      </p>
      <p className="text-ink-soft">
        It asks: {SURVEY_QUESTIONS.join(' ')} Who came can answer for {SURVEY_LIMITS.days} days from the end
        of the event on, without a name.
      </p>
      <ErrorSummary errors={form.errors} />
      <TextArea
        {...form.field('questions')}
        label="Own questions (optional)"
        hint={`One a line, at most ${SURVEY_LIMITS.questions}. End a line with (1–5) to ask for a mark.`}
        rows={5}
        defaultValue={survey?.questions.slice(SURVEY_QUESTIONS.length).join('\n')}
      />
      <p>
        <SubmitButton isBusy={form.isPending}>{survey ? 'Change Questions' : 'Open Survey'}</SubmitButton>
      </p>
    </form>
  )
}
