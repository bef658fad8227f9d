import { type SubmitEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  CONSENT_CHOICES,
  type ConsentChoice,
  type Preferences,
} from '../../../../domain/people/consents/consentTexts.schema'
import { keysOf } from '../../../../platform/records.schema'
import { Button } from '../../../components/ui/Button'
import { Checkbox } from '../../../components/ui/Checkbox'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { mailingMessages } from '../../../lib/messages/mailingMessages'
import { messages } from '../../../lib/messages/messages'
import { useIsHydrated } from '../../../lib/useIsHydrated'

const ALWAYS =
  'Mails about your own account, applications, registrations, invoices, payments, receipts, renewal reminders and the end of a membership always come: they follow from what you do here and from your membership.'

/** What a person receives: by the link of a mail, whose secret stands after the hash, or signed in. */
export const MailPreferences = () => {
  const app = useApp()
  const isHydrated = useIsHydrated()
  const token = useLocation().hash.slice(1) || undefined
  const [preferences, setPreferences] = useState<Preferences>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [isSaved, setIsSaved] = useState(false)

  useEffect(() => {
    if (!isHydrated) return
    let isCurrent = true
    app.api
      .post<Preferences>('/consents/look', token ? { token } : {})
      .then((found) => {
        if (isCurrent) setPreferences(found)
      })
      .catch((error: unknown) => {
        if (isCurrent) setProblem(errorText(error, messages.unexpected))
      })
    return () => {
      isCurrent = false
    }
  }, [app, isHydrated, token])

  const choose = async (choices: Partial<Record<ConsentChoice, boolean>>): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    setIsSaved(false)
    try {
      setPreferences(
        await app.api.post<Preferences>('/consents/choose', { choices, ...(token && { token }) }),
      )
      setIsSaved(true)
    } catch (error) {
      setProblem(errorText(error, messages.unexpected))
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget)
    void choose(Object.fromEntries(keysOf(CONSENT_CHOICES).map((choice) => [choice, ticked.has(choice)])))
  }
  const none = Object.fromEntries(keysOf(CONSENT_CHOICES).map((choice) => [choice, false]))
  return (
    <div className="grid gap-6">
      <div role="alert" className="empty:hidden">
        {problem && <p className="border-2 border-laterite bg-laterite-wash p-4 font-semibold">{problem}</p>}
      </div>
      {!preferences && !problem && (
        <div role="status" className="h-screen">
          Loading…
        </div>
      )}
      {preferences && (
        <form
          key={preferences.states.map(({ isGiven }) => (isGiven ? '1' : '0')).join('')}
          onSubmit={submit}
          className="grid gap-4"
        >
          <p>
            For <bdi className="font-semibold break-all">{preferences.email}</bdi>
          </p>
          <fieldset>
            <legend className="mb-1 text-xl">What you receive</legend>
            {preferences.states.map(({ choice, isGiven, changedAt }) => (
              <Checkbox
                key={choice}
                name={choice}
                defaultChecked={isGiven}
                label={CONSENT_CHOICES[choice].label}
                hint={`${CONSENT_CHOICES[choice].text}.${changedAt ? ` Chosen on ${formatDate(changedAt)}.` : ''}`}
              />
            ))}
          </fieldset>
          <p className="flex flex-wrap gap-3">
            <Button type="submit" tone="main" isBusy={isBusy}>
              Save
            </Button>
            <Button isBusy={isBusy} onClick={() => void choose(none)}>
              Unsubscribe from Everything
            </Button>
          </p>
          <p role="status" className="font-semibold text-acacia empty:hidden">
            {isSaved ? mailingMessages.preferencesSaved : ''}
          </p>
          <p className="text-ink-soft">{ALWAYS}</p>
        </form>
      )}
    </div>
  )
}
