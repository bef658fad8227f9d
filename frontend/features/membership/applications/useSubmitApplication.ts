import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ApplicationData } from '../../../../domain/membership/applications/applicationForm.schema'
import { ApiError } from '../../../lib/ApiError'
import { useApp } from '../../../lib/app'
import { formFailure } from '../../../lib/formFailure'
import { applicationMessages } from '../../../lib/messages/applicationMessages'
import { dropDraft } from '../../../lib/drafts'
import { reloadSession } from '../../../lib/session/forgetSession'
import { useSession } from '../../../lib/session/useSession'
import { useToast } from '../../../lib/toasts'
import { paths } from '../../../paths'
import { draftQuery } from './applicationQuery'
import { DRAFT } from './draftName'
import { evidenceQuery } from './evidenceQuery'

/** Source: spec.md section 9, "redirect after submission 2 seconds". */
const REDIRECT_MS = 2000

/**
 * Sends an application and goes on two seconds later; whose session is over is led to sign in, and back.
 * @returns isSent from the moment the server has it
 */
export const useSubmitApplication = (): {
  submit: (application: ApplicationData) => Promise<void>
  isSent: boolean
} => {
  const app = useApp()
  const { user } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const [isSent, setIsSent] = useState(false)

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => void navigate(paths.membership.join.build()), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isSent, navigate])

  const submit = async (application: ApplicationData): Promise<void> => {
    try {
      await app.api.post('/applications/submit', application)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        await reloadSession(app).catch(() => undefined) // else /auth takes the person for signed in
        await navigate(
          paths.auth.build({
            from: paths.membership.application.build({ step: 3 }),
            notice: 'application-submit',
          }),
        )
        return
      }
      // of the grade that was sent now, whatever was saved
      if (error instanceof ApiError && error.code === 'incomplete')
        await app.queryClient.invalidateQueries({ queryKey: evidenceQuery(app).queryKey })
      // a field that is wrong, an application that is open already or a lost line say more
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error
      if (error instanceof ApiError && error.code === 'network')
        throw formFailure(error, applicationMessages.failed)
      throw new ApiError(0, 'not_sent', applicationMessages.failed)
    }
    if (user) dropDraft(user.id, DRAFT)
    app.queryClient.removeQueries({ queryKey: evidenceQuery(app).queryKey })
    app.queryClient.setQueryData(draftQuery(app).queryKey, { values: {}, savedAt: null })
    toast({ tone: 'success', title: applicationMessages.sent })
    setIsSent(true)
  }
  return { submit, isSent }
}
