import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  ENDORSEMENT_TEXTS,
  type EndorsementKind,
  type EndorsementQuestion,
  MAX_STATEMENT_LENGTH,
} from '../../../../domain/membership/endorsements/kinds.schema'
import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { Button } from '../../../components/ui/Button'
import { TextArea } from '../../../components/ui/TextArea'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { useIsHydrated } from '../../../lib/useIsHydrated'

type Answer = 'confirmed' | 'declined'

const QUESTIONS: Record<EndorsementKind, (question: EndorsementQuestion) => string> = {
  sponsor: ({ fullName, grade }) =>
    `Do you support the application of ${fullName} for ${GRADES[grade]} membership?`,
  nominator: ({ fullName, grade }) => `Do you nominate ${fullName} for ${GRADES[grade]} membership?`,
  nominee: ({ grade }) => `Do you accept your nomination for ${GRADES[grade]} membership?`,
}

const Done = ({ answer }: { answer: Answer }) => (
  <p
    role="status"
    className={`border-s-4 p-5 text-lg ${answer === 'confirmed' ? 'border-acacia bg-acacia-wash' : 'border-amber bg-amber-wash'}`}
  >
    {answer === 'confirmed'
      ? 'Thank you. Your confirmation has been recorded.'
      : 'Thank you. We have noted that you do not confirm this.'}
  </p>
)

/** What the link asks to confirm, and two buttons. Opening the link spends nothing. */
export const Endorsement = () => {
  const app = useApp()
  const isHydrated = useIsHydrated()
  const token = useLocation().hash.slice(1)
  const [question, setQuestion] = useState<EndorsementQuestion>()
  const [answer, setAnswer] = useState<Answer>()
  const [pressed, setPressed] = useState<Answer>()
  const [statement, setStatement] = useState('')
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    if (!isHydrated || !token) return
    let isCurrent = true
    const look = async (): Promise<void> => {
      try {
        const found = await app.api.post<EndorsementQuestion>('/endorsements/look', { token })
        if (!isCurrent) return
        setQuestion(found)
        if (found.status !== 'asked') setAnswer(found.status)
      } catch (error) {
        if (isCurrent) setProblem(errorText(error, messages.unexpected))
      }
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [app, isHydrated, token])

  const send = async (chosen: Answer): Promise<void> => {
    setPressed(chosen)
    setProblem(undefined)
    try {
      const text = statement.trim()
      await app.api.post('/endorsements/answer', { token, answer: chosen, ...(text && { statement: text }) })
      setAnswer(chosen)
    } catch (error) {
      setProblem(errorText(error, messages.unexpected))
    } finally {
      setPressed(undefined)
    }
  }
  const shownProblem = problem ?? (isHydrated && !token ? ENDORSEMENT_TEXTS.invalid : undefined)
  return (
    <div className="grid gap-6">
      <div role="alert" className="empty:hidden">
        {shownProblem && (
          <p className="border-2 border-laterite bg-laterite-wash p-4 font-semibold">{shownProblem}</p>
        )}
      </div>
      {answer && <Done answer={answer} />}
      {!question && !shownProblem && <p role="status">Loading…</p>}
      {question && !answer && (
        <>
          <h2 className="text-2xl break-words">{QUESTIONS[question.kind](question)}</h2>
          {question.reason && (
            <blockquote className="border-s border-edge ps-4 whitespace-pre-wrap break-words" dir="auto">
              {question.reason}
            </blockquote>
          )}
          <TextArea
            id="statement"
            name="statement"
            label="Anything the reviewers should know"
            hint="You may leave this empty."
            maxLength={MAX_STATEMENT_LENGTH}
            rows={5}
            value={statement}
            onChange={({ currentTarget }) => setStatement(currentTarget.value)}
          />
          <p className="flex flex-wrap gap-3">
            <Button
              tone="main"
              isBusy={pressed === 'confirmed'}
              disabled={pressed !== undefined}
              onClick={() => void send('confirmed')}
            >
              Yes, I Confirm
            </Button>
            <Button
              isBusy={pressed === 'declined'}
              disabled={pressed !== undefined}
              onClick={() => void send('declined')}
            >
              No, I Decline
            </Button>
          </p>
          <p className="text-ink-soft">
            You can answer once, until {formatDate(question.expiresAt)}. An answer cannot be changed here.
          </p>
        </>
      )}
    </div>
  )
}
