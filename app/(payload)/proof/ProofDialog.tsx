'use client'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { SecondFactorState } from '../../../domain/accounts/secondFactor/secondFactor.schema'
import type { SignInWays } from '../../../domain/accounts/singleSignOn/singleSignOn.schema'
import styles from './ProofDialog.module.css'
import { readJson } from '../../../frontend/lib/readJson'

export interface ProofDialogProps {
  onProved: () => void
  onCancel: () => void
}

interface Needs {
  hasPassword: boolean
  hasFactor: boolean
}

const UNEXPECTED = 'Your identity could not be confirmed. Please try again.'

const read = async <Body,>(path: string): Promise<Body> => {
  const response = await fetch(path, { credentials: 'same-origin' })
  if (!response.ok) throw new Error(UNEXPECTED)
  return readJson<Body>(response)
}

const readNeeds = async (): Promise<Needs> => {
  const [ways, factor] = await Promise.all([
    read<SignInWays>('/api/users/sso/ways'),
    read<SecondFactorState>('/api/users/factor'),
  ])
  return { hasPassword: ways.hasPassword, hasFactor: factor.isOn }
}

/**
 * Asks for the password, and for the code where two-step sign-in is on, before a change that gives or takes
 * authority.
 */
export const ProofDialog = ({ onProved, onCancel }: ProofDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const problemId = useId()
  const [needs, setNeeds] = useState<Needs>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    dialog.current?.showModal()
    readNeeds().then(setNeeds, () => setNeeds({ hasPassword: true, hasFactor: false }))
  }, [])

  const prove = async (form: FormData): Promise<void> => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const code = form.get('code')
      const response = await fetch('/api/users/reauthenticate', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ password: form.get('password'), ...(code && { code }) }),
      })
      if (response.ok) {
        onProved()
        return
      }
      const { errors } = await readJson<{ errors?: { message?: string }[] }>(response)
      setProblem(errors?.[0]?.message ?? UNEXPECTED)
    } catch {
      setProblem(UNEXPECTED)
    } finally {
      setIsBusy(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    event.stopPropagation() // the panel's own form stands around it
    void prove(new FormData(event.currentTarget))
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onCancel={onCancel}>
      <h2 id={titleId}>Confirm your identity</h2>
      {!needs && <p role="status">Loading…</p>}
      {needs && !needs.hasPassword && (
        <>
          <p>
            Your account has no password. Sign out, sign in again with single sign-on, and repeat the change
            within ten minutes. You can also choose a password on your{' '}
            <a href="/profile/security" target="_blank" rel="noopener">
              security page
            </a>
            .
          </p>
          <p className={styles.buttons}>
            <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={onCancel}>
              Close
            </button>
          </p>
        </>
      )}
      {needs?.hasPassword && (
        <form onSubmit={submit}>
          <p>This change affects what others can do or see. Please enter your password again.</p>
          <p id={problemId} role="alert" className={styles.problem}>
            {problem}
          </p>
          <label>
            Password
            <input
              name="password"
              type="password"
              autoComplete="current-password"
              required
              autoFocus
              aria-describedby={problemId}
            />
          </label>
          {needs.hasFactor && (
            <label>
              Code
              <input
                name="code"
                autoComplete="one-time-code"
                inputMode="text"
                required
                aria-describedby={problemId}
              />
            </label>
          )}
          <p className={styles.buttons}>
            <button type="submit" className="btn btn--style-primary btn--size-medium" disabled={isBusy}>
              Confirm
            </button>
            <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={onCancel}>
              Cancel
            </button>
          </p>
        </form>
      )}
    </dialog>
  )
}
