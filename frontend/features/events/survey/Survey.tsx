import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SURVEY_LIMITS, asksForMark } from '../../../../domain/events/surveys/surveys.constants'
import type { SurveyView } from '../../../../domain/events/surveys/surveys.schema'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Loaded } from '../../../components/ui/Loaded'
import { Select } from '../../../components/ui/Select'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { OWN } from '../../../lib/session/sessionQuery'
import { useAppearing } from '../../../lib/useAppearing'
import { useForm } from '../../../lib/useForm'
import { useIsHydrated } from '../../../lib/useIsHydrated'

const MARKS = ['5 (very good)', '4', '3', '2', '1 (poor)'].map((label) => ({ value: label.charAt(0), label }))
const DONE = {
  answered: 'Thank you. You have answered.',
  again: 'You have answered before; that answer counts.',
}

interface AskedProps extends SurveyView {
  send: (answers: { value: string }[]) => Promise<void>
}

const Asked = ({ questions, until, send }: AskedProps) => {
  const form = useForm({
    schema: async () =>
      (await import('../../../../domain/events/surveys/surveys.schema')).surveyAnswersSchema,
    submit: ({ answers }) => send(answers),
  })
  return (
    <form {...form.props} className="grid gap-5">
      <ErrorSummary errors={form.errors} />
      <p className="border-s-4 border-nile ps-4">
        Your answer is stored without your name or a time. The organisers see results once{' '}
        {SURVEY_LIMITS.shownFrom} people have answered. Please answer once, until {formatDate(until)}.
      </p>
      {questions.map((question, place) => {
        const field = form.field(`answers.${place}.value`)
        const label = place === 0 ? question : `${question} (optional)`
        return asksForMark(question) ? (
          <Select key={field.name} {...field} label={label} emptyLabel="Please choose" options={MARKS} />
        ) : (
          <TextArea
            key={field.name}
            {...field}
            label={label}
            rows={3}
            maxLength={SURVEY_LIMITS.text}
            dir="auto"
          />
        )
      })}
      <p>
        <SubmitButton isBusy={form.isPending}>Send Answers</SubmitButton>
      </p>
    </form>
  )
}

/** The survey of an event for who came, signed in or by the link of a mail, whose token follows the hash. */
export const Survey = ({ eventId }: { eventId: string }) => {
  const { api } = useApp()
  const token = useLocation().hash.slice(1) || undefined
  const [sent, setSent] = useState<SurveyView>()
  const ask = (answers?: { value: string }[]): Promise<SurveyView> =>
    api.post<SurveyView>(`/events/${encodeURIComponent(eventId)}/survey`, { token, answers })
  const result = useQuery({
    queryKey: [OWN, 'survey', eventId, token],
    queryFn: () => ask(),
    enabled: useIsHydrated(),
    retry: false,
    throwOnError: false,
  })
  const box = useAppearing<HTMLParagraphElement>(sent ? sent.state : null)
  return (
    <Loaded result={result} failed="You cannot answer this survey">
      {(found) => {
        const { state, ...view } = sent ?? found
        return state === 'asked' ? (
          <Asked state={state} {...view} send={async (answers) => setSent(await ask(answers))} />
        ) : (
          <p
            ref={box}
            tabIndex={-1}
            role="status"
            className="border-s-4 border-acacia bg-acacia-wash p-5 text-lg"
          >
            {DONE[state]}
          </p>
        )
      }}
    </Loaded>
  )
}
