import { type ReactNode, Suspense, lazy, useRef, useState } from 'react'
import { ApiError } from '../../lib/ApiError'
import { accountMessages } from '../../lib/messages/accountMessages'

const ReauthenticationDialog = lazy(async () => ({
  default: (await import('./ReauthenticationDialog')).ReauthenticationDialog,
}))

interface Reauthentication {
  /**
   * Runs a sensitive request. When the server asks who is there, the dialog asks for the password and the request is
   * repeated; requests that are refused meanwhile wait for the same answer. Throws the request's own error, or one of
   * code `reauthentication_cancelled` when the person gave up.
   */
  withReauthentication: <Result>(request: () => Promise<Result>) => Promise<Result>
  /** The dialog, to be put beside (not into) the form whose request may need it. */
  reauthenticationDialog: ReactNode
}

const isAskedFor = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'reauthentication_required'

/** For requests that the server answers only after the person has lately proved who they are. */
export const useReauthentication = (): Reauthentication => {
  const [isAsking, setIsAsking] = useState(false)
  const question = useRef<{ answer: Promise<boolean>; settle: (isProved: boolean) => void }>(undefined)

  const ask = (): Promise<boolean> => {
    if (question.current) return question.current.answer
    let settle: (isProved: boolean) => void = () => undefined
    const answer = new Promise<boolean>((resolve) => {
      settle = (isProved) => {
        question.current = undefined
        setIsAsking(false)
        resolve(isProved)
      }
    })
    question.current = { answer, settle }
    setIsAsking(true)
    return answer
  }

  return {
    withReauthentication: async (request) => {
      try {
        return await request()
      } catch (error) {
        if (!isAskedFor(error)) throw error
        if (!(await ask()))
          throw new ApiError(401, 'reauthentication_cancelled', accountMessages.reauthenticationCancelled)
        return request()
      }
    },
    reauthenticationDialog: isAsking && (
      <Suspense>
        <ReauthenticationDialog
          onProved={() => question.current?.settle(true)}
          onCancel={() => question.current?.settle(false)}
        />
      </Suspense>
    ),
  }
}
